#include "support/rules_catalogue.hpp"

#include "support/catch.hpp"

#include <utility>

namespace encounters::testing {

namespace {

template <class Card>
void named(Card& card, std::string id, std::vector<Effect> effects) {
    card.name = id;
    card.id = std::move(id);
    card.effects = std::move(effects);
}

}  // namespace

Cards::Cards() {
    catalogue_.pack_id = "test";
    catalogue_.pack_name = "Cards of a test";
    catalogue_.pack_version = "1";
    catalogue_.keywords = {"Clan", "Lance", "Vehicle"};
    for (int reputation = 1; reputation <= 3; ++reputation)
        contract("contract " + std::to_string(reputation), {}, reputation).copies(6);
    for (int value = 1; value <= 20; ++value) encounter("value " + std::to_string(value), value).copies(4);
    equipment("filler", Colour::white, {Reroll{any_icons(1)}}).copies(12);
    command("yellow command", {5, 1, 0, 0, 0}).copies(2);
    command("green command", {5, 0, 1, 0, 0}).copies(2);
    command("blue command", {5, 0, 0, 1, 0}).copies(2);
    command("black command", {5, 0, 0, 0, 1}).copies(2);
}

Cards& Cards::contract(std::string id, std::vector<Effect> effects, int reputation) {
    auto& card = catalogue_.contracts.emplace_back();
    named(card, std::move(id), std::move(effects));
    last_ = List::contracts;
    card.kind = "Raid";
    card.reputation = reputation;
    return *this;
}

Cards& Cards::encounter(std::string id, int value, std::vector<Effect> effects, KeywordSet keywords) {
    auto& card = catalogue_.encounters.emplace_back();
    named(card, std::move(id), std::move(effects));
    last_ = List::encounters;
    card.value = value;
    card.keywords = keywords;
    return *this;
}

Cards& Cards::equipment(std::string id, Colour type, std::vector<Effect> effects, Price price) {
    auto& card = catalogue_.equipment.emplace_back();
    named(card, std::move(id), std::move(effects));
    last_ = List::equipment;
    card.type = type;
    card.cost = price.cost;
    card.maintenance = price.maintenance;
    return *this;
}

Cards& Cards::command(std::string id, DiceCounts dice, std::vector<Effect> effects) {
    auto& card = catalogue_.commands.emplace_back();
    named(card, std::move(id), std::move(effects));
    last_ = List::commands;
    card.dice = dice;
    return *this;
}

Cards& Cards::copies(int copies) {
    switch (last_) {
        case List::contracts: catalogue_.contracts.back().copies = copies; break;
        case List::encounters: catalogue_.encounters.back().copies = copies; break;
        case List::equipment: catalogue_.equipment.back().copies = copies; break;
        case List::commands: catalogue_.commands.back().copies = copies; break;
    }
    return *this;
}

Cards& Cards::without_fillers(Deck deck) {
    if (deck == Deck::contracts) catalogue_.contracts.clear();
    if (deck == Deck::encounters) catalogue_.encounters.clear();
    if (deck == Deck::equipment) catalogue_.equipment.clear();
    return *this;
}

Cards& Cards::table(TableConstants constants) {
    catalogue_.table = std::move(constants);
    return *this;
}

Catalogue Cards::build() const {
    Catalogue catalogue = catalogue_;
    number_copies(catalogue);
    REQUIRE(why_unplayable(catalogue) == "");
    return catalogue;
}

DiceIcons icons(std::vector<Colour> colours) {
    DiceIcons result;
    for (auto colour : colours) ++result.colour[static_cast<std::size_t>(colour)];
    return result;
}

DiceIcons any_icons(int count) {
    DiceIcons result;
    result.any = static_cast<std::uint8_t>(count);
    return result;
}

}  // namespace encounters::testing
