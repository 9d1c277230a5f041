#include "cards/words.hpp"

namespace encounters::cards {

const Words& colour_words() {
    static const Words words{"white", "yellow", "green", "blue", "black"};
    return words;
}

const Words& type_words() {
    static const Words words{"miscellaneous", "energy", "missile", "ballistic", "melee"};
    return words;
}

const Words& barred_type_words() {
    static const Words words{"energy", "missile", "ballistic", "melee"};
    return words;
}

const Words& deck_words() {
    static const Words words{"contracts", "encounters", "equipment"};
    return words;
}

Colour colour_at(std::size_t position) { return kAllColours[position]; }

}  // namespace encounters::cards
