// The unlocked dice, large, with the number keys that choose them.
#include <algorithm>

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kRing = 5;  // of the selection, around a die
constexpr float kKeyLine = 15;
constexpr float kApart = 8;

struct DiceGrid {
    float size = 0;
    int columns = 1;
};

DiceGrid grid_for(const Rectangle& at, int dice) {
    for (float size = 84; size >= 20; size -= 2) {
        const int columns = static_cast<int>(at.width / (size + 2 * kRing + kApart));
        const int rows = static_cast<int>(at.height / (size + 2 * kRing + kKeyLine));
        if (columns * rows >= dice) return {size, std::max(1, columns)};
    }
    return {20, std::max(1, static_cast<int>(at.width / (20 + 2 * kRing + kApart)))};
}

bool is_barred(const Desk& desk, const encounters::Die& die) {
    return (barred(desk.state(), desk.cards()) & colour_bit(die.colour)) != 0;
}

std::string die_label(const encounters::Die& die, int index) {
    const std::string face = die.face == 0 ? "not rolled" : fmt::format("{}", die.face);
    return fmt::format("Die {}: {} {}", index + 1, colour_word(die.colour), face);
}

// In an open roll a die is chosen, while something is used it is named, else it only lies there.
std::optional<Control> die_control(Desk& desk, int index) {
    const encounters::Die& die = desk.state().dice[static_cast<std::size_t>(index)];
    if (desk.view.decider == kNoSeat || desk.view.is_computer_deciding()) return std::nullopt;
    if (desk.state().phase == Phase::use_die) {
        const std::uint32_t lowest = canonical_dice(desk.state(), 1U << index);
        const Move move = Move::of(MoveKind::pick_die, static_cast<std::uint8_t>(__builtin_ctz(lowest)));
        return move_control(desk, move, die_label(die, index));
    }
    if (desk.state().phase != Phase::rolled) return std::nullopt;
    if (!is_barred(desk, die)) return desk.scene.control(ToggleDie{index}, die_label(die, index));
    Control control =
        desk.scene.refused(ToggleDie{index}, die_label(die, index),
                           fmt::format("{} dice are barred here (R5.9)", with_capital(colour_word(die.colour))));
    control.rule = "R5.9";
    return control;
}

bool is_chosen(const Desk& desk, int index) {
    if (desk.state().phase == Phase::rolled) return ((desk.view.ui.selected >> index) & 1U) != 0;
    return (desk.state().dice[static_cast<std::size_t>(index)].marks & (kDieNamed | kDieTouched)) != 0;
}

void one_die(Desk& desk, const Rectangle& at, int index) {
    const encounters::Die& die = desk.state().dice[static_cast<std::size_t>(index)];
    const Rectangle body{at.x + kRing, at.y + kRing, at.width - 2 * kRing, at.width - 2 * kRing};
    if (is_chosen(desk, index)) desk.scene.panel({at.x, at.y, at.width, at.width}, Surface::selection);
    std::optional<Control> control = die_control(desk, index);
    Die drawn;
    drawn.colour = die_colour(die.colour);
    drawn.face = die.face;
    drawn.is_faded = desk.view.is_computer_deciding() ? is_barred(desk, die) : !control || !control->is_enabled;
    if (control) {
        control->key = key_of_place(index);
        const std::string key = key_name(control->key);
        const Rectangle line{at.x, at.y + at.width, at.width, at.height - at.width};
        desk.scene.text(line, key, {TextRole::secondary, Colour::tray_text, Surface::tray, Align::centre});
    }
    desk.scene.die(body, drawn).control = std::move(control);
}

}  // namespace

void dice_stage(Desk& desk, const Rectangle& at) {
    const int dice = unlocked_count(desk.state());
    if (desk.state().phase == Phase::over) return;
    if (dice == 0) {
        desk.scene.text({at.x, at.y, at.width, 20}, "No die is unlocked.",
                        {TextRole::body, Colour::tray_text, Surface::tray});
        return;
    }
    const DiceGrid grid = grid_for(at, dice);
    const float cell = grid.size + 2 * kRing;
    const int rows = (dice + grid.columns - 1) / grid.columns;
    const float top = at.y + std::max(0.0F, (at.height - static_cast<float>(rows) * (cell + kKeyLine)) / 2);
    for (int index = 0; index < dice; ++index) {
        const float x = at.x + static_cast<float>(index % grid.columns) * (cell + kApart);
        const float y = top + static_cast<float>(index / grid.columns) * (cell + kKeyLine);
        one_die(desk, {x, y, cell, cell + kKeyLine}, index);
    }
}

}  // namespace encounters::table
