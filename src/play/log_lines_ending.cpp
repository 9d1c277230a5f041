#include "play/log_lines.hpp"

#include <fmt/format.h>

namespace encounters::play::lines {

using fmt::format;
using words::seat;

namespace {

std::string_view ending_word(Ending ending) {
    switch (ending) {
        case Ending::none: return "the end of the turn";
        case Ending::escape: return "an Escape";
        case Ending::complete: return "the Contract complete";
        case Ending::defaulted: return "a Default";
    }
    return "";
}

std::string_view reason(CbillReason why) {
    switch (why) {
        case CbillReason::even_start: return "even start";
        case CbillReason::default_penalty: return "penalty for the Default";
        case CbillReason::patronage: return "Noble Patronage";
    }
    return "";
}

// " + bonus 2", or nothing when there is nothing to add.
std::string part(std::string_view word, int amount) {
    if (amount == 0) return "";
    return format(" {} {} {}", amount < 0 ? "-" : "+", word, amount < 0 ? -amount : amount);
}

// " + 1 for column 2", or nothing.
std::string score(std::string_view what, int amount) {
    return amount == 0 ? "" : format(" {} {} {}", amount < 0 ? "-" : "+", amount < 0 ? -amount : amount, what);
}

}  // namespace

std::string line(const EndingDeclared& event, const LogNames& names) {
    return format("{} declares {}", seat(names, event.seat), ending_word(event.ending));
}

std::string line(const AssaultBegan& event, const LogNames& names) {
    const std::string_view ending = event.ending == Ending::escape ? "Escape" : "completion";
    return format("a final assault comes before the {} of {}", ending, seat(names, event.seat));
}

std::string line(const ContractFulfilled& event, const LogNames& names) {
    return format("every die is locked: {} in {} is fulfilled", words::contract_of_column(names, event.column),
                  words::column(event.column));
}

std::string line(const Extended& event, const LogNames& names) {
    return format("{} extends: {} in {} is completed", seat(names, event.seat),
                  words::contract_of_column(names, event.column), words::column(event.column));
}

std::string line(const Defaulted& event, const LogNames& names) {
    return format("{} Defaults on {}, value {}", seat(names, event.seat), words::encounter(names, event.card),
                  event.value);
}

std::string line(const Burned& event, const LogNames& names) {
    return format("{} burns the tableau for {} Reputation", seat(names, event.seat), event.reputation);
}

std::string line(const CashedOut& event, const LogNames& names) {
    return format("{} cashes out {}: {} x {}{}{}{}{}{} = {}", seat(names, event.seat), words::column(event.column),
                  event.count, event.rate, part("bonus", event.bonus), part("hazard pay", event.hazard),
                  part("Contract", event.contract_pay), part("Command", event.command_pay),
                  part("for Securing", event.secure_bonus), words::cbills(event.total));
}

std::string line(const CbillsChanged& event, const LogNames& names) {
    const bool gains = event.by >= 0;
    return format("{} {} {} ({})", seat(names, event.seat), gains ? "collects" : "loses",
                  words::cbills(gains ? event.by : -event.by), reason(event.reason));
}

std::string line(const HireJoined& event, const LogNames& names) {
    return format("{} joins {} as a Field Hire", words::encounter(names, event.card), seat(names, event.seat));
}

std::string line(const SalvageFound& event, const LogNames& names) {
    return format("{} finds {} by Salvage", seat(names, event.seat), words::equipment(names, event.card));
}

std::string line(const SalvageKept& event, const LogNames& names) {
    return format("{} keeps {}, exhausted", seat(names, event.seat), words::equipment(names, event.card));
}

std::string line(const SalvageEmpty& event, const LogNames& names) {
    return format("the Salvage of {} brings nothing", seat(names, event.seat));
}

std::string line(const ReputationScored& event, const LogNames& names) {
    const std::string added = score("for " + words::column(event.column), event.column_bonus) +
                              score("for its condition", event.condition_bonus) +
                              score("by the Command", event.command_bonus);
    const std::string sum = added.empty() ? "" : format("{}{} = ", event.value, added);
    return format("{} scores {}: {}{} Reputation", seat(names, event.seat),
                  words::contract_of_column(names, event.column), sum, event.total);
}

}  // namespace encounters::play::lines
