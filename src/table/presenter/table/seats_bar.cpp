// The players in table order: name, Reputation, C-bills, Equipment, tokens, and who decides.
#include <algorithm>

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/pieces.hpp"
#include "table/presenter/utf8.hpp"

namespace encounters::table {

namespace {

struct SeatInk {
    Surface ground = Surface::panel;
    Colour own = Colour::plain;
};

std::string first_letter(const std::string& name) { return name.substr(0, name.empty() ? 0 : next_character(name, 0)); }

std::string equipment_words(const SeatState& seat) {
    int ready = 0;
    for (int slot = 0; slot < seat.equipment_count; ++slot) ready += seat.is_ready(slot) ? 1 : 0;
    return fmt::format("{}{}/{}", inline_icon(IconName::equipment), ready, static_cast<int>(seat.equipment_count));
}

std::string token_words(const State& state, SeatIndex seat) {
    std::string words;
    const int hires = hires_of(state, seat);
    if (hires > 0) words += fmt::format("{}{} ", inline_icon(IconName::field_hire), hires);
    if (state.patronage == seat) words += inline_icon(IconName::patronage);
    if (state.censure == seat) words += inline_icon(IconName::censure);
    return words;
}

std::string role_words(const Desk& desk, SeatIndex seat) {
    if (seat == desk.view.decider) return seat == desk.state().active ? "decides" : "decides now";
    if (seat == desk.state().active && desk.state().phase != Phase::over) return "plays";
    return desk.view.seats[seat].rank;
}

void reputation_pips(Desk& desk, const Rectangle& at, SeatIndex seat, Colour colour) {
    Pips pips;
    pips.count = desk.cards().table.winning_reputation;
    pips.filled = std::clamp<int>(desk.state().seats[seat].reputation, 0, pips.count);
    pips.colour = colour;
    desk.scene.pips(at, pips);
}

void shape(Desk& desk, const Rectangle& at, SeatIndex seat) {
    const SeatView& who = desk.view.seats[seat];
    const Rectangle square = centred(at.centre(), {at.width, at.width});
    Icon icon;
    icon.name = seat_shape(who.shape);
    icon.tint = seat_colour(who.colour);
    icon.is_ground = true;
    desk.scene.add(square, icon);
    desk.scene.text(square, first_letter(who.name),
                    {TextRole::card_title, Colour::ink, seat_surface(who.colour), Align::centre, at.width / 34});
}

void full_seat(Desk& desk, Rectangle inside, SeatIndex seat, const SeatInk& ink) {
    SceneBuilder& scene = desk.scene;
    const SeatState& state = desk.state().seats[seat];
    shape(desk, cut_left(inside, 32), seat);
    cut_left(inside, 8);
    Rectangle name = cut_top(inside, 19);
    const std::string role = role_words(desk, seat);
    const bool is_idle = role == desk.view.seats[seat].rank;
    const std::string cbills = money(state.cbills);
    scene.text(cut_right(name, scene.text_width(cbills, TextRole::title) + 1), cbills,
               {TextRole::title, Colour::amber, ink.ground, Align::right});
    cut_right(name, 6);
    text_pair(scene, name, {desk.view.seats[seat].name, {TextRole::card_title, Colour::bright, ink.ground}},
              {role, {TextRole::secondary_strong, is_idle ? Colour::soft : Colour::amber, ink.ground}});
    cut_top(inside, 1);
    Rectangle line = cut_top(inside, 13);
    const std::string equipment = equipment_words(state);
    const float wide = scene.text_width(equipment, TextRole::secondary) + 1;
    scene.text(cut_right(line, wide), equipment, {TextRole::secondary, Colour::soft, ink.ground, Align::right});
    cut_right(line, 8);
    reputation_pips(desk, {line.x, line.y + 1, std::min(line.width, 140.0F), 11}, seat, ink.own);
    const std::string command = state.command.exists() ? desk.cards().command(state.command).name : "";
    text_pair(scene, inside, {command, {TextRole::secondary, Colour::soft, ink.ground}},
              {token_words(desk.state(), seat), {TextRole::secondary_strong, Colour::amber, ink.ground}});
}

void chip(Desk& desk, Rectangle inside, SeatIndex seat, const SeatInk& ink) {
    SceneBuilder& scene = desk.scene;
    const SeatState& state = desk.state().seats[seat];
    shape(desk, cut_left(inside, inside.width < 90 ? 18.0F : 22.0F), seat);
    cut_left(inside, 5);
    text_pair(scene, cut_top(inside, 17),
              {desk.view.seats[seat].name, {TextRole::body_strong, Colour::bright, ink.ground}},
              {money(state.cbills), {TextRole::secondary_strong, Colour::amber, ink.ground}});
    Rectangle line = cut_top(inside, 15);
    const std::string tokens = token_words(desk.state(), seat);
    if (!tokens.empty()) {
        const float wide = std::min(scene.text_width(tokens, TextRole::secondary_strong) + 1, line.width * 0.45F);
        scene.text(cut_right(line, wide), tokens,
                   {TextRole::secondary_strong, Colour::amber, ink.ground, Align::right});
        cut_right(line, 3);
    }
    reputation_pips(desk, {line.x, line.y + 2, std::min(line.width, 120.0F), 10}, seat, ink.own);
}

// All boxes are equally wide, from the left.
Rectangle seat_box(const Rectangle& bar, int index, int seats) {
    const float gap = seats > 4 ? 5.0F : 8.0F;
    Rectangle box = across(bar, index, seats, gap);
    box.width = std::min(box.width, 330.0F);
    box.x = bar.x + static_cast<float>(index) * (box.width + gap);
    return box;
}

void seat_in_bar(Desk& desk, const Rectangle& box, SeatIndex seat) {
    const bool decides = seat == desk.view.decider;
    SeatInk ink;
    ink.own = seat_colour(desk.view.seats[seat].colour);
    ink.ground = decides ? Surface::panel_active : Surface::panel;
    Panel body;
    body.surface = ink.ground;
    body.edge = decides ? Edge::lit : Edge::plain;
    const CommandId command = desk.state().seats[seat].command;
    std::optional<Control> control;
    if (command.exists())
        control = card_control(desk, key_of(command), fmt::format("Seat {}: {}", seat + 1, desk.view.seats[seat].name));
    desk.scene.add(box, body).control = std::move(control);
    if (box.height < 52 || box.width < 150) {
        chip(desk, inset(box, box.width < 90 ? 5.0F : 8.0F, 6), seat, ink);
    } else {
        full_seat(desk, inset(box, 9, 5), seat, ink);
    }
}

}  // namespace

void seats_bar(Desk& desk) {
    const int seats = desk.state().seat_count;
    for (int index = 0; index < seats; ++index)
        seat_in_bar(desk, seat_box(desk.regions.seats, index, seats), static_cast<SeatIndex>(index));
}

}  // namespace encounters::table
