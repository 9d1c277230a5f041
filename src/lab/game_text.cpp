#include "lab/game_text.hpp"

#include "lab/text_lines.hpp"

#include <encounters/play/words.hpp>

#include <fmt/format.h>

namespace encounters::lab {

namespace {

constexpr int kTranscriptWidth = 120;

std::string heading(const TurnBegan& began, const State& after, const play::LogNames& names) {
    const SeatState& seat = after.seats[began.seat];
    return fmt::format("\n{} ({}, {} Reputation)\n", play::log_line(began, names), play::words::cbills(seat.cbills),
                       seat.reputation);
}

}  // namespace

std::string paragraphs(const std::vector<Event>& events, const State& after, play::LogNames& names) {
    std::string text;
    for (const Event& event : events) {
        play::follow(names, event);
        const std::string line = play::log_line(event, names);
        if (const auto* began = std::get_if<TurnBegan>(&event)) {
            text += heading(*began, after, names);
        } else if (!line.empty()) {
            text += wrapped("  ", line, kTranscriptWidth);
        }
    }
    return text;
}

}  // namespace encounters::lab
