#include "players/played_games.hpp"

#include "support/catch.hpp"
#include "support/play_tables.hpp"

namespace encounters::testing {

namespace {

constexpr int kDecisionsAtRandom = 250;

void run_luck(State& state, play::SeededChance& luck, const Catalogue& cards) {
    for (Chance due = chance(state, cards); due.kind != ChanceKind::none; due = chance(state, cards))
        REQUIRE_FALSE(apply(state, *luck.outcome(state, due, cards), cards, Events()));
}

std::string fault_of(const State& state, const Move& move, const Catalogue& cards, const std::string& name) {
    const auto why = why_illegal(state, move, cards);
    if (!why) return {};
    return name + " wanted " + name_of(move.kind) + " in phase " + std::to_string(static_cast<int>(state.phase)) + ": " +
           std::string(why->rule) + ", " + std::string(why->reason);
}

}  // namespace

const SharedKnowledge& core_knowledge() {
    static const SharedKnowledge knowledge = players::knowledge_of(core_pack().catalogue);
    return knowledge;
}

PlayedGame play_game(const std::vector<std::string>& names, const SharedKnowledge& knowledge, std::uint64_t seed, int most_decisions) {
    const Catalogue& cards = players::catalogue_of(*knowledge);
    std::vector<std::unique_ptr<players::Player>> seats;
    for (const std::string& name : names) seats.push_back(players::player_named(name, knowledge));
    play::SeededChance luck(seed);
    PlayedGame game;
    game.end = new_game({static_cast<int>(names.size()), false}, cards);
    run_luck(game.end, luck, cards);
    while (game.end.phase != Phase::over && game.decisions < most_decisions && game.fault.empty()) {
        const SeatIndex seat = to_move(game.end, cards);
        const Move move = seats[seat]->decide(game.end).move;
        game.fault = fault_of(game.end, move, cards, names[seat]);
        if (game.fault.empty()) REQUIRE_FALSE(apply(game.end, move, cards, Events()));
        run_luck(game.end, luck, cards);
        ++game.decisions;
    }
    game.is_over = game.end.phase == Phase::over;
    return game;
}

void visit_states(const Catalogue& cards, int seats, std::uint64_t seed, const std::function<void(const State&)>& visit) {
    play::SeededChance luck(seed);
    play::SplitMix64 choice(seed);
    State state = new_game({seats, false}, cards);
    run_luck(state, luck, cards);
    std::vector<Move> actions;
    for (int decision = 0; decision < kDecisionsAtRandom && state.phase != Phase::over; ++decision) {
        visit(state);
        legal_actions(state, cards, actions);
        // By kind first: else locks and swaps would crowd out the rest.
        const MoveKind kind = actions[choice.next() % actions.size()].kind;
        std::vector<Move> alike;
        for (const Move& move : actions)
            if (move.kind == kind) alike.push_back(move);
        REQUIRE_FALSE(apply(state, alike[choice.next() % alike.size()], cards, Events()));
        run_luck(state, luck, cards);
    }
}

double share_won(const std::string& one, const std::string& other, const SharedKnowledge& knowledge, int pairs) {
    double won = 0;
    for (int pair = 0; pair < pairs; ++pair)
        for (const SeatIndex seat : {SeatIndex{0}, SeatIndex{1}}) {
            const std::vector<std::string> names = seat == 0 ? std::vector<std::string>{one, other} : std::vector<std::string>{other, one};
            const PlayedGame game = play_game(names, knowledge, 1000 + static_cast<std::uint64_t>(pair));
            REQUIRE(game.fault.empty());
            won += !game.is_over ? 0.5 : game.end.winner == seat ? 1.0 : 0.0;
        }
    return won / (2.0 * pairs);
}

}  // namespace encounters::testing
