// A finished game looked back at by one of its people: what was luck, what was decided, and the costliest decisions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/presenter/scene.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

inline constexpr int kCostliest = 5;

// One decision, and what it cost of a chance to win (0 to 1).
struct ReviewedDecision {
    int step = 0;  // of the game's; the position before it
    int turn = 0;
    std::string question{};
    std::string made{};
    std::string better{};
    double cost = 0;
};

// From the beginning of one of the person's turns to the next: how the chance to win changed, and what of it is owed to
// the person's own decisions.
struct ReviewedTurn {
    int turn = 0;
    double chance = 0;  // to win, as the turn begins
    double change = 0;
    double own = 0;  // 0 or less
};

struct ReviewView {
    std::string who{};
    bool has_won = false;
    double at_start = 0;  // chance to win
    int looked_at = 0;
    int to_look_at = 0;   // all is known when as much has been looked at
    std::vector<ReviewedTurn> turns{};
    std::vector<ReviewedDecision> costliest{};  // at most kCostliest, the costliest first
    std::string next_person{};     // whose decisions can be looked at next; empty when there is nobody else
    std::string why_no_replay{};   // why no decision can be tried again
    bool is_done() const { return looked_at >= to_look_at; }
};

// Luck told apart from skill, in one sentence.
std::string luck_and_skill(const ReviewView& view);

Scene review_scene(const ReviewView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
