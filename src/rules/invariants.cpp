#include <encounters/rules/invariants.hpp>

#include "rules/dice.hpp"
#include "rules/piles.hpp"

#include <encounters/rules/decks.hpp>

namespace encounters {

namespace {

using Counts = std::array<int, kMaxCopies + 1>;

std::string differ(const std::string& what, long long expected, long long found) {
    return what + ": expected " + std::to_string(expected) + ", found " + std::to_string(found);
}

void count_set(Counts& counts, const CardSet& set, const CopyTable& copies) {
    for (int copy = 0; copy < copies.copies(); ++copy) counts[copies.definition[static_cast<std::size_t>(copy)]] += set.has(copy);
}

void count_deck(Counts& counts, const DeckState& deck, const CopyTable& copies) {
    count_set(counts, deck.unseen, copies);
    count_set(counts, deck.discards, copies);
    for (int i = 0; i < deck.known_count; ++i) ++counts[deck.known[i]];
}

void count_looked(Counts& counts, const State& state) {
    for (int i = 0; i < state.looked_count; ++i) ++counts[state.looked[i]];
}

bool looks_at_deck(const State& state, const Catalogue& cards, Deck deck) {
    if (state.phase == Phase::flip_contracts || state.phase == Phase::choose_contract) return deck == Deck::contracts;
    if (state.phase == Phase::draw_encounters || state.phase == Phase::choose_encounter) return deck == Deck::encounters;
    return is_looked_at(state, cards, deck);
}

Counts cards_on_table(const State& state, const Catalogue& cards, Deck deck) {
    Counts counts{};
    count_deck(counts, state.deck(deck), cards.copies_of(deck));
    if (looks_at_deck(state, cards, deck)) count_looked(counts, state);
    if (deck == Deck::contracts)
        for (int i = 0; i < state.column_count; ++i) ++counts[state.columns[i].contract.value];
    if (deck == Deck::encounters) {
        for (int i = 0; i < state.encounter_count; ++i) counts[state.encounters[i].card.value] += !state.encounters[i].gone;
        for (int i = 0; i < state.hire_count; ++i) ++counts[state.hires[i].card.value];
    }
    if (deck != Deck::equipment) return counts;
    for (EquipmentId card : state.market) counts[card.value] += card.exists();
    for (int seat = 0; seat < state.seat_count; ++seat)
        for (int i = 0; i < state.seats[seat].equipment_count; ++i) ++counts[state.seats[seat].equipment[i].value];
    count_set(counts, state.drawn, cards.copies_of(deck));
    if (state.salvaged != kNone) ++counts[state.salvaged];
    if (state.phase == Phase::use_place) ++counts[state.pending];
    return counts;
}

std::string why_cards_lost(const State& state, const Catalogue& cards, Deck deck) {
    const Counts counts = cards_on_table(state, cards, deck);
    const CopyTable& copies = cards.copies_of(deck);
    for (std::size_t card = 0; card + 1 < copies.first_copy.size(); ++card) {
        const int printed = copies.first_copy[card + 1] - copies.first_copy[card];
        if (counts[card] != printed)
            return differ("copies of card " + std::to_string(card) + " of deck " + std::to_string(static_cast<int>(deck)), printed,
                          counts[card]);
    }
    const DeckState& pile = state.deck(deck);
    if (pile.empty() && !pile.discards.empty() && !is_looked_at(state, cards, deck))
        return differ("discards beside an empty deck", 0, pile.discards.count());
    return {};
}

std::string why_dice_wrong(const State& state, const Catalogue& cards) {
    if (state.dice_count > kMaxDice) return differ("dice at most", kMaxDice, state.dice_count);
    State sorted = state;
    sort_dice(sorted);
    if (!(sorted.dice == state.dice)) return "dice are not in their order";
    for (Colour colour : kAllColours)
        if (supply_left(state, cards, colour) < 0) return differ("dice left of a colour at least", 0, supply_left(state, cards, colour));
    for (int i = 0; i < state.dice_count; ++i) {
        const Die& die = state.dice[i];
        if (die.face > 6) return differ("face at most", 6, die.face);
        if (die.locked() && die.place >= state.encounter_count) return differ("Encounter of a locked die below", state.encounter_count, die.place);
    }
    for (int i = 0; i < kColours; ++i) {
        int dice = 0;
        for (int d = 0; d < state.dice_count; ++d) dice += index_of(state.dice[d].colour) == i;
        if (state.bonus_dice[i] + state.contract_dice[i] > dice) return differ("bonus and Contract dice at most", dice, state.bonus_dice[i] + state.contract_dice[i]);
    }
    return {};
}

std::string why_seats_wrong(const State& state, const Catalogue& cards) {
    if (state.seat_count < 1 || state.seat_count > kMaxSeats) return differ("seats at most", kMaxSeats, state.seat_count);
    const bool dealing = state.phase == Phase::deal_commands;
    for (int i = 0; i < state.seat_count; ++i) {
        const SeatState& seat = state.seats[i];
        if (seat.cbills < 0) return differ("C-bills at least", 0, seat.cbills);
        if (seat.reputation < 0) return differ("Reputation at least", 0, seat.reputation);
        if (seat.equipment_count > cards.table.equipment_limit) return differ("Equipment at most", cards.table.equipment_limit, seat.equipment_count);
        if (!dealing && seat.command.value >= cards.commands.size()) return differ("Command below", static_cast<long long>(cards.commands.size()), seat.command.value);
    }
    if (!dealing && state.phase != Phase::first_seat && state.active >= state.seat_count) return differ("active seat below", state.seat_count, state.active);
    for (SeatIndex holder : {state.patronage, state.censure})
        if (holder != kNoSeat && holder >= state.seat_count) return differ("token holder below", state.seat_count, holder);
    return {};
}

std::string why_tableau_wrong(const State& state) {
    if (state.encounter_count > kMaxTableau) return differ("Encounters at most", kMaxTableau, state.encounter_count);
    if (state.column_count > kMaxColumns) return differ("columns at most", kMaxColumns, state.column_count);
    for (int i = 0; i < state.encounter_count; ++i) {
        if (state.encounters[i].column >= state.column_count) return differ("column of an Encounter below", state.column_count, state.encounters[i].column);
        if (i > 0 && state.encounters[i].column < state.encounters[i - 1].column) return "Encounters are not in the order of their columns";
        if (!state.encounters[i].defeated() && i + 1 < state.encounter_count) return "an Encounter that is not the last is not defeated";
    }
    if (state.newest != kNone && state.newest + 1 != state.encounter_count) return differ("newest Encounter", state.encounter_count - 1, state.newest);
    return {};
}

std::string why_phase_wrong(const State& state) {
    if (state.phase == Phase::rolled && state.newest == kNone) return "an open roll without an Encounter";
    if (state.phase == Phase::between && state.column_count == 0) return "no Contract lies open between Encounters";
    if (state.phase == Phase::secure_choice && (!state.standing || state.encounter_count == 0)) return "nothing stands to be Secured";
    if ((state.phase == Phase::use_die || state.phase == Phase::use_face) && state.use.source == kNone) return "nothing is being used";
    const bool chooses = state.phase == Phase::choose_contract || state.phase == Phase::choose_encounter ||
                         state.phase == Phase::use_order || state.phase == Phase::use_card;
    if (chooses && state.looked_count == 0) return "no cards lie open to choose from";
    if (state.phase == Phase::salvage_choice && state.salvaged == kNone) return "nothing was salvaged";
    return {};
}

}  // namespace

std::string why_invalid(const State& state, const Catalogue& catalogue) {
    if (std::string why = why_seats_wrong(state, catalogue); !why.empty()) return why;
    if (std::string why = why_tableau_wrong(state); !why.empty()) return why;
    if (std::string why = why_dice_wrong(state, catalogue); !why.empty()) return why;
    for (Deck deck : {Deck::contracts, Deck::encounters, Deck::equipment})
        if (std::string why = why_cards_lost(state, catalogue, deck); !why.empty()) return why;
    return why_phase_wrong(state);
}

}  // namespace encounters
