#include "cards/situation_words.hpp"

namespace encounters::cards {

const Words& decision_words() {
    static const Words words{"deal_commands",    "first_seat",      "secure_choice",  "swaps",        "before_flip",
                             "flip_contracts",   "choose_contract", "between",        "make_room",    "draw_encounters",
                             "choose_encounter", "rolled",          "use_die",        "use_face",     "use_strike",
                             "use_look",         "use_order",       "use_card",       "use_place",    "burn_choice",
                             "salvage_draw",     "salvage_choice",  "give_patronage", "give_censure", "over"};
    return words;
}

const Words& ending_words() {
    static const Words words{"none", "escape", "complete", "default"};
    return words;
}

const Words& step_words() {
    static const Words words{"cash_out", "hires", "salvages", "penalty", "patronage", "score", "censure", "pass"};
    return words;
}

}  // namespace encounters::cards
