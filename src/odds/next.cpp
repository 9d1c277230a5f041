#include <encounters/odds/next.hpp>

#include <encounters/rules/decks.hpp>

#include "odds/best_of.hpp"

#include <algorithm>
#include <vector>

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

// The state as it would be with the Encounter revealed: what is asked is read off it.
State revealed(const State& state, EncounterId card) {
    State next = state;
    EncounterOnTable encounter;
    encounter.card = card;
    encounter.column = static_cast<std::uint8_t>(state.column_count - 1) & 0xf;
    next.newest = state.encounter_count;
    next.encounters[next.encounter_count++] = encounter;
    next.phase = Phase::rolled;
    return next;
}

Meeting meeting_in(const State& state, const Catalogue& cards) {
    Meeting meeting;
    meeting.dice = loose_dice(state, barred(state, cards));
    meeting.demand.value = value_of(state, cards, state.encounters[state.newest].card);
    meeting.demand.bounds = lock_bounds(state, cards);
    return meeting;
}

Odds odds_of(const Meeting& meeting) { return defeat_odds(meeting.dice, meeting.demand); }

// Of one pile, by definition of card: barred dice differ, so all are put over the rolls of as many dice as lie loose.
class Pile {
public:
    Pile(const State& state, const Catalogue& cards)
        : state_(state), cards_(cards), dice_(unlocked_count(state)), hits_(cards.encounters.size(), kUnasked) {}

    std::uint64_t hits(std::uint8_t card) {
        std::uint64_t& kept = hits_[card];
        if (kept == kUnasked) {
            const Odds odds = bare_odds(state_, cards_, EncounterId{card});
            kept = odds.hits * (rolls_of(dice_) / odds.rolls);
        }
        return kept;
    }

    std::vector<Ticket> tickets(const CardSet& set) {
        std::vector<Ticket> tickets;
        const CopyTable& copies = cards_.copies_of(Deck::encounters);
        for (std::size_t card = 0; card < cards_.encounters.size(); ++card)
            if (const int count = cards_in(set, copies, static_cast<std::uint8_t>(card)); count > 0)
                tickets.push_back({hits(static_cast<std::uint8_t>(card)), count});
        return tickets;
    }

    std::uint64_t rolls() const { return rolls_of(dice_); }

private:
    static constexpr std::uint64_t kUnasked = ~std::uint64_t{0};
    const State& state_;
    const Catalogue& cards_;
    int dice_;
    std::vector<std::uint64_t> hits_;
};

}  // namespace

Meeting meeting_with(const State& state, const Catalogue& catalogue, EncounterId card) {
    return meeting_in(revealed(state, card), catalogue);
}

std::optional<Meeting> meeting_now(const State& state, const Catalogue& catalogue) {
    if (state.phase != Phase::rolled || chance(state, catalogue).kind != ChanceKind::dice) return {};
    return meeting_in(state, catalogue);
}

Odds bare_odds(const State& state, const Catalogue& catalogue, EncounterId card) {
    return odds_of(meeting_with(state, catalogue, card));
}

std::optional<Odds> bare_odds_of_roll(const State& state, const Catalogue& catalogue) {
    const std::optional<Meeting> meeting = meeting_now(state, catalogue);
    if (!meeting) return {};
    return odds_of(*meeting);
}

// Q9.5, Q1.11: known cards come first, then unseen ones, then the discards that make the next deck.
std::optional<Odds> bare_odds_of_next(const State& state, const Catalogue& catalogue) {
    if (!has_contract(state) || !can_reveal(state)) return {};
    const DeckState& deck = state.deck(Deck::encounters);
    Pile pile(state, catalogue);
    int left = reveal_count(state, catalogue);
    std::uint64_t sure = 0;
    for (int i = 0; i < deck.known_count && left > 0; ++i, --left) sure = std::max(sure, pile.hits(deck.known[static_cast<std::size_t>(i)]));
    for (const CardSet* set : {&deck.unseen, &deck.discards}) {
        if (left == 0) break;
        if (left < set->count()) return best_of(pile.tickets(*set), left, sure, pile.rolls());
        left -= set->count();
        for (const Ticket& ticket : pile.tickets(*set)) sure = std::max(sure, ticket.hits);
    }
    return Odds{sure, pile.rolls(), false};
}

}  // namespace encounters::odds
