#include "cards/effect_reading.hpp"

#include <encounters/cards/near_miss.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::cards {

namespace {

const std::vector<EffectWord>& all_effect_words() {
    static const std::vector<EffectWord> all = [] {
        std::vector<EffectWord> words;
        for (const auto part : {by_hand_effect_words(), encounter_effect_words(), standing_effect_words()})
            words.insert(words.end(), part.begin(), part.end());
        return words;
    }();
    return all;
}

const EffectWord* find_word(std::string_view word) {
    for (const auto& entry : all_effect_words())
        if (entry.word == word) return &entry;
    return nullptr;
}

Words words_for(std::uint8_t kinds) {
    Words words;
    for (const auto& entry : all_effect_words())
        if (entry.kinds & kinds) words.emplace_back(entry.word);
    return words;
}

// "Encounters and Contracts".
std::string kinds_listed(std::uint8_t kinds) {
    std::string text;
    for (const auto kind : {kEncounter, kContract, kEquipment, kCommand}) {
        if (!(kinds & kind)) continue;
        if (!text.empty()) text += " and ";
        text += plural_of(kind);
    }
    return text;
}

bool is_by_hand_word(const EffectWord& entry) {
    const auto words = by_hand_effect_words();
    return std::any_of(words.begin(), words.end(), [&](const EffectWord& one) { return one.word == entry.word; });
}

void report_unknown_effect(const Value& word, const CardContext& context, FaultList& faults) {
    constexpr std::uint8_t kAnyKind = 0xf;
    const auto allowed = words_for(context.kind);
    auto suggestion = near_miss(word.text, allowed);
    if (suggestion.empty()) suggestion = near_miss(word.text, words_for(kAnyKind));
    faults.error(word, fmt::format("unknown effect {}; allowed: {}", shown(word), listed(allowed)), suggestion);
}

// The entry for the word of an effect that may stand on this card, or nullptr.
const EffectWord* allowed_word(const Value& word, const CardContext& context, FaultList& faults) {
    if (word.kind != ValueKind::text) {
        report_wrong({word, "effect"}, "one of " + listed(words_for(context.kind)), faults);
        return nullptr;
    }
    const auto* entry = find_word(word.text);
    if (!entry) {
        report_unknown_effect(word, context, faults);
        return nullptr;
    }
    if (entry->kinds & context.kind) return entry;
    faults.error(word, fmt::format("{} is allowed on {}, not on {}", entry->word, kinds_listed(entry->kinds),
                                   plural_of(context.kind)));
    return nullptr;
}

// Without a word only the key that might have been meant to be "effect" is looked at.
void report_no_word(const Value& object, FaultList& faults) {
    const Words effect{"effect"};
    for (const auto& member : object.members) {
        if (near_miss(member.key, effect).empty()) continue;
        faults.error_at(member.place, member.value.pointer, fmt::format("unknown key {}", in_quotes(member.key)),
                        "effect");
        return;
    }
    faults.error(object, "missing key \"effect\": what the card does");
}

// Effects without numbers of their own: a second one on the same card could do nothing more.
bool says_it_all(const Effect& effect) {
    return std::holds_alternative<FieldHire>(effect) || std::holds_alternative<Salvage>(effect) ||
           std::holds_alternative<NoblePatronage>(effect) || std::holds_alternative<Censure>(effect) ||
           std::holds_alternative<FinalAssault>(effect) || std::holds_alternative<NoEscape>(effect);
}

void read_effect(const Value& value, const CardContext& context, std::vector<Effect>& effects, FaultList& faults) {
    Fields fields(value, "an effect", faults);
    if (!fields.is_object()) return;
    const auto* word = fields.optional("effect");
    if (!word) return report_no_word(value, faults);
    const auto* entry = allowed_word(*word, context, faults);
    if (!entry) return;
    Fields named(value, entry->word, faults);
    named.optional("effect");
    const auto effect = entry->read(named, context);
    if (context.kind == kCommand && is_by_hand_word(*entry)) {
        const auto* once = named.required("once", "\"turn\", as on every power");
        if (once) word_of({*once, "once"}, {"turn"}, faults);
    }
    named.close();
    if (says_it_all(effect) && std::find(effects.begin(), effects.end(), effect) != effects.end())
        faults.error(*word, fmt::format("{} stands twice on this card; once is all it can do", entry->word));
    effects.push_back(effect);
}

}  // namespace

std::vector<Effect> effects_of(const Value& list, Range count, const CardContext& context, FaultList& faults) {
    std::vector<Effect> effects;
    const auto* items = items_of({list, "effects"}, count, faults);
    if (!items) return effects;
    for (const auto& item : *items) read_effect(item, context, effects, faults);
    return effects;
}

std::string_view plural_of(CardKind kind) {
    switch (kind) {
        case kContract: return "Contracts";
        case kEncounter: return "Encounters";
        case kEquipment: return "Equipment";
        case kCommand: return "Combat Commands";
    }
    return {};
}

KeywordSet keyword_of(Fields& fields, const Value* value, const CardContext& context) {
    if (!value || !context.keywords) return 0;
    if (value->kind != ValueKind::text) {
        report_wrong({*value, "keyword"}, "a keyword of table.json", fields.faults());
        return 0;
    }
    const auto& keywords = *context.keywords;
    const auto at = std::find(keywords.begin(), keywords.end(), value->text);
    if (at != keywords.end()) return keyword_bit(static_cast<int>(at - keywords.begin()));
    fields.faults().error(*value,
                          fmt::format("keyword {} is not in table.json; allowed: {}", shown(*value), listed(keywords)),
                          near_miss(value->text, keywords));
    return 0;
}

}  // namespace encounters::cards
