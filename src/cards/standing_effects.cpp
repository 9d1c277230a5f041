// The effects printed on Contracts and Combat Commands, in force while the card is.
#include "cards/dice_fields.hpp"
#include "cards/effect_reading.hpp"
#include "cards/words.hpp"

#include <fmt/format.h>

namespace encounters::cards {

namespace {

constexpr Range kCbills{1, 20};
constexpr Range kChange{-5, 5};
constexpr Range kDiceShown{1, 9};

std::uint8_t small(int number) { return static_cast<std::uint8_t>(number); }

Effect read_encounter_value(Fields& fields, const CardContext& context) {
    EncounterValue change;
    const auto* by = fields.required("by", "a whole number from -5 to 5, but not 0");
    if (by) {
        const int delta = whole_number({*by, "by"}, kChange, fields.faults()).value_or(1);
        if (delta == 0) report_wrong({*by, "by"}, "a whole number from -5 to 5, but not 0", fields.faults());
        change.delta = static_cast<std::int8_t>(delta);
    }
    change.keywords = keyword_of(fields, fields.optional("keyword"), context);
    if (fields.flag("first_of_column")) change.scope = ValueScope::first_of_column;
    return change;
}

// A key that belongs to one word of a choice: required with it, not allowed with the others.
const Value* belonging(Fields& fields, std::string_view key, std::string_view owner, std::string_view chosen) {
    if (owner == chosen) return fields.required(key, fmt::format("needed with {}", owner));
    const auto* value = fields.optional(key);
    if (value) fields.faults().error(*value, fmt::format("{} goes with {} only, not with {}", key, owner, chosen));
    return nullptr;
}

Effect read_pay(Fields& fields, const CardContext& context) {
    static const Words whens{"per_encounter", "per_keyword", "on_escape", "on_completion"};
    Pay pay;
    const auto when = fields.word("when", whens);
    pay.when = static_cast<PayWhen>(when);
    pay.cbills = small(fields.whole("cbills", kCbills));
    if (!fields.is_clean() || !fields.has("when"))
        fields.optional("keyword");
    else
        pay.keywords = keyword_of(fields, belonging(fields, "keyword", "per_keyword", whens[when]), context);
    return pay;
}

Effect read_reputation_if(Fields& fields, const CardContext& context) {
    static const Words conditions{"keyword_defeated", "encounters_defeated", "no_equipment_used"};
    ReputationIf reward;
    const auto condition = fields.word("condition", conditions);
    reward.condition = static_cast<ReputationCondition>(condition);
    reward.reputation = small(fields.whole("reputation", {1, 9}));
    if (!fields.is_clean() || !fields.has("condition")) {
        fields.optional("keyword");
        fields.optional("encounters");
        return reward;
    }
    const auto& chosen = conditions[condition];
    reward.keywords = keyword_of(fields, belonging(fields, "keyword", "keyword_defeated", chosen), context);
    const auto* encounters = belonging(fields, "encounters", "encounters_defeated", chosen);
    if (encounters)
        reward.encounters = small(whole_number({*encounters, "encounters"}, {1, 20}, fields.faults()).value_or(1));
    return reward;
}

ColourSet price_types(Fields& fields) {
    const auto* types = fields.optional("types");
    if (!types) return kAnyColour;
    ColourSet set = 0;
    for (const auto position : words_of({*types, "types"}, type_words(), fields.faults()))
        set = static_cast<ColourSet>(set | colour_bit(colour_at(position)));
    return set;
}

Effect read_market(Fields& fields, const CardContext& context) {
    Market market;
    market.cost = static_cast<std::int8_t>(fields.whole_or("cost", kChange, 0));
    market.maintenance = static_cast<std::int8_t>(fields.whole_or("maintenance", kChange, 0));
    market.types = price_types(fields);
    market.extra_replacements = small(fields.whole_or("extra_replacements", {1, 5}, 0));
    if (context.kind == kCommand) {
        fields.needs_one_of({"cost", "maintenance", "extra_replacements"});
        return market;
    }
    market.closed = fields.flag("closed");
    market.replace_all = fields.flag("replace_all");
    fields.needs_one_of({"cost", "maintenance", "closed", "replace_all", "extra_replacements"});
    return market;
}

DiceCounts dice_or_none(Fields& fields, std::string_view key) {
    const auto* dice = fields.optional(key);
    return dice ? counts_of({*dice, key}, kDiceShown, fields.faults()) : DiceCounts{};
}

Effect read_pool(Fields& fields, const CardContext&) {
    Pool pool;
    pool.add = dice_or_none(fields, "add");
    pool.leave_out = dice_or_none(fields, "leave_out");
    fields.needs_one_of({"add", "leave_out"});
    return pool;
}

Effect read_reveal_choice(Fields& fields, const CardContext&) {
    return RevealChoice{small(fields.whole("cards", {2, 5}))};
}

Effect read_min_encounters(Fields& fields, const CardContext&) {
    return MinEncounters{small(fields.whole("encounters", {1, 9}))};
}

Effect read_final_assault(Fields&, const CardContext&) { return FinalAssault{}; }
Effect read_no_escape(Fields&, const CardContext&) { return NoEscape{}; }

Effect read_default_penalty(Fields& fields, const CardContext&) {
    return DefaultPenalty{small(fields.whole("cbills", kCbills))};
}

Effect read_secure_bonus(Fields& fields, const CardContext&) {
    return SecureBonus{small(fields.whole("cbills", kCbills))};
}

}  // namespace

std::span<const EffectWord> standing_effect_words() {
    constexpr std::uint8_t kBoth = kContract | kCommand;
    static constexpr EffectWord words[] = {
        {"encounter_value", kBoth, read_encounter_value},
        {"pay", kBoth, read_pay},
        {"reputation_if", kBoth, read_reputation_if},
        {"market", kBoth, read_market},
        {"pool", kBoth, read_pool},
        {"reveal_choice", kBoth, read_reveal_choice},
        {"min_encounters", kContract, read_min_encounters},
        {"final_assault", kContract, read_final_assault},
        {"no_escape", kContract, read_no_escape},
        {"default_penalty", kContract, read_default_penalty},
        {"secure_bonus", kContract, read_secure_bonus},
    };
    return words;
}

}  // namespace encounters::cards
