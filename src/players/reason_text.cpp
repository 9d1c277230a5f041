// A sentence for each kind of reason, whatever was decided.
#include "players/reason_numbers.hpp"

#include <fmt/format.h>

namespace encounters::players {

namespace {

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
        case ReasonKind::rule_of_thumb: return "This is a rule of thumb: no numbers were compared";
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
