// The loop of one game: luck while it is due, else a decision; events only for who watches.
#include <encounters/simulation/game.hpp>

#include <encounters/play/chance_source.hpp>
#include <encounters/rules/queries.hpp>
#include <encounters/simulation/watcher.hpp>

#include <fmt/format.h>

#include <stdexcept>

namespace encounters::simulation {

namespace {

constexpr int kMostMovesOfTurn = 100'000;
constexpr std::uint64_t kStepOfSplitMix = 0x9e3779b97f4a7c15u;

[[noreturn]] void refuse(const Move& move, const Refusal& refusal) {
    throw std::runtime_error(
        fmt::format("a player was refused {}: {} ({})", name_of(move.kind), refusal.reason, refusal.rule));
}

// A player that goes on for ever would stop a whole run.
void check_progress(int moves) {
    if (moves > kMostMovesOfTurn)
        throw std::runtime_error(fmt::format("a turn did not end within {} moves", kMostMovesOfTurn));
}

// Who decides where no luck is due, which to_move would ask again.
SeatIndex decider(const State& state) { return state.phase == Phase::choose_contract ? contract_chooser(state) : state.active; }

void make(const Move& move, const GameTerms& terms, State& state, Watcher* watcher) {
    const bool is_told = watcher && Watcher::tells(state, move.kind);
    if (const auto refusal = apply(state, move, terms.catalogue, is_told ? watcher->listen() : Events())) refuse(move, *refusal);
    if (is_told) watcher->moved(state);
}

}  // namespace

std::uint64_t seed_of_game(std::uint64_t seed, std::uint64_t game) {
    return play::SplitMix64(seed + game * kStepOfSplitMix).next();
}

PlayedGame play_game(const GameTerms& terms, std::uint64_t seed, const std::vector<players::Player*>& players,
                     Watcher* watcher) {
    const Catalogue& catalogue = terms.catalogue;
    PlayedGame game{new_game(terms.setup, catalogue)};
    State& state = game.end;
    play::SeededChance luck(seed);
    const int last_turn = terms.cap * terms.setup.seats;
    int turn = 0;
    int moves = 0;
    while (state.phase != Phase::over && state.turn <= last_turn) {
        const Chance due = chance(state, catalogue);
        if (due.kind != ChanceKind::none) {
            make(*luck.outcome(state, due, catalogue), terms, state, watcher);
        } else {
            const players::Decision decision = players[decider(state)]->decide(state);
            if (watcher) watcher->decided(state, decision.move);
            make(decision.move, terms, state, watcher);
        }
        moves = state.turn == turn ? moves + 1 : 0;
        turn = state.turn;
        check_progress(moves);
    }
    game.capped = state.phase != Phase::over;
    return game;
}

}  // namespace encounters::simulation
