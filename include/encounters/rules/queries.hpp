// Questions about a State that rules, screens, players and tests all ask; none of them changes anything.
#pragma once

#include <encounters/rules/engine.hpp>

namespace encounters {

// ---- dice
int unlocked_count(const State& state);
// Dice in play (unlocked and locked, left-out ones not), by colour (R2.4, Q9.4).
DiceCounts pool_of(const State& state);
// Dice of a colour that the supply still has (Q1.2).
int supply_left(const State& state, const Catalogue& catalogue, Colour colour);
// The same dice named by the lowest indices among equal ones; `dice` are bits of State::dice.
std::uint32_t canonical_dice(const State& state, std::uint32_t dice);
// Sum of the faces.
int total_of(const State& state, std::uint32_t dice);

// ---- Encounters and Contracts
bool has_contract(const State& state);
// Encounters defeated in a column (0-based), by anyone.
int defeated_in(const State& state, int column);
// What must be totalled now to defeat the Encounter with this card were it the next, or is the newest, of the current
// column (Q4.11).
int value_of(const State& state, const Catalogue& catalogue, EncounterId card);
// Colours of Equipment and dice that can't be used now (R5.9, Q9.7).
ColourSet barred(const State& state, const Catalogue& catalogue);
// Those that a Contract would bar once it is laid, as long as nothing of it is struck (Q9.7).
ColourSet barred_under(const Catalogue& catalogue, ContractId card);
// Bounds on the dice that make the total for the newest Encounter, struck effects left out (Q4.13).
struct LockBounds {
    int min = 1;
    int max = kMaxDice;
    std::uint8_t faces = 0x3f;  // bit f - 1 for face f
    ColourSet with = 0;         // colours that must be among them, those that bind
};
LockBounds lock_bounds(const State& state, const Catalogue& catalogue);
// Whether some allowed, unlocked dice total the newest Encounter's value as they lie (Q4.6).
bool can_lock(const State& state, const Catalogue& catalogue);
// All dice of the pool are locked, no roll is open, none is due, and the column has a defeated Encounter (R6.2, Q6.11).
bool is_fulfilled(const State& state);
// Whether another Encounter can be revealed (Q6.12, Q6.16).
bool can_reveal(const State& state);
// Q6.7, Q6.12: an Escape or Complete declared now would have to survive one more Encounter.
bool assault_ahead(const State& state, const Catalogue& catalogue);
// Encounters flipped for one reveal under the current Contract; one of them is kept (Q9.5).
int reveal_count(const State& state, const Catalogue& catalogue);
bool is_assault(const State& state);  // Q6.7: the Encounter fought now decides a declared ending

// ---- money
int cost_of(const State& state, const Catalogue& catalogue, EquipmentId card);         // R3.2, Q3.7, Q3.9
int maintenance_of(const State& state, const Catalogue& catalogue, EquipmentId card);  // R3.3; 0 = has none
bool market_closed(const State& state, const Catalogue& catalogue);                    // Q3.8
int replacements_allowed(const State& state, const Catalogue& catalogue);              // R3.4

// What a column would pay the active player if cashed out now by this ending (R6.3, Q9.1, Q9.2).
CashedOut payout_of(const State& state, const Catalogue& catalogue, int column, Ending ending);
// Sum over all columns that this ending would pay (none of a column already paid; current one not on a Default).
int payout_total(const State& state, const Catalogue& catalogue, Ending ending);
// What completing now would score (R6.4, Q9.3).
int reputation_on_complete(const State& state, const Catalogue& catalogue);

// ---- seats and turns
bool can_secure_next(const State& state);   // the next player could Secure a Default made now, if not burned (R8.9)
bool can_burn(const State& state, const Catalogue& catalogue);  // Q8.16
SeatIndex next_seat(const State& state, SeatIndex seat);
SeatIndex contract_chooser(const State& state);  // R2.3, R7.6
// Seats from best to worst: Reputation, then C-bills, equals in table order (Q6.15).
std::vector<SeatIndex> ranking(const State& state);
// Seats that share the place of `seat` in that order, itself included.
bool ranks_equal(const State& state, SeatIndex one, SeatIndex other);
// Commands not dealt yet, as one entry a copy.
std::vector<CommandId> commands_left(const State& state, const Catalogue& catalogue);
// Number of Field Hires of a seat.
int hires_of(const State& state, SeatIndex seat);
// Whether luck, not a player, moves next.
bool chance_due(const State& state, const Catalogue& catalogue);
// Effects that may be struck by cancel now, as moves (R5.8, Q5.14).
std::vector<Move> strikes(const State& state, const Catalogue& catalogue);
// By-hand effects are those of Equipment and powers.
bool is_by_hand(const Effect& effect);
bool has_power(const CommandCard& command);

}  // namespace encounters
