// One function for each event, so that a new event without words doesn't compile; each chapter has a file.
#pragma once

#include <encounters/play/words.hpp>

namespace encounters::play::lines {

// log_lines_turn.cpp: set-up, turns, the market, cards
std::string line(const CommandDealt& event, const LogNames& names);
std::string line(const FirstSeatDrawn& event, const LogNames& names);
std::string line(const TurnBegan& event, const LogNames& names);
std::string line(const StartedFresh& event, const LogNames& names);
std::string line(const Secured& event, const LogNames& names);
std::string line(const DieSwapped& event, const LogNames& names);
std::string line(const TurnEnded& event, const LogNames& names);
std::string line(const WonGame& event, const LogNames& names);
std::string line(const NoContractLeft& event, const LogNames& names);
std::string line(const ContractLaid& event, const LogNames& names);

// log_lines_market.cpp: the market, decks and discards
std::string line(const CardDrawn& event, const LogNames& names);
std::string line(const CardDiscarded& event, const LogNames& names);
std::string line(const DeckRebuilt& event, const LogNames& names);
std::string line(const MarketOpened& event, const LogNames& names);
std::string line(const MarketClosed& event, const LogNames& names);
std::string line(const EquipmentBought& event, const LogNames& names);
std::string line(const EquipmentReadied& event, const LogNames& names);
std::string line(const MarketReplaced& event, const LogNames& names);

// log_lines_dice.cpp: dice coming, going, rolled, locked; Encounters
std::string line(const DiceAdded& event, const LogNames& names);
std::string line(const DiceRemoved& event, const LogNames& names);
std::string line(const DiceLeftOut& event, const LogNames& names);
std::string line(const DiceRolled& event, const LogNames& names);
std::string line(const DiceRecovered& event, const LogNames& names);
std::string line(const DieChanged& event, const LogNames& names);
std::string line(const DiceLocked& event, const LogNames& names);
std::string line(const DieLockedExtra& event, const LogNames& names);
std::string line(const EncounterRevealed& event, const LogNames& names);
std::string line(const EncounterDefeated& event, const LogNames& names);
std::string line(const BonusNoted& event, const LogNames& names);
std::string line(const HazardPayNoted& event, const LogNames& names);
std::string line(const TokenMoved& event, const LogNames& names);

// log_lines_use.cpp: Equipment, powers, Field Hires
std::string line(const EquipmentUsed& event, const LogNames& names);
std::string line(const PowerUsed& event, const LogNames& names);
std::string line(const HireUsed& event, const LogNames& names);
std::string line(const EffectStruck& event, const LogNames& names);
std::string line(const DeckScouted& event, const LogNames& names);
std::string line(const ScoutOrdered& event, const LogNames& names);
std::string line(const Requisitioned& event, const LogNames& names);
std::string line(const DeckShuffled& event, const LogNames& names);

// log_lines_ending.cpp: endings, cash out, Reputation
std::string line(const EndingDeclared& event, const LogNames& names);
std::string line(const AssaultBegan& event, const LogNames& names);
std::string line(const ContractFulfilled& event, const LogNames& names);
std::string line(const Extended& event, const LogNames& names);
std::string line(const Defaulted& event, const LogNames& names);
std::string line(const Burned& event, const LogNames& names);
std::string line(const CashedOut& event, const LogNames& names);
std::string line(const CbillsChanged& event, const LogNames& names);
std::string line(const HireJoined& event, const LogNames& names);
std::string line(const SalvageFound& event, const LogNames& names);
std::string line(const SalvageKept& event, const LogNames& names);
std::string line(const SalvageEmpty& event, const LogNames& names);
std::string line(const ReputationScored& event, const LogNames& names);

}  // namespace encounters::play::lines
