// The prompts of the game by what they belong to; prompt_of picks the one that is due.
#pragma once

#include "table/presenter/table/prompt.hpp"

namespace encounters::table {

// The start of a turn and the market.
void ask_secure(const View& view, Prompt& prompt);
void ask_swaps(const View& view, Prompt& prompt);
void ask_before_flip(const View& view, Prompt& prompt);
void ask_contract(const View& view, Prompt& prompt);
void ask_room(const View& view, Prompt& prompt);

// Encounters.
void ask_between(const View& view, Prompt& prompt);
void ask_encounter(const View& view, Prompt& prompt);
void ask_lock(const View& view, Prompt& prompt);

// Equipment, powers and Field Hires in use.
void ask_use_die(const View& view, Prompt& prompt);
void ask_use_face(const View& view, Prompt& prompt);
void ask_strike(const View& view, Prompt& prompt);
void ask_order(const View& view, Prompt& prompt);
void ask_card(const View& view, Prompt& prompt);
void ask_place(const View& view, Prompt& prompt);

// Endings.
void ask_burn(const View& view, Prompt& prompt);
void ask_salvage(const View& view, Prompt& prompt);
void ask_patronage(const View& view, Prompt& prompt);
void ask_censure(const View& view, Prompt& prompt);
void tell_standing(const View& view, Prompt& prompt);

// People roll real dice and enter their faces.
void ask_roll(const View& view, Prompt& prompt);

// Luck is due: nobody decides.
void tell_luck(const View& view, Prompt& prompt);

// The name of what is being used: "PPC", "Requisition of Wolf's Dragoons", "Scout Infantry".
std::string used_words(const View& view);
// The card of the looked-at card at this place.
CardKey looked_card(const View& view, std::uint8_t place);

}  // namespace encounters::table
