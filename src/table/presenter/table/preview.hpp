// What a move would lead to, found by making it on a copy of the state: consequences shown before anything is
// committed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <encounters/rules/events.hpp>

#include "table/presenter/table/view.hpp"

namespace encounters::table {

struct Preview {
    State after{};
    std::vector<Event> events{};
};
// Nothing when the move is refused.
std::optional<Preview> preview_of(const View& view, const Move& move);

// What ending the turn so would bring now, and what is lost by a Default: "3 x 2 + 2 = 8 C-bills".
std::string escape_words(const View& view);
std::string complete_words(const View& view);
std::string extend_words(const View& view);
std::string default_words(const View& view);

// The lines beside a lock: what it locks and leaves, what it pays, what becomes possible.
std::vector<std::string> lock_consequences(const View& view, const Move& lock);

}  // namespace encounters::table
