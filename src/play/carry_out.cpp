// Records of a journal done to a session.
#include "play/carry_out.hpp"

#include <fmt/format.h>

namespace encounters::play {

namespace {

std::string carry_out_move(Session& session, const Record& record) {
    if (const auto refusal = why_illegal(session.state(), record.move, session.catalogue()))
        return fmt::format("{} is refused: {} ({})", name_of(record.move.kind), refusal->reason, refusal->rule);
    if (session.decider() != record.seat) return "it is another seat's decision";
    session.act(record.move);
    return {};
}

std::string carry_out_undo(Session& session, const Record& record) {
    if (!session.can_undo()) return fmt::format("undo is refused: {}", session.why_no_undo());
    if (session.undo_seat() != record.seat) return "undo takes back another seat's decision";
    session.undo();
    return {};
}

std::string carry_out_redo(Session& session, const Record& record) {
    if (session.redo_seat() != record.seat) return "there is no such decision to make again";
    return session.redo() ? std::string{} : "the decision can't be made again";
}

std::string carry_out_seat(Session& session, const Record& record) {
    if (record.seat >= session.table().seats.size()) return "there is no such seat";
    session.set_seat(record.seat, record.seat_kind);
    return {};
}

}  // namespace

std::string carry_out(Session& session, const Record& record) {
    switch (record.kind) {
        case RecordKind::move: return carry_out_move(session, record);
        case RecordKind::undo: return carry_out_undo(session, record);
        case RecordKind::redo: return carry_out_redo(session, record);
        case RecordKind::seat: return carry_out_seat(session, record);
    }
    return "it is of no known kind";
}

}  // namespace encounters::play
