#include "lab/game_text.hpp"

#include "lab/text_lines.hpp"

#include <encounters/play/words.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::lab {

namespace {

constexpr int kTranscriptWidth = 120;

std::string heading(const TurnBegan& began, const State& after, const play::LogNames& names) {
    const SeatState& seat = after.seats[began.seat];
    return fmt::format("\n{} ({}, {} Reputation)\n", play::log_line(began, names), play::words::cbills(seat.cbills),
                       seat.reputation);
}

std::string counted(std::ptrdiff_t count, std::string_view noun) {
    return count == 0 ? "" : fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string players_text(const std::vector<play::Seat>& seats) {
    const auto is_house = [](const play::Seat& seat) { return seat.kind == play::SeatKind::house; };
    const std::ptrdiff_t house = std::count_if(seats.begin(), seats.end(), is_house);
    const std::string people = counted(static_cast<std::ptrdiff_t>(seats.size()) - house, "player");
    const std::string houses = counted(house, "house player");
    return people + (people.empty() || houses.empty() ? "" : ", ") + houses;
}

std::string seed_text(const play::JournalHeader& header, const std::optional<play::Seed>& seed) {
    if (seed) return fmt::format("seed {}", seed->value);
    return header.seed_hash.empty() ? "nothing seeded" : "the seed is not shown yet";
}

}  // namespace

std::string title(const play::JournalHeader& header, const std::optional<play::Seed>& seed) {
    return fmt::format("{} {}: {}, {}\n\n", header.pack_name, header.pack_version, players_text(header.seats),
                       seed_text(header, seed));
}

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
