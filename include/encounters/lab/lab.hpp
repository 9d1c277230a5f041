// The command line program encounters-lab as a function: arguments and streams in, an exit code out.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace encounters::lab {

// Exit codes.
inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;    // the command ran and the answer is no: a gap, a game that doesn't end
inline constexpr int kBadInput = 2;  // arguments, files or data can't be used

// Data goes to `out`, messages to `err`; commands that ask read lines from `in`.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

// Runs one command; `arguments` are without the program's own name. Never throws.
int run(const std::vector<std::string>& arguments, const Streams& streams);

}  // namespace encounters::lab
