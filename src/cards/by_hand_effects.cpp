// The effects that are used by hand: on Equipment, and as powers on Combat Commands.
#include "cards/dice_fields.hpp"
#include "cards/effect_reading.hpp"
#include "cards/words.hpp"

#include <fmt/format.h>

namespace encounters::cards {

namespace {

constexpr Range kLookedCards{1, 5};
constexpr Range kDiceShown{1, 9};

DiceIcons required_icons(Fields& fields) {
    const auto* dice = fields.required("dice", "an object such as {\"white\": 2}");
    return dice ? icons_of({*dice, "dice"}, fields.faults()) : DiceIcons{};
}

Effect read_set(Fields& fields, const CardContext&) { return SetFace{required_icons(fields)}; }

Effect read_adjust(Fields& fields, const CardContext&) {
    constexpr Range kSteps{1, 5};
    Adjust adjust;
    const bool has_both = fields.has("exactly") && fields.has("up_to");
    if (has_both) fields.faults().error(*fields.optional("up_to"), "adjust takes exactly or up_to, not both");
    adjust.kind = fields.has("exactly") ? AdjustKind::exactly : AdjustKind::up_to;
    const int exactly = fields.whole_or("exactly", kSteps, 1);
    const int up_to = fields.whole_or("up_to", kSteps, 1);
    adjust.amount = static_cast<std::uint8_t>(adjust.kind == AdjustKind::exactly ? exactly : up_to);
    adjust.dice = required_icons(fields);
    fields.needs_one_of({"exactly", "up_to"});
    return adjust;
}

Effect read_reroll(Fields& fields, const CardContext&) { return Reroll{required_icons(fields)}; }

Effect read_flip(Fields& fields, const CardContext&) { return Flip{required_icons(fields)}; }

Effect read_lock_extra(Fields& fields, const CardContext&) {
    LockExtra lock;
    const auto* dice = fields.optional("dice");
    if (dice)
        lock.dice = icons_of({*dice, "dice"}, fields.faults());
    else
        lock.dice.any = 1;
    return lock;
}

Effect read_add_dice(Fields& fields, const CardContext&) {
    const auto* dice = fields.required("dice", "an object such as {\"white\": 2}");
    return AddDice{dice ? counts_of({*dice, "dice"}, kDiceShown, fields.faults()) : DiceCounts{}};
}

Effect read_cancel(Fields&, const CardContext&) { return Cancel{}; }

Effect read_scout(Fields& fields, const CardContext&) {
    Scout scout;
    scout.deck = static_cast<Deck>(fields.word("deck", deck_words()));
    scout.cards = static_cast<std::uint8_t>(fields.whole("cards", kLookedCards));
    return scout;
}

Effect read_requisition(Fields& fields, const CardContext&) {
    return Requisition{static_cast<std::uint8_t>(fields.whole("cards", kLookedCards))};
}

}  // namespace

std::span<const EffectWord> by_hand_effect_words() {
    constexpr std::uint8_t kByHand = kEquipment | kCommand;
    static constexpr EffectWord words[] = {
        {"set", kByHand, read_set},
        {"adjust", kByHand, read_adjust},
        {"reroll", kByHand, read_reroll},
        {"flip", kByHand, read_flip},
        {"lock_extra", kByHand, read_lock_extra},
        {"add_dice", kByHand, read_add_dice},
        {"cancel", kByHand, read_cancel},
        {"scout", kByHand, read_scout},
        {"requisition", kByHand, read_requisition},
    };
    return words;
}

}  // namespace encounters::cards
