// Effects printed on Encounters, the hazard of Contracts among them.
#include <encounters/cards/names.hpp>

#include <fmt/format.h>

#include "cards/effect_text/phrases.hpp"
#include "cards/effect_text/wording.hpp"

namespace encounters::cards::effect_text {

namespace {

// Hazard pay is an Encounter's only (Q9.7).
std::string hazard_pay_phrase(const Hazard& effect, const Setting& setting) {
    const int pay = setting.catalogue.table.hazard_pay;
    if (setting.printed_on == PrintedOn::contract || pay == 0) return "";
    return fmt::format("; +{} if you have {} Equipment ready when you defeat it", counted(pay, "C-bill"),
                       types_in(effect.types) > 1 ? "any such" : "such");
}

std::string lock_count_phrase(const LockCount& effect) {
    if (effect.max == 1 || effect.min == effect.max)
        return fmt::format("exactly {} {}", effect.max, effect.max == 1 ? "die" : "dice");
    if (effect.max == 0) return fmt::format("at least {} dice", effect.min);
    if (effect.min == 0) return fmt::format("at most {} dice", effect.max);
    return fmt::format("{} to {} dice", effect.min, effect.max);
}

}  // namespace

Wording wording(const BonusCbills& effect, const Setting&) {
    return {"bonus_cbills", "bonus", fmt::format("Bonus: +{} when cashed out.", counted(effect.cbills, "C-bill")),
            fmt::format("Bonus +{}", effect.cbills)};
}

Wording wording(const Hazard& effect, const Setting& setting) {
    return {"hazard", "hazard",
            fmt::format("Hazard: no {} Equipment or dice{}.", types_phrase(effect.types, "or"),
                        hazard_pay_phrase(effect, setting)),
            "Hazard: " + short_types(effect.types, 2)};
}

Wording wording(const FieldHire&, const Setting&) {
    return {"field_hire", "field-hire",
            "Field Hire: keep this card when you cash out; discard it in your turn for +1 on a die.", "Field Hire"};
}

Wording wording(const Salvage&, const Setting&) {
    return {"salvage", "salvage",
            "Salvage: when you cash out, draw Equipment until one has a maintenance cost; you may keep it, exhausted.",
            "Salvage"};
}

Wording wording(const NoblePatronage&, const Setting& setting) {
    return {
        "noble_patronage", "patronage",
        fmt::format("Noble Patronage: take the token; when you Default and are paid nothing, collect {} and pass it "
                    "to the player with the fewest.",
                    counted(setting.catalogue.table.patronage_pay, "C-bill")),
        "Noble Patronage"};
}

Wording wording(const Censure&, const Setting&) {
    return {
        "censure", "censure",
        "Censure: take the token; the player to your left chooses your Contracts, and when your turn ends it passes "
        "to the player with the most Reputation.",
        "Censure"};
}

Wording wording(const LockCount& effect, const Setting&) {
    return {"lock_count", "lock", fmt::format("Defeat it with {}.", lock_count_phrase(effect)),
            fmt::format("Lock {}", lock_count_phrase(effect))};
}

Wording wording(const LockOnly& effect, const Setting&) {
    const auto faces = faces_phrase(effect.faces);
    const bool is_parity = faces == "odd" || faces == "even";
    return {"lock_only", "lock",
            is_parity ? fmt::format("Defeat it with {} dice only.", faces)
                      : fmt::format("Defeat it with dice that show {} only.", faces),
            "Only " + faces};
}

Wording wording(const LockWith& effect, const Setting&) {
    return {"lock_with", "lock",
            fmt::format("Defeat it with at least 1 {} die, if you have one unlocked and not barred.",
                        colour_name(effect.colour)),
            fmt::format("With a {} die", colour_name(effect.colour))};
}

}  // namespace encounters::cards::effect_text
