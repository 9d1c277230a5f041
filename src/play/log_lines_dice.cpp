#include "play/log_lines.hpp"

#include <encounters/cards/names.hpp>

#include <fmt/format.h>

namespace encounters::play::lines {

using fmt::format;
using words::seat;

namespace {

std::string_view reason(DiceReason why) {
    switch (why) {
        case DiceReason::command: return "own dice";
        case DiceReason::command_pool: return "Command";
        case DiceReason::contract_pool: return "Contract";
        case DiceReason::equipment: return "bonus";
        case DiceReason::struck: return "the effect was struck";
        case DiceReason::contract_over: return "their Contract is not current any more";
        case DiceReason::predecessor_over: return "bonus of the player before";
        case DiceReason::returned: return "no longer left out";
    }
    return "";
}

}  // namespace

// The own dice are printed on the Command and come every turn; only what alters them is news.
std::string line(const DiceAdded& event, const LogNames&) {
    if (event.reason == DiceReason::command) return "";
    return format("{} {} the pool ({})", words::dice(event.count, event.colour), event.count == 1 ? "joins" : "join",
                  reason(event.reason));
}

std::string line(const DiceRemoved& event, const LogNames&) {
    return format("{} {} the pool ({})", words::dice(event.count, event.colour), event.count == 1 ? "leaves" : "leave",
                  reason(event.reason));
}

std::string line(const DiceLeftOut& event, const LogNames&) {
    return format("{} {} left out of the pool", words::dice(event.count, event.colour),
                  event.count == 1 ? "is" : "are");
}

std::string line(const DiceRolled& event, const LogNames& names) {
    return format("{} rolls {}", seat(names, event.seat), words::roll(event.dice));
}

std::string line(const DiceRecovered& event, const LogNames& names) {
    return format("{} recovers {} {}", seat(names, event.seat), event.count,
                  event.count == 1 ? "die" : "dice");
}

std::string line(const DieChanged& event, const LogNames&) {
    return format("{} {} becomes {}", cards::colour_name(event.colour), event.from, event.to);
}

std::string line(const DiceLocked& event, const LogNames& names) {
    const std::string sum = event.dice.count > 1 ? format(" = {}", event.value) : "";
    return format("{} locks {}{} on {}", seat(names, event.seat), words::dice_list(event.dice, " + "), sum,
                  words::encounter_at(names, event.encounter));
}

std::string line(const DieLockedExtra& event, const LogNames& names) {
    return format("{} locks {} as well on {}", seat(names, event.seat), words::die(event.colour, event.face),
                  words::encounter_at(names, event.encounter));
}

std::string line(const EncounterRevealed& event, const LogNames& names) {
    const int printed = names.catalogue->encounter(event.card).value;
    const std::string change = printed == event.value ? "" : format(" (printed {})", printed);
    return format("{} reveals {} in {}: value {}{}", seat(names, event.seat), words::encounter(names, event.card),
                  words::column(event.column), event.value, change);
}

// Dice locked on an Encounter beat it; that line has been told.
std::string line(const EncounterDefeated&, const LogNames&) { return ""; }

std::string line(const BonusNoted& event, const LogNames& names) {
    return format("{} adds {} to its column", words::encounter_at(names, event.encounter), words::cbills(event.cbills));
}

std::string line(const HazardPayNoted& event, const LogNames& names) {
    return format("{} earns hazard pay of {} on {}", seat(names, event.seat), words::cbills(event.cbills),
                  words::encounter_at(names, event.encounter));
}

std::string line(const TokenMoved& event, const LogNames& names) {
    const std::string_view token = event.token == Token::patronage ? "Noble Patronage" : "Censure";
    if (event.to == kNoSeat) return format("{} is put aside", token);
    if (event.from == event.to) return format("{} keeps {}", seat(names, event.to), token);
    if (event.from == kNoSeat) return format("{} takes {}", seat(names, event.to), token);
    return format("{} goes from {} to {}", token, seat(names, event.from), seat(names, event.to));
}

}  // namespace encounters::play::lines
