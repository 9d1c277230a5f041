// Between Encounters: complete whenever it may; lock what is left when that fulfils; else weigh another reveal against
// the C-bills of an Escape.
#include "play/house/chapters.hpp"
#include "play/house/use_search.hpp"

namespace encounters::play {

namespace {

Wish wish_to_lock_the_rest(const View& view) {
    if (!view.state.lock_window) return std::nullopt;
    const Standing standing = standing_of(view);
    if (standing.dice == 0 || standing.dice > standing.locks) return std::nullopt;
    return first_step_to(view, can_be_completed);
}

bool escape_is_better(const View& view) {
    Standing standing = standing_of(view);
    // An Escape has to pay something: a turn that risks nothing goes on.
    if (standing.cbills == 0) return false;
    return standing.cbills * std::int64_t{1000} >= worth_of_reveal(standing);
}

}  // namespace

Wish wish_between(const View& view) {
    if (const auto complete = first_of(view, MoveKind::complete)) return complete;
    if (const auto lock = wish_to_lock_the_rest(view)) return lock;
    if (const auto trade = wish_in_market(view)) return trade;
    const auto escape = first_of(view, MoveKind::escape);
    const auto reveal = first_of(view, MoveKind::reveal);
    if (escape && reveal) return escape_is_better(view) ? escape : reveal;
    return escape ? escape : reveal;
}

}  // namespace encounters::play
