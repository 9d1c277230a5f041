// Reads the effects of a card: one function for each effect word, and a table that says on which cards it may stand.
#pragma once

#include "cards/fields.hpp"

#include <encounters/rules/effects.hpp>

#include <span>

namespace encounters::cards {

// Bits, so that a word can stand on several kinds.
enum CardKind : std::uint8_t { kContract = 1, kEncounter = 2, kEquipment = 4, kCommand = 8 };

// What the reading of cards needs to know. `keywords` is nullptr when table.json couldn't be read: then none is
// checked.
struct CardContext {
    CardKind kind = kContract;
    const Words* keywords = nullptr;
};

struct EffectWord {
    std::string_view word;
    std::uint8_t kinds;  // bits of CardKind
    Effect (*read)(Fields& fields, const CardContext& context);
};

// All words of the vocabulary, in the order in which messages list them.
std::span<const EffectWord> by_hand_effect_words();
std::span<const EffectWord> encounter_effect_words();
std::span<const EffectWord> standing_effect_words();

// The effects of one list; unreadable ones are reported and left out.
std::vector<Effect> effects_of(const Value& list, Range count, const CardContext& context, FaultList& faults);

// "Contracts", "Encounters", "Equipment" or "Combat Commands".
std::string_view plural_of(CardKind kind);

// Bits of the keyword that this key names, 0 when it is absent or wrong.
KeywordSet keyword_of(Fields& fields, const Value* value, const CardContext& context);

}  // namespace encounters::cards
