#include "odds/engine_search.hpp"

#include <encounters/odds/geared.hpp>

#include "support/catch.hpp"
#include "support/rules_table.hpp"

namespace encounters::odds {

namespace {

using encounters::testing::any_icons;
using encounters::testing::Cards;
using encounters::testing::icons;
using encounters::testing::Table;

constexpr double kMost = 1e12;

struct Case {
    std::vector<std::vector<Effect>> cards;  // what each one does
    std::vector<Effect> encounter{};         // effects of the Encounter
    int hires = 0;
    DiceCounts dice{2, 1, 0, 0, 0};
    Colour type = Colour::white;
    std::vector<Effect> contract{};
};

// A roll is due against an Encounter of this value, the cards ready.
Table due_roll(const Case& tried, int value) {
    Cards cards;
    cards.command("command", tried.dice).command("other", {1, 0, 0, 0, 0});
    cards.contract("contract", tried.contract);
    cards.encounter("encounter", value, tried.encounter);
    cards.encounter("hire", 1, {FieldHire{}}).copies(4);
    for (std::size_t i = 0; i < tried.cards.size(); ++i) cards.equipment("card " + std::to_string(i), tried.type, tried.cards[i]);
    encounters::testing::Start start;
    start.commands = {"command", "other"};
    Table table(cards, start);
    table.flip("contract", "contract 2");
    for (std::size_t i = 0; i < tried.cards.size(); ++i) table.give(0, "card " + std::to_string(i));
    for (int i = 0; i < tried.hires; ++i) table.give_hire(0, "hire");
    table.reveal("encounter");
    return table;
}

void check(const Case& tried, Aim aim = Aim::defeat) {
    for (const int value : {1, 3, 5, 8, 11, 14, 17, 19}) {
        const Table table = due_roll(tried, value);
        const Odds odds = *odds_now(table.state, table.catalogue, {aim, Means::geared, {kMost, nullptr}});
        testing::EngineSearch search(table.catalogue, aim);

        CAPTURE(value);
        CHECK_FALSE(odds.about);
        CHECK(static_cast<double>(odds.hits) == Catch::Approx(search.chance_of(table.state) * static_cast<double>(odds.rolls)).margin(0.01).epsilon(1e-11));
    }
}

const DiceIcons kWhiteYellow = icons({Colour::white, Colour::yellow});

}  // namespace

TEST_CASE("R5.3 set counts as the engine's every use says") {
    check({{{SetFace{kWhiteYellow}}}});
    check({{{SetFace{icons({Colour::white})}}, {SetFace{any_icons(1)}}}});
}

TEST_CASE("R5.4 adjust counts as the engine's every use says") {
    check({{{Adjust{AdjustKind::exactly, 1, icons({Colour::white, Colour::white, Colour::yellow})}}}});
    check({{{Adjust{AdjustKind::up_to, 2, kWhiteYellow}}}});
    check({{{Adjust{AdjustKind::exactly, 2, any_icons(2)}}, {Adjust{AdjustKind::exactly, 3, icons({Colour::white})}}}});
}

TEST_CASE("Q9.9 flip counts as the engine's every use says") {
    check({{{Flip{any_icons(1)}}}});
    check({{{Flip{any_icons(1)}}, {Adjust{AdjustKind::exactly, 1, kWhiteYellow}}}});
}

TEST_CASE("R7.2 Field Hires count as the engine's every use says") {
    check({{}, {}, 2});
    check({{{Flip{any_icons(1)}}}, {}, 1});
}

TEST_CASE("R5.5 reroll counts as the engine's every use says") {
    check({{{Reroll{icons({Colour::white, Colour::white})}}}});
    check({{{Reroll{any_icons(2)}}}});
    check({{{Reroll{kWhiteYellow}}, {Reroll{any_icons(1)}}}, {}, 0, {1, 1, 0, 0, 0}});
    check({{{Reroll{any_icons(2)}}, {Adjust{AdjustKind::exactly, 1, icons({Colour::white})}}}, {}, 0, {1, 1, 0, 0, 0}});
}

TEST_CASE("R5.6 dice that join count as the engine's every use says") {
    check({{{AddDice{{0, 1, 0, 0, 0}}}}, {}, 0, {1, 1, 0, 0, 0}});
    check({{{AddDice{{0, 0, 1, 0, 1}}}, {Flip{any_icons(1)}}}, {}, 0, {1, 0, 0, 0, 0}});
    check({{{AddDice{{0, 1, 0, 0, 0}}}, {Reroll{any_icons(1)}}}, {}, 0, {1, 0, 0, 0, 0}});
}

TEST_CASE("what an Encounter asks and bars counts with every use too") {
    check({{{SetFace{kWhiteYellow}}}, {LockCount{2, 0}}});
    check({{{Adjust{AdjustKind::up_to, 2, kWhiteYellow}}}, {LockOnly{0x2a}}});
    check({{{SetFace{icons({Colour::white})}}}, {LockWith{Colour::yellow}}});
    check({{{Reroll{any_icons(1)}}}, {LockCount{0, 1}}});
    check({{{SetFace{kWhiteYellow}}}, {Hazard{colour_bit(Colour::yellow)}}});
    check({{{SetFace{kWhiteYellow}}}, {Hazard{colour_bit(Colour::yellow)}}, 1, {2, 1, 0, 0, 0}, Colour::yellow});
}

TEST_CASE("four dice with a set and an adjust count as the engine's every use says") {
    check({{{SetFace{icons({Colour::white})}}, {Adjust{AdjustKind::exactly, 1, icons({Colour::white, Colour::green})}}}, {}, 0, {3, 0, 1, 0, 0}});
}

TEST_CASE("R5.2 any and own icons count over several colours as the engine's every use says") {
    check({{{SetFace{any_icons(1)}}, {Adjust{AdjustKind::exactly, 2, any_icons(1)}}}, {}, 1, {1, 1, 1, 0, 0}});
    check({{{Flip{icons({Colour::green})}}, {Adjust{AdjustKind::up_to, 1, any_icons(2)}}}, {LockCount{2, 0}}, 0, {1, 1, 1, 0, 0}});
}

TEST_CASE("the order of cards that turn dice makes a difference where they do different things") {
    check({{{Adjust{AdjustKind::exactly, 1, any_icons(1)}}, {Adjust{AdjustKind::exactly, 1, kWhiteYellow}}, {Flip{icons({Colour::yellow})}}}, {}, 0, {1, 1, 0, 0, 0}});
    check({{{Adjust{AdjustKind::exactly, 3, any_icons(1)}}, {Adjust{AdjustKind::up_to, 1, any_icons(1)}}, {Flip{any_icons(1)}}}, {}, 0, {1, 1, 0, 0, 0}});
    check({{{Adjust{AdjustKind::up_to, 2, icons({Colour::white})}}, {Adjust{AdjustKind::up_to, 2, any_icons(2)}}, {Adjust{AdjustKind::exactly, 2, any_icons(1)}}}, {LockOnly{0x2a}}});
}

TEST_CASE("Q5.11 several turnings of one card are one use and turn different dice") {
    check({{{SetFace{icons({Colour::white})}, Adjust{AdjustKind::exactly, 1, any_icons(1)}}}});
    check({{{Flip{any_icons(1)}, Adjust{AdjustKind::exactly, 2, any_icons(1)}}, {Adjust{AdjustKind::exactly, 1, kWhiteYellow}}}, {}, 0, {1, 1, 0, 0, 0}});
}

TEST_CASE("Q5.11 a card that turns and throws is one use, in printed order") {
    check({{{Reroll{any_icons(1)}, SetFace{icons({Colour::white})}}}, {}, 0, {1, 1, 0, 0, 0}});
    check({{{SetFace{any_icons(1)}, Reroll{any_icons(1)}}}, {}, 0, {1, 1, 0, 0, 0}});
    check({{{AddDice{{0, 1, 0, 0, 0}}, Adjust{AdjustKind::exactly, 1, any_icons(1)}}}, {}, 0, {1, 0, 0, 0, 0}});
    check({{{Cancel{}, Adjust{AdjustKind::exactly, 1, any_icons(1)}}}, {Hazard{colour_bit(Colour::yellow)}}, 0, {1, 1, 0, 0, 0}});
}

TEST_CASE("R5.8 what a cancel strikes is chosen as the engine's every use says") {
    check({{{Cancel{}}}, {Hazard{colour_bit(Colour::yellow)}}});
    check({{{Cancel{}}}, {LockCount{2, 0}, LockOnly{0x15}}});
    check({{{Cancel{}}}, {LockWith{Colour::yellow}}, 0, {2, 1, 0, 0, 0}, Colour::white, {EncounterValue{2, ValueScope::every_encounter, 0}}});
    check({{{Cancel{}}, {Cancel{}}}, {LockOnly{0x2a}}, 0, {2, 1, 0, 0, 0}, Colour::white, {Hazard{colour_bit(Colour::yellow)}}});
    check({{{Cancel{}}, {SetFace{kWhiteYellow}}}, {Hazard{colour_bit(Colour::yellow)}}, 0, {1, 1, 0, 0, 0}, Colour::yellow});
    check({{{Cancel{}}, {Reroll{kWhiteYellow}}}, {Hazard{colour_bit(Colour::yellow)}, LockCount{0, 1}}, 0, {1, 1, 0, 0, 0}, Colour::yellow});
}

TEST_CASE("Q5.14 a struck pool effect changes the dice as the engine's every use says") {
    check({{{Cancel{}}}, {}, 0, {2, 1, 0, 0, 0}, Colour::white, {Pool{{}, {1, 0, 0, 0, 0}}}});
    check({{{Cancel{}}}, {LockWith{Colour::yellow}}, 0, {2, 0, 0, 0, 0}, Colour::white, {Pool{{0, 1, 0, 0, 0}, {}}}});
    check({{{Cancel{}}, {Reroll{any_icons(1)}}}, {}, 0, {1, 0, 0, 0, 0}, Colour::white, {Pool{{0, 1, 0, 0, 0}, {1, 0, 0, 0, 0}}}});
}

TEST_CASE("Q4.13 dice that join make a lock_with bind") {
    check({{{AddDice{{0, 1, 0, 0, 0}}}}, {LockWith{Colour::yellow}}, 0, {2, 0, 0, 0, 0}});
    check({{{AddDice{{0, 2, 0, 0, 0}}}}, {LockWith{Colour::yellow}}, 0, {1, 0, 0, 0, 0}});
}

TEST_CASE("R5.7 all dice locked, extra locks counted, as the engine's every use says") {
    check({{}}, Aim::lock_all);
    check({{{LockExtra{any_icons(1)}}}}, Aim::lock_all);
    check({{{LockExtra{icons({Colour::white})}}, {SetFace{kWhiteYellow}}}}, Aim::lock_all);
    check({{{LockExtra{any_icons(1)}}, {Reroll{any_icons(1)}}}, {}, 0, {1, 1, 0, 0, 0}}, Aim::lock_all);
    check({{{LockExtra{any_icons(2)}}}, {LockCount{0, 2}}}, Aim::lock_all);
    check({{{LockExtra{any_icons(1)}}}, {Hazard{colour_bit(Colour::yellow)}}}, Aim::lock_all);
    check({{{LockExtra{any_icons(1)}}, {Cancel{}}}, {Hazard{colour_bit(Colour::yellow)}}}, Aim::lock_all);
    check({{{LockExtra{any_icons(1)}, SetFace{any_icons(1)}}}, {}, 0, {1, 1, 0, 0, 0}}, Aim::lock_all);
    check({{{Cancel{}}}, {}, 0, {2, 0, 0, 0, 0}, Colour::white, {Pool{{0, 1, 0, 0, 0}, {}}}}, Aim::lock_all);
}

TEST_CASE("dice that lie count as they lie") {
    for (const int value : {2, 5, 8, 11}) {
        Table table = due_roll({{{Reroll{any_icons(2)}}, {Adjust{AdjustKind::exactly, 1, kWhiteYellow}}}}, value);
        table.roll({1, 4, encounters::testing::yellow(6)});
        testing::EngineSearch search(table.catalogue);

        const Odds odds = *odds_now(table.state, table.catalogue, {Aim::defeat, Means::geared, {kMost, nullptr}});

        CAPTURE(value);
        CHECK(odds.chance() == Catch::Approx(search.chance_of(table.state)).margin(1e-12));
    }
}

TEST_CASE("dice thrown again are averaged, those that lie are not") {
    Table table = due_roll({{{Reroll{any_icons(2)}}, {Flip{any_icons(1)}}}}, 8);
    table.roll({1, 4, encounters::testing::yellow(6)});
    table.use("card 0");
    table.pick(1);
    table.pick(4);
    REQUIRE(chance(table.state, table.catalogue).dice_count == 2);
    testing::EngineSearch search(table.catalogue);

    CHECK(odds_now(table.state, table.catalogue)->chance() == Catch::Approx(search.chance_of(table.state)).margin(1e-12));
    CHECK(odds_now(table.state, table.catalogue, {Aim::defeat, Means::bare, {}})->hits < 36u);
}

}  // namespace encounters::odds
