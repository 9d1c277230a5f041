// Events: what happened, told completely enough that logs, animation, receipts and statistics read nothing else.
#pragma once

#include <encounters/rules/moves.hpp>

#include <variant>
#include <vector>

namespace encounters {

// Dice as they were when the event happened, in State's order.
struct DiceList {
    std::uint8_t count = 0;
    std::array<Colour, kMaxDice> colours{};
    std::array<std::uint8_t, kMaxDice> faces{};
    bool operator==(const DiceList&) const = default;
    void add(Colour colour, std::uint8_t face) {
        colours[count] = colour;
        faces[count++] = face;
    }
};

enum class DrawReason : std::uint8_t { market, contract, extension, encounter, scout, requisition, salvage };
enum class DiscardReason : std::uint8_t { market_replaced, requisitioned, market_cleared, room_made, not_chosen, tableau_cleared,
                                          failed_encounter, salvage_without_maintenance, salvage_left, hire_spent };
enum class DiceReason : std::uint8_t { command, command_pool, contract_pool, equipment, struck, contract_over,
                                       predecessor_over, returned };
enum class RecoverReason : std::uint8_t { extension, assault };
enum class ChangeReason : std::uint8_t { set, adjust, flip, field_hire };
enum class CbillReason : std::uint8_t { even_start, default_penalty, patronage };

// ---- set-up and turns
struct CommandDealt { SeatIndex seat; CommandId command; bool operator==(const CommandDealt&) const = default; };
struct FirstSeatDrawn { SeatIndex seat; bool operator==(const FirstSeatDrawn&) const = default; };
struct TurnBegan { SeatIndex seat; std::uint16_t turn; bool operator==(const TurnBegan&) const = default; };
struct StartedFresh { SeatIndex seat; bool operator==(const StartedFresh&) const = default; };
struct Secured { SeatIndex seat; std::uint8_t column; bool operator==(const Secured&) const = default; };
struct DieSwapped { SeatIndex seat; Colour from; Colour to; std::uint8_t face; std::uint8_t encounter;  // face 0: never rolled
                    bool operator==(const DieSwapped&) const = default; };
struct TurnEnded { SeatIndex seat; Ending ending; bool operator==(const TurnEnded&) const = default; };
struct WonGame { SeatIndex seat; std::int16_t reputation; bool operator==(const WonGame&) const = default; };
// ---- cards and decks; `card` is an index of the deck's kind
struct CardDrawn { Deck deck; std::uint8_t card; DrawReason reason; std::uint8_t place;  // place: market place or kNone
                   bool operator==(const CardDrawn&) const = default; };
struct CardDiscarded { Deck deck; std::uint8_t card; DiscardReason reason; bool operator==(const CardDiscarded&) const = default; };
struct DeckRebuilt { Deck deck; std::uint8_t cards; bool operator==(const DeckRebuilt&) const = default; };
struct MarketOpened { SeatIndex seat; bool operator==(const MarketOpened&) const = default; };
struct MarketClosed { SeatIndex seat; bool operator==(const MarketClosed&) const = default; };
struct EquipmentBought { SeatIndex seat; EquipmentId card; std::uint8_t place; std::int16_t cost;
                         bool operator==(const EquipmentBought&) const = default; };
struct EquipmentReadied { SeatIndex seat; EquipmentId card; std::uint8_t slot; std::int16_t cost;
                          bool operator==(const EquipmentReadied&) const = default; };
struct MarketReplaced { SeatIndex seat; EquipmentId card; std::uint8_t place; bool operator==(const MarketReplaced&) const = default; };
struct ContractLaid { SeatIndex seat; SeatIndex chosen_by; ContractId card; std::uint8_t column;  // chosen_by kNoSeat: no choice
                      bool operator==(const ContractLaid&) const = default; };
struct NoContractLeft { SeatIndex seat; bool operator==(const NoContractLeft&) const = default; };
// ---- dice
struct DiceAdded { Colour colour; std::uint8_t count; DiceReason reason; bool operator==(const DiceAdded&) const = default; };
struct DiceRemoved { Colour colour; std::uint8_t count; DiceReason reason; bool operator==(const DiceRemoved&) const = default; };
struct DiceLeftOut { Colour colour; std::uint8_t count; bool operator==(const DiceLeftOut&) const = default; };
struct DiceRolled { SeatIndex seat; DiceList dice; bool operator==(const DiceRolled&) const = default; };
struct DiceRecovered { SeatIndex seat; std::uint8_t count; RecoverReason reason; bool operator==(const DiceRecovered&) const = default; };
struct DieChanged { Colour colour; std::uint8_t from; std::uint8_t to; ChangeReason reason; bool operator==(const DieChanged&) const = default; };
struct DiceLocked { SeatIndex seat; std::uint8_t encounter; std::int16_t value; DiceList dice;
                    bool operator==(const DiceLocked&) const = default; };
struct DieLockedExtra { SeatIndex seat; std::uint8_t encounter; Colour colour; std::uint8_t face;  // 0: never rolled
                        bool operator==(const DieLockedExtra&) const = default; };
// ---- Encounters
struct EncounterRevealed { SeatIndex seat; EncounterId card; std::uint8_t encounter; std::uint8_t column; std::int16_t value;
                           bool operator==(const EncounterRevealed&) const = default; };
struct EncounterDefeated { SeatIndex seat; EncounterId card; std::uint8_t encounter; bool operator==(const EncounterDefeated&) const = default; };
struct BonusNoted { std::uint8_t encounter; std::uint8_t cbills; bool operator==(const BonusNoted&) const = default; };
struct HazardPayNoted { SeatIndex seat; std::uint8_t encounter; std::int16_t cbills; bool operator==(const HazardPayNoted&) const = default; };
enum class Token : std::uint8_t { patronage, censure };
struct TokenMoved { Token token; SeatIndex from; SeatIndex to;  // kNoSeat = set aside; the same seat twice: it keeps it
                    bool operator==(const TokenMoved&) const = default; };
// ---- use
struct EquipmentUsed { SeatIndex seat; EquipmentId card; std::uint8_t slot; bool operator==(const EquipmentUsed&) const = default; };
struct PowerUsed { SeatIndex seat; CommandId command; bool operator==(const PowerUsed&) const = default; };
struct HireUsed { SeatIndex seat; EncounterId card; bool operator==(const HireUsed&) const = default; };
struct EffectStruck { SeatIndex seat; StrikeTarget target; std::uint8_t card; std::uint8_t effect;
                      bool operator==(const EffectStruck&) const = default; };
struct DeckScouted { SeatIndex seat; Deck deck; std::uint8_t cards; bool operator==(const DeckScouted&) const = default; };
struct ScoutOrdered { SeatIndex seat; Deck deck; std::uint8_t count; std::array<std::uint8_t, kMaxLooked> top;  // topmost first
                      bool operator==(const ScoutOrdered&) const = default; };
struct Requisitioned { SeatIndex seat; EquipmentId card; EquipmentId replaced; std::uint8_t place;
                       bool operator==(const Requisitioned&) const = default; };
struct DeckShuffled { Deck deck; bool operator==(const DeckShuffled&) const = default; };
// ---- endings
struct EndingDeclared { SeatIndex seat; Ending ending; bool operator==(const EndingDeclared&) const = default; };
struct AssaultBegan { SeatIndex seat; Ending ending; bool operator==(const AssaultBegan&) const = default; };
struct ContractFulfilled { SeatIndex seat; std::uint8_t column; bool operator==(const ContractFulfilled&) const = default; };
struct Extended { SeatIndex seat; std::uint8_t column; bool operator==(const Extended&) const = default; };  // column completed by it
struct Defaulted { SeatIndex seat; EncounterId card; std::int16_t value; bool operator==(const Defaulted&) const = default; };
struct Burned { SeatIndex seat; std::int16_t reputation; bool operator==(const Burned&) const = default; };  // Reputation spent
// Column k (0-based) pays count x (k + 1) + bonus + hazard + contract_pay + command_pay + secure_bonus = total.
struct CashedOut { SeatIndex seat; std::uint8_t column; std::uint8_t count; std::uint8_t rate; std::int32_t bonus; std::int32_t hazard;
                   std::int32_t contract_pay; std::int32_t command_pay; std::int32_t secure_bonus; std::int32_t total;
                   bool operator==(const CashedOut&) const = default; };
struct CbillsChanged { SeatIndex seat; std::int32_t by; CbillReason reason; bool operator==(const CbillsChanged&) const = default; };
struct HireJoined { SeatIndex seat; EncounterId card; bool operator==(const HireJoined&) const = default; };
struct SalvageFound { SeatIndex seat; EquipmentId card; bool operator==(const SalvageFound&) const = default; };
struct SalvageKept { SeatIndex seat; EquipmentId card; bool operator==(const SalvageKept&) const = default; };
struct SalvageEmpty { SeatIndex seat; bool operator==(const SalvageEmpty&) const = default; };
// One for each completed Contract: value + column (0-based) + bonus; command: the Command's reputation_if, with the last.
struct ReputationScored { SeatIndex seat; std::uint8_t column; std::int16_t value; std::int16_t column_bonus;
                          std::int16_t condition_bonus; std::int16_t command_bonus; std::int16_t total;
                          bool operator==(const ReputationScored&) const = default; };

using Event = std::variant<
    CommandDealt, FirstSeatDrawn, TurnBegan, StartedFresh, Secured, DieSwapped, TurnEnded, WonGame, CardDrawn, CardDiscarded,
    DeckRebuilt, MarketOpened, MarketClosed, EquipmentBought, EquipmentReadied, MarketReplaced, ContractLaid, NoContractLeft,
    DiceAdded, DiceRemoved, DiceLeftOut, DiceRolled, DiceRecovered, DieChanged, DiceLocked, DieLockedExtra, EncounterRevealed,
    EncounterDefeated, BonusNoted, HazardPayNoted, TokenMoved, EquipmentUsed, PowerUsed, HireUsed, EffectStruck, DeckScouted,
    ScoutOrdered, Requisitioned, DeckShuffled, EndingDeclared, AssaultBegan, ContractFulfilled, Extended, Defaulted, Burned,
    CashedOut, CbillsChanged, HireJoined, SalvageFound, SalvageKept, SalvageEmpty, ReputationScored>;

// Where events go: nowhere, or appended to a list of the caller's.
class Events {
public:
    Events() = default;
    explicit Events(std::vector<Event>& list) : list_(&list) {}
    // Whether anybody listens; what is costly to tell need not be gathered when nobody does.
    bool heard() const { return list_ != nullptr; }
    template <class E>
    void tell(const E& event) {
        if (list_) list_->emplace_back(std::in_place_type<E>, event);
    }

private:
    std::vector<Event>* list_ = nullptr;
};

}  // namespace encounters
