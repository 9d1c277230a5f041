// Chances in a game: of an Encounter were it revealed now, and of the next one that nobody has seen.
#pragma once

#include <encounters/odds/bare.hpp>

#include <optional>

namespace encounters::odds {

// What the active player would roll against this Encounter and what it would ask, were it revealed next under the current
// Contract; its hazards and those of the Contract bar dice. Needs has_contract(state) and can_reveal(state).
struct Meeting {
    DiceToRoll dice{};
    Demand demand;
};
Meeting meeting_with(const State& state, const Catalogue& catalogue, EncounterId card);

// The same for the newest Encounter while its dice are due. Nothing where no roll is due.
std::optional<Meeting> meeting_now(const State& state, const Catalogue& catalogue);

// The chance of meeting_with, bare: all dice of the meeting are rolled and nothing is used.
Odds bare_odds(const State& state, const Catalogue& catalogue, EncounterId card);

// The newest Encounter before its dice have fallen, bare. Nothing where no roll is due.
std::optional<Odds> bare_odds_of_roll(const State& state, const Catalogue& catalogue);

// The average over what may be revealed next, bare: the known top of the deck, else each unseen card equally likely; where
// several are flipped (Q9.5) the likeliest is kept. Exact while the numbers fit. Nothing where none can be revealed.
std::optional<Odds> bare_odds_of_next(const State& state, const Catalogue& catalogue);

}  // namespace encounters::odds
