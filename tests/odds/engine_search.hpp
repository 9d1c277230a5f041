// The best that a player can do with an open or due roll, found by trying every use in the engine.
#pragma once

#include <encounters/odds/aim.hpp>
#include <encounters/rules/engine.hpp>

#include <unordered_map>
#include <vector>

namespace encounters::odds::testing {

class EngineSearch {
public:
    explicit EngineSearch(const Catalogue& catalogue, Aim aim = Aim::defeat) : catalogue_(catalogue), aim_(aim) {}
    // The chance that the newest Encounter can be beaten once dice have fallen and everything helpful has been used; or
    // that no die is left unlocked then.
    double chance_of(const State& state);

private:
    double average(const State& state, const Chance& due);
    double after_card(State state, const Chance& due);
    double best(const State& state);
    const Catalogue& catalogue_;
    Aim aim_;
    std::unordered_map<std::uint64_t, double> known_;  // by hash of the state
};

}  // namespace encounters::odds::testing
