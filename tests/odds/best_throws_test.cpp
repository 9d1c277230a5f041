#include "odds/best_throws.hpp"
#include "odds/engine_search.hpp"

#include <encounters/odds/next.hpp>

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
    std::vector<Effect> uses;         // one card each
    std::vector<Effect> encounter{};  // effects of the Encounter
    int hires = 0;
    DiceCounts dice{2, 1, 0, 0, 0};
    Colour type = Colour::white;
};

// Rolls are due against an Encounter of this value, the uses ready.
Table due_roll(const Case& tried, int value) {
    Cards cards;
    cards.command("command", tried.dice).command("other", {1, 0, 0, 0, 0});
    cards.encounter("encounter", value, tried.encounter);
    cards.encounter("hire", 1, {FieldHire{}}).copies(4);
    for (std::size_t i = 0; i < tried.uses.size(); ++i) cards.equipment("use " + std::to_string(i), tried.type, {tried.uses[i]});
    encounters::testing::Start start;
    start.commands = {"command", "other"};
    Table table(cards, start);
    table.flip("contract 1", "contract 2");
    for (std::size_t i = 0; i < tried.uses.size(); ++i) table.give(0, "use " + std::to_string(i));
    for (int i = 0; i < tried.hires; ++i) table.give_hire(0, "hire");
    table.reveal("encounter");
    return table;
}

void check(const Case& tried) {
    for (const int value : {1, 3, 5, 8, 11, 14, 17, 19}) {
        const Table table = due_roll(tried, value);
        const Meeting meeting = *meeting_now(table.state, table.catalogue);
        const Kit kit = kit_of(table.state, table.catalogue, barred(table.state, table.catalogue));

        const BestThrows best = best_throws(meeting.dice, kit, meeting.demand, kMost);
        testing::EngineSearch search(table.catalogue);

        CAPTURE(value);
        REQUIRE(best.is_counted);
        CHECK(best.odds.chance() == Catch::Approx(search.chance_of(table.state)).margin(1e-12));
    }
}

const DiceIcons kWhiteYellow = icons({Colour::white, Colour::yellow});

}  // namespace

TEST_CASE("R5.3 set counts as the engine's every use says") {
    check({{SetFace{kWhiteYellow}}});
    check({{SetFace{icons({Colour::white})}, SetFace{any_icons(1)}}});
}

TEST_CASE("R5.4 adjust counts as the engine's every use says") {
    check({{Adjust{AdjustKind::exactly, 1, icons({Colour::white, Colour::white, Colour::yellow})}}});
    check({{Adjust{AdjustKind::up_to, 2, kWhiteYellow}}});
    check({{Adjust{AdjustKind::exactly, 2, any_icons(2)}, Adjust{AdjustKind::exactly, 3, icons({Colour::white})}}});
}

TEST_CASE("Q9.9 flip counts as the engine's every use says") {
    check({{Flip{any_icons(1)}}});
    check({{Flip{any_icons(1)}, Adjust{AdjustKind::exactly, 1, kWhiteYellow}}});
}

TEST_CASE("R7.2 Field Hires count as the engine's every use says") {
    check({{}, {}, 2});
    check({{Flip{any_icons(1)}}, {}, 1});
}

TEST_CASE("R5.5 reroll counts as the engine's every use says") {
    check({{Reroll{icons({Colour::white, Colour::white})}}});
    check({{Reroll{any_icons(2)}}});
    check({{Reroll{kWhiteYellow}, Reroll{any_icons(1)}}, {}, 0, {1, 1, 0, 0, 0}});
    check({{Reroll{any_icons(2)}, Adjust{AdjustKind::exactly, 1, icons({Colour::white})}}, {}, 0, {1, 1, 0, 0, 0}});
}

TEST_CASE("R5.6 dice that join count as the engine's every use says") {
    check({{AddDice{{0, 1, 0, 0, 0}}}, {}, 0, {1, 1, 0, 0, 0}});
    check({{AddDice{{0, 0, 1, 0, 1}}, Flip{any_icons(1)}}, {}, 0, {1, 0, 0, 0, 0}});
    check({{AddDice{{0, 1, 0, 0, 0}}, Reroll{any_icons(1)}}, {}, 0, {1, 0, 0, 0, 0}});
}

TEST_CASE("what an Encounter asks and bars counts with every use too") {
    check({{SetFace{kWhiteYellow}}, {LockCount{2, 0}}});
    check({{Adjust{AdjustKind::up_to, 2, kWhiteYellow}}, {LockOnly{0x2a}}});
    check({{SetFace{icons({Colour::white})}}, {LockWith{Colour::yellow}}});
    check({{Reroll{any_icons(1)}}, {LockCount{0, 1}}});
    check({{SetFace{kWhiteYellow}}, {Hazard{colour_bit(Colour::yellow)}}});
    check({{SetFace{kWhiteYellow}}, {Hazard{colour_bit(Colour::yellow)}}, 1, {2, 1, 0, 0, 0}, Colour::yellow});
}

TEST_CASE("four dice with a set and an adjust count as the engine's every use says") {
    check({{SetFace{icons({Colour::white})}, Adjust{AdjustKind::exactly, 1, icons({Colour::white, Colour::green})}}, {}, 0, {3, 0, 1, 0, 0}});
}

TEST_CASE("what would take too long is not counted") {
    const Kit kit{{}, {Throwing{any_icons(5), {}}, Throwing{any_icons(5), {}}}, 0};

    CHECK_FALSE(best_throws({5, 4, 4, 4, 0}, kit, Demand{20, {}}, 1e9).is_counted);
    CHECK_FALSE(best_throws({5, 0, 0, 0, 0}, kit, Demand{12, {}}, 10).is_counted);
}

}  // namespace encounters::odds
