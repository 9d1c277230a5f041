// How a turn stands in the coordinates of the tables, and what it is worth to go on, to stop, to complete or to extend.
#pragma once

#include "players/veteran/aims.hpp"
#include "players/veteran/tools.hpp"
#include "players/veteran/turn_worth.hpp"
#include "players/veteran/veteran.hpp"

namespace encounters::players {

// What every question needs: the cards, the tables, the habits.
struct Mind {
    const Catalogue& cards;
    const TurnWorth& worth;
    const Constants& constants;
    Habits habits;
};

// A turn between two Encounters, or at the moment after a victory. Worths are in C-bills, the C-bills of the tableau and
// the worth of uses kept included.
struct Outlook {
    TurnKind kind = TurnKind::plain;
    int dice = 0;         // unlocked, not barred by the Contract
    int barred_dice = 0;  // unlocked, barred by the Contract: it can't be completed
    int pool = 6;
    ColourSet bars = 0;   // of the Contract
    Stakes stakes;
    double banked = 0;    // C-bills that an Escape would pay
    double current_pay = 0;  // C-bills that the current column would pay on an Escape
    double rate = 1;      // C-bills that one more Encounter pays
    double unused_bonus = 0;  // of the prize, as long as no Equipment is used (Q9.3)
    bool assault = false;
    bool can_escape = true;
};
Outlook outlook_of(const Mind& mind, const State& state);

// The correction for tools that are kept and are not worth what the tables take kept uses for.
double kept_difference(const Mind& mind, const Tools& tools, ColourSet bars, std::uint32_t used);

// Going on with one more Encounter, an Escape, the better of the two (R4.4), and what fulfilled brings (R6.2).
double worth_of_push(const Mind& mind, const Outlook& outlook, int uses);
double worth_of_escape(const Mind& mind, const Outlook& outlook, int uses);
double worth_between(const Mind& mind, const Outlook& outlook, int uses);
// After a victory, locks still to come.
double worth_after(const Mind& mind, const Outlook& outlook, int uses);
double worth_of_default(const Mind& mind, const Outlook& outlook, int uses);

}  // namespace encounters::players
