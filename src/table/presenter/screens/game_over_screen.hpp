// The end of a game: who won, the standing of all seats, the last turn, and what became of everybody.
#pragma once

#include <string>
#include <vector>

#include "table/presenter/scene.hpp"
#include "table/presenter/screens/statistics.hpp"
#include "table/presenter/screens/statistics_screen.hpp"
#include "table/presenter/table/view.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

struct GameOverView {
    const View* table = nullptr;
    std::array<SeatStatistics, kMaxSeats> statistics{};
    std::vector<std::string> last_turn{};
    LuckPromise luck{};
    bool is_replay = false;         // kept as one
    std::string why_no_new_game{};  // empty when one can begin
    std::string why_no_review{};    // empty when somebody can look back at their decisions
};

Scene game_over_scene(const GameOverView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
