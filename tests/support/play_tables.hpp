// Tables to play at: the packs that tests play with, seats, and sessions that have come some way.
#pragma once

#include "support/decisions.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/play/journal.hpp>
#include <encounters/play/session.hpp>

namespace encounters::testing {

// A pack as loaded, kept for the whole run. REQUIREs that it has no faults.
struct Pack {
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<cards::PackText> files;
};
const Pack& small_pack();
const Pack& core_pack();

// So many seats named "Seat 1", ..., all of one kind.
play::TableSetup table_of(const Pack& pack, int seats, play::SeatKind kind = play::SeatKind::person);

// A seeded game in which nothing has been decided yet.
play::Session seeded_session(const play::TableSetup& table, std::uint64_t seed);

}  // namespace encounters::testing
