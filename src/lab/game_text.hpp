// Log lines laid out as the text of a game: a paragraph for each turn.
#pragma once

#include <encounters/play/log_text.hpp>

namespace encounters::lab {

// Lines of a run of events. A turn begins with an empty line and a heading that says what its player had; everything
// else is indented.
std::string paragraphs(const std::vector<Event>& events, const State& after, play::LogNames& names);

}  // namespace encounters::lab
