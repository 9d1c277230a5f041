// Sources of luck: what they give is legal, repeatable, and all of it used.
#include "support/catch.hpp"

#include "support/play_tables.hpp"

#include <encounters/play/chance_source.hpp>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

Chance dice_due(int count) {
    Chance due;
    due.kind = ChanceKind::dice;
    due.dice_count = static_cast<std::uint8_t>(count);
    return due;
}

Chance card_due(Deck deck, std::uint8_t forced = kNone) {
    Chance due;
    due.kind = ChanceKind::card;
    due.deck = deck;
    due.forced = forced;
    return due;
}

State new_table(int seats = 2) { return new_game(Setup{seats, false}, *small_pack().catalogue); }

}  // namespace

TEST_CASE("a script gives its faces roll by roll, and says what is left") {
    const State state = new_table();
    ScriptedChance luck({{6, 5, 4, 3, 2}, {}, {}, {}});

    const auto first = luck.outcome(state, dice_due(2), *small_pack().catalogue);
    const auto second = luck.outcome(state, dice_due(3), *small_pack().catalogue);

    CHECK(first == Move::dice_landed(std::vector<int>{6, 5}));
    CHECK(second == Move::dice_landed(std::vector<int>{4, 3, 2}));
    CHECK(luck.unused() == 0);
    CHECK(luck.unused_text().empty());
}

TEST_CASE("a script with too few faces gives nothing and keeps them") {
    ScriptedChance luck({{6}, {}, {}, {}});

    CHECK_FALSE(luck.outcome(new_table(), dice_due(2), *small_pack().catalogue).has_value());

    CHECK(luck.unused() == 1);
}

TEST_CASE("a forced card takes nothing from a script") {
    ScriptedChance luck({{}, {{{}, {3}, {}}}, {}, {}});

    const auto forced = luck.outcome(new_table(), card_due(Deck::encounters, 1), *small_pack().catalogue);
    CHECK(forced == Move::of(MoveKind::card_drawn, 1));
    CHECK(luck.unused() == 1);

    const auto free = luck.outcome(new_table(), card_due(Deck::encounters), *small_pack().catalogue);
    CHECK(free == Move::of(MoveKind::card_drawn, 3));
    CHECK(luck.unused() == 0);
}

TEST_CASE("what a script still holds is said in words") {
    ScriptedChance luck({{1, 2}, {{{}, {3}, {0, 0}}}, {1}, {}});
    luck.add({{3}, {}, {}, {CommandId{0}}});

    CHECK(luck.unused_text() == "3 faces, 1 card of encounters, 2 cards of equipment, 1 first seat, 1 Command");
    CHECK(luck.unused() == 8);
}

TEST_CASE("a session refuses what a script should not have given") {
    auto table = table_of(small_pack(), 1);

    Session session(table, std::make_unique<ScriptedChance>(Script{{}, {}, {}, {CommandId{9}}}));

    CHECK(session.luck_is_due());
    CHECK(session.luck_refused().has_value());
    CHECK(session.steps().empty());
}

TEST_CASE("seeded luck takes dice and cards from the streams that the seed fixes") {
    const State state = new_table();
    SeededChance luck(42);
    LuckStreams streams(42);

    const auto roll = luck.outcome(state, dice_due(2), *small_pack().catalogue);
    const auto card = luck.outcome(state, card_due(Deck::encounters), *small_pack().catalogue);

    const auto first_face = 1 + streams.dice.below(6);
    const auto second_face = 1 + streams.dice.below(6);
    CHECK(roll == Move::dice_landed(std::vector<std::uint32_t>{first_face, second_face}));
    const auto copies = static_cast<std::uint32_t>(state.deck(Deck::encounters).unseen.count());
    const auto copy = streams.cards.below(copies);
    CHECK(card == Move::of(MoveKind::card_drawn, small_pack().catalogue->copies_of(Deck::encounters).definition[copy]));
}

TEST_CASE("a copy of seeded luck gives the same from there on") {
    const State state = new_table();
    SeededChance luck(9);
    luck.outcome(state, dice_due(6), *small_pack().catalogue);

    const auto copy = luck.copy();

    CHECK(copy->outcome(state, dice_due(6), *small_pack().catalogue) ==
          luck.outcome(state, dice_due(6), *small_pack().catalogue));
}

TEST_CASE("a forced card takes nothing from seeded luck") {
    SeededChance luck(9);
    const SeededChance untouched = luck;

    const auto forced = luck.outcome(new_table(), card_due(Deck::contracts, 2), *small_pack().catalogue);

    CHECK(forced == Move::of(MoveKind::card_drawn, 2));
    CHECK(luck == untouched);
}
