#include "players/reason_numbers.hpp"

#include <fmt/format.h>

namespace encounters::players {

namespace {

std::string number_of(double number, int places) {
    std::string text = fmt::format("{:.{}f}", number, places);
    if (text.find_first_not_of("-0.") == std::string::npos && text.front() == '-') text.erase(0, 1);
    return text;
}

}  // namespace

// The space doesn't break lines. What may happen and what may fail is never told as nothing or all.
std::string percent(double share) {
    if (share > 0 && share < 0.01) return "under 1\u00a0%";
    if (share > 0.99 && share < 1) return "over 99\u00a0%";
    return number_of(100 * share, 0) + "\u00a0%";
}

std::string bare_amount(double amount, ReasonUnit unit) {
    switch (unit) {
        case ReasonUnit::cbills: return number_of(amount, 1);
        case ReasonUnit::reputation: return number_of(amount, 2);
        case ReasonUnit::chance_to_win: return percent(amount);
    }
    return {};
}

std::string amount_of(double amount, ReasonUnit unit) {
    const std::string number = bare_amount(amount, unit);
    switch (unit) {
        case ReasonUnit::cbills: return number + (number == "1.0" ? " C-bill" : " C-bills");
        case ReasonUnit::reputation: return number + " Reputation";
        case ReasonUnit::chance_to_win: return "a chance of " + number + " to win";
    }
    return {};
}

}  // namespace encounters::players
