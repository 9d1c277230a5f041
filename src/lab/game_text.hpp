// Log lines laid out as the text of a game: a paragraph for each turn.
#pragma once

#include <encounters/play/journal.hpp>
#include <encounters/play/log_text.hpp>

namespace encounters::lab {

// The first lines of a game's text: its cards, who plays, and the seed as far as it is known.
std::string title(const play::JournalHeader& header, const std::optional<play::Seed>& seed);

// Lines of a run of events. A turn begins with an empty line and a heading that says what its player had; everything
// else is indented.
std::string paragraphs(const std::vector<Event>& events, const State& after, play::LogNames& names);

}  // namespace encounters::lab
