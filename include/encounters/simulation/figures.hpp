// The figures of a report, worked out of a Tally: what JSON, text and the table of targets have in common.
#pragma once

#include <encounters/simulation/share.hpp>

namespace encounters::simulation {

// ---- who wins
Share wins_of_seat(const Tally& tally, int seat, int name);  // name as in names_in
Share wins_of_player(const Tally& tally, int name);          // games are counted once for each seat the player had
Share wins_of_seat(const Tally& tally, int seat);
Share wins_of_order(const Tally& tally, int place);          // place 0 is the first player's
Share wins_of_command(const Tally& tally, int command);

// ---- length, in turns of the player who had most
struct Length {
    double mean = 0;  // turns of all players, over games times seats
    int median = 0;
    int p10 = 0;
    int p90 = 0;
};
Length length_of(const Tally& tally, int seats);

// ---- turns
Count ended(const Tally& tally, Start start, Ending ending);
Count ended_fresh(const Tally& tally, Ending ending);  // both kinds of fresh start
Count ended_in(const Tally& tally, Ending ending, int column);
Share ending_share(const Tally& tally, Ending ending);  // of all turns
Share begun_share(const Tally& tally, int column);      // of all turns

// What turns brought: money received less penalties, and Reputation.
struct Gain {
    Count turns = 0;
    Count cbills = 0;
    Count reputation = 0;
    Gain& operator+=(const Gain& other);
    // Reputation a turn, with a C-bill at its fitted worth.
    double worth(double cbill_worth) const;
};
Gain gain_of(const Tally& tally, Start start);
Gain gain_fresh(const Tally& tally);
Gain gain_all(const Tally& tally);
Share secured(const Tally& tally);  // of the chances to
double secure_ratio(const Tally& tally, double cbill_worth);  // gain of a Securing turn over that of a fresh one; 0 = unknown
Share burned(const Tally& tally);   // of the chances to

// ---- cards, by their place in the catalogue
Share chosen(const Tally& tally, int contract);     // of its offers
Share defeated(const Tally& tally, int encounter);  // of its reveals
Share bought(const Tally& tally, int equipment);    // of its showings

// Equipment whose first effect has the same word.
struct EquipmentKind {
    std::string word;
    int cards = 0;
    Count shown = 0;
    Count bought = 0;
    Count readied = 0;
    Count used = 0;
};
std::vector<EquipmentKind> equipment_kinds(const Tally& tally, const CardLines& cards);  // by order of appearance

Count total(const Counts& list);

}  // namespace encounters::simulation
