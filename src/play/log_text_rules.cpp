// The rule behind each event: the one a reader of the log is led to.
#include <encounters/play/log_text.hpp>

namespace encounters::play {

namespace {

using Id = std::string_view;

Id rule(const CommandDealt&) { return "R1.4"; }
Id rule(const FirstSeatDrawn&) { return "R1.4"; }
Id rule(const TurnBegan&) { return "R1.4"; }
Id rule(const StartedFresh&) { return "R2.2"; }
Id rule(const Secured&) { return "R8.4"; }
Id rule(const DieSwapped&) { return "R8.6"; }
Id rule(const TurnEnded& event) { return event.ending == Ending::none ? "Q2.7" : "Q8.3"; }
Id rule(const WonGame&) { return "R6.8"; }
Id rule(const NoContractLeft&) { return "Q2.7"; }
Id rule(const ContractLaid& event) { return event.column == 0 ? "R2.3" : "R6.5"; }

Id rule(const CardDrawn& event) {
    switch (event.reason) {
        case DrawReason::market: return "R1.5";
        case DrawReason::contract: return "R2.3";
        case DrawReason::extension: return "R6.5";
        case DrawReason::encounter: return "R4.1";
        case DrawReason::scout: return "Q9.6";
        case DrawReason::requisition: return "Q9.6";
        case DrawReason::salvage: return "R7.3";
    }
    return "R1.3";
}

Id rule(const CardDiscarded& event) {
    switch (event.reason) {
        case DiscardReason::market_replaced: return "R3.4";
        case DiscardReason::requisitioned: return "Q3.12";
        case DiscardReason::market_cleared: return "Q2.8";
        case DiscardReason::room_made: return "R3.5";
        case DiscardReason::not_chosen: return event.deck == Deck::encounters ? "Q9.5" : "R2.3";
        case DiscardReason::tableau_cleared: return "R2.2";
        case DiscardReason::failed_encounter: return "R8.4";
        case DiscardReason::salvage_without_maintenance: return "R7.3";
        case DiscardReason::salvage_left: return "R7.3";
        case DiscardReason::hire_spent: return "R7.2";
    }
    return "R1.3";
}

Id rule(const DeckRebuilt& event) { return event.deck == Deck::equipment ? "R1.5" : "Q1.6"; }
Id rule(const MarketOpened&) { return "R3.1"; }
Id rule(const MarketClosed&) { return "R3.1"; }
Id rule(const EquipmentBought&) { return "R3.2"; }
Id rule(const EquipmentReadied&) { return "R3.3"; }
Id rule(const MarketReplaced&) { return "R3.4"; }

Id rule_of_dice(DiceReason reason) {
    switch (reason) {
        case DiceReason::command: return "R2.4";
        case DiceReason::command_pool: return "Q9.1";
        case DiceReason::contract_pool: return "Q9.4";
        case DiceReason::equipment: return "R5.6";
        case DiceReason::struck: return "Q5.14";
        case DiceReason::contract_over: return "Q9.4";
        case DiceReason::predecessor_over: return "Q8.5";
        case DiceReason::returned: return "Q9.4";
    }
    return "R2.4";
}

Id rule(const DiceAdded& event) { return rule_of_dice(event.reason); }
Id rule(const DiceRemoved& event) { return rule_of_dice(event.reason); }
Id rule(const DiceLeftOut&) { return "Q9.4"; }
Id rule(const DiceRolled&) { return "R4.1"; }
Id rule(const DiceRecovered& event) { return event.reason == RecoverReason::assault ? "Q6.7" : "R6.5"; }

Id rule(const DieChanged& event) {
    switch (event.reason) {
        case ChangeReason::set: return "R5.3";
        case ChangeReason::adjust: return "R5.4";
        case ChangeReason::flip: return "Q9.9";
        case ChangeReason::field_hire: return "R7.2";
    }
    return "R5.2";
}

Id rule(const DiceLocked&) { return "R4.2"; }
Id rule(const DieLockedExtra&) { return "R5.7"; }
Id rule(const EncounterRevealed&) { return "R4.1"; }
Id rule(const EncounterDefeated&) { return "Q4.8"; }
Id rule(const BonusNoted&) { return "R7.1"; }
Id rule(const HazardPayNoted&) { return "Q5.9a"; }

Id rule(const TokenMoved& event) {
    if (event.to == kNoSeat) return "Q1.13";
    return event.token == Token::patronage ? "R7.4" : "R7.5";
}

Id rule(const EquipmentUsed&) { return "R5.1"; }
Id rule(const PowerUsed&) { return "Q5.16"; }
Id rule(const HireUsed&) { return "R7.2"; }
Id rule(const EffectStruck&) { return "R5.8"; }
Id rule(const DeckScouted&) { return "Q9.6"; }
Id rule(const ScoutOrdered&) { return "Q9.6"; }
Id rule(const Requisitioned&) { return "Q3.12"; }
Id rule(const DeckShuffled&) { return "Q9.6"; }

Id rule(const EndingDeclared& event) {
    switch (event.ending) {
        case Ending::none: return "Q6.14";
        case Ending::escape: return "R6.1";
        case Ending::complete: return "R6.4";
        case Ending::defaulted: return "R8.1";
    }
    return "Q6.14";
}

Id rule(const AssaultBegan&) { return "Q6.7"; }
Id rule(const ContractFulfilled&) { return "R6.2"; }
Id rule(const Extended&) { return "R6.5"; }
Id rule(const Defaulted&) { return "R8.1"; }
Id rule(const Burned&) { return "R8.2"; }
Id rule(const CashedOut&) { return "R6.3"; }

Id rule(const CbillsChanged& event) {
    switch (event.reason) {
        case CbillReason::even_start: return "Q1.7";
        case CbillReason::default_penalty: return "Q9.8";
        case CbillReason::patronage: return "R7.4";
    }
    return "Q1.7";
}

Id rule(const HireJoined&) { return "R7.2"; }
Id rule(const SalvageFound&) { return "R7.3"; }
Id rule(const SalvageKept&) { return "R7.3"; }
Id rule(const SalvageEmpty&) { return "R7.3"; }
Id rule(const ReputationScored&) { return "R6.4"; }

}  // namespace

std::string_view rule_of(const Event& event) {
    return std::visit([](const auto& told) { return rule(told); }, event);
}

}  // namespace encounters::play
