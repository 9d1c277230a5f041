#include "rules/chance.hpp"

#include "rules/dice.hpp"
#include "rules/effects/effects.hpp"
#include "rules/encounter.hpp"
#include "rules/encounter_effects.hpp"
#include "rules/piles.hpp"
#include "rules/setup.hpp"
#include "rules/turn_start.hpp"
#include "rules/use.hpp"

#include <encounters/rules/decks.hpp>

namespace encounters {

namespace {

Chance card_of(const State& state, Deck deck) {
    Chance due;
    due.kind = ChanceKind::card;
    due.deck = deck;
    if (state.deck(deck).known_count > 0) due.forced = state.deck(deck).known[0];
    return due;
}

Chance dice_of(const State& state) {
    Chance due;
    due.kind = ChanceKind::dice;
    for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i)
        if (state.dice[i].face == 0) due.colours[due.dice_count++] = state.dice[i].colour;
    return due;
}

Chance of_kind(ChanceKind kind) {
    Chance due;
    due.kind = kind;
    return due;
}

// Q1.12: a market place fills before anything else happens, but not while Equipment is being looked at or salvaged.
bool market_refills(const State& state, const Catalogue& cards) {
    if (state.phase == Phase::deal_commands || state.phase == Phase::over) return false;
    if (state.deck(Deck::equipment).empty() || market_gap(state, cards) == kNone) return false;
    const bool salvaging = state.phase == Phase::salvage_draw || state.phase == Phase::salvage_choice;
    return !salvaging && !is_looked_at(state, cards, Deck::equipment);
}

Why why_not_card(const State& state, const Catalogue& cards, const Chance& due, std::uint8_t card) {
    const CopyTable& copies = cards.copies_of(due.deck);
    if (due.forced != kNone) {
        if (card != due.forced) return Refusal{"Q9.6", "the top card is known"};
        return {};
    }
    const bool exists = card + std::size_t{1} < copies.first_copy.size();
    if (!exists || cards_in(state.deck(due.deck).unseen, copies, card) == 0)
        return Refusal{"R1.5", "that card is not in the deck"};
    return {};
}

Why why_not_command(const State& state, const Catalogue& cards, std::uint8_t command) {
    for (CommandId left : commands_left(state, cards))
        if (left.value == command) return {};
    return Refusal{"R1.4", "that Command is not left to deal"};
}

Why why_not_dice(const Chance& due, const Move& move) {
    if (move.face_count != due.dice_count) return Refusal{"R4.1", "one face for each die that is rolled"};
    for (int i = 0; i < move.face_count; ++i)
        if (move.faces[i] < 1 || move.faces[i] > 6) return Refusal{"R4.7", "a face is 1 to 6"};
    return {};
}

MoveKind answer_to(ChanceKind kind) {
    switch (kind) {
        case ChanceKind::dice: return MoveKind::dice_landed;
        case ChanceKind::card: return MoveKind::card_drawn;
        case ChanceKind::seat: return MoveKind::seat_drawn;
        case ChanceKind::command: return MoveKind::command_dealt;
        case ChanceKind::none: break;
    }
    return MoveKind::done;
}

void card_drawn(Step& step, std::uint8_t card) {
    State& state = step.state;
    if (market_refills(state, step.cards)) {
        const std::uint8_t place = market_gap(state, step.cards);
        draw_card(step, Deck::equipment, card, DrawReason::market);
        state.market[place] = EquipmentId{card};
        return;
    }
    switch (state.phase) {
        case Phase::flip_contracts: contract_flipped(step, card); return;
        case Phase::draw_encounters: encounter_drawn(step, card); return;
        case Phase::use_look: look_at_card(step, card); return;
        case Phase::salvage_draw: salvage_drawn(step, card); return;
        default: broken("phase that draws a card", static_cast<int>(Phase::use_look), static_cast<int>(state.phase));
    }
}

}  // namespace

Chance chance(const State& state, const Catalogue& cards) {
    if (market_refills(state, cards)) return card_of(state, Deck::equipment);
    switch (state.phase) {
        case Phase::deal_commands: return of_kind(ChanceKind::command);
        case Phase::first_seat: return of_kind(ChanceKind::seat);
        case Phase::flip_contracts: return card_of(state, Deck::contracts);
        case Phase::draw_encounters: return card_of(state, Deck::encounters);
        case Phase::use_look: return card_of(state, looked_deck(state, cards));
        case Phase::salvage_draw: return card_of(state, Deck::equipment);
        case Phase::rolled: return roll_due(state) ? dice_of(state) : Chance{};
        default: return {};
    }
}

bool chance_due(const State& state, const Catalogue& cards) { return chance(state, cards).kind != ChanceKind::none; }

// R1.4, R1.5, R4.1
Why why_not_chance(const State& state, const Catalogue& cards, const Move& move) {
    const Chance due = chance(state, cards);
    if (due.kind == ChanceKind::none) return Refusal{"R4.1", "no luck is due: a player decides"};
    if (move.kind != answer_to(due.kind)) return Refusal{"R4.1", "other luck is due first"};
    switch (due.kind) {
        case ChanceKind::dice: return why_not_dice(due, move);
        case ChanceKind::card: return why_not_card(state, cards, due, move.a);
        case ChanceKind::command: return why_not_command(state, cards, move.a);
        case ChanceKind::seat:
            if (move.a >= state.seat_count) return Refusal{"R1.4", "there is no such seat"};
            return {};
        case ChanceKind::none: break;
    }
    return {};
}

void apply_chance(Step& step, const Move& move) {
    switch (move.kind) {
        case MoveKind::dice_landed: dice_landed(step, move); return;
        case MoveKind::card_drawn: card_drawn(step, move.a); return;
        case MoveKind::seat_drawn: draw_first_seat(step, move.a); return;
        case MoveKind::command_dealt: deal_command(step, CommandId{move.a}); return;
        default: broken("kind of a chance move", 0, static_cast<int>(move.kind));
    }
}

}  // namespace encounters
