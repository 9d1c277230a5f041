// Numbers found by playing Regulars against each other; docs/players.md says what they are for.
#pragma once

namespace encounters::players::regular {

struct Taste {
    float reputation = 8.5f;       // C-bills that one Reputation is worth
    float default_cost = 1.3f;   // C-bills that a Default costs beside what is at risk
    float use_factor = 0.6f;     // of a card's upkeep, that using it is taken to cost while a turn is planned
    int win_bonus = 1;           // Reputation that winning is worth on top
    float securing = -0.5f;      // C-bills that a left tableau has to promise more than a fresh start
    float extending = 8;         // C-bills that another column has to promise more than completing; its bars are not in the table
    float strength = 2.4f;       // of a card of strength 1, in helpers of the table
    float further_helper = 0.75f; // of what the second helper adds, for every further one
    float turns_served = 2.4f;   // in which Equipment with maintenance helps
    float turns_ready = 4;       // that readying is paid for
    float requisition = 0.8f;    // C-bills that a choice of further cards is worth to somebody who can pay
};

}  // namespace encounters::players::regular
