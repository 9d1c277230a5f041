// Whatever a table comes to, every player answers with a legal move, always the same one, and games go on.
#include "players/played_games.hpp"
#include "properties/random_cards.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <algorithm>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

// Elite thinks too long for tests of this breadth.
std::vector<std::string> quick_players() {
    std::vector<std::string> names;
    for (const std::string& name : player_names())
        if (name != "elite") names.push_back(name);
    return names;
}

SharedKnowledge knowledge_of_random(std::uint64_t seed) { return knowledge_of(std::make_shared<const Catalogue>(random_cards(seed))); }

// Of the random cards with seeds 1 to 12, made once: that takes longer than a game.
const std::vector<SharedKnowledge>& random_packs() {
    static const std::vector<SharedKnowledge> packs = [] {
        std::vector<SharedKnowledge> made;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) made.push_back(knowledge_of_random(seed));
        return made;
    }();
    return packs;
}

int most_seats(const Catalogue& cards) {
    int seats = 0;
    for (const CommandCard& command : cards.commands) seats += command.copies;
    return std::min(seats, kMaxSeats);
}

std::vector<std::string> seats_for(std::uint64_t seed, const Catalogue& cards) {
    const std::vector<std::string> all = quick_players();
    const std::uint64_t seats = 1 + seed % static_cast<std::uint64_t>(most_seats(cards));
    std::vector<std::string> names;
    for (std::uint64_t seat = 0; seat < seats; ++seat) names.push_back(all[(seed / kMaxSeats + seat) % all.size()]);
    return names;
}

void check_game(const SharedKnowledge& knowledge, std::uint64_t seed, int most_decisions) {
    const std::vector<std::string> names = seats_for(seed, catalogue_of(*knowledge));
    const PlayedGame game = play_game(names, knowledge, seed, most_decisions);
    INFO("seed " << seed << ", " << names.size() << " seats: " << game.fault);
    REQUIRE(game.fault.empty());
}

void check_states(const SharedKnowledge& knowledge, const std::vector<std::string>& names, std::uint64_t seed) {
    const Catalogue& cards = catalogue_of(*knowledge);
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& name : names) players.push_back(player_named(name, knowledge));
    visit_states(cards, 1 + static_cast<int>(seed) % most_seats(cards), seed, [&](const State& state) {
        for (std::size_t i = 0; i < players.size(); ++i) {
            const Move move = players[i]->decide(state).move;
            INFO(names[i] << ", seed " << seed << ", phase " << static_cast<int>(state.phase) << ", " << name_of(move.kind));
            REQUIRE_FALSE(why_illegal(state, move, cards));
            REQUIRE(players[i]->move(state) == move);
        }
    });
}

// Open rolls, and the questions of uses in them, of a game that Regulars play.
std::vector<State> rolls_and_uses(const SharedKnowledge& knowledge, std::uint64_t seed) {
    const Catalogue& cards = catalogue_of(*knowledge);
    const auto player = player_named("regular", knowledge);
    std::vector<State> states;
    State state = new_game({std::min(2, most_seats(cards)), false}, cards);
    play::SeededChance luck(seed);
    for (int moves = 0; moves < 1500 && state.phase != Phase::over; ++moves) {
        const Chance due = chance(state, cards);
        if (due.kind == ChanceKind::none && (state.phase == Phase::rolled || state.phase == Phase::use_die || state.phase == Phase::use_face)) states.push_back(state);
        REQUIRE_FALSE(apply(state, due.kind == ChanceKind::none ? player->move(state) : *luck.outcome(state, due, cards), cards, Events()));
    }
    return states;
}

}  // namespace

TEST_CASE("every decision is legal: the core set, all players mixed") {
    const auto knowledge = knowledge_of(core_pack().catalogue);

    for (std::uint64_t seed = 1; seed <= 40; ++seed) check_game(knowledge, seed, 1500);
}

TEST_CASE("every decision is legal: the small pack and random cards, all players mixed") {
    const auto small = knowledge_of(small_pack().catalogue);

    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
        check_game(small, seed, 300);
        check_game(random_packs()[seed % random_packs().size()], seed, 200);
    }
}

TEST_CASE("green and regular answer every question that random play comes to") {
    const auto core = knowledge_of(core_pack().catalogue);
    const auto small = knowledge_of(small_pack().catalogue);

    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        check_states(core, {"green", "regular"}, seed);
        check_states(small, {"green", "regular"}, seed);
        check_states(random_packs()[seed % random_packs().size()], {"green", "regular"}, seed);
    }
}

TEST_CASE("every decision is legal: 300 games more of each kind", "[long]") {
    const auto core = knowledge_of(core_pack().catalogue);
    const auto small = knowledge_of(small_pack().catalogue);

    for (std::uint64_t seed = 1000; seed < 1300; ++seed) {
        check_game(core, seed, 2000);
        check_game(small, seed, 400);
        check_game(knowledge_of_random(seed), seed, 400);
        check_states(core, quick_players(), seed);
        check_states(knowledge_of_random(seed), quick_players(), seed);
    }
}

TEST_CASE("the same table is answered alike, whatever was asked before") {
    const auto knowledge = knowledge_of(core_pack().catalogue);
    std::vector<State> states;
    visit_states(catalogue_of(*knowledge), 3, 12, [&](const State& state) { states.push_back(state); });
    REQUIRE(states.size() > 100);

    for (const std::string& name : quick_players()) {
        const auto asked_in_order = player_named(name, knowledge);
        const auto asked_backwards = player_named(name, knowledge);
        std::vector<Move> moves;
        for (const State& state : states) moves.push_back(asked_in_order->decide(state).move);

        for (std::size_t i = states.size(); i-- > 0;) {
            INFO(name << ", state " << i);
            REQUIRE(asked_backwards->decide(states[i]).move == moves[i]);
        }
    }
}

TEST_CASE("what a regular remembers of a roll changes none of its answers, in any order") {
    int uses = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const SharedKnowledge& knowledge = seed % 4 == 0 ? core_knowledge() : random_packs()[seed - 1];
        const std::vector<State> states = rolls_and_uses(knowledge, seed);
        if (states.empty()) continue;
        std::vector<Decision> alone;
        for (const State& state : states) alone.push_back(player_named("regular", knowledge)->decide(state));
        const auto asked_often = player_named("regular", knowledge);
        play::SplitMix64 order(seed);

        for (int question = 0; question < 2000; ++question) {
            // Often the question that follows in the game, with another one between them.
            const std::size_t first = order.next() % states.size();
            for (const std::size_t i : {first, static_cast<std::size_t>(order.next() % states.size()), std::min(first + 1, states.size() - 1)}) {
                INFO("seed " << seed << ", state " << i << " of " << states.size());
                const Decision decision = asked_often->decide(states[i]);
                REQUIRE(decision.move == alone[i].move);
                REQUIRE(decision.reason.worth == alone[i].reason.worth);
                REQUIRE(decision.reason.second == alone[i].reason.second);
                REQUIRE(asked_often->move(states[i]) == alone[i].move);
            }
        }
        uses += static_cast<int>(std::count_if(states.begin(), states.end(), [](const State& state) { return state.phase == Phase::use_die; }));
    }
    CHECK(uses > 200);
}

TEST_CASE("regulars finish their games in a sensible number of turns") {
    const auto knowledge = knowledge_of(core_pack().catalogue);
    std::vector<int> turns;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const PlayedGame game = play_game({"regular", "regular"}, knowledge, seed);
        REQUIRE(game.is_over);
        turns.push_back(game.end.turn / 2);
    }

    std::sort(turns.begin(), turns.end());

    CHECK(turns[50] >= 7);
    CHECK(turns[50] <= 16);
    CHECK(turns.back() <= 60);
}
