#include "rules/pool.hpp"

#include "rules/dice.hpp"
#include "rules/printed.hpp"

namespace encounters {

namespace {

// Q9.4
void apply_pool(Step& step, const Pool& pool) {
    for (Colour colour : kAllColours) {
        const int added = add_dice(step, colour, pool.add[index_of(colour)], DiceReason::contract_pool);
        step.state.contract_dice[index_of(colour)] += static_cast<std::uint8_t>(added);
    }
    for (Colour colour : kAllColours) leave_out_dice(step, colour, pool.leave_out[index_of(colour)]);
}

void remove_contract_dice(Step& step, Colour colour, int count, DiceReason reason) {
    const int leaving = std::min<int>(count, step.state.contract_dice[index_of(colour)]);
    remove_dice(step, colour, leaving, reason);
    step.state.contract_dice[index_of(colour)] -= static_cast<std::uint8_t>(leaving);
}

// R2.4
void add_own(Step& step, const DiceCounts& dice, DiceReason reason) {
    for (Colour colour : kAllColours) add_dice(step, colour, dice[index_of(colour)], reason);
}

}  // namespace

// R2.4, Q9.1
void build_own_pool(Step& step) {
    add_own(step, step.cards.command(step.state.player().command).dice, DiceReason::command);
    each_of_command<Pool>(step.state, step.cards, [&](const Pool& pool) {
        add_own(step, pool.add, DiceReason::command_pool);
        for (Colour colour : kAllColours)
            for (int i = 0; i < pool.leave_out[index_of(colour)] && step.state.dice_count > 1; ++i)
                remove_dice(step, colour, 1, DiceReason::command_pool);
    });
}

void apply_contract_pool(Step& step) {
    each_of_contract<Pool>(step.state, step.cards, [&](const Pool& pool) { apply_pool(step, pool); });
}

// R5.8
void remake_struck_pool(Step& step) {
    const Column& column = step.state.column();
    each_effect<Pool>(printed_on(step.cards, column.contract), static_cast<std::uint8_t>(~column.struck),
                      [&](const Pool& pool) { apply_pool(step, pool); });
}

// Q5.14
void undo_contract_pool(Step& step, const Pool& pool) {
    for (Colour colour : kAllColours)
        remove_contract_dice(step, colour, pool.add[index_of(colour)], DiceReason::struck);
    return_left_out(step, pool.leave_out, DiceReason::struck);
}

// Q9.4
void end_contract_pool(Step& step) {
    for (Colour colour : kAllColours) remove_contract_dice(step, colour, kMaxDice, DiceReason::contract_over);
    return_left_out(step, {kMaxDice, kMaxDice, kMaxDice, kMaxDice, kMaxDice}, DiceReason::returned);
}

// Q8.5, Q8.14
void remove_bonus_dice(Step& step) {
    for (Colour colour : kAllColours)
        remove_dice(step, colour, step.state.bonus_dice[index_of(colour)], DiceReason::predecessor_over);
    step.state.bonus_dice = {};
}

}  // namespace encounters
