// Cashing out columns and scoring Reputation (R6.3, R6.4, R8.8).
#pragma once

#include "rules/step.hpp"

namespace encounters {

// Marks the current column completed and decides its reputation_if (Q9.3).
void complete_column(Step& step);
// Pays every unpaid column that this ending pays.
void cash_out(Step& step);
// Scores every completed Contract of the tableau as one sum.
void score(Step& step);
// default_penalty (Q9.8).
void pay_penalty(Step& step);

}  // namespace encounters
