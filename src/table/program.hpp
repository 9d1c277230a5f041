// The program as a whole: a window that follows its events, or one picture written to a file.
#pragma once

#include <iosfwd>

#include "table/command_line.hpp"

namespace encounters::table {

// Opens the window and plays until it is closed, or draws the picture; the exit code. What goes wrong is one sentence
// on `err`.
int run_program(const StartWish& wish, std::ostream& err);

}  // namespace encounters::table
