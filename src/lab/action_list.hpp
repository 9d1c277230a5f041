// The numbered actions of a prompt, and why others can't be done.
#pragma once

#include <encounters/play/log_text.hpp>
#include <encounters/rules/refusal.hpp>

#include <optional>

namespace encounters::lab {

// Actions of a prompt with their numbers from 1, a line each. Of many ways to lock only the first ones are shown unless
// `all` is asked for; the numbers stay what they are.
enum class ListLength : std::uint8_t { first_locks, all };
std::string actions_text(const std::vector<Move>& actions, const State& state, const play::LogNames& names,
                         ListLength length = ListLength::first_locks);

// Something people may want to do and can't.
struct Greyed {
    MoveKind kind = MoveKind::done;
    std::string text;  // in words
    Refusal refusal;
    std::string names{};  // all that it may be asked for by: its kind, and each card that the line stands for
};

// All kinds of action that are refused now; one line for a kind when all its cards are refused for the same reason.
std::vector<Greyed> greyed_actions(const State& state, const play::LogNames& names);

// The dice that words such as "white 3 + green 1" or "w3 g1" name among the unlocked ones, as bits of State::dice;
// nothing when a word is no die or no such die is there.
std::optional<std::uint32_t> dice_named(std::string_view words, const State& state);

// The answer to `why WORDS`: what is refused and its words match, with rule and reason, a line each. "lock w3 w1" asks
// about those dice, a number about an action of the list.
std::string why_text(std::string_view words, const std::vector<Move>& actions, const State& state,
                     const play::LogNames& names);

}  // namespace encounters::lab
