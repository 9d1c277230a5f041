#include <encounters/players/reason.hpp>

#include <fmt/format.h>

namespace encounters::players {

namespace {

std::string percent(double share) { return fmt::format("{:.0f} %", 100 * share); }

std::string plural(double amount, const char* one, const char* many) {
    const std::string number = fmt::format("{:.1f}", amount);
    return number + " " + (number == "1.0" ? one : many);
}

std::string amount_of(float amount, ReasonUnit unit) {
    switch (unit) {
        case ReasonUnit::cbills: return plural(amount, "C-bill", "C-bills");
        case ReasonUnit::reputation: return fmt::format("{:.2f} Reputation", amount);
        case ReasonUnit::chance_to_win: return percent(amount) + " to win";
    }
    return {};
}

std::string plain_amount(float amount, ReasonUnit unit) {
    switch (unit) {
        case ReasonUnit::cbills: return fmt::format("{:.1f}", amount);
        case ReasonUnit::reputation: return fmt::format("{:.2f}", amount);
        case ReasonUnit::chance_to_win: return percent(amount);
    }
    return {};
}

std::string end_of(const Reason& reason) {
    return reason.chance < 0 ? "." : fmt::format(" ({} that it works out).", percent(reason.chance));
}

std::string body_of(const Reason& reason) {
    switch (reason.kind) {
        case ReasonKind::only_choice: return "Nothing else was allowed";
        case ReasonKind::best_worth:
            return fmt::format("This is worth {}, the next best {}", amount_of(reason.worth, reason.unit), plain_amount(reason.second, reason.unit));
        case ReasonKind::best_chance:
            return fmt::format("This succeeds {} of the time, the next best {}", percent(reason.worth), percent(reason.second));
        case ReasonKind::rule_of_thumb: return "A rule of thumb says so";
        case ReasonKind::second_choice:
            return fmt::format("It is taken for worth {}, though something else looked like {}", amount_of(reason.worth, reason.unit), plain_amount(reason.second, reason.unit));
    }
    return {};
}

}  // namespace

std::string text_of(const Reason& reason) { return body_of(reason) + end_of(reason); }

}  // namespace encounters::players
