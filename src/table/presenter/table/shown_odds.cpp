#include "table/presenter/table/shown_odds.hpp"

#include <cmath>

#include <fmt/format.h>

namespace encounters::table {

// The space doesn't break lines.
std::string percent(const ShownChance& chance) {
    const double part = chance.chance * 100;
    const std::string about = chance.is_about ? "about " : "";
    if (part > 0 && part < 1) return "under 1\u00a0%";
    if (part > 99 && part < 100) return "over 99\u00a0%";
    return fmt::format("{}{}\u00a0%", about, std::lround(part));
}

}  // namespace encounters::table
