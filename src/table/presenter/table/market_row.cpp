// The Black Market: five cards with what they cost now, and what can be done with each.
#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/card_faces.hpp"
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kGap = 8;
constexpr float kWidestCard = 300;

Control buy_control(Desk& desk, std::uint8_t place, const EquipmentCard& card) {
    Control control =
        move_control(desk, Move::of(MoveKind::buy, place), fmt::format("Buy {} (place {})", card.name, place + 1),
                     WhenRefused::keep_in_focus_order);
    control.card = key_of(desk.state().market[place]);
    return control;
}

bool is_affordable(const Desk& desk, EquipmentId card) {
    return desk.state().active != kNoSeat && cost_of(desk.state(), desk.cards(), card) <= desk.state().player().cbills;
}

void replace_button(Desk& desk, const Rectangle& at, std::uint8_t place, const EquipmentCard& card) {
    Control control = move_control(desk, Move::of(MoveKind::replace, place),
                                   fmt::format("Replace {} (place {})", card.name, place + 1));
    desk.scene.add(at, Button{}).control = std::move(control);
    const bool is_wide = at.width >= 56;
    desk.scene.text(at, is_wide ? std::string("Replace") : inline_icon(IconName::discard),
                    {TextRole::secondary_strong, Colour::plain, Surface::button, Align::centre});
}

std::string price(const Desk& desk, EquipmentId id) {
    if (desk.state().active == kNoSeat) return money(desk.cards().equipment_card(id).cost);
    return money(cost_of(desk.state(), desk.cards(), id));
}

void whole_card(Desk& desk, const Rectangle& at, std::uint8_t place) {
    const EquipmentId id = desk.state().market[place];
    const EquipmentCard& card = desk.cards().equipment_card(id);
    const bool can_replace = desk.view.is_legal(Move::of(MoveKind::replace, place));
    const int maintenance =
        desk.state().active == kNoSeat ? card.maintenance : maintenance_of(desk.state(), desk.cards(), id);
    EquipmentLook look;
    look.foot_left = price(desk, id);
    look.is_lit = desk.view.is_legal(Move::of(MoveKind::buy, place));
    if (!can_replace)
        look.foot_right = maintenance > 0 ? fmt::format("ready {}", maintenance) : std::string("used once");
    equipment_face(desk, at, id, look);
    Rectangle touch = at;
    if (can_replace) {
        const Rectangle foot = cut_bottom(touch, 22);
        replace_button(desk, {foot.right() - 62, foot.y + 1, 57, 18}, place, card);
    }
    desk.scene.target(touch, buy_control(desk, place, card));
}

void slim_card(Desk& desk, const Rectangle& at, std::uint8_t place) {
    SceneBuilder& scene = desk.scene;
    const EquipmentId id = desk.state().market[place];
    const EquipmentCard& card = desk.cards().equipment_card(id);
    Card paper;
    paper.surface = desk.view.is_legal(Move::of(MoveKind::buy, place)) ? Surface::paper_lit : Surface::paper;
    paper.band = Band::left;
    paper.band_surface = band_of(card.type);
    paper.band_size = std::min(22.0F, at.width * 0.18F);
    scene.card(at, paper);
    Rectangle touch = at;
    if (desk.view.is_legal(Move::of(MoveKind::replace, place))) {
        const Rectangle corner = cut_right(touch, 24);
        replace_button(desk, centred(corner.centre(), {20, 22}), place, card);
    }
    Rectangle inside = touch;
    const Rectangle band = cut_left(inside, paper.band_size);
    scene.text(band, inline_icon(icon_of(card.type)),
               {TextRole::body_strong, ink_on_band(card.type), paper.band_surface, Align::centre});
    scene.target(touch, buy_control(desk, place, card));
    inside = inset(inside, 5, 3);
    scene.text(cut_top(inside, inside.height / 2), card.name, {TextRole::body_strong, Colour::ink, paper.surface});
    const Colour ink = is_affordable(desk, id) ? Colour::ink : Colour::ink_red;
    text_pair(scene, inside,
              {short_words(desk.cards(), key_of(id)), {TextRole::secondary, Colour::ink_soft, paper.surface}},
              {price(desk, id), {TextRole::body_strong, ink, paper.surface}});
}

std::string market_words(const Desk& desk) {
    const State& state = desk.state();
    if (state.active != kNoSeat && market_closed(state, desk.cards())) return "BLACK MARKET · CLOSED";
    return state.market_open ? "BLACK MARKET · OPEN" : "BLACK MARKET";
}

}  // namespace

void market_row(Desk& desk) {
    Rectangle row = desk.regions.market;
    if (!desk.regions.is_compact) {
        caption(desk.scene, cut_top(row, 14), market_words(desk),
                desk.state().market_open ? Colour::amber : Colour::soft);
        cut_top(row, 4);
    }
    const int places = desk.cards().table.market_size;
    for (int place = 0; place < places; ++place) {
        Rectangle at = across(row, place, places, desk.regions.is_compact ? 5 : kGap);
        if (!desk.regions.is_compact) {
            at.width = std::min(at.width, kWidestCard);
            at.x = row.x + static_cast<float>(place) * (at.width + kGap);
        }
        const std::uint8_t index = static_cast<std::uint8_t>(place);
        if (!desk.state().market[index].exists()) {
            desk.scene.panel(at, Surface::slot);
        } else if (desk.regions.is_compact) {
            slim_card(desk, at, index);
        } else {
            whole_card(desk, at, index);
        }
    }
}

}  // namespace encounters::table
