// A sentence for each kind of reason; numbers are told as exactly as they are meant.
#include <encounters/players/reason.hpp>

#include <fmt/format.h>

namespace encounters::players {

namespace {

// Never "-0.0".
std::string number_of(double number, int places) {
    std::string text = fmt::format("{:.{}f}", number, places);
    if (text.find_first_not_of("-0.") == std::string::npos && text.front() == '-') text.erase(0, 1);
    return text;
}

std::string percent(double share) { return number_of(100 * share, 0) + " %"; }

// A number alone, as it stands beside another one of its unit.
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

std::string compared(const Reason& reason) {
    const std::string worth = amount_of(reason.worth, reason.unit);
    const std::string second = bare_amount(reason.second, reason.unit);
    if (second == bare_amount(reason.worth, reason.unit)) return fmt::format("This is worth {}, and so is the next best", worth);
    return fmt::format("This is worth {}, the next best {}", worth, second);
}

std::string body_of(const Reason& reason) {
    switch (reason.kind) {
        case ReasonKind::only_choice: return "Nothing else was possible";
        case ReasonKind::best_worth: return compared(reason);
        case ReasonKind::best_chance:
            return fmt::format("This works {} of the time, the next best {}", percent(reason.worth), percent(reason.second));
        case ReasonKind::rule_of_thumb: return "This is a rule of thumb";
        case ReasonKind::second_choice:
            return fmt::format("This looked worth {}; something else looked worth {}", amount_of(reason.worth, reason.unit),
                               bare_amount(reason.second, reason.unit));
    }
    return {};
}

}  // namespace

std::string text_of(const Reason& reason) {
    if (reason.chance < 0) return body_of(reason) + ".";
    return fmt::format("{} ({} that it works out).", body_of(reason), percent(reason.chance));
}

}  // namespace encounters::players
