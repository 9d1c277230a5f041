// What goes wrong outside of the program: a missing display, font or file, said in a sentence.
#pragma once

#include <stdexcept>

namespace encounters::table {

class PlatformError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace encounters::table
