// How loud an event is told in a log.
#pragma once

#include <encounters/rules/events.hpp>

#include "table/presenter/table/view.hpp"

namespace encounters::table {

inline LogTone tone_of(const Event& event) {
    if (std::holds_alternative<TurnBegan>(event)) return LogTone::heading;
    const bool is_alarm = std::holds_alternative<Defaulted>(event) || std::holds_alternative<Burned>(event);
    if (is_alarm) return LogTone::alarm;
    const bool is_aside = std::holds_alternative<CardDiscarded>(event) || std::holds_alternative<DeckRebuilt>(event) ||
                          std::holds_alternative<DeckShuffled>(event) || std::holds_alternative<CardDrawn>(event);
    return is_aside ? LogTone::aside : LogTone::fact;
}

}  // namespace encounters::table
