// Effects that hold under a Contract or while a Command is active.
#include <encounters/cards/names.hpp>

#include <fmt/format.h>

#include "cards/effect_text/phrases.hpp"
#include "cards/effect_text/wording.hpp"

namespace encounters::cards::effect_text {

namespace {

std::string keyword_phrase(KeywordSet keywords, const Setting& setting) {
    return keyword_names(keywords, setting.catalogue);
}

// "Clan Encounter", "Encounter".
std::string encounter_noun(KeywordSet keywords, const Setting& setting) {
    return keywords == 0 ? "Encounter" : keyword_phrase(keywords, setting) + " Encounter";
}

// Q9.2, Q9.1
std::string_view escaped_contract(const Setting& setting) {
    return setting.printed_on == PrintedOn::command ? "the Contract you escape from" : "this Contract";
}

}  // namespace

Wording wording(const EncounterValue& effect, const Setting& setting) {
    const bool is_first = effect.scope == ValueScope::first_of_column;
    const auto noun = encounter_noun(effect.keywords, setting);
    const auto who =
        is_first && effect.keywords != 0
            ? fmt::format("the first Encounter of the column, if {}", keyword_phrase(effect.keywords, setting))
            : fmt::format("{}{}", is_first ? "the first " : "every ", noun + (is_first ? " of the column" : ""));
    const auto in_short = effect.keywords == 0 ? std::string(is_first ? "First value" : "Value")
                                               : keyword_phrase(effect.keywords, setting) + " value";
    return {"encounter_value", "encounter", fmt::format("Value {} for {}.", signed_number(effect.delta), who),
            fmt::format("{} {}", in_short, signed_number(effect.delta))};
}

Wording wording(const Pay& effect, const Setting& setting) {
    const auto amount = fmt::format("+{}", counted(effect.cbills, "C-bill"));
    const auto make = [&](std::string sentence, std::string in_short) {
        return Wording{"pay", "c-bill", std::move(sentence), fmt::format("+{} {}", effect.cbills, in_short)};
    };
    switch (effect.when) {
        case PayWhen::per_encounter:
        case PayWhen::per_keyword: {
            const auto noun = encounter_noun(effect.keywords, setting);
            return make(fmt::format("{} for every defeated {}, when cashed out.", amount, noun),
                        "per " + (effect.keywords == 0 ? noun : keyword_phrase(effect.keywords, setting)));
        }
        case PayWhen::on_escape:
            return make(fmt::format("Escape: {} if this turn you defeated an Encounter of {}.", amount,
                                    escaped_contract(setting)),
                        "on Escape");
        case PayWhen::on_completion: break;
    }
    return make(fmt::format("Completed: {} when cashed out.", amount), "on completion");
}

Wording wording(const ReputationIf& effect, const Setting& setting) {
    const auto make = [&](const std::string& condition, const std::string& in_short) {
        return Wording{"reputation_if", "reputation",
                       fmt::format("Completed {}: +{} Reputation.", condition, effect.reputation),
                       fmt::format("Rep. +{}: {}", effect.reputation, in_short)};
    };
    switch (effect.condition) {
        case ReputationCondition::keyword_defeated: {
            const auto keyword = keyword_phrase(effect.keywords, setting);
            return make(fmt::format("with at least 1 {} Encounter defeated", keyword), keyword);
        }
        case ReputationCondition::encounters_defeated:
            return make(fmt::format("with at least {} defeated", counted(effect.encounters, "Encounter")),
                        fmt::format("{}+ Encounters", effect.encounters));
        case ReputationCondition::no_equipment_used: break;
    }
    return make("with no Equipment used", "no Equipment");
}

Wording wording(const Pool& effect, const Setting&) {
    std::vector<std::string> sentence;
    std::vector<std::string> in_short;
    if (total(effect.add) > 0) {
        sentence.push_back(fmt::format("add {}", dice_phrase(effect.add)));
        in_short.push_back(signed_number(total(effect.add)));
    }
    if (total(effect.leave_out) > 0) {
        sentence.push_back(fmt::format("leave out {}", dice_phrase(effect.leave_out)));
        in_short.push_back(signed_number(-total(effect.leave_out)));
    }
    return {"pool", "dice", fmt::format("Pool: {}.", listed(sentence, "and")),
            fmt::format("Pool {}", listed(in_short, "and"))};
}

Wording wording(const RevealChoice& effect, const Setting&) {
    return {"reveal_choice", "encounter",
            fmt::format("Each reveal flips {} Encounters: choose one, discard the other{}.", effect.cards,
                        effect.cards > 2 ? "s" : ""),
            fmt::format("Choose 1 of {}", effect.cards)};
}

Wording wording(const MinEncounters& effect, const Setting&) {
    return {"min_encounters", "encounter",
            fmt::format("No Escape before {} of the column {} defeated.", counted(effect.encounters, "Encounter"),
                        effect.encounters == 1 ? "is" : "are"),
            fmt::format("Escape after {}", counted(effect.encounters, "Encounter"))};
}

Wording wording(const FinalAssault&, const Setting&) {
    return {
        "final_assault", "warning",
        "Final Assault: after declaring Escape or Complete, reveal and defeat one more Encounter, or Default; Complete "
        "first recovers all dice.",
        "Final Assault"};
}

Wording wording(const NoEscape&, const Setting&) { return {"no_escape", "escape", "No Escape.", "No Escape"}; }

Wording wording(const DefaultPenalty& effect, const Setting&) {
    return {"default_penalty", "warning", fmt::format("Default: lose {}.", counted(effect.cbills, "C-bill")),
            fmt::format("Default {}", signed_number(-effect.cbills))};
}

Wording wording(const SecureBonus& effect, const Setting&) {
    return {"secure_bonus", "c-bill",
            fmt::format("Secured: +{} when cashed out that same turn.", counted(effect.cbills, "C-bill")),
            fmt::format("Secured {}", signed_number(effect.cbills))};
}

}  // namespace encounters::cards::effect_text
