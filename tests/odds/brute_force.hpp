// Counting by the book: every roll of the dice, every set of them.
#pragma once

#include <encounters/odds/bare.hpp>

namespace encounters::odds::testing {

// Rolls of at most 7 dice in which some set meets the demand, decided set by set.
std::uint64_t counted_hits(const DiceToRoll& dice, const Demand& demand);

// The same for the Encounter were it revealed in `state`: the engine reveals it, rolls and says whether dice can be
// locked. Nothing is used. The deck must hold the card, with its top unknown, and one Encounter be flipped for a reveal.
struct EngineCount {
    std::uint64_t hits = 0;
    std::uint64_t rolls = 0;
};
EngineCount counted_by_engine(const State& state, const Catalogue& catalogue, EncounterId card);

}  // namespace encounters::odds::testing
