// What Equipment is worth to have, by the own dice and by what helps already: worked out once.
#pragma once

#include "players/regular/card_numbers.hpp"
#include "players/regular/prospects.hpp"
#include "players/regular/taste.hpp"

namespace encounters::players::regular {

// Helpers: ready, or owned and to be readied.
struct Gear {
    int saves = 0;  // cards that change dice
    int locks = 0;  // dice that Lock cards lock
};

// What using a card so would add to a turn that stands so, in C-bills.
float gain_of_use(const Prospects& prospects, const Taste& taste, const UseNumbers& use, const Standing& at);

class Worths {
public:
    Worths(const CardNumbers& cards, const Prospects& prospects, const Taste& taste);
    // Over the next turns, its price left out.
    float of(EquipmentId card, int own_dice, const Gear& beside) const { return worths_[place_of(card.value, own_dice, beside)]; }

private:
    static std::size_t place_of(std::size_t card, int own_dice, const Gear& beside);
    std::vector<float> worths_;
};

}  // namespace encounters::players::regular
