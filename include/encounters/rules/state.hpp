// The state of a game: all that the table can see and nothing else, as one comparable, trivially copyable value.
#pragma once

#include <encounters/rules/catalogue.hpp>

#include <bitset>
#include <cstring>
#include <type_traits>

namespace encounters {

// A set of card copies of one deck, bit i for copy i. Of equal copies the lowest numbers are in the set, so two equal
// tables hold equal bits (see cards_in, add_card, take_card in decks.hpp).
struct CardSet {
    std::array<std::uint64_t, 4> bits{};
    bool operator==(const CardSet&) const = default;
    bool empty() const { return (bits[0] | bits[1] | bits[2] | bits[3]) == 0; }
    // All words together, because a processor that isn't asked for more than x86-64 has no instruction for it.
    int count() const {
        std::uint64_t eights = 0;  // of each byte of the words, the bits that are set
        for (std::uint64_t word : bits) {
            word -= (word >> 1) & 0x5555555555555555u;
            word = (word & 0x3333333333333333u) + ((word >> 2) & 0x3333333333333333u);
            eights += (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu;
        }
        const std::uint64_t pairs = (eights & 0x00ff00ff00ff00ffu) + ((eights >> 8) & 0x00ff00ff00ff00ffu);
        return static_cast<int>((pairs * 0x0001000100010001u) >> 48);
    }
    bool has(int copy) const { return (bits[static_cast<unsigned>(copy) / 64] >> (copy % 64)) & 1u; }
};

// A face-down deck: copies whose place nobody knows, and known cards on top (known[0] is the topmost).
struct DeckState {
    CardSet unseen;
    CardSet discards;
    std::array<std::uint8_t, kMaxLooked> known{kNone, kNone, kNone, kNone, kNone};
    std::uint8_t known_count = 0;
    bool operator==(const DeckState&) const = default;
    int size() const { return unseen.count() + known_count; }
    bool empty() const { return known_count == 0 && unseen.empty(); }
};

// Where a die lies. Locked dice have place = index of their Encounter in State::encounters.
inline constexpr std::uint8_t kUnlocked = 254;
inline constexpr std::uint8_t kLeftOut = 253;  // set beside by a Contract's pool effect: not in the pool (Q9.4)
inline constexpr std::uint8_t kDieTouched = 1;   // by the use going on (Q5.11)
inline constexpr std::uint8_t kDieNamed = 2;     // for the reroll going on (R5.5)

struct Die {
    Colour colour = Colour::white;
    std::uint8_t face = 0;  // 1..6; 0 = not rolled yet
    std::uint8_t place = kUnlocked;
    std::uint8_t marks = 0;
    bool operator==(const Die&) const = default;
    bool unlocked() const { return place == kUnlocked; }
    bool locked() const { return place < kMaxTableau; }
};

struct EncounterOnTable {
    EncounterId card;
    SeatIndex defeated_by = kNoSeat;
    std::uint8_t struck = 0;          // effects struck when it was defeated, or so far, by index
    std::uint8_t column : 4 = 0;      // 0-based
    std::uint8_t hazard_pay : 1 = 0;  // 1 = noted for defeated_by (R5.9)
    std::uint8_t gone : 1 = 0;        // 1 = its card has left for a seat as a Field Hire (Q7.9)
    bool operator==(const EncounterOnTable&) const = default;
    bool defeated() const { return defeated_by != kNoSeat; }
};

struct Column {
    ContractId contract;
    std::uint8_t struck = 0;          // effects of the Contract struck this turn, by index (R5.8)
    std::int8_t bonus_reputation = 0;     // decided by reputation_if when completed or extended (Q9.3)
    std::uint8_t equipment_used : 1 = 0;  // since it was laid (Q9.3)
    std::uint8_t completed : 1 = 0;       // extended from, or completed
    std::uint8_t paid : 1 = 0;            // cashed out (R8.8)
    bool operator==(const Column&) const = default;
};

// Equipment lies in slots 0..equipment_count - 1 in the order in which it came.
struct SeatState {
    std::int32_t cbills = 0;
    std::int16_t reputation = 0;
    CommandId command;
    std::uint8_t equipment_count = 0;
    std::array<EquipmentId, kMaxEquipment> equipment{};
    std::uint8_t exhausted = 0;  // by slot
    std::uint8_t readied = 0;    // by slot: readied in this market opportunity (Q3.9)
    bool operator==(const SeatState&) const = default;
    bool is_ready(int slot) const { return !((exhausted >> slot) & 1u); }
};

struct HireOnTable {  // a Field Hire kept by a seat; the list is sorted by seat, then card
    SeatIndex seat = kNoSeat;
    EncounterId card;
    bool operator==(const HireOnTable&) const = default;
};

// What the game waits for. Phases with (chance) wait for luck, all others for a decision of to_move(state).
enum class Phase : std::uint8_t {
    deal_commands,     // (chance) R1.4
    first_seat,        // (chance) R1.4
    secure_choice,     // R2.1: start_fresh, secure
    swaps,             // R8.6: swap, done
    before_flip,       // R3.1 before the Contract is flipped, at turn start or extending: market, use, flip_contracts
    flip_contracts,    // (chance) R2.3, R6.5, R7.6
    choose_contract,   // R2.3, R7.6: choose_contract
    between,           // R4.4: no open roll under the current Contract: reveal, escape, complete, extend, market, use
    make_room,         // R3.5: which own Equipment goes before the purchase
    draw_encounters,   // (chance) R4.1, Q9.5
    choose_encounter,  // Q9.5
    rolled,            // R4.5: open roll: lock, declare_default, use; (chance) while an unlocked die has no face
    use_die,           // R5.2: which die next, or done
    use_face,          // R5.3, R5.4: which face
    use_strike,        // R5.8: which effect
    use_look,          // (chance) Q9.6
    use_order,         // Q9.6 scout: which looked-at card goes back next (first on top)
    use_card,          // Q9.6 requisition: which looked-at card goes to the market
    use_place,         // Q3.12: which market card it replaces
    burn_choice,       // R8.2: burn, keep_standing
    salvage_draw,      // (chance) R7.3
    salvage_choice,    // R7.3: take_salvage, leave_salvage
    give_patronage,    // R7.4 tie: give_token
    give_censure,      // R7.5 tie: give_token
    over               // R6.8
};

// How the turn is being ended; `assault` phases keep it while the last Encounter is fought (Q6.7).
enum class Ending : std::uint8_t { none, escape, complete, defaulted };

// Where a turn's ending stands (Q8.3); each step is resumed after a question.
enum class EndingStep : std::uint8_t { cash_out, hires, salvages, penalty, patronage, score, censure, pass };

inline constexpr std::uint8_t kSourcePower = 100;
inline constexpr std::uint8_t kSourceHire = 101;

// A half-used Equipment, power or Field Hire: `source` is a slot, kSourcePower, kSourceHire or kNone.
struct Use {
    std::uint8_t source = kNone;
    std::uint8_t card = kNone;    // EquipmentId, CommandId or EncounterId by source
    std::uint8_t effect = 0;      // index of the effect being carried out
    std::uint8_t die = kNone;     // die that waits for its face
    DiceIcons icons;              // not yet spent
    bool acted = false;           // something has been done (Q5.11)
    Phase back = Phase::between;  // where play goes on afterwards
    bool operator==(const Use&) const = default;
};

struct State {
    std::array<DeckState, kDecks> decks{};
    std::array<EncounterOnTable, kMaxTableau> encounters{};
    std::array<HireOnTable, kMaxHires> hires{};
    std::array<SeatState, kMaxSeats> seats{};
    std::array<Column, kMaxColumns> columns{};
    // Unlocked first, then locked by Encounter, then left out; within each by colour, face, marks.
    std::array<Die, kMaxDice> dice{};
    std::array<EquipmentId, kMaxMarket> market{};
    CardSet drawn;                        // Equipment drawn by the Salvage going on (R7.3)
    std::array<std::uint8_t, kMaxLooked> looked{kNone, kNone, kNone, kNone, kNone};  // cards face up for a choice
    DiceCounts bonus_dice{};              // of the pool, by Equipment and powers, this turn (R5.6)
    DiceCounts contract_dice{};           // of the pool, added by the current Contract (Q9.4)
    DiceCounts swapped{};                 // dice swapped in by this securer so far (Q8.15)
    Use use;
    std::uint16_t turn = 0;               // counts from 1
    std::uint16_t paying = 0;             // columns cashed out by the ending going on, as bits
    std::uint8_t seat_count = 0;
    std::uint8_t column_count = 0;
    std::uint8_t encounter_count = 0;
    std::uint8_t hire_count = 0;
    std::uint8_t dice_count = 0;
    std::uint8_t looked_count = 0;
    std::uint8_t look_count = 0;          // cards that the scout or requisition going on looks at
    std::uint8_t placed_count = 0;        // scouted cards already back on their deck, in DeckState::known
    Phase phase = Phase::deal_commands;
    SeatIndex active = kNoSeat;
    SeatIndex patronage = kNoSeat;        // holder of the Noble Patronage token
    SeatIndex censure = kNoSeat;          // holder of the Censure token
    SeatIndex chain_start = kNoSeat;      // who first Defaulted on the current Contract (R8.9)
    SeatIndex winner = kNoSeat;
    std::uint8_t newest = kNone;          // Encounter revealed last, until the next reveal, extension or ending (R5.9)
    std::uint8_t secured_column = kNone;  // column this turn Secured
    std::uint8_t pending = kNone;         // market place of a purchase that needs room, or card chosen by requisition
    std::uint8_t replacements = 0;        // market cards replaced in this opportunity (R3.4)
    std::uint8_t salvage_at = 0;          // Encounter whose Salvage comes next
    std::uint8_t salvaged = kNone;        // EquipmentId found by a Salvage
    std::int32_t cashed = 0;              // C-bills of this ending's cash out
    std::int16_t command_reputation = 0;  // from the Command's reputation_if this turn (Q9.1)
    Ending ending = Ending::none;
    EndingStep step = EndingStep::cash_out;
    bool even_start = false;
    bool standing = false;                // the tableau was left by a Default and not burned
    bool extending = false;               // Extend declared, the next Contract not laid
    bool market_open = false;             // a market opportunity is running (R3.1)
    bool bought = false;                  // in this opportunity
    bool reveal_due = false;              // a securer has not beaten the due Encounter (Q8.11)
    bool power_used = false;              // this turn (Q5.16)
    bool lock_window = false;             // Lock may be used (Q5.12)
    bool censured_at_start = false;       // the active player held Censure when the turn began (Q1.13)
    bool operator==(const State&) const = default;

    DeckState& deck(Deck which) { return decks[static_cast<std::size_t>(which)]; }
    const DeckState& deck(Deck which) const { return decks[static_cast<std::size_t>(which)]; }
    SeatState& player() { return seats[active]; }
    const SeatState& player() const { return seats[active]; }
    Column& column() { return columns[column_count - 1]; }
    const Column& column() const { return columns[column_count - 1]; }
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

// A 64-bit hash of the value, equal on every platform.
std::uint64_t hash_of(const State& state);

}  // namespace encounters
