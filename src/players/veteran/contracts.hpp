// Which Contract, which Encounter, Secure or fresh, complete or extend: turns that have not begun, compared.
#pragma once

#include "players/veteran/outlook.hpp"

#include <encounters/players/player.hpp>

namespace encounters::players {

// A turn under a Contract from its start: what it is worth to the active player with these tools, no Encounter revealed.
// `column` counts from 0, `scored` is the Reputation that columns before would score along with it.
struct Beginning {
    const Tools& tools;
    const Aims& aims;
    DiceCounts dice{};
    int column = 0;
    int scored = 0;
    double handing_on = 0;  // C-bills that a Default costs because it hands something on
};
double worth_of_contract(const Mind& mind, const State& state, const Beginning& beginning, const ContractCard& card);
// The average over the Contracts of the better of two, or of one.
double worth_of_fresh_turn(const Mind& mind, const State& state, const Beginning& beginning, int choices);

Decision decide_secure(const Mind& mind, const State& state);
Decision decide_contract(const Mind& mind, const State& state);
Decision decide_encounter(const Mind& mind, const State& state);
// Complete and extend, when both are allowed.
Decision decide_fulfilled(const Mind& mind, const State& state);

// The best of what is added, and the next best with it for the reason; alone it is compared with nothing.
class Choice {
public:
    void add(const Move& move, double worth) {
        if (count_ > 0 && worth <= worth_) {
            second_ = count_ > 1 && second_ > worth ? second_ : worth;
        } else {
            second_ = worth_;
            worth_ = worth;
            move_ = move;
        }
        ++count_;
    }
    bool is_empty() const { return count_ == 0; }
    Decision decision() const;

private:
    Move move_;
    double worth_ = 0;
    double second_ = 0;
    int count_ = 0;
};

Decision chosen(const Move& move, double worth, double second, double chance = -1);

}  // namespace encounters::players
