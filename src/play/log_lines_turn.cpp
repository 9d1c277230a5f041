#include "play/log_lines.hpp"

#include <fmt/format.h>

namespace encounters::play::lines {

using fmt::format;
using words::seat;

std::string line(const CommandDealt& event, const LogNames& names) {
    const DiceCounts& own = names.catalogue->command(event.command).dice;
    return format("{} commands {} ({})", seat(names, event.seat), words::command(names, event.command),
                  words::counts(own));
}

std::string line(const FirstSeatDrawn& event, const LogNames& names) {
    return format("{} begins", seat(names, event.seat));
}

std::string line(const TurnBegan& event, const LogNames& names) {
    return format("Turn {}: {}", event.turn, seat(names, event.seat));
}

std::string line(const StartedFresh& event, const LogNames& names) {
    return format("{} starts fresh", seat(names, event.seat));
}

std::string line(const Secured& event, const LogNames& names) {
    return format("{} Secures {} in {}", seat(names, event.seat), words::contract_of_column(names, event.column),
                  words::column(event.column));
}

std::string line(const DieSwapped& event, const LogNames& names) {
    return format("{} swaps {} for {} on {}", seat(names, event.seat), words::die(event.from, event.face),
                  words::die(event.to, event.face), words::encounter_at(names, event.encounter));
}

// How a turn ended is told when the ending is declared.
std::string line(const TurnEnded&, const LogNames&) { return ""; }

std::string line(const WonGame& event, const LogNames& names) {
    return format("{} wins the game with {} Reputation", seat(names, event.seat), event.reputation);
}

std::string line(const NoContractLeft& event, const LogNames& names) {
    return format("no Contract is left: the turn of {} is over", seat(names, event.seat));
}

std::string line(const ContractLaid& event, const LogNames& names) {
    const std::string laid = format("{} (Reputation {}) begins {}", words::contract(names, event.card),
                                    names.catalogue->contract(event.card).reputation, words::column(event.column));
    if (event.chosen_by == kNoSeat) return laid;
    return format("{} chooses: {}", seat(names, event.chosen_by), laid);
}

}  // namespace encounters::play::lines
