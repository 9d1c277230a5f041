#include "table/presenter/table/card_faces.hpp"

namespace encounters::table {

namespace {

constexpr float kRoomyCard = 170;  // from this width its words are set larger where they fit

// The icons of the first effect that touches dice.
struct IconsOf {
    template <class E>
    DiceIcons operator()(const E& effect) const {
        if constexpr (requires { effect.dice.any; }) {
            return effect.dice;
        } else {
            return {};
        }
    }
    DiceIcons operator()(const AddDice& effect) const { return {effect.dice, 0}; }
};

DiceIcons icons_of(const CardFace& face) {
    for (const Effect& effect : face.effects) {
        const DiceIcons icons = std::visit(IconsOf{}, effect);
        if (icons.count() > 0) return icons;
    }
    return {};
}

struct EquipmentInk {
    Surface paper;
    Surface band;
    Colour title;
    Colour words;
    Colour foot;
};

EquipmentInk ink_for(const EquipmentCard& card, const EquipmentLook& look) {
    if (look.is_spent)
        return {Surface::paper_spent, Surface::band_spent, Colour::bright, Colour::spent_text, Colour::bright};
    return {look.is_lit ? Surface::paper_lit : Surface::paper, band_of(card.type), ink_on_band(card.type), Colour::ink,
            Colour::ink_soft};
}

void foot_line(SceneBuilder& scene, Rectangle line, const EquipmentLook& look, const EquipmentInk& ink) {
    const Colour left = look.is_spent ? Colour::bright : Colour::ink;
    text_pair(scene, line, {look.foot_left, {TextRole::body_strong, left, ink.paper}},
              {look.foot_right, {TextRole::secondary, ink.foot, ink.paper}});
}

}  // namespace

void equipment_face(Desk& desk, const Rectangle& at, EquipmentId id, EquipmentLook look) {
    SceneBuilder& scene = desk.scene;
    const EquipmentCard& card = desk.cards().equipment_card(id);
    const EquipmentInk ink = ink_for(card, look);
    Card paper;
    paper.surface = ink.paper;
    paper.band = Band::top;
    paper.band_surface = ink.band;
    paper.band_size = std::min(21.0F, at.height * 0.34F);
    std::optional<Control> control = std::move(look.control);
    look.control.reset();
    scene.card(at, paper).control = std::move(control);

    Rectangle inside = at;
    Rectangle band = cut_top(inside, paper.band_size);
    text_pair(scene, inset(band, 7, 1), {card.name, {TextRole::body_strong, ink.title, ink.band}},
              {inline_icon(icon_of(card.type)), {TextRole::secondary, ink.title, ink.band}});
    inside = inset(inside, 7, 3);
    if (!look.foot_left.empty() || !look.foot_right.empty()) foot_line(scene, cut_bottom(inside, 17), look, ink);
    const DiceIcons icons = icons_of(card);
    if (icons.count() > 0 && inside.height >= 54) {
        icon_dice(scene, cut_bottom(inside, 18), icons);
        cut_bottom(inside, 2);
    }
    CardWords words{printed_text(desk.cards(), key_of(id)), short_words(desk.cards(), key_of(id)), {}};
    if (at.width >= kRoomyCard) words.large = TextRole::card_body;
    fitting_words(scene, inside, words, {TextRole::secondary, ink.words, ink.paper});
}

}  // namespace encounters::table
