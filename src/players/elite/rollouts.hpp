// Games played on from a decision by Veterans, cut after a round and finished by the race: what each candidate is worth.
#pragma once

#include "players/veteran/answers.hpp"

#include <atomic>
#include <vector>

namespace encounters::players {

// A move that is weighed, and what the Veteran holds of it in C-bills.
struct Candidate {
    Move move;
    double worth = 0;
};

struct Budget {
    int rollouts = 400;  // for all candidates together
    int rounds = 0;      // that are played after the turn that goes on
    const std::atomic<bool>* stop = nullptr;  // once true the answer comes soon
};

// Which candidate to take, by place, and the chances to win that the rollouts found.
struct Verdict {
    std::size_t best = 0;
    double chance = 0;
    double second = 0;
};

// The first candidate is the one that the Veteran would take; the others have to be clearly better. All of them meet the
// same luck, which depends on the State alone.
Verdict weigh(const Mind& mind, const State& state, const std::vector<Candidate>& candidates, const Budget& budget);

}  // namespace encounters::players
