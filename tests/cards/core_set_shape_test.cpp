// The core set as data/core has it: how many cards of what kind, and the facts it must honour.
#include "support/catch.hpp"

#include <encounters/cards/card_text.hpp>
#include <encounters/cards/loader.hpp>
#include <encounters/cards/names.hpp>

#include <algorithm>
#include <map>
#include <set>

using namespace encounters;
using cards::effect_word;

namespace {

const Catalogue& core() {
    static const cards::LoadResult loaded =
        cards::load_pack(std::filesystem::path(ENCOUNTERS_SOURCE_DIR) / "data" / "core");
    INFO(cards::to_text(loaded.faults));
    REQUIRE(loaded.ok());
    return *loaded.catalogue;
}

// How many cards are copies of one for which `holds`.
template <class Card, class Condition>
int copies_that(const std::vector<Card>& list, Condition holds) {
    int copies = 0;
    for (const auto& card : list) copies += holds(card) ? card.copies : 0;
    return copies;
}

template <class Card>
int copies(const std::vector<Card>& list) {
    return copies_that(list, [](const Card&) { return true; });
}

template <class Card>
int names(const std::vector<Card>& list) {
    std::set<std::string> names;
    for (const auto& card : list) names.insert(card.name);
    return static_cast<int>(names.size());
}

template <class Card>
const Card& named(const std::vector<Card>& list, std::string_view name) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const Card& card) { return card.name == name; });
    INFO(std::string(name));
    REQUIRE(found != list.end());
    return *found;
}

// Copies by effect word; "plain" for cards without effects.
template <class Card>
std::map<std::string, int> copies_by_effect(const std::vector<Card>& list) {
    std::map<std::string, int> count;
    for (const auto& card : list) {
        if (card.effects.empty()) count["plain"] += card.copies;
        for (const auto& effect : card.effects) count[std::string(effect_word(effect))] += card.copies;
    }
    return count;
}

template <class One>
const One* first_effect(const CardFace& card) {
    for (const auto& effect : card.effects)
        if (const auto* one = std::get_if<One>(&effect)) return one;
    return nullptr;
}

std::vector<const CardFace*> all_faces() {
    std::vector<const CardFace*> faces;
    for (const auto& card : core().contracts) faces.push_back(&card);
    for (const auto& card : core().encounters) faces.push_back(&card);
    for (const auto& card : core().equipment) faces.push_back(&card);
    for (const auto& card : core().commands) faces.push_back(&card);
    return faces;
}

// As shown: every character counts once.
std::size_t characters(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xc0) != 0x80; }));
}

KeywordSet keyword_called(const std::string& name) {
    const auto& keywords = core().keywords;
    const auto found = std::find(keywords.begin(), keywords.end(), name);
    REQUIRE(found != keywords.end());
    return keyword_bit(static_cast<int>(found - keywords.begin()));
}

}  // namespace

TEST_CASE("R1.3 the core set has 36 Contracts, 72 Encounters, 36 Equipment and 8 Commands", "[R1.3][core]") {
    CHECK(copies(core().contracts) == 36);
    CHECK(copies(core().encounters) == 72);
    CHECK(copies(core().equipment) == 36);
    CHECK(copies(core().commands) == 8);

    CHECK(names(core().contracts) >= 24);
    CHECK(names(core().encounters) >= 50);
    CHECK(names(core().equipment) >= 28);
    CHECK(names(core().commands) == 8);
}

TEST_CASE("the core set loads without warnings", "[core]") {
    const auto loaded = cards::load_pack(std::filesystem::path(ENCOUNTERS_SOURCE_DIR) / "data" / "core");

    CHECK(cards::to_text(loaded.faults) == "");
}

TEST_CASE("the core table has the rulebook's numbers", "[R1.1][R1.5][R3.5][R6.8][R8.2][Q1.7][core]") {
    const auto& table = core().table;

    CHECK(table.winning_reputation == 10);
    CHECK(table.market_size == 5);
    CHECK(table.equipment_limit == 4);
    CHECK(table.burn_cost == 2);
    CHECK(table.hazard_pay == 2);
    CHECK(table.patronage_pay == 2);
    CHECK(table.max_columns == 16);
    CHECK(table.dice_supply == DiceCounts{5, 4, 4, 4, 4});
    CHECK(table.even_start == std::vector<int>{0, 1, 1, 2, 2, 3, 3, 4});
}

TEST_CASE("Encounter values: most in the middle, few at both ends", "[core]") {
    const std::map<int, int> expected{{1, 4}, {2, 4},  {3, 5},  {4, 6},  {5, 7},  {6, 8},  {7, 7},  {8, 6},
                                      {9, 6}, {10, 4}, {11, 4}, {12, 4}, {13, 3}, {14, 2}, {15, 1}, {16, 1}};

    std::map<int, int> values;
    for (const auto& card : core().encounters) values[card.value] += card.copies;

    CHECK(values == expected);
}

TEST_CASE("each effect of Encounters stands on the number of cards that was tuned", "[core]") {
    const std::map<std::string, int> expected{
        {"plain", 26},          {"bonus_cbills", 7}, {"hazard", 8},     {"field_hire", 5}, {"salvage", 4},
        {"noble_patronage", 3}, {"censure", 3},      {"lock_count", 6}, {"lock_only", 6},  {"lock_with", 4}};

    CHECK(copies_by_effect(core().encounters) == expected);
}

TEST_CASE("Encounters ask for nothing that dice can't do", "[Q4.13][core]") {
    for (const auto& card : core().encounters) {
        INFO(card.name);
        const auto* only = first_effect<LockOnly>(card);
        const auto* count = first_effect<LockCount>(card);

        CHECK_FALSE((only && only->faces == 0x2a && card.value % 2 != 0));
        CHECK_FALSE((count && count->min > card.value));
        CHECK_FALSE((count && count->max > 0 && 6 * count->max < card.value));
    }
}

TEST_CASE("every keyword is on some Encounters, those of the Hunters on ten each", "[core]") {
    for (const auto& keyword : core().keywords) {
        INFO(keyword);
        const auto bit = keyword_called(keyword);
        CHECK(copies_that(core().encounters, [&](const EncounterCard& card) { return (card.keywords & bit) != 0; }) >=
              6);
    }
    for (const auto* hunted : {"Clan", "Command"}) {
        INFO(hunted);
        const auto bit = keyword_called(hunted);
        CHECK(copies_that(core().encounters, [&](const EncounterCard& card) { return (card.keywords & bit) != 0; }) ==
              10);
    }
}

TEST_CASE("Contracts are worth 1 Reputation mostly, up to 4", "[core]") {
    std::map<int, int> worth;
    for (const auto& card : core().contracts) worth[card.reputation] += card.copies;

    CHECK(worth == std::map<int, int>{{1, 19}, {2, 12}, {3, 4}, {4, 1}});
}

TEST_CASE("Q4.10 where there is no Escape no colour is barred, or a turn could be lost before it began", "[Q4.10][core]") {
    for (const auto& card : core().contracts)
        if (first_effect<NoEscape>(card) && first_effect<Hazard>(card)) CHECK(card.name == "Planetary Assault (Luthien)");
}

TEST_CASE("every effect word is on some card", "[core]") {
    std::set<std::string_view> words;
    for (const auto* face : all_faces())
        for (const auto& effect : face->effects) words.insert(effect_word(effect));

    CHECK(words.size() == std::variant_size_v<Effect>);
}

TEST_CASE("every change a market or pool can make is on some Contract", "[core]") {
    const auto any_market = [](auto holds) {
        return copies_that(core().contracts, [&](const ContractCard& card) {
            const auto* market = first_effect<Market>(card);
            return market && holds(*market);
        });
    };
    const auto any_pool = [](auto holds) {
        return copies_that(core().contracts, [&](const ContractCard& card) {
            const auto* pool = first_effect<Pool>(card);
            return pool && holds(*pool);
        });
    };

    CHECK(any_market([](const Market& market) { return market.cost < 0; }) == 2);
    CHECK(any_market([](const Market& market) { return market.cost > 0; }) == 1);
    CHECK(any_market([](const Market& market) { return market.maintenance < 0; }) == 2);
    CHECK(any_market([](const Market& market) { return market.closed; }) == 3);
    CHECK(any_market([](const Market& market) { return market.replace_all; }) == 1);
    CHECK(any_market([](const Market& market) { return market.extra_replacements > 0; }) == 1);
    CHECK(any_pool([](const Pool& pool) { return total(pool.add) == 1; }) == 1);
    CHECK(any_pool([](const Pool& pool) { return total(pool.leave_out) == 1; }) == 1);
}

TEST_CASE("Equipment: seven cards in each colour, eight white ones, a quarter without maintenance", "[core]") {
    std::map<std::string_view, int> types;
    for (const auto& card : core().equipment) types[cards::type_name(card.type)] += card.copies;

    CHECK(types == std::map<std::string_view, int>{
                       {"Energy", 7}, {"Missile", 7}, {"Ballistic", 7}, {"Melee", 7}, {"Miscellaneous", 8}});
    CHECK(copies_that(core().equipment, [](const EquipmentCard& card) { return !card.has_maintenance(); }) == 9);
    CHECK(copies_that(core().equipment, [](const EquipmentCard& card) { return card.cost < 1 || card.cost > 9; }) == 0);
    CHECK(copies_by_effect(core().equipment) == std::map<std::string, int>{{"set", 9},
                                                                           {"adjust", 10},
                                                                           {"reroll", 4},
                                                                           {"lock_extra", 6},
                                                                           {"add_dice", 4},
                                                                           {"flip", 1},
                                                                           {"cancel", 1},
                                                                           {"scout", 1},
                                                                           {"requisition", 1}});
}

TEST_CASE("the colour icons of Equipment follow its type", "[core]") {
    for (const auto& card : core().equipment) {
        INFO(card.name);
        DiceCounts shown{};
        if (const auto* set = first_effect<SetFace>(card)) shown = set->dice.colour;
        if (const auto* adjust = first_effect<Adjust>(card)) shown = adjust->dice.colour;
        if (const auto* reroll = first_effect<Reroll>(card)) shown = reroll->dice.colour;
        if (const auto* add = first_effect<AddDice>(card)) shown = add->dice;
        for (const auto colour : kAllColours)
            if (colour != Colour::white && colour != card.type) CHECK(shown[static_cast<std::size_t>(colour)] == 0);
    }
}

TEST_CASE("Commands: six dice, two Commands a colour, two of them with two dice of it", "[core]") {
    std::map<std::string_view, int> colours;
    int with_two = 0;
    std::set<std::string> abilities;
    for (const auto& card : core().commands) {
        INFO(card.name);
        CHECK(total(card.dice) == 6);
        const auto own = std::find_if(kAllColours.begin() + 1, kAllColours.end(),
                                      [&](Colour colour) { return card.dice[static_cast<std::size_t>(colour)] > 0; });
        REQUIRE(own != kAllColours.end());
        const int dice = card.dice[static_cast<std::size_t>(*own)];
        CHECK(card.dice[0] + dice == 6);
        ++colours[cards::colour_name(*own)];
        with_two += dice == 2 ? 1 : 0;
        abilities.insert(cards::rules_text(card, core()));
    }

    CHECK(colours == std::map<std::string_view, int>{{"yellow", 2}, {"green", 2}, {"blue", 2}, {"black", 2}});
    CHECK(with_two == 2);
    CHECK(abilities.size() == 8);
}

TEST_CASE("facts: Wolf's Dragoons", "[core]") {
    const auto& dragoons = named(core().commands, "Wolf's Dragoons");
    const auto* requisition = first_effect<Requisition>(dragoons);

    CHECK(dragoons.dice == DiceCounts{5, 0, 1, 0, 0});
    REQUIRE(requisition);
    CHECK(requisition->cards == 3);
}

TEST_CASE("R6.6 facts: two Garrison Duties, each to be ended after an Encounter only", "[R6.6][core]") {
    const auto& garrison = named(core().contracts, "Garrison Duty");

    CHECK(garrison.copies == 2);
    CHECK(garrison.effects == std::vector<Effect>{MinEncounters{1}});
}

TEST_CASE("Q6.7 facts: Dieron and Robinson end in a final assault, and nothing else does", "[Q6.7][core]") {
    CHECK(first_effect<FinalAssault>(named(core().contracts, "Planetary Assault (Dieron)")));
    CHECK(first_effect<FinalAssault>(named(core().contracts, "Planetary Assault (Robinson)")));
    CHECK(copies_by_effect(core().contracts)["final_assault"] == 2);
}

TEST_CASE("Q9.5 facts: the two Hunters choose their prey and are paid for it", "[Q9.5][core]") {
    const auto name = GENERATE(as<std::string>{}, "Clan Hunter", "Headhunter Mission");
    const auto prey = keyword_called(name == "Clan Hunter" ? "Clan" : "Command");

    const auto& hunter = named(core().contracts, name);

    CHECK(hunter.effects.at(0) == Effect{RevealChoice{2}});
    CHECK(hunter.effects.at(1) == Effect{Pay{PayWhen::per_keyword, 2, prey}});
    CHECK(hunter.effects.at(2) == Effect{ReputationIf{ReputationCondition::keyword_defeated, 1, 0, prey}});
}

TEST_CASE("R4.2 facts: the Direct Fire Lance has value 4", "[R4.2][core]") {
    CHECK(named(core().encounters, "Direct Fire Lance").value == 4);
}

TEST_CASE("no card of the core set replaces its generated text", "[core]") {
    for (const auto* face : all_faces()) {
        INFO(face->name);
        CHECK(face->text.empty());
    }
}

TEST_CASE("short texts of Equipment and Encounters fit small cards", "[core]") {
    const auto fits = [](const CardFace& card) {
        INFO(card.name << ": " << cards::short_text(card, core()));
        CHECK(characters(cards::short_text(card, core())) <= 28);
    };

    for (const auto& card : core().equipment) fits(card);
    for (const auto& card : core().encounters) fits(card);
}
