// The parts of a situation, each read into the draft. Their order matters: what comes later looks at what came before.
#pragma once

#include "cards/situation_draft.hpp"

namespace encounters::cards {

// How many seats, what the game waits for, whose turn it is, how it is being ended.
void read_frame(Fields& root, Draft& draft);
void read_seats(Fields& root, Draft& draft);
void read_columns(Fields& root, Draft& draft);
// Cards that lie open for a choice, the market, known next cards, discards; what is left lies unseen in the decks.
void read_piles(Fields& root, Draft& draft);
void read_dice(Fields& root, Draft& draft);
// A half-used card, tokens, and the keys of turn_keys.
void read_use(Fields& root, Draft& draft);
void read_turn(Fields& root, Draft& draft);

// One of the plain keys: its value, or what it usually is.
struct TurnKey;
void read_key(Fields& root, Draft& draft, const TurnKey& key);

// What a prompt needs and nothing above has asked for. Only for a draft without faults.
void check_prompt(const Value& root, Draft& draft);

}  // namespace encounters::cards
