#include "lab/pack.hpp"

#include <encounters/lab/commands.hpp>
#include <encounters/players/fit.hpp>

#include <fmt/format.h>

#include <array>
#include <ostream>

namespace encounters::lab {

namespace {

constexpr std::array<const char*, kMaxSeats> kNames{"Ada", "Ben", "Cleo", "Dirk", "Elsa", "Finn", "Gwen", "Hugo"};

}  // namespace

std::optional<Pack> load(const std::filesystem::path& data, const Streams& streams) {
    const std::filesystem::path folder = pack_folder(data);
    cards::LoadResult read = cards::load_pack(folder);
    if (!read.ok()) {
        streams.err << cards::to_text(read.faults)
                    << fmt::format("{}: no game can be played with these cards\n", folder.string());
        return std::nullopt;
    }
    const players::ReadConstants numbers = players::read_constants(folder);
    if (!numbers.fault.empty()) {
        streams.err << numbers.fault << '\n';
        return std::nullopt;
    }
    return Pack{std::make_shared<const Catalogue>(std::move(*read.catalogue)), std::move(read.pack_texts), numbers.constants};
}

std::vector<play::Seat> seats_named(int count, play::SeatKind kind) {
    std::vector<play::Seat> seats;
    for (int i = 0; i < count && i < kMaxSeats; ++i) {
        play::Seat seat;
        seat.name = kNames[i];
        seat.kind = kind;
        seat.colour = static_cast<std::uint8_t>(i);
        seat.shape = static_cast<std::uint8_t>(i);
        seats.push_back(seat);
    }
    return seats;
}

std::vector<std::string> names_of(const std::vector<play::Seat>& seats) {
    std::vector<std::string> names;
    for (const play::Seat& seat : seats) names.push_back(seat.name);
    return names;
}

std::optional<play::TableSetup> table_for(const Pack& pack, std::vector<play::Seat> seats, const Streams& streams) {
    play::TableSetup table;
    table.catalogue = pack.catalogue;
    table.seats = std::move(seats);
    if (const auto refusal = why_no_game(table.setup(), *table.catalogue)) {
        streams.err << fmt::format("no game can begin: {} ({})\n", refusal->reason, refusal->rule);
        return std::nullopt;
    }
    return table;
}

}  // namespace encounters::lab
