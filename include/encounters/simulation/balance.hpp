// The studies that show whether a set of cards makes a game worth playing, and the table of targets they are held to.
#pragma once

#include <encounters/simulation/tally.hpp>

namespace encounters::simulation {

// What all studies have in common. Terms give the program, seed, cap, constants and cards.
struct BalanceTerms {
    Terms terms;
    std::uint64_t games = 20'000;    // of the main study; the others play a half or a quarter
    std::uint64_t elite_games = 0;   // none: Elites take long
    std::string player = "veteran";  // whose play is measured
};

struct Study {
    std::string name;
    Terms terms;
};

// Every study whose players and Commands there are, at least one game each; the main one has 4 seats.
std::vector<Study> balance_studies(const BalanceTerms& asked);

struct PlayedStudy {
    Study study;
    Tally tally;
};

// Markdown: each target with what was asked, measured and whether it is met, then the figures by number of seats, by card
// and by opponent.
std::string balance_report(const std::vector<PlayedStudy>& studies);

}  // namespace encounters::simulation
