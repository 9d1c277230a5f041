// The three decks with what is left in them; their discards lie open and can be looked through.
#include <fmt/format.h>

#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

std::string short_deck_word(encounters::Deck deck, float width) {
    static constexpr const char* kWords[] = {"Contr.", "Enc.", "Equip."};
    static constexpr IconName kIcons[] = {IconName::contract, IconName::encounter, IconName::equipment};
    const std::size_t index = static_cast<std::size_t>(deck);
    return width < 58 ? inline_icon(kIcons[index]) : kWords[index];
}

void whole_deck(Desk& desk, const Rectangle& at, encounters::Deck deck) {
    SceneBuilder& scene = desk.scene;
    const DeckState& pile = desk.state().deck(deck);
    Rectangle inside = inset(at, 6, 8);
    const float line = scene.line_height(TextRole::number);
    cut_top(inside, std::max(0.0F, (inside.height - line - 32) / 2));
    scene.text(cut_top(inside, line), fmt::format("{}", pile.size()),
               {TextRole::number, Colour::bright, Surface::slot, Align::centre});
    scene.text(cut_top(inside, 16), deck_word(deck),
               {at.width < 84 ? TextRole::secondary : TextRole::body, Colour::soft, Surface::slot, Align::centre});
    const int discarded = pile.discards.count();
    const std::string few_words = fmt::format("{} {}", inline_icon(IconName::discard), discarded);
    scene.text(cut_top(inside, 15),
               scene.fitting({fmt::format("{} discarded", discarded), few_words}, inside.width, TextRole::secondary),
               {TextRole::secondary, Colour::soft, Surface::slot, Align::centre});
}

void slim_deck(Desk& desk, const Rectangle& at, encounters::Deck deck) {
    text_pair(
        desk.scene, inset(at, 5, (at.height - 22) / 2),
        {short_deck_word(deck, at.width), {TextRole::secondary, Colour::soft, Surface::slot}},
        {fmt::format("{}", desk.state().deck(deck).size()), {TextRole::body_strong, Colour::bright, Surface::slot}});
}

}  // namespace

void deck_row(Desk& desk) {
    Rectangle row = desk.regions.decks;
    if (!desk.regions.is_compact) cut_top(row, 18);
    for (int index = 0; index < kDecks; ++index) {
        const encounters::Deck deck = static_cast<encounters::Deck>(index);
        const Rectangle at = across(row, index, kDecks, desk.regions.is_compact ? 4 : 8);
        Control control = desk.scene.control(OpenDiscard{index}, fmt::format("Discarded {}", deck_word(deck)));
        desk.scene.panel(at, Surface::slot).control = std::move(control);
        if (desk.regions.is_compact) {
            slim_deck(desk, at, deck);
        } else {
            whole_deck(desk, at, deck);
        }
    }
}

}  // namespace encounters::table
