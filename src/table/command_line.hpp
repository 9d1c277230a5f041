// What the program is asked to do when it is started.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include <encounters/play/seat_kind.hpp>

#include "table/presenter/geometry.hpp"
#include "table/presenter/screens/screen_deed.hpp"

namespace encounters::table {

// Exit codes.
inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;    // no display, no font, a file that can't be written
inline constexpr int kBadInput = 2;  // arguments, a situation file

struct StartWish {
    std::string data{};                  // folder of the cards; empty: the program's own
    std::string saves{};                 // folder of saved games; empty: the person's own
    std::optional<ScreenName> screen{};  // to begin with
    Size size{1280, 720};
    std::optional<float> scale{};  // of the text, 0.75 to 3; else as it was last
    int seats = 2;
    bool seats_said = false;   // on the command line; a situation has its own
    std::vector<play::SeatKind> players{};  // of the seats in table order; seats beyond them are people
    std::optional<std::uint64_t> seed{};
    int moves = 0;             // decisions made by house players before the table is shown
    bool real_dice = false;
    std::string situation{};   // file
    std::string screenshot{};  // file; then no window is opened
};

// The wish, or the exit code: help and version are told on `out`, what is wrong in one sentence on `err`.
struct ReadCommandLine {
    std::optional<StartWish> wish{};
    int exit_code = kDone;
};
ReadCommandLine read_command_line(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err);

}  // namespace encounters::table
