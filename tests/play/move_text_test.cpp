// What an action does, said before it is done.
#include "support/catch.hpp"
#include "support/rules_table.hpp"

#include <encounters/play/log_text.hpp>

#include <set>

using namespace encounters;
using namespace encounters::testing;

namespace {

// All that may be done at the table, in words.
std::vector<std::string> offers(const Table& table) {
    std::vector<std::string> texts;
    play::LogNames names = play::names_from(table.catalogue, {"Ada", "Ben"}, table.state);
    for (const Move& move : table.actions()) texts.push_back(play::move_text(move, table.state, names));
    return texts;
}

using Catch::Matchers::VectorContains;

std::string text(const Table& table, const Move& move) { return play::move_text(move, table.state, table.catalogue); }
std::string text(const Table& table, MoveKind kind, int a = 0) {
    return text(table, Move::of(kind, static_cast<std::uint8_t>(a)));
}

}  // namespace

TEST_CASE("market actions say the card and its price", "[log]") {
    Table table(Cards().equipment("Medium Laser", Colour::yellow, {SetFace{any_icons(1)}}, {3, 2}),
                {.commands = {"yellow command", "green command"}, .market = {"Medium Laser"}});
    table.seat(0).cbills = 9;
    table.give_exhausted(0, "filler");

    CHECK_THAT(offers(table), VectorContains(std::string("buy Medium Laser for 3 C-bills")));
    CHECK_THAT(offers(table), VectorContains(std::string("replace Medium Laser in the Black Market")));
    CHECK_THAT(offers(table), VectorContains(std::string("ready filler for 1 C-bill")));
    CHECK_THAT(offers(table), VectorContains(std::string("flip the Contracts")));
}

TEST_CASE("a turn's actions say cards, dice and amounts", "[log]") {
    Table table{Cards()};
    table.act(MoveKind::flip_contracts);
    table.draw({"contract 2", "contract 1"});

    CHECK(offers(table) ==
          std::vector<std::string>{"choose contract 2 (Reputation 2)", "choose contract 1 (Reputation 1)"});

    table.act(MoveKind::choose_contract, 0);
    CHECK_THAT(offers(table), VectorContains(std::string("reveal the next Encounter")));

    table.reveal("value 4", {1, 1, 3, 4, 6, yellow(6)});
    CHECK(offers(table) == std::vector<std::string>{"lock white 4", "lock white 1 + white 3"});

    table.lock({1, 3});
    CHECK_THAT(offers(table), VectorContains(std::string("Escape and collect 1 C-bill")));
}

TEST_CASE("Q6.7 an Escape or a Complete that an assault still decides promises nothing", "[log][Q6.7]") {
    Table table(Cards().contract("assault", {FinalAssault{}}, 2).equipment("cancel", Colour::white, {Cancel{}}));
    table.give(0, "cancel");
    table.flip("assault");
    CHECK(text(table, MoveKind::escape) == "Escape and collect 0 C-bills, after a final assault");
    table.beat("value 6", {1, 1, 1, 1, 1, yellow(1)}, {1, 1, 1, 1, 1, yellow(1)});
    CHECK(text(table, MoveKind::complete) ==
          "complete: collect 1 C-bill and score 2 Reputation, after a final assault");

    table.use("cancel");
    table.strike_contract();

    CHECK(text(table, MoveKind::complete) == "complete: collect 1 C-bill and score 2 Reputation");
}

TEST_CASE("a use says which die and which face", "[log]") {
    Table table(Cards().equipment("Laser", Colour::yellow, {SetFace{any_icons(1)}}));
    table.give(0, "Laser");
    table.flip("contract 2");
    table.reveal("value 20", {1, 1, 3, 4, 5, yellow(5)});

    CHECK_THAT(offers(table), VectorContains(std::string("use Laser")));
    CHECK_THAT(offers(table), VectorContains(std::string("Default on value 20")));
    table.use("Laser");
    CHECK_THAT(offers(table), VectorContains(std::string("set white 3 to another face")));
    table.pick(3);
    CHECK_THAT(offers(table), VectorContains(std::string("turn white 3 to 5")));
}

TEST_CASE("every kind of action has a name of its own", "[log]") {
    std::set<std::string_view> names;
    for (int kind = 0; kind < kMoveKinds; ++kind) names.insert(play::kind_text(static_cast<MoveKind>(kind)));

    CHECK(names.size() == kMoveKinds);
    CHECK_FALSE(names.contains(""));
}

TEST_CASE("luck is said as what came", "[log]") {
    Table table{Cards()};
    table.act(MoveKind::flip_contracts);
    const auto contract_3 = table.contract("contract 3").value;

    CHECK(text(table, MoveKind::card_drawn, contract_3) == "draw contract 3");

    table.draw({"contract 2", "contract 1"});
    table.act(MoveKind::choose_contract, 0);
    table.act(MoveKind::reveal);
    table.draw("value 4");
    CHECK(text(table, Move::dice_landed(std::vector<int>{1, 2, 3, 4, 5, 6})) == "roll white 1 2 3 4 5, yellow 6");
}

TEST_CASE("after a Default the next player hears what Securing would take over", "[log]") {
    Table table{Cards()};
    table.seat(0).reputation = 3;
    table.flip("contract 2");
    table.beat("value 4", {4, 1, 1, 1, 1, yellow(1)}, {4});
    table.reveal("value 20", {1, 1, 1, 1, yellow(1)});
    table.act(MoveKind::declare_default);

    CHECK(offers(table) ==
          std::vector<std::string>{"leave the tableau to the next player", "burn the tableau for 2 Reputation"});
    table.act(MoveKind::keep_standing);
    CHECK(offers(table) == std::vector<std::string>{"start fresh", "Secure contract 2"});
}
