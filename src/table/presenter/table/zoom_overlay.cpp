// One card, large, with all of its words: pinned over the table, or beside what the pointer rests on.
#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

struct ZoomWords {
    std::string kind;
    std::string corner;  // value, Reputation or cost
    Surface band = Surface::block;
    Colour band_ink = Colour::bright;
};

ZoomWords words_of(const Catalogue& cards, CardKey key) {
    switch (key.kind) {
        case CardKind::contract: {
            const ContractCard& card = cards.contracts[key.id];
            return {"Contract · " + card.kind, fame(card.reputation), Surface::band_contract, Colour::white};
        }
        case CardKind::encounter: {
            const EncounterCard& card = cards.encounters[key.id];
            const std::string keywords = keyword_words(cards, EncounterId{key.id});
            return {keywords.empty() ? std::string("Encounter") : "Encounter · " + keywords,
                    fmt::format("{}", card.value)};
        }
        case CardKind::equipment: {
            const EquipmentCard& card = cards.equipment[key.id];
            const std::string upkeep = card.has_maintenance()
                                           ? fmt::format("ready again for {}", money(card.maintenance))
                                           : std::string("can\u2019t be readied");
            return {fmt::format("Equipment · {} · {}", type_word(card.type), upkeep), money(card.cost),
                    band_of(card.type), ink_on_band(card.type)};
        }
        case CardKind::command: break;
    }
    return {"Combat Command", ""};
}

Rectangle place_of(const Desk& desk, bool is_pinned) {
    const Size window = desk.scene.size();
    const float height = window.height * 0.6F;
    const float width = std::clamp(height * 0.72F, 260.0F, window.width * 0.6F);
    const Point middle{window.width / 2, window.height / 2};
    if (is_pinned || !desk.view.ui.pointer) return centred(middle, {width, height});
    const bool is_left = desk.view.ui.pointer->x < middle.x;
    const float x = is_left ? std::min(desk.view.ui.pointer->x + 140, window.width - width - 12)
                            : std::max(12.0F, desk.view.ui.pointer->x - 140 - width);
    return {x, (window.height - height) / 2, width, height};
}

// Lead to the paragraphs behind the effects.
void rule_links(Desk& desk, Rectangle line, const CardFace& face) {
    for (const std::string& rule : rules_behind(face)) {
        Control control = desk.scene.control(ShowRule{rule}, "Rule " + rule + " of the card");
        control.rule = rule;
        const Rectangle at = cut_left(line, 54);
        desk.scene.add(at, Button{}).control = std::move(control);
        desk.scene.text(at, rule, {TextRole::secondary_strong, Colour::bright, Surface::button, Align::centre});
        cut_left(line, 6);
    }
}

// At the foot: links to the rules, or the reason why the card can't be used.
struct Foot {
    bool has_links = false;
    std::string reason;
};

void printed_card(Desk& desk, const Rectangle& at, CardKey key, const Foot& foot) {
    SceneBuilder& scene = desk.scene;
    const CardFace& face = face_of(desk.cards(), key);
    const ZoomWords words = words_of(desk.cards(), key);
    Card paper;
    paper.surface = Surface::paper_lit;
    paper.band = Band::top;
    paper.band_surface = words.band;
    paper.band_size = 46;
    scene.card(at, paper);
    Rectangle inside = at;
    Rectangle band = inset(cut_top(inside, paper.band_size), 16, 4);
    if (!words.corner.empty()) {
        const float wide = scene.text_width(words.corner, TextRole::value) + 2;
        scene.text(cut_right(band, wide), words.corner, {TextRole::value, words.band_ink, words.band, Align::right});
        cut_right(band, 10);
    }
    scene.text(band, face.name, {TextRole::number, words.band_ink, words.band});
    inside = inset(inside, 18, 12);
    scene.text(cut_top(inside, 20), words.kind, {TextRole::body, Colour::ink_soft, paper.surface});
    cut_top(inside, 10);
    if (foot.has_links && !face.effects.empty()) {
        rule_links(desk, cut_bottom(inside, 22), face);
        cut_bottom(inside, 8);
    }
    const Rectangle last = cut_bottom(inside, std::min(54.0F, inside.height * 0.25F));
    const float magnification = std::clamp(scene.size().height / 720, 0.9F, 1.3F);
    for (const std::string& line : printed_lines(desk.cards(), key)) {
        cut_top(inside, scene.paragraph(inside, line,
                                        {TextRole::title, Colour::ink, paper.surface, Align::left, magnification}) +
                            10);
    }
    if (face.effects.empty())
        scene.text(cut_top(inside, 20), "No effect.", {TextRole::body, Colour::ink_soft, paper.surface});
    const bool has_reason = !foot.reason.empty();
    scene.paragraph(last, has_reason ? foot.reason : face.flavour,
                    {TextRole::body, has_reason ? Colour::ink_red : Colour::ink_soft, paper.surface});
}

}  // namespace

void zoom_overlay(Desk& desk, const std::optional<Reason>& reason) {
    const UiState& ui = desk.view.ui;
    if (ui.zoom) {
        desk.scene.set_layer(Layer::zoom);
        desk.scene.veil().control = desk.scene.control(CloseZoom{}, "Close the card");
        desk.scene.set_layer(Layer::zoom_pieces);
        printed_card(desk, place_of(desk, true), *ui.zoom, {true, ""});
    } else if (ui.glance) {
        desk.scene.set_layer(Layer::tooltip);
        printed_card(desk, place_of(desk, false), *ui.glance, {false, reason ? reason->words : ""});
    }
}

}  // namespace encounters::table
