// The discards of one deck, open to everybody: which cards, and how many of each. Nothing of a deck's order is told.
#include <algorithm>

#include <fmt/format.h>

#include <encounters/rules/decks.hpp>

#include "table/presenter/table/dialogs.hpp"
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kLine = 24;
constexpr float kColumn = 210;

struct Pile {
    std::uint8_t card = 0;
    int count = 0;
};

std::vector<Pile> piles_of(const Desk& desk, encounters::Deck deck) {
    const CopyTable& copies = desk.cards().copies_of(deck);
    std::vector<Pile> piles;
    for (std::size_t card = 0; card + 1 < copies.first_copy.size(); ++card) {
        const int count = cards_in(desk.state().deck(deck).discards, copies, static_cast<std::uint8_t>(card));
        if (count > 0) piles.push_back({static_cast<std::uint8_t>(card), count});
    }
    return piles;
}

void pile_line(Desk& desk, const Rectangle& at, encounters::Deck deck, const Pile& pile) {
    const CardKey key = key_of(deck, pile.card);
    const std::string& name = face_of(desk.cards(), key).name;
    desk.scene.panel(at, Surface::slot).control = card_control(desk, key, "Discarded " + name);
    text_pair(desk.scene, inset(at, 8, 3), {name, {TextRole::body_strong, Colour::plain, Surface::slot}},
              {pile.count > 1 ? fmt::format("{}×", pile.count) : std::string(),
               {TextRole::body, Colour::amber, Surface::slot}});
}

}  // namespace

void discards_overlay(Desk& desk) {
    if (!desk.view.ui.discards) return;
    const encounters::Deck deck = *desk.view.ui.discards;
    const Size window = desk.scene.size();
    Rectangle inside = dialog_sheet(desk, {std::min(980.0F, window.width * 0.86F), window.height * 0.8F},
                                    "Discarded " + deck_word(deck));
    const std::vector<Pile> piles = piles_of(desk, deck);
    if (piles.empty())
        desk.scene.text(cut_top(inside, 20), "None yet.", {TextRole::body, Colour::soft, Surface::dialog});
    const int columns = std::max(1, static_cast<int>((inside.width + 8) / (kColumn + 8)));
    const int rows = static_cast<int>((inside.height + 4) / (kLine + 4));
    const int count = std::min(static_cast<int>(piles.size()), columns * rows);
    for (int index = 0; index < count; ++index) {
        const Rectangle column = across(inside, index / rows, columns, 8);
        pile_line(desk, {column.x, column.y + static_cast<float>(index % rows) * (kLine + 4), column.width, kLine},
                  deck, piles[static_cast<std::size_t>(index)]);
    }
}

}  // namespace encounters::table
