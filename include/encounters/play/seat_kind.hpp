// Who plays a seat: a person, or a computer player of which rank.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace encounters::play {

// `house` plays the seats of older journals and of transcripts; new games have the ranks.
enum class SeatKind : std::uint8_t { person, house, green, regular, veteran, elite };

constexpr bool is_computer(SeatKind kind) { return kind != SeatKind::person; }

// As journals say it: "person", or the name of the computer player. In the order of SeatKind.
const std::vector<std::string>& seat_kind_names();
const std::string& name_of(SeatKind kind);
std::optional<SeatKind> seat_kind_named(std::string_view name);

}  // namespace encounters::play
