#include "table/presenter/table/view.hpp"

#include <algorithm>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/ranked_locks.hpp"

namespace encounters::table {

namespace {

// A person sits down anew when someone else decided before, or when the table has gone round to the same person.
bool is_new_at_table(const View& view) {
    if (view.decider == kNoSeat || view.state.phase == Phase::over || !view.seats[view.decider].is_person) return false;
    const auto people = std::count_if(view.seats.begin(), view.seats.end(), [](const SeatView& seat) { return seat.is_person; });
    if (people < 2) return false;
    if (view.ui.seated != view.decider) return true;
    return view.decider == view.state.active && view.ui.seated_turn != view.state.turn && view.ui.seated_turn != 0;
}

UiState for_new_state(const View& view) {
    UiState fresh = view.ui;
    fresh.selected = 0;
    fresh.ranked = -1;
    fresh.page = 0;
    fresh.roll = {};
    fresh.zoom.reset();
    fresh.glance.reset();
    fresh.discards.reset();
    fresh.log_scroll = 0;
    fresh.columns_scroll = 0;
    fresh.column_scroll = {};
    fresh.pressed.clear();
    fresh.pressed_key = Key::none;
    fresh.hand_over = is_new_at_table(view);
    return fresh;
}

}  // namespace

bool View::is_legal(const Move& move) const { return std::find(legal.begin(), legal.end(), move) != legal.end(); }

std::optional<Refusal> View::why_not(const Move& move) const { return why_illegal(state, move, *catalogue); }

std::vector<Move> View::legal_of(MoveKind kind) const {
    std::vector<Move> found;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(found),
                 [&](const Move& move) { return move.kind == kind; });
    return found;
}

void show_state(View& view, const State& state) {
    view.state = state;
    view.hint.reset();
    view.meter.reset();
    legal_actions(state, view.cards(), view.legal);
    view.ranked_locks = ranked_locks(state, view.legal);
    view.decider = to_move(state, view.cards());
    if (view.is_computer_deciding()) view.ranked_locks.clear();
    view.ui = for_new_state(view);
}

Move selected_lock(const View& view) { return Move::lock(canonical_dice(view.state, view.ui.selected)); }

}  // namespace encounters::table
