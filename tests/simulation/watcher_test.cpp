// What is counted: a game made by hand, and whole games counted again in another way.
#include "support/catch.hpp"

#include "simulation/recount.hpp"
#include "simulation/runs.hpp"
#include "support/rules_turns.hpp"

#include <encounters/simulation/figures.hpp>
#include <encounters/simulation/watcher.hpp>

using namespace encounters;
using namespace encounters::testing;
using namespace encounters::simulation;

namespace {

// A table at which every step is watched.
struct WatchedTable {
    explicit WatchedTable(const Cards& cards) : table(cards), tally(terms_for(table.catalogue)), watcher(table.catalogue, tally) {
        watcher.tell(TurnBegan{0, 1}, table.state);
        watcher.tell(StartedFresh{0}, table.state);
        watcher.tell(MarketOpened{0}, table.state);
    }
    static Terms terms_for(const Catalogue& catalogue) {
        Terms terms;
        terms.players = {"one", "two"};
        terms.cards = card_lines(catalogue, {});
        return terms;
    }
    void listen() {
        for (const Event& event : table.heard()) watcher.tell(event, table.state);
    }
    void act(const Move& move) {
        watcher.decided(table.state, move);
        table.act(move);
        listen();
    }
    void act(MoveKind kind, int a = 0) { act(Move::of(kind, static_cast<std::uint8_t>(a))); }

    Table table;
    Tally tally;
    Watcher watcher;
};

Count of(const Counts& list, const auto& card) { return list[card.value]; }

Cards with_guns() { return Cards{}.equipment("gun", Colour::yellow, {Reroll{any_icons(1)}}, {4, 1}).copies(2); }

// Seat 0 buys a filler for 3 of 5 C-bills, keeps contract 3 and escapes after one Encounter.
void escape_once(WatchedTable& watched) {
    Table& table = watched.table;
    table.seat(0).cbills = 5;
    watched.act(MoveKind::buy, 0);
    table.draw("gun");
    watched.act(MoveKind::flip_contracts);
    table.draw({"contract 3", "contract 1"});
    watched.act(MoveKind::choose_contract, 0);
    watched.act(MoveKind::reveal);
    table.draw("value 5");
    table.roll({5, 6, 6, 6, 6, yellow(6)});
    watched.listen();
    watched.act(table.locking({5}));
    watched.act(MoveKind::escape);
}

// Seat 1 fails at once under contract 2; it has nothing to burn.
void default_at_once(WatchedTable& watched) {
    Table& table = watched.table;
    watched.act(MoveKind::flip_contracts);
    table.draw({"contract 2", "contract 1"});
    watched.act(MoveKind::choose_contract, 0);
    watched.act(MoveKind::reveal);
    table.draw("value 1");
    table.roll({6, 6, 6, 6, 6, green(6)});
    watched.listen();
    watched.act(MoveKind::declare_default);
}

// Seat 0 Secures and locks all dice on one Encounter: 2 Reputation and a C-bill.
void secure_and_complete(WatchedTable& watched) {
    Table& table = watched.table;
    watched.act(MoveKind::secure);
    watched.act(MoveKind::reveal);
    table.draw("value 13");
    table.roll({2, 2, 2, 2, 2, green(3)});
    watched.listen();
    watched.act(table.locking({2, 2, 2, 2, 2, green(3)}));
    watched.act(MoveKind::complete);
}

}  // namespace

TEST_CASE("a purchase, a choice and an Escape made by hand are counted", "[simulation]") {
    WatchedTable watched{with_guns()};
    const Tally& tally = watched.tally;
    const Table& table = watched.table;

    escape_once(watched);

    CHECK(tally[Sum::turns] == 1);
    CHECK(tally.ended(simulation::Start::fresh, Ending::escape, 0) == 1);
    CHECK(tally.at(simulation::Start::fresh, TurnSum::cashed) == 1);
    CHECK(tally[Sum::bought_cbills] == 3);
    CHECK(tally[Sum::escape_encounters] == 1);
    CHECK(of(tally.equipment_bought, table.equipment("filler")) == 1);
    CHECK(of(tally.equipment_shown, table.equipment("filler")) == 1);
    CHECK(of(tally.equipment_shown, table.equipment("gun")) == 0);  // 2 C-bills were left for a price of 4
    CHECK(of(tally.contract_offered, table.contract("contract 1")) == 1);
    CHECK(of(tally.contract_chosen, table.contract("contract 1")) == 0);
    CHECK(of(tally.contract_chosen, table.contract("contract 3")) == 1);
    CHECK(of(tally.contract_escaped, table.contract("contract 3")) == 1);
    CHECK(tally.curve_cbills[0] == 3);
}

TEST_CASE("a Default made by hand is counted, and what lies before the next player", "[simulation]") {
    WatchedTable watched{with_guns()};
    const Tally& tally = watched.tally;
    escape_once(watched);

    default_at_once(watched);

    CHECK(tally[Sum::turns] == 2);
    CHECK(tally.ended(simulation::Start::fresh, Ending::defaulted, 0) == 1);
    CHECK(of(tally.contract_defaulted, watched.table.contract("contract 2")) == 1);
    CHECK(tally[Sum::burn_chances] == 0);
    CHECK(tally[Sum::owned] == 1);  // what seat 0 bought, at the start of its second turn
    CHECK(tally[Sum::ready] == 1);
}

TEST_CASE("a Securing turn made by hand is counted apart from fresh ones", "[simulation]") {
    WatchedTable watched{with_guns()};
    const Tally& tally = watched.tally;
    escape_once(watched);
    default_at_once(watched);

    secure_and_complete(watched);

    CHECK(tally.ended(simulation::Start::secured, Ending::complete, 0) == 1);
    CHECK(tally.at(simulation::Start::secured, TurnSum::reputation) == 2);
    CHECK(tally.at(simulation::Start::secured, TurnSum::cashed) == 1);
    CHECK(tally[Sum::complete_reputation] == 2);
    CHECK(of(tally.contract_completed, watched.table.contract("contract 2")) == 1);
    CHECK(of(tally.contract_laid, watched.table.contract("contract 2")) == 1);
    CHECK(tally.curve_reputation[1] == 2);
    CHECK(tally.begun[0] == 2);  // Securing begins no column
    CHECK(secured(tally).count == 1);
    CHECK(secured(tally).of == 1);
    CHECK(secure_ratio(tally, 0) == 0);        // fresh turns brought no Reputation
    CHECK(secure_ratio(tally, 1) == 3 / 0.5);  // 3 against a mean of 1 and 0
}

TEST_CASE("a fresh start instead of Securing counts as a chance that was declined", "[simulation]") {
    WatchedTable watched{Cards{}};
    Table& table = watched.table;
    table.seat(0).reputation = 2;
    table.flip("contract 1");
    table.reveal("value 1", {6, 6, 6, 6, 6, yellow(6)});
    watched.listen();

    watched.act(MoveKind::declare_default);
    watched.act(MoveKind::keep_standing);
    watched.act(MoveKind::start_fresh);
    table.flip("contract 1");
    watched.listen();
    watched.act(MoveKind::escape);

    CHECK(watched.tally.ended(simulation::Start::fresh, Ending::defaulted, 0) == 1);
    CHECK(watched.tally.ended(simulation::Start::declined, Ending::escape, 0) == 1);
    CHECK(watched.tally[Sum::burn_chances] == 1);
    CHECK(watched.tally[Sum::burns] == 0);
}

TEST_CASE("every extension begins a column, and completes the one before", "[simulation]") {
    WatchedTable watched{Cards{}};
    Table& table = watched.table;
    table.flip("contract 1");
    table.beat("value 13", {2, 2, 2, 2, 2, yellow(3)}, {2, 2, 2, 2, 2, yellow(3)});
    table.extend_to("contract 2");
    watched.listen();

    watched.act(MoveKind::escape);

    CHECK(watched.tally.begun[0] == 1);
    CHECK(watched.tally.begun[1] == 1);
    CHECK(watched.tally.ended(simulation::Start::fresh, Ending::escape, 1) == 1);
    CHECK(of(watched.tally.contract_completed, table.contract("contract 1")) == 1);
    CHECK(of(watched.tally.contract_escaped, table.contract("contract 2")) == 1);
    CHECK(watched.tally[Sum::opportunities] == 3);  // turn start, extension, and the next player's turn
}

TEST_CASE("whole games counted from events and from lists of actions give the same counts", "[simulation]") {
    for (const int seats : {1, 2, 4}) {
        Terms terms = house_terms(core_pack(), seats, 1);
        terms.cap = kMostCap;
        play::Session session = seeded_session(table_of(core_pack(), seats), seed_of_game(terms.seed, 0));

        const Tally expected = recount(session, terms);
        const Tally tally = tally_of(core_pack(), terms);

        for (const Sum sum : {Sum::games, Sum::turns, Sum::opportunities, Sum::bought_cbills, Sum::maintenance_cbills,
                              Sum::burn_chances, Sum::burns, Sum::hires_used, Sum::escape_encounters, Sum::complete_reputation}) {
            INFO(static_cast<int>(sum));
            CHECK(tally[sum] == expected[sum]);
        }
        CHECK(tally.equipment_shown == expected.equipment_shown);
        CHECK(tally.equipment_bought == expected.equipment_bought);
        CHECK(tally.equipment_readied == expected.equipment_readied);
        CHECK(tally.equipment_used == expected.equipment_used);
        CHECK(tally.contract_offered == expected.contract_offered);
        CHECK(tally.contract_chosen == expected.contract_chosen);
        CHECK(tally.contract_laid == expected.contract_laid);
        CHECK(tally.encounter_revealed == expected.encounter_revealed);
        CHECK(tally.encounter_defeated == expected.encounter_defeated);
        CHECK(tally.command_used == expected.command_used);
        CHECK(total(tally.equipment_shown) > 0);
        CHECK(tally[Sum::complete_reputation] > 0);
    }
}

TEST_CASE("a watcher need not listen to moves that tell nothing it counts", "[simulation]") {
    // Every game is watched twice: with all events, and with those that tells() asks for.
    const Terms terms = house_terms(core_pack(), 3, 1);
    const play::TableSetup setup = table_of(core_pack(), 3);
    for (std::uint64_t game = 0; game < 3; ++game) {
        play::Session session = seeded_session(setup, seed_of_game(4, game));
        decide_by_house(session, 100'000);
        Tally all(terms);
        Tally some(terms);
        Watcher hearing_all(*core_pack().catalogue, all);
        Watcher hearing_some(*core_pack().catalogue, some);
        State state = session.start();
        for (const play::Step& step : session.steps()) {
            std::vector<Event> events;
            const bool is_told = Watcher::tells(state, step.move.kind);
            if (step.seat != kNoSeat) hearing_all.decided(state, step.move);
            if (step.seat != kNoSeat) hearing_some.decided(state, step.move);
            apply(state, step.move, *core_pack().catalogue, Events(events));
            for (const Event& event : events) hearing_all.tell(event, state);
            if (!is_told) hearing_some.unheard(step.move.kind, state);
            if (!is_told) continue;
            for (const Event& event : events) hearing_some.tell(event, state);
        }
        CHECK(all == some);
        CHECK(all[Sum::turns] > 10);
    }
}
