#include <encounters/play/log_text.hpp>

#include "play/log_lines.hpp"

#include <utility>

namespace encounters::play {

LogNames names_from(const Catalogue& catalogue, std::vector<std::string> seats, const State& table) {
    LogNames names;
    names.catalogue = &catalogue;
    names.seats = std::move(seats);
    for (int i = 0; i < table.column_count; ++i) names.columns[i] = table.columns[i].contract;
    for (int i = 0; i < table.encounter_count; ++i) names.encounters[i] = table.encounters[i].card;
    return names;
}

void follow(LogNames& names, const Event& event) {
    if (const auto* laid = std::get_if<ContractLaid>(&event)) names.columns[laid->column] = laid->card;
    if (const auto* revealed = std::get_if<EncounterRevealed>(&event))
        names.encounters[revealed->encounter] = revealed->card;
}

std::string log_line(const Event& event, const LogNames& names) {
    return std::visit([&names](const auto& told) { return lines::line(told, names); }, event);
}

std::vector<LogEntry> log_entries(const std::vector<Event>& events, LogNames& names) {
    std::vector<LogEntry> entries;
    for (const Event& event : events) {
        follow(names, event);
        std::string text = log_line(event, names);
        if (!text.empty()) entries.push_back({std::move(text), rule_of(event)});
    }
    return entries;
}

}  // namespace encounters::play
