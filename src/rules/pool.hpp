// Building the pool of dice and the changes that Commands and Contracts make to it (chapter 9).
#pragma once

#include "rules/step.hpp"

namespace encounters {

// The dice printed on the active Command, changed by its own pool effects (R2.4, Q9.1).
void build_own_pool(Step& step);
// The current Contract's unstruck pool effects, when it is laid (Q9.4).
void apply_contract_pool(Step& step);
// Its pool effects that the predecessor had struck, made again for a securer (R5.8).
void remake_struck_pool(Step& step);
// A struck pool effect is undone at once (Q5.14).
void undo_contract_pool(Step& step, const Pool& pool);
// The old Contract's dice leave and left-out dice return when the next is laid (Q9.4).
void end_contract_pool(Step& step);
// All bonus dice leave the pool (Q8.5, Q8.14).
void remove_bonus_dice(Step& step);

}  // namespace encounters
