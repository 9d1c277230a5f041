#include "rules/move_shape.hpp"

namespace encounters {

namespace {

// The move with what its kind names, and nothing else.
Move plain(const Move& move) {
    switch (move.kind) {
        case MoveKind::lock: return Move::lock(move.dice);
        case MoveKind::dice_landed: {
            Move landed = Move::of(MoveKind::dice_landed);
            landed.face_count = move.face_count;
            for (int i = 0; i < kMaxDice && i < move.face_count; ++i) landed.faces[i] = move.faces[i];
            return landed;
        }
        case MoveKind::swap:
        case MoveKind::strike: return Move::of(move.kind, move.a, move.b);
        case MoveKind::card_drawn:
        case MoveKind::seat_drawn:
        case MoveKind::command_dealt:
        case MoveKind::buy:
        case MoveKind::make_room:
        case MoveKind::ready:
        case MoveKind::replace:
        case MoveKind::choose_contract:
        case MoveKind::choose_encounter:
        case MoveKind::use_equipment:
        case MoveKind::use_hire:
        case MoveKind::pick_die:
        case MoveKind::pick_face:
        case MoveKind::pick_card:
        case MoveKind::pick_place:
        case MoveKind::take_salvage:
        case MoveKind::give_token: return Move::of(move.kind, move.a);
        case MoveKind::start_fresh:
        case MoveKind::secure:
        case MoveKind::done:
        case MoveKind::flip_contracts:
        case MoveKind::reveal:
        case MoveKind::declare_default:
        case MoveKind::use_power:
        case MoveKind::escape:
        case MoveKind::complete:
        case MoveKind::extend:
        case MoveKind::burn:
        case MoveKind::keep_standing:
        case MoveKind::leave_salvage: return Move::of(move.kind);
    }
    return Move::of(move.kind);
}

}  // namespace

bool is_plain(const Move& move) { return plain(move) == move; }

}  // namespace encounters
