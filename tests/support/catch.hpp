// Catch2 for every test, version 2 (Debian 12) or 3 (Debian 13), under version 3's names.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)

#include <catch2/catch_all.hpp>

#else

#include <catch2/catch.hpp>

#include <string>

namespace Catch {

using Detail::Approx;

}  // namespace Catch

namespace Catch::Matchers {

// NOLINTNEXTLINE(readability-identifier-naming): the name that version 3 gives it.
inline auto ContainsSubstring(const std::string& part) { return Contains(part); }

}  // namespace Catch::Matchers

#endif
