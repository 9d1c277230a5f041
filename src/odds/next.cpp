#include <encounters/odds/next.hpp>

#include <encounters/odds/geared.hpp>

#include "odds/coming.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

DiceToRoll loose_dice(const State& state, ColourSet bars) {
    DiceToRoll dice{};
    for (int i = 0; i < state.dice_count && state.dice[static_cast<std::size_t>(i)].unlocked(); ++i) {
        const Colour colour = state.dice[static_cast<std::size_t>(i)].colour;
        if (!(bars & colour_bit(colour))) ++dice[static_cast<std::size_t>(index_of(colour))];
    }
    return dice;
}

bool some_lie(const State& state) {
    for (int i = 0; i < state.dice_count && state.dice[static_cast<std::size_t>(i)].unlocked(); ++i)
        if (state.dice[static_cast<std::size_t>(i)].face != 0) return true;
    return false;
}

Meeting meeting_in(const State& state, const Catalogue& cards) {
    Meeting meeting;
    meeting.dice = loose_dice(state, barred(state, cards));
    meeting.demand.value = value_of(state, cards, state.encounters[state.newest].card);
    meeting.demand.bounds = lock_bounds(state, cards);
    return meeting;
}

}  // namespace

Meeting meeting_with(const State& state, const Catalogue& catalogue, EncounterId card) {
    return meeting_in(revealed(state, card), catalogue);
}

std::optional<Meeting> meeting_now(const State& state, const Catalogue& catalogue) {
    if (state.phase != Phase::rolled || chance(state, catalogue).kind != ChanceKind::dice || some_lie(state)) return {};
    return meeting_in(state, catalogue);
}

Odds bare_odds(const State& state, const Catalogue& catalogue, EncounterId card) {
    const Meeting meeting = meeting_with(state, catalogue, card);
    return defeat_odds(meeting.dice, meeting.demand);
}

std::optional<Odds> bare_odds_of_roll(const State& state, const Catalogue& catalogue) {
    if (const std::optional<Meeting> meeting = meeting_now(state, catalogue)) return defeat_odds(meeting->dice, meeting->demand);
    return odds_now(state, catalogue, {Aim::defeat, Means::bare, {}});
}

// Barred dice differ from card to card, so all are put over the rolls of as many dice as lie loose.
std::optional<Odds> bare_odds_of_next(const State& state, const Catalogue& catalogue) {
    const std::vector<EncounterId> coming = coming_cards(state, catalogue);
    if (coming.empty()) return {};
    const std::uint64_t rolls = rolls_of(unlocked_count(state));
    std::vector<std::uint64_t> hits(catalogue.encounters.size(), 0);
    for (const EncounterId card : coming) {
        const Odds odds = bare_odds(state, catalogue, card);
        hits[card.value] = odds.hits * (rolls / odds.rolls);
    }
    return average_of_coming(state, catalogue, hits, rolls);
}

}  // namespace encounters::odds
