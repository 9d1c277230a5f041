// What changed since a seat last decided, in at most six lines: for the hand-over and the end of the game.
#pragma once

#include <string>
#include <vector>

#include <encounters/play/session.hpp>

namespace encounters::table {

inline constexpr std::size_t kReceiptLines = 6;

// The weightiest lines of the log since the last decision of `seat`, oldest first.
std::vector<std::string> receipt_for(SeatIndex seat, const play::Session& session,
                                     const std::vector<std::string>& names);

// The same of the turn going on or just over.
std::vector<std::string> receipt_of_turn(const play::Session& session, const std::vector<std::string>& names);

}  // namespace encounters::table
