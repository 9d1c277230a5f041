// A pack of cards loaded for a command, or its faults told.
#pragma once

#include <encounters/cards/loader.hpp>
#include <encounters/lab/lab.hpp>
#include <encounters/play/session.hpp>
#include <encounters/players/knowledge.hpp>

namespace encounters::lab {

struct Pack {
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<cards::PackText> files;
    players::Constants constants;  // of computer players, from players.json
};

// Nothing when the pack has errors; all faults, warnings too, are then on `err`. Warnings alone are not told.
std::optional<Pack> load(const std::filesystem::path& data, const Streams& streams);

// Players by name, at most eight: "Ada", "Ben", ...
std::vector<play::Seat> seats_named(int count, play::SeatKind kind);
std::vector<std::string> names_of(const std::vector<play::Seat>& seats);

// A table, or the reason on `err` why no game can begin there.
std::optional<play::TableSetup> table_for(const Pack& pack, std::vector<play::Seat> seats, const Streams& streams);

}  // namespace encounters::lab
