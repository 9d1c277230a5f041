// What decisions were worth, looked at afterwards: chances to win, by playing on from them many times.
#pragma once

#include <encounters/players/knowledge.hpp>
#include <encounters/rules/state.hpp>

#include <optional>

namespace encounters::players {

// How often a position is played on, and for how many turns before the race to the win is estimated. The same `luck` is the
// same dice and cards, so that two moves are compared by what they do and not by what they meet.
struct Rollouts {
    int games = 24;
    int turns = 6;
    std::uint64_t luck = 1;
    const std::atomic<bool>* stop = nullptr;  // once true the answer comes soon and means nothing
};

// What was decided, and what would have been better: chances of the deciding seat to win after each.
struct Judgement {
    Move better;
    double chance_made = 0;
    double chance_better = 0;
    // Of a chance to win; 0 where nothing better was found.
    double cost() const { return chance_better > chance_made ? chance_better - chance_made : 0; }
};

// Judges with the Veteran's eyes: it plays every seat on. One thread at a time.
class Judge {
public:
    explicit Judge(std::shared_ptr<const Knowledge> knowledge);

    // Chance that `seat` wins from here on. 1 or 0 when the game is over.
    double chance_of(const State& state, SeatIndex seat, const Rollouts& rollouts);
    // The same after a move that is legal in `state`.
    double chance_after(const State& state, const Move& move, SeatIndex seat, const Rollouts& rollouts);
    // `made` against what the Veteran would do, and against everything where there is little to choose from. Nothing where
    // there was no choice, or the Veteran would do the same and there is much to choose from.
    std::optional<Judgement> judge(const State& state, const Move& made, const Rollouts& rollouts);
    // The same two moves once more, by other luck.
    Judgement judge_again(const State& state, const Move& made, const Move& better, const Rollouts& rollouts);

private:
    double play_on(State state, SeatIndex seat, const Rollouts& rollouts, std::uint64_t seed);

    std::shared_ptr<const Knowledge> knowledge_;
    std::unique_ptr<Player> veteran_;
};

}  // namespace encounters::players
