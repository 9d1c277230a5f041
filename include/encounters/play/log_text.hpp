// Events and moves in words: the lines of a log with their arithmetic, the rule behind each, and what an action does.
#pragma once

#include <encounters/rules/events.hpp>
#include <encounters/rules/queries.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace encounters::play {

// Where words come from. `catalogue` must outlive this. A seat without a name is called "Seat 2", counted from 1.
// Events name columns and Encounters by their place on the table; `columns` and `encounters` are the cards that lie
// there.
struct LogNames {
    const Catalogue* catalogue = nullptr;
    std::vector<std::string> seats;
    std::array<ContractId, kMaxColumns> columns{};
    std::array<EncounterId, kMaxTableau> encounters{};
};

// Names for events from `table` on.
LogNames names_from(const Catalogue& catalogue, std::vector<std::string> seats, const State& table);
// Keeps the names in step with the table; call it with every event, in order, before asking for its line.
void follow(LogNames& names, const Event& event);

// One plain English line without a full stop, such as "Anna locked white 3 + white 1 = 4 on Direct Fire Lance"; empty
// for an event that the lines around it tell already.
std::string log_line(const Event& event, const LogNames& names);

struct LogEntry {
    std::string text;
    std::string_view rule;
    bool operator==(const LogEntry&) const = default;
};
// The lines worth telling of a run of events, each with its rule; follows the events.
std::vector<LogEntry> log_entries(const std::vector<Event>& events, LogNames& names);

// The id of docs/rules.md that a log line links to, such as "R6.3"; every event has one.
std::string_view rule_of(const Event& event);

// What an action does, said before it is done: "buy Medium Laser for 3 C-bills". `move` must be legal in `state`, or at
// least name cards, dice and seats that are there. An outcome of luck is said as what came: "roll 3 1 4". The other
// form calls seats by number.
std::string move_text(const Move& move, const State& state, const LogNames& names);
std::string move_text(const Move& move, const State& state, const Catalogue& catalogue);

// What a kind of action is called where nothing more is known about it: "buy Equipment", "Escape".
std::string_view kind_text(MoveKind kind);

}  // namespace encounters::play
