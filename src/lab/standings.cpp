#include "lab/standings.hpp"

#include "lab/text_lines.hpp"

#include <encounters/play/words.hpp>

#include <fmt/format.h>

namespace encounters::lab {

std::string standings_text(const State& state, const play::LogNames& names) {
    std::string text = fmt::format("{} after {} turn{}\n",
                                   state.phase == Phase::over ? "The game is over" : "The game stands", state.turn,
                                   state.turn == 1 ? "" : "s");
    const std::vector<SeatIndex> order = ranking(state);
    int place = 1;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0 && !ranks_equal(state, order[i - 1], order[i])) place = static_cast<int>(i) + 1;
        const SeatState& seat = state.seats[order[i]];
        text += fmt::format("  {}. {} {} Reputation, {}\n", place, padded(play::words::seat(names, order[i]), 8),
                            seat.reputation, play::words::cbills(seat.cbills));
    }
    return text;
}

}  // namespace encounters::lab
