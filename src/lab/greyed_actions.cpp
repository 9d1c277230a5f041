// Why something can't be done: asks the engine about everything people may want.
#include "lab/action_list.hpp"

#include "lab/text_lines.hpp"

#include <encounters/rules/engine.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace encounters::lab {

using fmt::format;

namespace {

// Actions without a card of their own.
constexpr std::array kPlainKinds{
    MoveKind::flip_contracts, MoveKind::reveal,          MoveKind::use_power,   MoveKind::escape, MoveKind::complete,
    MoveKind::extend,         MoveKind::declare_default, MoveKind::start_fresh, MoveKind::secure, MoveKind::burn};

// Answers to a question that the table puts; told only when asked about.
bool is_answer(MoveKind kind) {
    return kind == MoveKind::start_fresh || kind == MoveKind::secure || kind == MoveKind::burn;
}

// Everything of one kind that the cards on the table suggest.
std::vector<Move> candidates(MoveKind kind, const State& state, const Catalogue& catalogue) {
    std::vector<Move> moves;
    if (kind == MoveKind::buy || kind == MoveKind::replace) {
        for (int place = 0; place < catalogue.table.market_size; ++place)
            if (state.market[place].exists()) moves.push_back(Move::of(kind, static_cast<std::uint8_t>(place)));
    } else if (kind == MoveKind::ready || kind == MoveKind::use_equipment) {
        for (std::uint8_t slot = 0; slot < state.player().equipment_count; ++slot)
            moves.push_back(Move::of(kind, slot));
    } else if (kind == MoveKind::use_hire) {
        for (int i = 0; i < state.hire_count; ++i) {
            const Move move = Move::of(kind, state.hires[i].card.value);
            const bool is_own = state.hires[i].seat == state.active;
            if (is_own && (moves.empty() || !(moves.back() == move))) moves.push_back(move);
        }
    } else {
        moves.push_back(Move::of(kind));
    }
    return moves;
}

// What an action would bring is no news while it can't be done.
std::string refused_text(const Move& move, const State& state, const play::LogNames& names) {
    const bool is_plain = std::find(kPlainKinds.begin(), kPlainKinds.end(), move.kind) != kPlainKinds.end();
    return is_plain ? std::string(play::kind_text(move.kind)) : play::move_text(move, state, names);
}

// What a move may be asked for by, a line each.
std::string names_of(const Move& move, const State& state, const play::LogNames& names) {
    return format("{}\n{}\n", play::kind_text(move.kind), refused_text(move, state, names));
}

// One kind's refused moves; told as one when the whole kind is refused for one reason.
void add_greyed(MoveKind kind, const State& state, const play::LogNames& names, std::vector<Greyed>& found) {
    const std::vector<Move> moves = candidates(kind, state, *names.catalogue);
    std::vector<Greyed> refused;
    bool is_same = true;
    for (const Move& move : moves)
        if (const auto refusal = why_illegal(state, move, *names.catalogue)) {
            is_same = is_same && (refused.empty() || refused.front().refusal == *refusal);
            refused.push_back({kind, refused_text(move, state, names), *refusal, names_of(move, state, names)});
        }
    if (refused.size() > 1 && refused.size() == moves.size() && is_same) {
        Greyed all{kind, std::string(play::kind_text(kind)), refused.front().refusal};
        for (const Greyed& one : refused) all.names += one.names;
        refused = {all};
    }
    found.insert(found.end(), refused.begin(), refused.end());
}

std::uint32_t unlocked_dice(const State& state) {
    std::uint32_t dice = 0;
    for (int i = 0; i < state.dice_count; ++i)
        if (state.dice[i].unlocked()) dice |= 1u << i;
    return dice;
}

std::string lowered(std::string_view text) {
    std::string lower(text);
    for (char& letter : lower)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return lower;
}

std::optional<Colour> colour_named(std::string_view word) {
    constexpr std::array<std::string_view, kColours> names{"white", "yellow", "green", "blue", "black"};
    constexpr std::array<std::string_view, kColours> letters{"w", "y", "g", "b", "k"};
    for (const Colour colour : kAllColours)
        if (word == names[index_of(colour)] || word == letters[index_of(colour)]) return colour;
    return std::nullopt;
}

std::string greyed_line(const Greyed& greyed) {
    return wrapped(format("  {:<5} ", greyed.refusal.rule), format("{}: {}", greyed.text, greyed.refusal.reason));
}

std::string why_lock(std::string_view words, const State& state, const play::LogNames& names) {
    const std::optional<std::uint32_t> dice = dice_named(words, state);
    if (!dice) return "  These are not unlocked dice. Name them so: why lock white 3 + green 1, or: why lock w3 g1\n";
    const Move move = Move::lock(canonical_dice(state, *dice));
    const std::string text = play::move_text(move, state, names);
    if (const auto refusal = why_illegal(state, move, *names.catalogue))
        return greyed_line({MoveKind::lock, text, *refusal});
    return format("  That can be done: {}\n", text);
}

std::string why_number(int number, const std::vector<Move>& actions, const State& state, const play::LogNames& names) {
    if (number < 1 || number > static_cast<int>(actions.size()))
        return format("  There is no action {}; they go from 1 to {}.\n", number, actions.size());
    return format("  That can be done: {}\n", play::move_text(actions[number - 1], state, names));
}

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

std::vector<Greyed> greyed_actions(const State& state, const play::LogNames& names) {
    std::vector<Greyed> found;
    if (to_move(state, *names.catalogue) == kNoSeat) return found;
    for (const MoveKind kind :
         {MoveKind::buy, MoveKind::ready, MoveKind::replace, MoveKind::use_equipment, MoveKind::use_hire})
        add_greyed(kind, state, names, found);
    for (const MoveKind kind : kPlainKinds) add_greyed(kind, state, names, found);
    const Move lock_all = Move::lock(canonical_dice(state, unlocked_dice(state)));
    if (lock_all.dice != 0)
        if (const auto refusal = why_illegal(state, lock_all, *names.catalogue))
            found.push_back({MoveKind::lock, "lock all unlocked dice", *refusal, "lock all unlocked dice"});
    return found;
}

std::optional<std::uint32_t> dice_named(std::string_view words, const State& state) {
    std::string text = lowered(words);
    std::replace(text.begin(), text.end(), '+', ' ');
    std::replace(text.begin(), text.end(), ',', ' ');
    std::uint32_t dice = 0;
    std::string word;
    for (const char letter : text + ' ') {
        if (letter == ' ') continue;
        if (letter < '0' || letter > '9') {
            word += letter;
            continue;
        }
        const std::optional<Colour> colour = colour_named(word);
        word.clear();
        if (!colour) return std::nullopt;
        int found = -1;
        for (int i = 0; i < state.dice_count && found < 0; ++i) {
            const Die& die = state.dice[i];
            const bool is_free = die.unlocked() && ((dice >> i) & 1u) == 0;
            if (is_free && die.colour == *colour && die.face == letter - '0') found = i;
        }
        if (found < 0) return std::nullopt;
        dice |= 1u << found;
    }
    if (!word.empty() || dice == 0) return std::nullopt;
    return dice;
}

std::string why_text(std::string_view words, const std::vector<Move>& actions, const State& state,
                     const play::LogNames& names) {
    if (const auto number = number_in(words)) return why_number(*number, actions, state, names);
    const std::string asked = lowered(words);
    if (asked.starts_with("lock ") && !asked.starts_with("lock all")) return why_lock(asked.substr(5), state, names);
    std::string text;
    for (const Greyed& greyed : greyed_actions(state, names))
        if (asked.empty() ? !is_answer(greyed.kind) : lowered(greyed.names).find(asked) != std::string::npos)
            text += greyed_line(greyed);
    for (const Move& action : actions) {
        const std::string able = play::move_text(action, state, names);
        if (!asked.empty() && text.empty() && lowered(able).find(asked) != std::string::npos)
            return format("  That can be done: {}\n", able);
    }
    if (!text.empty()) return text;
    return asked.empty()
               ? "  Nothing that is usually done is refused now.\n"
               : format("  Nothing refused is called \"{}\". \"why\" alone lists all that is refused.\n", words);
}

}  // namespace encounters::lab
