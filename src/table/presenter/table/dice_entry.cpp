#include "table/presenter/table/dice_entry.hpp"

#include <optional>

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/prompt_parts.hpp"

namespace encounters::table {

namespace {

void forget(EnteredRoll& roll, int die) {
    std::erase_if(roll.faces, [die](const EnteredFace& entered) { return entered.die == die; });
}

// "5 white and 1 green".
std::string dice_asked(const play::DiceEntry& entry) {
    std::vector<std::string> parts;
    for (const encounters::Colour colour : kAllColours) {
        if (const int count = entry.count_of(colour); count > 0)
            parts.push_back(fmt::format("{} {}", count, colour_word(colour)));
    }
    if (parts.empty()) return "";
    const std::string last = parts.back();
    parts.pop_back();
    return parts.empty() ? last : fmt::format("{} and {}", fmt::join(parts, ", "), last);
}

// Dice show the letter of their kind of Equipment.
std::optional<encounters::Colour> colour_of(Key key) {
    switch (key) {
        case Key::w: return encounters::Colour::white;
        case Key::y:
        case Key::e: return encounters::Colour::yellow;
        case Key::g:
        case Key::m: return encounters::Colour::green;
        case Key::b: return encounters::Colour::blue;
        case Key::x: return encounters::Colour::black;
        default: return std::nullopt;
    }
}

bool is_entered(const play::DiceEntry& entry, encounters::Colour colour) {
    for (int die = 0; die < entry.size(); ++die) {
        if (entry.colour(die) == colour && entry.face(die) == 0) return false;
    }
    return true;
}

}  // namespace

bool is_roll_asked(const View& view) {
    return view.are_rolls_entered && view.decider == kNoSeat && view.state.phase != Phase::over &&
           chance(view.state, view.cards()).kind == ChanceKind::dice;
}

play::DiceEntry entry_of(const View& view) {
    play::DiceEntry entry(view.state, view.cards());
    for (const EnteredFace& entered : view.ui.roll.faces) entry.set(entered.die, entered.face);
    return entry;
}

int die_to_enter(const View& view) {
    if (view.ui.roll.chosen >= 0) return view.ui.roll.chosen;
    const play::DiceEntry entry = entry_of(view);
    for (int die = 0; view.ui.roll.colour && die < entry.size(); ++die) {
        if (entry.colour(die) == *view.ui.roll.colour && entry.face(die) == 0) return die;
    }
    return entry.next();
}

void enter_face(UiState& ui, const View& view, int face) {
    play::DiceEntry entry = entry_of(view);
    const int die = die_to_enter(view);
    ui.roll.refused = die < 0 ? entry.enter(face) : entry.set(die, face);
    if (!ui.roll.refused.empty()) return;
    forget(ui.roll, die);
    ui.roll.faces.push_back({die, face});
    ui.roll.chosen = -1;
    if (entry.is_complete()) ui.focused.clear();
}

void choose_die(UiState& ui, const View& view, int die) {
    if (die < 0 || die >= entry_of(view).size()) return;
    ui.roll.chosen = ui.roll.chosen == die ? -1 : die;
    ui.roll.refused.clear();
}

void take_back_face(UiState& ui) {
    ui.roll.refused.clear();
    ui.roll.chosen = -1;
    if (!ui.roll.faces.empty()) ui.roll.faces.pop_back();
}

bool choose_colour(UiState& ui, const View& view, Key key) {
    const std::optional<encounters::Colour> colour = colour_of(key);
    if (!colour || !is_roll_asked(view)) return false;
    const play::DiceEntry entry = entry_of(view);
    if (entry.count_of(entry.colour(0)) == entry.size()) return false;
    ui.roll.refused.clear();
    if (entry.count_of(*colour) == 0) {
        ui.roll.refused = fmt::format("No {} die is rolled.", colour_word(*colour));
    } else if (is_entered(entry, *colour)) {
        ui.roll.refused = fmt::format("All {} dice have their faces.", colour_word(*colour));
    } else {
        ui.roll.colour = colour;
        ui.roll.chosen = -1;
    }
    return true;
}

bool refuse_face(UiState& ui, const View& view, Key key) {
    const int digit = static_cast<int>(key) - static_cast<int>(Key::digit_0);
    const bool is_face = digit >= 1 && digit <= 6;
    if (!is_roll_asked(view) || digit < 0 || digit > 9 || is_face) return false;
    ui.roll.refused = fmt::format("A die shows 1 to 6, not {}.", digit);
    return true;
}

void ask_roll(const View& view, Prompt& prompt) {
    const play::DiceEntry entry = entry_of(view);
    prompt.whose = view.state.active == kNoSeat ? "Roll" : seat_name(view, view.state.active) + " rolls";
    const std::string dice = dice_asked(entry);
    prompt.question = fmt::format("Roll {}, then enter {}", dice, entry.size() == 1 ? "its face" : "their faces");
    prompt.shorter = {"Roll " + dice, "Roll " + dice_words(entry.size())};
    prompt.rules = {"R4.1", "R5.5"};
}

}  // namespace encounters::table
