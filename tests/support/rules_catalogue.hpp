// Hand-made catalogues for tests of the rules: plain filler cards, and a builder for the cards a test is about.
#pragma once

#include <encounters/rules/catalogue.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace encounters::testing {

struct Price {
    int cost = 3;
    int maintenance = 1;  // 0 = none printed
};

// A catalogue under construction. It starts with filler cards, so that a test only adds the cards it is about:
//   Contracts    "contract 1" to "contract 3": Reputation 1 to 3, 6 copies each, no effects
//   Encounters   "value 1" to "value 20": 4 copies each, no effects, no keywords
//   Equipment    "filler": Miscellaneous, cost 3, maintenance 1, reroll one die of any colour, 12 copies
//   Commands     "yellow command", "green command", "blue command", "black command": five white dice and one of the
//                colour, 2 copies each, no effects
//   keywords     "Clan" (0), "Lance" (1), "Vehicle" (2)
// A card is named by its id, which should say what it does; one copy unless `copies` says more.
class Cards {
public:
    Cards();
    Cards& contract(std::string id, std::vector<Effect> effects = {}, int reputation = 1);
    Cards& encounter(std::string id, int value, std::vector<Effect> effects = {}, KeywordSet keywords = 0);
    Cards& equipment(std::string id, Colour type, std::vector<Effect> effects, Price price = {});
    Cards& command(std::string id, DiceCounts dice, std::vector<Effect> effects = {});
    Cards& copies(int copies);             // of the card added last
    Cards& without_fillers(Deck deck);     // the deck keeps only what is added afterwards
    Cards& table(TableConstants constants);
    Catalogue build() const;               // numbered; REQUIREs that it can be played

private:
    Catalogue catalogue_;
    enum class List { contracts, encounters, equipment, commands };
    List last_ = List::contracts;  // where the card added last lies
};

// Icons: one for each colour named, and `any` icons for every colour.
DiceIcons icons(std::vector<Colour> colours);
DiceIcons any_icons(int count);

}  // namespace encounters::testing
