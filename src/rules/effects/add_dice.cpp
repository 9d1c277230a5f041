#include "rules/dice.hpp"
#include "rules/effects/effects.hpp"
#include "rules/use.hpp"

namespace encounters {

// R5.6, Q5.13
bool can_act(const State& state, const Catalogue& cards, const AddDice& effect) {
    if (state.dice_count >= kMaxDice) return false;
    for (Colour colour : kAllColours)
        if (effect.dice[index_of(colour)] > 0 && supply_left(state, cards, colour) > 0) return true;
    return false;
}

// R5.6, Q5.13: in an open roll the new dice are rolled at once, because they have no face.
void begin(Step& step, const AddDice& effect) {
    for (Colour colour : kAllColours) {
        const int added = add_dice(step, colour, effect.dice[index_of(colour)], DiceReason::equipment);
        step.state.bonus_dice[index_of(colour)] += static_cast<std::uint8_t>(added);
    }
    end_effect(step, Outcome::did_something);
}

}  // namespace encounters
