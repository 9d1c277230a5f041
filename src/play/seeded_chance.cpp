// Luck by the generator: dice from their own stream, everything drawn from the other.
#include <encounters/play/chance_source.hpp>
#include <encounters/rules/decks.hpp>
#include <encounters/rules/queries.hpp>

namespace encounters::play {

namespace {

// Outcomes are made where they are handed back: a copy would have to wait for every face that was just written.
using Outcome = std::optional<Move>;

Outcome roll(Xoshiro256& stream, const Chance& due) {
    Outcome outcome(std::in_place);
    outcome->kind = MoveKind::dice_landed;
    outcome->face_count = due.dice_count;
    for (int die = 0; die < due.dice_count; ++die) outcome->faces[die] = static_cast<std::uint8_t>(1 + stream.below(6));
    return outcome;
}

Outcome named(MoveKind kind, std::uint8_t a) {
    Outcome outcome(std::in_place);
    outcome->kind = kind;
    outcome->a = a;
    return outcome;
}

Outcome draw(Xoshiro256& stream, const State& state, const Chance& due, const Catalogue& catalogue) {
    if (due.forced != kNone) return named(MoveKind::card_drawn, due.forced);
    const CardSet& unseen = state.deck(due.deck).unseen;
    const int copy = nth_copy(unseen, static_cast<int>(stream.below(static_cast<std::uint32_t>(unseen.count()))));
    return named(MoveKind::card_drawn, catalogue.copies_of(due.deck).definition[copy]);
}

Outcome draw_seat(Xoshiro256& stream, const State& state) {
    return named(MoveKind::seat_drawn, static_cast<std::uint8_t>(stream.below(state.seat_count)));
}

Outcome deal_command(Xoshiro256& stream, const State& state, const Catalogue& catalogue) {
    const auto left = commands_left(state, catalogue);
    return named(MoveKind::command_dealt, left[stream.below(static_cast<std::uint32_t>(left.size()))].value);
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
