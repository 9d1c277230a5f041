// Watches one game after another and counts into a Tally; told each decision before, and each move's events after it.
#pragma once

#include <encounters/simulation/tally.hpp>

#include <array>

namespace encounters::simulation {

// Moves in which nothing happens that is counted, bit k for kind k.
inline constexpr std::uint64_t kSilentMoves = [] {
    std::uint64_t moves = 0;
    for (const MoveKind kind : {MoveKind::dice_landed, MoveKind::reveal, MoveKind::pick_die, MoveKind::pick_face})
        moves |= std::uint64_t{1} << static_cast<unsigned>(kind);
    return moves;
}();

class Watcher {
public:
    // Both have to outlive it.
    Watcher(const Catalogue& catalogue, Tally& tally) : catalogue_(catalogue), tally_(tally) {}

    // Where the engine tells what the next move does; it forgets what it told before.
    Events listen() {
        events_.clear();
        return Events(events_);
    }
    // Whether anything that is counted can happen in this move beside what `decided` and `unheard` count; if not, nobody
    // has to listen to it.
    static bool tells(const State& state, MoveKind kind) {
        if (kind == MoveKind::card_drawn) return state.phase != Phase::draw_encounters;
        if (kind == MoveKind::lock) return state.ending != Ending::none;
        return ((kSilentMoves >> static_cast<unsigned>(kind)) & 1u) == 0;
    }

    // A player is about to decide so in `state`.
    void decided(const State& state, const Move& move);
    // A move that was listened to has led to `state`.
    void moved(const State& state);
    // One that nobody listened to has.
    void unheard(MoveKind kind, const State& state) {
        if (kind == MoveKind::card_drawn && state.phase == Phase::rolled) count_revealed(state.encounters[state.newest].card);
    }
    // One event of a move that has led to `state`.
    void tell(const Event& event, const State& state);
    // A game is over, or was stopped by the cap; the next move begins another one. `names` is by seat, an index into
    // names_in.
    void ended(const State& state, const std::vector<int>& names, int cap);

private:
    // What is known of the turn going on; it is counted when it ends.
    struct Turn {
        Start start = Start::fresh;
        std::uint8_t column = 0;  // current one, 0-based
        std::uint16_t begun = 0;  // columns, as bits
        int number = 0;           // of the game, from 1
        Count cashed = 0;
        Count penalties = 0;
        Count patronage = 0;
        Count reputation = 0;
        Count defeated = 0;
    };

    struct Teller;

    void begin(const TurnBegan& event, const State& state);
    void finish(SeatIndex seat, Ending ending, const State& state);
    void count_shown(const State& state);
    void count_defeat(EncounterId card);
    void count_revealed(EncounterId card) { ++tally_.encounter_revealed[card.value]; }
    void change(const CbillsChanged& event);

    const Catalogue& catalogue_;
    Tally& tally_;
    std::vector<Event> events_;
    Turn turn_;
    SeatIndex first_ = kNoSeat;
    std::array<ContractId, kMaxColumns> contracts_{};  // by column of the tableau
    std::array<bool, 256> shown_{};                    // Equipment that could have been bought in this opportunity
    bool look_again_ = false;                          // at the market
    bool is_defeat_counted_ = false;                   // that of the lock going on, when it was decided
};

}  // namespace encounters::simulation
