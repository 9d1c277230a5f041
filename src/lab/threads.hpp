// How many threads a command uses when nobody says.
#pragma once

#include <algorithm>
#include <thread>

namespace encounters::lab {

inline int hardware_threads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

}  // namespace encounters::lab
