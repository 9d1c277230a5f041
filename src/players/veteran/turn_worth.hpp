// What a turn is worth from where it stands: tables by dice, uses, what a Default would cost and what completing pays.
#pragma once

#include "players/veteran/roll_classes.hpp"

#include <encounters/players/knowledge.hpp>

namespace encounters::players {

// What is at stake between two Encounters, in C-bills, against an Escape at once.
struct Stakes {
    double loss = 0;   // that a Default costs: the C-bills of the column, penalties, what it hands to the next player
    double prize = 0;  // that completing brings: Reputation in C-bills, pay on completion
};

// Circumstances that have a table of their own: Encounter values one lower or higher, no Escape, two Encounters to choose
// from, and a column that pays two C-bills an Encounter.
enum class TurnKind : std::uint8_t { plain, easier, harder, no_escape, choice, second_column };
inline constexpr int kTurnKinds = 6;

// An Encounter of this value and the dice that will be rolled against it.
struct Faced {
    int dice = 1;
    int value = 1;
};

// Worths are in C-bills more than an Escape at once would bring; ready uses count for what they are worth next turn.
// `uses` is a number of use_list(). Dice beyond the tables count as the most that they have.
class TurnWorth {
public:
    TurnWorth(const Catalogue& catalogue, const Constants& constants);

    // Between Encounters: the better of an Escape and going on.
    double between(TurnKind kind, int dice, int uses, Stakes stakes) const;
    // Another Encounter, with 1 or more dice.
    double push(TurnKind kind, int dice, int uses, Stakes stakes) const;
    // After a victory, when locks may still be used; with no dice left, the better of completing and extending.
    double after_defeat(TurnKind kind, int dice, int uses, Stakes stakes) const;
    // An Encounter of this value, its roll still to come.
    double against(TurnKind kind, Faced faced, int uses, Stakes stakes) const;
    // Chance to complete the Contract by going on whatever it costs.
    double completion_chance(TurnKind kind, int dice, int uses) const;
    // Chance to beat the next Encounter, rerolls left out.
    double beating_chance(int dice, int uses) const;
    // What the uses are worth when they are left over at the end of a turn.
    double left_over(int uses) const { return left_over_[static_cast<std::size_t>(uses)]; }

    // C-bills that an Encounter brings on average besides its column's rate.
    double extra_of_encounter() const { return extra_; }
    // What one Reputation is worth, in C-bills; what handing on a Default costs.
    double reputation() const { return reputation_; }
    double handing_on() const { return handing_on_; }
    // Prize of a Contract like any other, begun fresh.
    double typical_prize() const { return next_prize_ - reputation_; }

private:
    using Values = std::array<double, kTableValues + 1>;  // share of the deck's Encounters by value
    struct Table {
        std::vector<float> going_on;
        std::vector<float> after;
        int gain = 1;
        int shift = 0;  // of every value
    };
    friend class TurnSolver;
    double hindered(int value, int part) const;
    void count_beaten();

    std::array<Table, kTurnKinds> tables_;
    std::array<double, 64> left_over_{};
    std::array<std::array<double, kParts>, kTableDice + 1> beating_{};
    Values deck_{};
    Values hindered_{};  // see Averages
    double reputation_ = 6;
    double next_prize_ = 9;  // that another column's Contract adds to a prize
    double handing_on_ = 0.6;
    double extra_ = 0.3;     // that an Encounter brings besides its column's rate
};

}  // namespace encounters::players
