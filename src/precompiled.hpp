// What most of our files read of the standard library and fmt, compiled once for each library. Every file still includes
// what it uses: the preset `fuzz` and clang-tidy go without this header.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>
