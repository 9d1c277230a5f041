// All that Regular works out once for a set of cards.
#pragma once

#include "players/regular/card_numbers.hpp"
#include "players/regular/prospects.hpp"
#include "players/regular/thrown.hpp"

#include <encounters/players/knowledge.hpp>

namespace encounters::players::regular {

// Numbers found by playing Regulars against each other, all in C-bills or as factors.
struct Taste {
    float extending = 0;     // what an extension has to promise more than completing
    float securing = 0;      // what a left tableau has to promise more than a fresh start
    float pushing = 0;       // what another Encounter has to promise more than an Escape
    float readying = 2;      // turns that readied Equipment serves for
    float reusable = 0.5f;   // share of the turns in which Equipment is used
    float strength = 1.4f;   // of one card with strength 1, beside a helper of the table
    float requisition = 0.8f;
    float default_factor = 1;
    float save_factor = 1;
    float reputation_factor = 1;
    float win_bonus = 2;     // Reputation that winning is worth on top
    float second_save = 0.4f;
};

struct Tables {
    Tables(const Catalogue& catalogue, const Constants& constants, const Taste& wanted = {});

    Taste taste;
    double equipment_turns;
    CardNumbers cards;
    CountedRolls rolls;
    Prospects prospects;
    Thrown thrown;
};

}  // namespace encounters::players::regular
