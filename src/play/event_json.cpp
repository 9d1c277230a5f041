#include <encounters/play/event_json.hpp>
#include <encounters/play/log_text.hpp>

#include "play/event_fields.hpp"

namespace encounters::play {

namespace {

using F = EventFields;

std::string_view word(Ending ending) {
    constexpr std::array<std::string_view, 4> words{"none", "escape", "complete", "default"};
    return words[static_cast<std::size_t>(ending)];
}
std::string_view word(DrawReason reason) {
    constexpr std::array<std::string_view, 7> words{"market", "contract",    "extension", "encounter",
                                                    "scout",  "requisition", "salvage"};
    return words[static_cast<std::size_t>(reason)];
}
std::string_view word(DiscardReason reason) {
    constexpr std::array<std::string_view, 10> words{
        "market_replaced", "requisitioned",   "market_cleared",   "room_made",
        "not_chosen",      "tableau_cleared", "failed_encounter", "salvage_without_maintenance",
        "salvage_left",    "hire_spent"};
    return words[static_cast<std::size_t>(reason)];
}
std::string_view word(DiceReason reason) {
    constexpr std::array<std::string_view, 8> words{"command", "command_pool",  "contract_pool",    "equipment",
                                                    "struck",  "contract_over", "predecessor_over", "returned"};
    return words[static_cast<std::size_t>(reason)];
}
std::string_view word(RecoverReason reason) { return reason == RecoverReason::assault ? "assault" : "extension"; }
std::string_view word(ChangeReason reason) {
    constexpr std::array<std::string_view, 4> words{"set", "adjust", "flip", "field_hire"};
    return words[static_cast<std::size_t>(reason)];
}
std::string_view word(CbillReason reason) {
    constexpr std::array<std::string_view, 3> words{"even_start", "default_penalty", "patronage"};
    return words[static_cast<std::size_t>(reason)];
}
std::string_view word(Token token) { return token == Token::patronage ? "noble_patronage" : "censure"; }

// Each event: its name, and its fields in the order of events.hpp.
struct Named {
    const Catalogue& catalogue;
    std::string_view rule;
    F as(std::string_view name) const { return F(catalogue, name, rule); }

    // ---- set-up and turns
    F operator()(const CommandDealt& e) const { return as("command_dealt").seat(e.seat).command(e.command); }
    F operator()(const FirstSeatDrawn& e) const { return as("first_seat_drawn").seat(e.seat); }
    F operator()(const TurnBegan& e) const { return as("turn_began").seat(e.seat).number("turn", e.turn); }
    F operator()(const StartedFresh& e) const { return as("started_fresh").seat(e.seat); }
    F operator()(const Secured& e) const { return as("secured").seat(e.seat).index("column", e.column); }
    F operator()(const DieSwapped& e) const {
        return as("die_swapped")
            .seat(e.seat)
            .colour("from", e.from)
            .colour("to", e.to)
            .number("face", e.face)
            .index("encounter", e.encounter);
    }
    F operator()(const TurnEnded& e) const { return as("turn_ended").seat(e.seat).word("ending", word(e.ending)); }
    F operator()(const WonGame& e) const { return as("won_game").seat(e.seat).number("reputation", e.reputation); }
    // ---- cards and decks
    F operator()(const CardDrawn& e) const {
        return as("card_drawn")
            .deck(e.deck)
            .card(e.deck, e.card)
            .word("reason", word(e.reason))
            .index("place", e.place);
    }
    F operator()(const CardDiscarded& e) const {
        return as("card_discarded").deck(e.deck).card(e.deck, e.card).word("reason", word(e.reason));
    }
    F operator()(const DeckRebuilt& e) const { return as("deck_rebuilt").deck(e.deck).number("cards", e.cards); }
    F operator()(const MarketOpened& e) const { return as("market_opened").seat(e.seat); }
    F operator()(const MarketClosed& e) const { return as("market_closed").seat(e.seat); }
    F operator()(const EquipmentBought& e) const {
        return as("equipment_bought")
            .seat(e.seat)
            .equipment("card", e.card)
            .index("place", e.place)
            .number("cost", e.cost);
    }
    F operator()(const EquipmentReadied& e) const {
        return as("equipment_readied")
            .seat(e.seat)
            .equipment("card", e.card)
            .index("slot", e.slot)
            .number("cost", e.cost);
    }
    F operator()(const MarketReplaced& e) const {
        return as("market_replaced").seat(e.seat).equipment("card", e.card).index("place", e.place);
    }
    F operator()(const ContractLaid& e) const {
        return as("contract_laid")
            .seat(e.seat)
            .index("chosen_by", e.chosen_by)
            .contract(e.card)
            .index("column", e.column);
    }
    F operator()(const NoContractLeft& e) const { return as("no_contract_left").seat(e.seat); }
    // ---- dice
    F operator()(const DiceAdded& e) const {
        return as("dice_added").colour("colour", e.colour).number("count", e.count).word("reason", word(e.reason));
    }
    F operator()(const DiceRemoved& e) const {
        return as("dice_removed").colour("colour", e.colour).number("count", e.count).word("reason", word(e.reason));
    }
    F operator()(const DiceLeftOut& e) const {
        return as("dice_left_out").colour("colour", e.colour).number("count", e.count);
    }
    F operator()(const DiceRolled& e) const { return as("dice_rolled").seat(e.seat).dice(e.dice); }
    F operator()(const DiceRecovered& e) const {
        return as("dice_recovered").seat(e.seat).number("count", e.count).word("reason", word(e.reason));
    }
    F operator()(const DieChanged& e) const {
        return as("die_changed")
            .colour("colour", e.colour)
            .number("from", e.from)
            .number("to", e.to)
            .word("reason", word(e.reason));
    }
    F operator()(const DiceLocked& e) const {
        return as("dice_locked").seat(e.seat).index("encounter", e.encounter).number("value", e.value).dice(e.dice);
    }
    F operator()(const DieLockedExtra& e) const {
        return as("die_locked_extra")
            .seat(e.seat)
            .index("encounter", e.encounter)
            .colour("colour", e.colour)
            .number("face", e.face);
    }
    // ---- Encounters
    F operator()(const EncounterRevealed& e) const {
        return as("encounter_revealed")
            .seat(e.seat)
            .encounter(e.card)
            .index("encounter", e.encounter)
            .index("column", e.column)
            .number("value", e.value);
    }
    F operator()(const EncounterDefeated& e) const {
        return as("encounter_defeated").seat(e.seat).encounter(e.card).index("encounter", e.encounter);
    }
    F operator()(const BonusNoted& e) const {
        return as("bonus_noted").index("encounter", e.encounter).number("cbills", e.cbills);
    }
    F operator()(const HazardPayNoted& e) const {
        return as("hazard_pay_noted").seat(e.seat).index("encounter", e.encounter).number("cbills", e.cbills);
    }
    F operator()(const TokenMoved& e) const {
        return as("token_moved").word("token", word(e.token)).index("from", e.from).index("to", e.to);
    }
    // ---- use
    F operator()(const EquipmentUsed& e) const {
        return as("equipment_used").seat(e.seat).equipment("card", e.card).index("slot", e.slot);
    }
    F operator()(const PowerUsed& e) const { return as("power_used").seat(e.seat).command(e.command); }
    F operator()(const HireUsed& e) const { return as("hire_used").seat(e.seat).encounter(e.card); }
    F operator()(const EffectStruck& e) const {
        const bool is_contract = e.target == StrikeTarget::contract;
        return as("effect_struck")
            .seat(e.seat)
            .word("target", is_contract ? "contract" : "encounter")
            .card(is_contract ? Deck::contracts : Deck::encounters, e.card)
            .index("effect", e.effect);
    }
    F operator()(const DeckScouted& e) const {
        return as("deck_scouted").seat(e.seat).deck(e.deck).number("cards", e.cards);
    }
    F operator()(const ScoutOrdered& e) const {
        return as("scout_ordered").seat(e.seat).deck(e.deck).cards("top", e.deck, e.top, e.count);
    }
    F operator()(const Requisitioned& e) const {
        return as("requisitioned")
            .seat(e.seat)
            .equipment("card", e.card)
            .equipment("replaced", e.replaced)
            .index("place", e.place);
    }
    F operator()(const DeckShuffled& e) const { return as("deck_shuffled").deck(e.deck); }
    // ---- endings
    F operator()(const EndingDeclared& e) const {
        return as("ending_declared").seat(e.seat).word("ending", word(e.ending));
    }
    F operator()(const AssaultBegan& e) const {
        return as("assault_began").seat(e.seat).word("ending", word(e.ending));
    }
    F operator()(const ContractFulfilled& e) const {
        return as("contract_fulfilled").seat(e.seat).index("column", e.column);
    }
    F operator()(const Extended& e) const { return as("extended").seat(e.seat).index("column", e.column); }
    F operator()(const Defaulted& e) const {
        return as("defaulted").seat(e.seat).encounter(e.card).number("value", e.value);
    }
    F operator()(const Burned& e) const { return as("burned").seat(e.seat).number("reputation", e.reputation); }
    F operator()(const CashedOut& e) const {
        return as("cashed_out")
            .seat(e.seat)
            .index("column", e.column)
            .number("count", e.count)
            .number("rate", e.rate)
            .number("bonus", e.bonus)
            .number("hazard", e.hazard)
            .number("contract_pay", e.contract_pay)
            .number("command_pay", e.command_pay)
            .number("secure_bonus", e.secure_bonus)
            .number("total", e.total);
    }
    F operator()(const CbillsChanged& e) const {
        return as("cbills_changed").seat(e.seat).number("by", e.by).word("reason", word(e.reason));
    }
    F operator()(const HireJoined& e) const { return as("hire_joined").seat(e.seat).encounter(e.card); }
    F operator()(const SalvageFound& e) const { return as("salvage_found").seat(e.seat).equipment("card", e.card); }
    F operator()(const SalvageKept& e) const { return as("salvage_kept").seat(e.seat).equipment("card", e.card); }
    F operator()(const SalvageEmpty& e) const { return as("salvage_empty").seat(e.seat); }
    F operator()(const ReputationScored& e) const {
        return as("reputation_scored")
            .seat(e.seat)
            .index("column", e.column)
            .number("value", e.value)
            .number("column_bonus", e.column_bonus)
            .number("condition_bonus", e.condition_bonus)
            .number("command_bonus", e.command_bonus)
            .number("total", e.total);
    }
};

}  // namespace

std::string event_json(const Event& event, const Catalogue& catalogue) {
    return std::visit(Named{catalogue, rule_of(event)}, event).text();
}

}  // namespace encounters::play
