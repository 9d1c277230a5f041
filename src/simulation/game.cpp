// The loop of one game: luck while it is due, else a decision; events only for who watches.
#include <encounters/simulation/game.hpp>

#include <encounters/play/chance_source.hpp>
#include <encounters/rules/known_moves.hpp>
#include <encounters/rules/queries.hpp>
#include <encounters/simulation/watcher.hpp>

#include <fmt/format.h>

#include <stdexcept>

namespace encounters::simulation {

namespace {

constexpr int kMostMovesOfTurn = 100'000;
constexpr std::uint64_t kStepOfSplitMix = 0x9e3779b97f4a7c15u;

// A game and who watches it.
struct Seen {
    State& state;
    const Catalogue& catalogue;
    Watcher* watcher;
};

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

// Whether a move may be made was asked where it was chosen, or has to be asked.
enum class Legality : std::uint8_t { known, asked };

void make(const Move& move, Legality legality, const Seen& seen) {
    const bool is_told = seen.watcher && Watcher::tells(seen.state, move.kind);
    const Events events = is_told ? seen.watcher->listen() : Events();
    if (legality == Legality::known) {
        make_known_move(seen.state, move, seen.catalogue, events);
    } else if (const auto refusal = apply(seen.state, move, seen.catalogue, events)) {
        refuse(move, *refusal);
    }
    if (is_told) {
        seen.watcher->moved(seen.state);
    } else if (seen.watcher) {
        seen.watcher->unheard(move.kind, seen.state);
    }
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
    const Seen seen{state, catalogue, watcher};
    play::SeededChance luck(seed);
    const int last_turn = terms.cap * terms.setup.seats;
    int turn = 0;
    int moves = 0;
    while (state.phase != Phase::over && state.turn <= last_turn) {
        const Chance due = chance(state, catalogue);
        if (due.kind != ChanceKind::none) {
            make(*luck.outcome(state, due, catalogue), Legality::known, seen);
        } else {
            players::Player& player = *players[decider(state)];
            const Move move = player.move(state);
            if (watcher) watcher->decided(state, move);
            make(move, player.is_sure_of_rules() ? Legality::known : Legality::asked, seen);
        }
        moves = state.turn == turn ? moves + 1 : 0;
        turn = state.turn;
        check_progress(moves);
    }
    game.capped = state.phase != Phase::over;
    return game;
}

}  // namespace encounters::simulation
