// Games played at random, checked at every step: what a property test runs.
#pragma once

#include <encounters/play/chance_source.hpp>
#include <encounters/rules/engine.hpp>

#include <string>

namespace encounters::testing {

// How the decisions of a game are made: all at random, by the house player with one random choice in five, by the house
// player alone, or at random by kind of action first, so that many locks or swaps don't crowd out the rest.
enum class Policy : std::uint8_t { random, mixed, house, by_kind };

// A game that can be played again from this line alone: "seed seats policy moves".
struct GamePlan {
    std::uint64_t seed = 1;
    int seats = 2;
    Policy policy = Policy::random;
    int most_moves = 300;  // decisions
};
std::string text_of(const GamePlan& plan);
// Reads such a line; REQUIREs that it is one.
GamePlan plan_of(const std::string& line);

// How often each effect word came into force or was used, by its index in Effect.
using EffectCounts = std::array<long, std::variant_size_v<Effect>>;

struct GameReport {
    std::string broken;  // the first broken property, or empty
    int moves = 0;
    bool finished = false;
    EffectCounts effects{};
};

// Plays the game with these cards and checks after every step: the invariants; that C-bills and Reputation are the sum
// of what the events told; that every legal action is accepted and every accepted one listed, also for mutated moves;
// that a refusal changes nothing. With few dice, now and then every move there is is tried (see why_disagree).
GameReport play_checked(const GamePlan& plan, const Catalogue& cards);

// The core set, loaded once.
const Catalogue& core_set();

}  // namespace encounters::testing
