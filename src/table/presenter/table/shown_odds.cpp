#include "table/presenter/table/shown_odds.hpp"

#include <cmath>

#include <fmt/format.h>

namespace encounters::table {

std::string percent(const ShownChance& chance) {
    const double part = chance.chance * 100;
    const std::string about = chance.is_about ? "about " : "";
    if (part > 0 && part < 1) return "under 1 %";
    if (part > 99 && part < 100) return "over 99 %";
    return fmt::format("{}{} %", about, std::lround(part));
}

}  // namespace encounters::table
