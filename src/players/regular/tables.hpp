// All that Regular works out once for a set of cards.
#pragma once

#include "players/regular/card_numbers.hpp"
#include "players/regular/prospects.hpp"
#include "players/regular/taste.hpp"
#include "players/regular/thrown.hpp"
#include "players/regular/turnings.hpp"
#include "players/regular/worths.hpp"

namespace encounters::players::regular {

struct Tables {
    explicit Tables(const Catalogue& catalogue, const Taste& wanted = {});

    Taste taste;
    CardNumbers cards;
    CountedRolls rolls;
    Prospects prospects;
    Thrown thrown;
    Turnings turnings;
    Worths worths;
};

}  // namespace encounters::players::regular
