#include "lab/action_list.hpp"

#include "lab/text_lines.hpp"

#include <fmt/format.h>

namespace encounters::lab {

using fmt::format;

namespace {

constexpr int kLocksShown = 16;

}  // namespace

std::string actions_text(const std::vector<Move>& actions, const State& state, const play::LogNames& names,
                         ListLength length) {
    std::string text;
    int locks = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const bool is_lock = actions[i].kind == MoveKind::lock;
        if (is_lock && ++locks > kLocksShown && length == ListLength::first_locks) continue;
        text += wrapped(format("  {:>3}  ", i + 1), play::move_text(actions[i], state, names));
    }
    if (locks > kLocksShown && length == ListLength::first_locks)
        text += format("       ... and {} more ways to lock; \"all\" lists them\n", locks - kLocksShown);
    return text;
}

}  // namespace encounters::lab
