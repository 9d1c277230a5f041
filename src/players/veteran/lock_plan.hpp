// An open roll solved over its real dice, cards and demands: which uses, which faces, which dice to lock.
#pragma once

#include "players/veteran/outlook.hpp"

#include <vector>

namespace encounters::players {

inline constexpr int kMostRolled = 12;  // dice looked at; more than so many are seen once in thousands of games

// A die that may be locked on the newest Encounter: unlocked and not barred.
struct RolledDie {
    std::uint8_t index = 0;  // in State::dice
    std::uint8_t face = 1;
    Colour colour = Colour::white;
    bool touched = false;    // by the use going on, which can't touch it again
};

// What an open roll is about.
struct Roll {
    std::array<RolledDie, kMostRolled> dice;
    int size = 0;
    int value = 1;
    LockBounds bounds;
    Tools tools;            // that may be used; the first is the one in use, if any is
    bool in_use = false;
    bool must_act = false;  // the use going on has done nothing yet
    ColourSet bars = 0;     // now, Encounter and Contract together
    Outlook after;          // as the turn stands once the Encounter is beaten, no die locked for it yet
    double extra = 0;       // C-bills that beating it is worth beyond what it pays
    double failing = 0;     // what a Default leaves, uses left out
    bool decides = false;   // the fight of a final assault: nothing comes after it (Q6.7)
};
Roll roll_of(const Mind& mind, const State& state);

struct FaceChange {
    std::uint8_t tool = 0;  // in Roll::tools
    std::uint8_t die = 0;   // in Roll::dice
    std::uint8_t face = 1;
};

// The best way to beat the Encounter as the dice lie, rerolls left out. `worth` is that of the turn afterwards.
struct LockPlan {
    bool found = false;
    double worth = 0;
    std::uint32_t dice = 0;  // bits of Roll::dice
    std::array<FaceChange, 12> changes;
    int change_count = 0;
    std::uint32_t tools = 0;  // used, by place in Roll::tools
};
LockPlan best_lock(const Mind& mind, const Roll& roll);

// Sets of dice that beat the Encounter as they lie, one for each number of dice.
struct NaturalLock {
    std::uint32_t dice = 0;  // bits of Roll::dice
    double worth = 0;
};
std::vector<NaturalLock> natural_locks(const Mind& mind, const Roll& roll);

// What the turn is worth once the Encounter is beaten with so many dice and these tools used.
double worth_of_beating(const Mind& mind, const Roll& roll, int dice, std::uint32_t used);
double worth_of_failing(const Roll& roll, std::uint32_t used);

}  // namespace encounters::players
