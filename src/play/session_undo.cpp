// Undo and redo: the decisions since the last chance move, one at a time (Q10.1).
#include <encounters/play/log_text.hpp>
#include <encounters/play/session.hpp>

namespace encounters::play {

namespace {

LogNames names_of(const TableSetup& table) {
    LogNames names;
    names.catalogue = table.catalogue.get();
    for (const auto& seat : table.seats) names.seats.push_back(seat.name);
    return names;
}

}  // namespace

std::string_view Session::why_no_undo() const {
    if (is_over()) return "The game is over.";
    // What luck is due for was decided; people may have seen already what came of it.
    const ChanceKind due = chance(state_, catalogue()).kind;
    if (due == ChanceKind::dice) return "The dice are being rolled.";
    if (due != ChanceKind::none) return "A card is being drawn.";
    if (!undo_.empty() && is_computer(undo_.back().step.by))
        return "The last decision was a computer player's.";
    if (!undo_.empty()) return {};
    if (steps_.empty()) return "Nothing to undo yet.";
    return "A roll or a card came since.";
}

std::size_t Session::first_undoable_event() const {
    if (!can_undo()) return events_.size();
    std::size_t first = undo_.size() - 1;
    while (first > 0 && !is_computer(undo_[first - 1].step.by)) --first;
    return undo_[first].step.first_event;
}

SeatIndex Session::undo_seat() const { return can_undo() ? undo_.back().step.seat : kNoSeat; }

std::string Session::undo_label() const {
    if (!can_undo()) return {};
    return move_text(undo_.back().step.move, undo_.back().before, names_of(table_));
}

bool Session::undo() {
    if (!can_undo()) return false;
    const Undoable last = undo_.back();
    undo_.pop_back();
    steps_.pop_back();
    events_.erase(events_.begin() + last.step.first_event, events_.end());
    last_event_ = events_.size();
    state_ = last.before;
    legal_known_ = false;
    redo_.push_back(last.step);
    record({RecordKind::undo, Move{}, last.step.seat, SeatKind::person});
    return true;
}

SeatIndex Session::redo_seat() const { return can_redo() ? redo_.back().seat : kNoSeat; }

std::string Session::redo_label() const {
    if (!can_redo()) return {};
    return move_text(redo_.back().move, state_, names_of(table_));
}

bool Session::redo() {
    if (!can_redo()) return false;
    Step step = redo_.back();
    const State before = state_;
    step.first_event = static_cast<std::uint32_t>(events_.size());
    if (apply(state_, step.move, catalogue(), Events(events_))) return false;
    redo_.pop_back();
    legal_known_ = false;
    remember(before, step);
    record({RecordKind::redo, Move{}, step.seat, SeatKind::person});
    if (pace_ == LuckPace::until_decision) run_luck();
    last_event_ = step.first_event;
    return true;
}

}  // namespace encounters::play
