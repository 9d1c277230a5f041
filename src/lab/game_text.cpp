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
    const auto count_of = [&](const auto& wanted) {
        return std::count_if(seats.begin(), seats.end(), [&](const play::Seat& seat) { return wanted(seat.kind); });
    };
    const std::ptrdiff_t house = count_of([](play::SeatKind kind) { return kind == play::SeatKind::house; });
    const std::ptrdiff_t computers = count_of(play::is_computer) - house;
    const std::ptrdiff_t people = static_cast<std::ptrdiff_t>(seats.size()) - house - computers;
    std::string words;
    for (const std::string& part :
         {counted(people, "player"), counted(house, "house player"), counted(computers, "computer player")})
        words += words.empty() || part.empty() ? part : ", " + part;
    return words;
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
