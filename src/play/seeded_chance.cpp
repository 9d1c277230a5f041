// Luck by the generator: dice from their own stream, everything drawn from the other.
#include <encounters/play/chance_source.hpp>
#include <encounters/rules/decks.hpp>
#include <encounters/rules/queries.hpp>

namespace encounters::play {

namespace {

Move roll(Xoshiro256& stream, const Chance& due) {
    Move move;
    move.kind = MoveKind::dice_landed;
    move.face_count = due.dice_count;
    for (int die = 0; die < due.dice_count; ++die) move.faces[die] = static_cast<std::uint8_t>(1 + stream.below(6));
    return move;
}

Move draw(Xoshiro256& stream, const State& state, const Chance& due, const Catalogue& catalogue) {
    if (due.forced != kNone) return Move::of(MoveKind::card_drawn, due.forced);
    const CardSet& unseen = state.deck(due.deck).unseen;
    const int copy = nth_copy(unseen, static_cast<int>(stream.below(static_cast<std::uint32_t>(unseen.count()))));
    return Move::of(MoveKind::card_drawn, catalogue.copies_of(due.deck).definition[copy]);
}

Move draw_seat(Xoshiro256& stream, const State& state) {
    return Move::of(MoveKind::seat_drawn, static_cast<std::uint8_t>(stream.below(state.seat_count)));
}

Move deal_command(Xoshiro256& stream, const State& state, const Catalogue& catalogue) {
    const auto left = commands_left(state, catalogue);
    return Move::of(MoveKind::command_dealt, left[stream.below(static_cast<std::uint32_t>(left.size()))].value);
}

}  // namespace

std::optional<Move> SeededChance::outcome(const State& state, const Chance& due, const Catalogue& catalogue) {
    switch (due.kind) {
        case ChanceKind::none: return std::nullopt;
        case ChanceKind::dice: return roll(streams_.dice, due);
        case ChanceKind::card: return draw(streams_.cards, state, due, catalogue);
        case ChanceKind::seat: return draw_seat(streams_.cards, state);
        case ChanceKind::command: return deal_command(streams_.cards, state, catalogue);
    }
    return std::nullopt;
}

}  // namespace encounters::play
