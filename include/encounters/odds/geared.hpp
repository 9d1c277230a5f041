// Chances with everything that the active player has ready, used as well as possible once dice have fallen: Equipment, the
// power, Field Hires.
#pragma once

#include <encounters/odds/aim.hpp>
#include <encounters/odds/counts.hpp>
#include <encounters/odds/limits.hpp>
#include <encounters/rules/queries.hpp>

#include <optional>

namespace encounters::odds {

// With the dice alone, or with all that is ready.
enum class Means : std::uint8_t { bare, geared };

struct Wish {
    Aim aim = Aim::defeat;
    Means means = Means::geared;
    Limits limits{};
};

// Of an Encounter, were it revealed now under the current Contract. Needs has_contract(state) and can_reveal(state).
Odds odds_against(const State& state, const Catalogue& catalogue, EncounterId card, const Wish& wish = {});

// Of the newest Encounter while its roll is due or open: dice that lie count as they lie, the others as thrown. Nothing in
// any other phase, a use half done included.
std::optional<Odds> odds_now(const State& state, const Catalogue& catalogue, const Wish& wish = {});

// Of what may be revealed next: the known top of the deck, else each unseen card equally likely; where several are flipped
// (Q9.5) the likeliest is kept. Nothing where none can be revealed.
std::optional<Odds> odds_of_next(const State& state, const Catalogue& catalogue, const Wish& wish = {});

}  // namespace encounters::odds
