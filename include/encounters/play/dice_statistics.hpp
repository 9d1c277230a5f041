// How the dice fell: faces by colour and by seat against what is expected, and how seldom that is, in one sentence.
#pragma once

#include <encounters/rules/events.hpp>

#include <string>
#include <vector>

namespace encounters::play {

struct FaceCounts {
    std::array<int, 6> faces{};  // by face - 1
    int total() const;
    double expected() const { return total() / 6.0; }  // of each face
    double average() const;                            // of the faces; 0 without rolls
    // Share of fair games with so many dice that are at least this uneven, 0..1 (chi-square, 5 degrees of freedom); 1
    // when there are fewer than 30 dice, for then it says nothing.
    double share_as_uneven() const;
    bool operator==(const FaceCounts&) const = default;
};

struct DiceStatistics {
    FaceCounts all;
    std::array<FaceCounts, kColours> by_colour;
    std::vector<FaceCounts> by_seat;
    int rolls = 0;  // throws of one or more dice
};

// Every die that landed, rerolls too; faces that cards set are no luck and not counted.
DiceStatistics dice_statistics(const std::vector<Event>& events, int seats);

// "124 dice fell; about 1 game in 12 is this uneven." and the like; one sentence, also for few dice or none.
std::string sentence(const FaceCounts& counts);
// "1 in 12", "9 in 10", "1 in 5,000 or fewer".
std::string odds_text(double share);

// Upper tail of the chi-square distribution: the chance of `value` or more. value >= 0, degrees 1..1000.
double chi_square_tail(double value, int degrees);

}  // namespace encounters::play
