// The active player's own things: Command with its power, Equipment, Field Hires, and what each can do now.
#include <algorithm>

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/card_faces.hpp"
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kGap = 6;
constexpr float kEquipment = 92;  // at most; they share the room there is
constexpr float kTallStrip = 400;
constexpr float kTallEquipment = 124;
constexpr int kCommandLines = 4;
constexpr float kHires = 26;
constexpr float kHireWidth = 120;

DiceIcons dice_of(const CommandCard& command) { return {command.dice, 0}; }

Control command_control(Desk& desk, const CommandCard& command) {
    const CommandId id = desk.state().player().command;
    Control control = has_power(command) ? move_control(desk, Move::of(MoveKind::use_power), "Power of " + command.name,
                                                        WhenRefused::keep_in_focus_order)
                                         : card_control(desk, key_of(id), "Command " + command.name);
    if (has_power(command)) control.key.key = Key::p;
    control.card = key_of(id);
    return control;
}

void command_box(Desk& desk, const Rectangle& at) {
    SceneBuilder& scene = desk.scene;
    const CommandCard& command = desk.cards().command(desk.state().player().command);
    Control control = command_control(desk, command);
    const bool can_use = has_power(command) && control.is_enabled;
    Panel panel;
    panel.surface = Surface::slot;
    panel.edge = can_use ? Edge::lit : Edge::plain;
    scene.add(at, panel).control = std::move(control);
    Rectangle inside = inset(at, 10, 6);
    Rectangle head = cut_top(inside, 18);
    const DiceIcons dice = dice_of(command);
    const float wide = std::min(static_cast<float>(dice.count()) * 17, head.width * 0.5F);
    icon_dice(scene, {head.right() - wide, head.y + 2, wide, 14}, dice);
    cut_right(head, wide + 6);
    scene.text(head, command.name, {TextRole::card_title, Colour::bright, Surface::slot});
    cut_top(inside, 1);
    scene.paragraph(inside, printed_text(desk.cards(), key_of(desk.state().player().command)),
                    {TextRole::secondary, Colour::soft, Surface::slot});
}

// As high as its words: nobody should have to zoom to read what their own power does.
float command_height(const Desk& desk, float width) {
    const std::string words = printed_text(desk.cards(), key_of(desk.state().player().command));
    WrapLimits limits;
    limits.width = width - 20;
    limits.max_lines = kCommandLines;
    const auto lines =
        wrapped(words, limits, desk.scene.measure(), desk.scene.theme().text(TextRole::secondary)).lines.size();
    return 33 + static_cast<float>(std::max<std::size_t>(1, lines)) * desk.scene.line_height(TextRole::secondary);
}

std::string slot_words(const Desk& desk, std::uint8_t slot) {
    const SeatState& seat = desk.state().player();
    const EquipmentId id = seat.equipment[slot];
    const bool is_barred = (barred(desk.state(), desk.cards()) & colour_bit(desk.cards().equipment_card(id).type)) != 0;
    if (seat.is_ready(slot)) return is_barred ? "ready · barred" : "ready";
    const int cost = maintenance_of(desk.state(), desk.cards(), id);
    return cost > 0 ? fmt::format("exhausted · {}", money(cost)) : std::string("exhausted");
}

void equipment_slot(Desk& desk, const Rectangle& at, std::uint8_t slot) {
    const SeatState& seat = desk.state().player();
    const EquipmentId id = seat.equipment[slot];
    const bool is_ready = seat.is_ready(slot);
    const Move move = Move::of(is_ready ? MoveKind::use_equipment : MoveKind::ready, slot);
    EquipmentLook look;
    look.is_spent = !is_ready;
    look.is_lit = is_ready && desk.view.is_legal(move);
    look.foot_right = slot_words(desk, slot);
    Control control = move_control(
        desk, move,
        fmt::format("{} {} (slot {})", is_ready ? "Use" : "Ready", desk.cards().equipment_card(id).name, slot + 1),
        WhenRefused::keep_in_focus_order);
    control.card = key_of(id);
    look.control = std::move(control);
    equipment_face(desk, at, id, std::move(look));
}

// One for each different card, in the order of the legal list when they can be used.
std::vector<EncounterId> different_hires(const State& state) {
    std::vector<EncounterId> cards;
    for (int index = 0; index < state.hire_count; ++index) {
        const HireOnTable& hire = state.hires[static_cast<std::size_t>(index)];
        if (hire.seat == state.active && std::find(cards.begin(), cards.end(), hire.card) == cards.end())
            cards.push_back(hire.card);
    }
    return cards;
}

int count_of_hire(const State& state, EncounterId card) {
    return static_cast<int>(
        std::count_if(state.hires.begin(), state.hires.begin() + state.hire_count,
                      [&](const HireOnTable& hire) { return hire.seat == state.active && hire.card == card; }));
}

void hire_chip(Desk& desk, const Rectangle& at, EncounterId card, bool is_first) {
    const std::string& name = desk.cards().encounter(card).name;
    Control control = move_control(desk, Move::of(MoveKind::use_hire, card.value), "Field Hire " + name,
                                   WhenRefused::keep_in_focus_order);
    control.card = key_of(card);
    if (is_first) control.key.key = Key::f;
    Panel panel;
    panel.surface = Surface::slot;
    panel.edge = control.is_enabled ? Edge::lit : Edge::plain;
    desk.scene.add(at, panel).control = std::move(control);
    const int count = count_of_hire(desk.state(), card);
    text_pair(desk.scene, inset(at, 7, 3),
              {fmt::format("{} {}", inline_icon(IconName::field_hire), name),
               {TextRole::secondary_strong, Colour::plain, Surface::slot}},
              {count > 1 ? fmt::format("{}×", count) : std::string("+1"),
               {TextRole::secondary_strong, Colour::amber, Surface::slot}});
}

void hire_row(Desk& desk, const Rectangle& row) {
    const std::vector<EncounterId> cards = different_hires(desk.state());
    const int room = std::max(1, static_cast<int>((row.width + kGap) / (kHireWidth * 0.75F + kGap)));
    const int count = static_cast<int>(cards.size());
    const bool has_more = count > room;
    const int shown = has_more ? room - 1 : count;
    const int pages = has_more ? (count + shown - 1) / std::max(1, shown) : 1;
    const int first = has_more ? (desk.view.ui.page % pages) * shown : 0;
    const int places = std::max(2, has_more ? room : count);
    for (int index = 0; index < shown && first + index < count; ++index) {
        hire_chip(desk, across(row, index, places, kGap), cards[static_cast<std::size_t>(first + index)], index == 0);
    }
    if (!has_more) return;
    const Rectangle last = across(row, places - 1, places, kGap);
    desk.scene.panel(last, Surface::slot).control = desk.scene.control(TurnPage{1}, "More Field Hires");
    desk.scene.text(inset(last, 6, 3), fmt::format("{} more", count - shown),
                    {TextRole::secondary_strong, Colour::plain, Surface::slot, Align::centre});
}

}  // namespace

float own_strip(Desk& desk, const Rectangle& at) {
    if (desk.state().active == kNoSeat || !desk.state().player().command.exists()) return 0;
    const SeatState& seat = desk.state().player();
    Rectangle rest = at;
    desk.scene.text(cut_top(rest, 16), seat_owns(desk.view, desk.state().active) + " Command and Equipment",
                    {TextRole::body_strong, Colour::soft, Surface::night});
    cut_top(rest, 2);
    command_box(desk, cut_top(rest, command_height(desk, rest.width)));
    cut_top(rest, kGap);
    const int rows = (seat.equipment_count + 1) / 2;
    const float hires = hires_of(desk.state(), desk.state().active) > 0 ? kHires + kGap : 0;
    const float room = rows > 0 ? (rest.height - hires) / static_cast<float>(rows) - kGap : 0;
    const float most = rows == 1 || at.height >= kTallStrip ? kTallEquipment : kEquipment;
    for (int row = 0; row < rows; ++row) {
        const Rectangle line = cut_top(rest, std::clamp(room, 40.0F, most));
        for (int side = 0; side < 2 && row * 2 + side < seat.equipment_count; ++side) {
            equipment_slot(desk, across(line, side, 2, kGap), static_cast<std::uint8_t>(row * 2 + side));
        }
        cut_top(rest, kGap);
    }
    if (rows == 0) {
        desk.scene.text(cut_top(rest, 18), "No Equipment yet", {TextRole::body, Colour::soft, Surface::night});
        cut_top(rest, kGap);
    }
    if (hires > 0) hire_row(desk, cut_top(rest, kHires));
    return rest.y - at.y;
}

}  // namespace encounters::table
