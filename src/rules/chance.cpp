#include "rules/chance.hpp"

#include "rules/effects/effects.hpp"
#include "rules/encounter.hpp"
#include "rules/encounter_effects.hpp"
#include "rules/setup.hpp"
#include "rules/turn_start.hpp"
#include "rules/use.hpp"

#include <encounters/rules/decks.hpp>

namespace encounters {

namespace {

// kNone where no card is known.
std::uint8_t forced_card(const DeckState& deck) { return deck.known[0]; }

Why why_not_card(const State& state, const Catalogue& cards, Deck which, std::uint8_t card) {
    const CopyTable& copies = cards.copies_of(which);
    const DeckState& deck = state.deck(which);
    if (deck.known_count > 0) {
        if (card != forced_card(deck)) return Refusal{"Q9.6", "the top card is known"};
        return {};
    }
    const bool exists = card + std::size_t{1} < copies.first_copy.size();
    if (!exists || cards_in(deck.unseen, copies, card) == 0)
        return Refusal{"R1.5", "that card is not in the deck"};
    return {};
}

Why why_not_command(const State& state, const Catalogue& cards, std::uint8_t command) {
    int left = command < cards.commands.size() ? cards.commands[command].copies : 0;
    for (int seat = 0; seat < state.seat_count; ++seat) left -= state.seats[seat].command == CommandId{command};
    if (left > 0) return {};
    return Refusal{"R1.4", "that Command is not left to deal"};
}

Why why_not_dice(const State& state, const Move& move) {
    if (move.face_count != __builtin_popcount(unrolled_dice(state))) return Refusal{"R4.1", "one face for each die that is rolled"};
    bool all_are_faces = true;
    for (int i = 0; i < move.face_count; ++i) all_are_faces &= move.faces[i] >= 1 && move.faces[i] <= 6;
    if (!all_are_faces) return Refusal{"R4.7", "a face is 1 to 6"};
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

// Mostly the dice lie first, and how many they are can't be foreseen: eight are asked whatever they are.
void put_colours(const State& state, DiceBits dice, Chance& full) {
    if ((dice & (dice + 1)) != 0 || dice > first_dice(kWideDice)) {
        for (; dice != 0; dice &= dice - 1)
            full.colours[full.dice_count++] = state.dice[static_cast<std::size_t>(__builtin_ctz(dice))].colour;
        return;
    }
    full.dice_count = static_cast<std::uint8_t>(__builtin_ctz(~dice));
    for (std::size_t i = 0; i < kWideDice; ++i) full.colours[i] = Colour(index_of(state.dice[i].colour) * static_cast<int>((dice >> i) & 1u));
}

}  // namespace

bool gap_refills(const State& state, const Catalogue& cards) {
    if (state.phase == Phase::deal_commands || state.phase == Phase::over || state.deck(Deck::equipment).empty()) return false;
    const bool salvaging = state.phase == Phase::salvage_draw || state.phase == Phase::salvage_choice;
    return !salvaging && !is_looked_at(state, cards, Deck::equipment);
}

Chance chance(const State& state, const Catalogue& cards) {
    const Due due = luck_due(state, cards);
    Chance full;
    full.kind = due.kind;
    full.deck = due.deck;
    full.forced = due.kind == ChanceKind::card ? forced_card(state.deck(due.deck)) : kNone;
    if (due.kind != ChanceKind::dice) return full;
    put_colours(state, unrolled_dice(state), full);
    return full;
}

bool chance_due(const State& state, const Catalogue& cards) { return is_luck_due(state, cards); }

// R1.4, R1.5, R4.1
Why why_not_chance(const State& state, const Catalogue& cards, const Move& move) {
    const Due due = luck_due(state, cards);
    if (due.kind == ChanceKind::none) return Refusal{"R4.1", "no luck is due: a player decides"};
    if (move.kind != answer_to(due.kind)) return Refusal{"R4.1", "other luck is due first"};
    switch (due.kind) {
        case ChanceKind::dice: return why_not_dice(state, move);
        case ChanceKind::card: return why_not_card(state, cards, due.deck, move.a);
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
