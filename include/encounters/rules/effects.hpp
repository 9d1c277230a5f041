// The closed vocabulary of effects: what a card can do, parsed once by the loader and never compared as text in play.
#pragma once

#include <encounters/rules/ids.hpp>

#include <variant>

namespace encounters {

// R5.2: dice icons on a card; `any` matches a die of every colour. An icon is spent by the die it is used on.
struct DiceIcons {
    DiceCounts colour{};
    std::uint8_t any = 0;
    constexpr bool operator==(const DiceIcons&) const = default;
    constexpr int count() const { return total(colour) + any; }
};

// ---- used by hand: Equipment, Command powers -------------------------------------------------------------------
struct SetFace {  // set (R5.3)
    DiceIcons dice;
    bool operator==(const SetFace&) const = default;
};
enum class AdjustKind : std::uint8_t { exactly, up_to };
struct Adjust {  // adjust (R5.4): amount 1..5
    AdjustKind kind = AdjustKind::exactly;
    std::uint8_t amount = 1;
    DiceIcons dice;
    bool operator==(const Adjust&) const = default;
};
struct Reroll {  // reroll (R5.5)
    DiceIcons dice;
    bool operator==(const Reroll&) const = default;
};
struct Flip {  // flip (Q9.9): 7 minus the face
    DiceIcons dice;
    bool operator==(const Flip&) const = default;
};
struct LockExtra {  // lock_extra (R5.7): without icons the loader writes any = 1
    DiceIcons dice;
    bool operator==(const LockExtra&) const = default;
};
struct AddDice {  // add_dice (R5.6): dice by colour, no `any`
    DiceCounts dice{};
    bool operator==(const AddDice&) const = default;
};
struct Cancel {  // cancel (R5.8)
    bool operator==(const Cancel&) const = default;
};
struct Scout {  // scout (Q9.6): top 1..5 of one deck
    Deck deck = Deck::encounters;
    std::uint8_t cards = 1;
    bool operator==(const Scout&) const = default;
};
struct Requisition {  // requisition (Q9.6, Q3.12): top 1..5 of the Equipment deck
    std::uint8_t cards = 1;
    bool operator==(const Requisition&) const = default;
};

// ---- printed on Encounters -------------------------------------------------------------------------------------
struct BonusCbills {  // bonus_cbills (R7.1)
    std::uint8_t cbills = 1;
    bool operator==(const BonusCbills&) const = default;
};
struct Hazard {  // hazard (R5.9; on a Contract Q9.7): colours barred, never white
    ColourSet types = 0;
    bool operator==(const Hazard&) const = default;
};
struct FieldHire {  // field_hire (R7.2)
    bool operator==(const FieldHire&) const = default;
};
struct Salvage {  // salvage (R7.3)
    bool operator==(const Salvage&) const = default;
};
struct NoblePatronage {  // noble_patronage (R7.4)
    bool operator==(const NoblePatronage&) const = default;
};
struct Censure {  // censure (R7.5)
    bool operator==(const Censure&) const = default;
};
struct LockCount {  // lock_count (Q4.13): number of dice that make the total; 0 = no bound on that side
    std::uint8_t min = 0;
    std::uint8_t max = 0;
    bool operator==(const LockCount&) const = default;
};
struct LockOnly {  // lock_only (Q4.13): faces allowed as bits, bit f - 1 for face f; odd = 0x15, even = 0x2a
    std::uint8_t faces = 0x3f;
    bool operator==(const LockOnly&) const = default;
};
struct LockWith {  // lock_with (Q4.13): the total must include a die of this colour
    Colour colour = Colour::white;
    bool operator==(const LockWith&) const = default;
};

// ---- printed on Contracts and Commands -------------------------------------------------------------------------
enum class ValueScope : std::uint8_t { every_encounter, first_of_column };
struct EncounterValue {  // encounter_value (Q4.11): delta -5..5; keywords 0 = all Encounters
    std::int8_t delta = 0;
    ValueScope scope = ValueScope::every_encounter;
    KeywordSet keywords = 0;
    bool operator==(const EncounterValue&) const = default;
};
enum class PayWhen : std::uint8_t { per_encounter, per_keyword, on_escape, on_completion };
struct Pay {  // pay (Q9.1, Q9.2): keywords only with per_keyword
    PayWhen when = PayWhen::on_completion;
    std::uint8_t cbills = 1;
    KeywordSet keywords = 0;
    bool operator==(const Pay&) const = default;
};
enum class ReputationCondition : std::uint8_t { keyword_defeated, encounters_defeated, no_equipment_used };
struct ReputationIf {  // reputation_if (Q9.3): `encounters` only with encounters_defeated, keywords only with keyword_defeated
    ReputationCondition condition = ReputationCondition::no_equipment_used;
    std::uint8_t reputation = 1;
    std::uint8_t encounters = 0;
    KeywordSet keywords = 0;
    bool operator==(const ReputationIf&) const = default;
};
struct Market {  // market (Q3.6 to Q3.9): changes to prices of the named Equipment types, closing, replacing
    std::int8_t cost = 0;
    std::int8_t maintenance = 0;
    ColourSet types = kAnyColour;
    bool closed = false;
    bool replace_all = false;
    std::uint8_t extra_replacements = 0;
    bool operator==(const Market&) const = default;
};
struct Pool {  // pool (Q9.4): dice added to the pool and dice left out of it
    DiceCounts add{};
    DiceCounts leave_out{};
    bool operator==(const Pool&) const = default;
};
struct RevealChoice {  // reveal_choice (Q9.5): flip 2..5, keep one
    std::uint8_t cards = 2;
    bool operator==(const RevealChoice&) const = default;
};
struct MinEncounters {  // min_encounters (R6.6)
    std::uint8_t encounters = 1;
    bool operator==(const MinEncounters&) const = default;
};
struct FinalAssault {  // final_assault (Q6.7)
    bool operator==(const FinalAssault&) const = default;
};
struct NoEscape {  // no_escape (Q6.10)
    bool operator==(const NoEscape&) const = default;
};
struct DefaultPenalty {  // default_penalty (Q9.8)
    std::uint8_t cbills = 1;
    bool operator==(const DefaultPenalty&) const = default;
};
struct SecureBonus {  // secure_bonus (Q9.8)
    std::uint8_t cbills = 1;
    bool operator==(const SecureBonus&) const = default;
};

using Effect = std::variant<SetFace, Adjust, Reroll, Flip, LockExtra, AddDice, Cancel, Scout, Requisition, BonusCbills,
                            Hazard, FieldHire, Salvage, NoblePatronage, Censure, LockCount, LockOnly, LockWith,
                            EncounterValue, Pay, ReputationIf, Market, Pool, RevealChoice, MinEncounters, FinalAssault,
                            NoEscape, DefaultPenalty, SecureBonus>;

// Effects on one card at most: a struck effect is one bit of a byte.
inline constexpr int kMaxEffects = 8;

}  // namespace encounters
