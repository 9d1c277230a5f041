// Effects that players use: Equipment and the powers of Commands.
#include <encounters/cards/names.hpp>

#include <fmt/format.h>

#include "cards/effect_text/phrases.hpp"
#include "cards/effect_text/wording.hpp"

namespace encounters::cards::effect_text {

Wording wording(const SetFace& effect, const Setting&) {
    return {"set", "set",
            fmt::format("Set {}{} to any face.", icons_phrase(effect.dice), effect.dice.count() > 1 ? ", each" : ""),
            "Set"};
}

Wording wording(const Adjust& effect, const Setting&) {
    const bool is_exact = effect.kind == AdjustKind::exactly;
    return {"adjust", "adjust",
            fmt::format("Adjust {} by {} {}{}, up or down.", icons_phrase(effect.dice), is_exact ? "exactly" : "up to",
                        effect.amount, effect.dice.count() > 1 ? " each" : ""),
            fmt::format("Adjust {}±{}", is_exact ? "" : "up to ", effect.amount)};
}

Wording wording(const Reroll& effect, const Setting&) {
    return {"reroll", "reroll", fmt::format("Reroll {}.", icons_phrase(effect.dice)), "Reroll"};
}

Wording wording(const Flip& effect, const Setting&) {
    return {
        "flip", "flip",
        fmt::format("Flip {} to the opposite face{}.", icons_phrase(effect.dice), effect.dice.count() > 1 ? "s" : ""),
        "Flip"};
}

Wording wording(const LockExtra& effect, const Setting&) {
    return {"lock_extra", "lock",
            fmt::format("After defeating an Encounter, also lock {} on it, whatever {}.", icons_phrase(effect.dice),
                        effect.dice.count() > 1 ? "they show" : "it shows"),
            effect.dice.count() > 1 ? fmt::format("Lock {} more", effect.dice.count()) : "Lock 1 more"};
}

Wording wording(const AddDice& effect, const Setting&) {
    return {"add_dice", "add-dice",
            fmt::format("Add {} to your pool for the rest of the turn.", dice_phrase(effect.dice)),
            fmt::format("Add {} {}", total(effect.dice), total(effect.dice) == 1 ? "die" : "dice")};
}

Wording wording(const Cancel&, const Setting&) {
    return {"cancel", "cancel",
            "Cancel one effect of the current Contract or the newest Encounter for the rest of the turn.", "Cancel"};
}

Wording wording(const Scout& effect, const Setting&) {
    const auto sentence = effect.cards == 1 ? fmt::format("Look at the top {}.", card_name(effect.deck))
                                            : fmt::format("Look at the top {} {} and put them back in any order.",
                                                          effect.cards, deck_name(effect.deck));
    return {"scout", "scout", sentence, fmt::format("Scout {} {}", effect.cards, deck_name(effect.deck))};
}

Wording wording(const Requisition& effect, const Setting&) {
    const auto sentence =
        effect.cards == 1
            ? std::string("Put the top Equipment into the Black Market in place of a card there.")
            : fmt::format(
                  "Look at the top {} Equipment, put one into the Black Market in place of a card there, and "
                  "shuffle the rest back.",
                  effect.cards);
    return {"requisition", "requisition", sentence, fmt::format("Requisition 1 of {}", effect.cards)};
}

}  // namespace encounters::cards::effect_text
