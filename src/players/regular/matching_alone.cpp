// Most questions with cards are about one card whose icons are of one kind: a row of totals for each number of icons spent.
#include "players/regular/matching.hpp"

namespace encounters::players::regular {

namespace {

// The one kind of icons that a card has, colour or kColours for any; Matching takes none and several apart elsewhere.
int only_kind(const DiceIcons& icons) {
    unsigned kinds = static_cast<unsigned>(icons.any > 0) << kColours;
    for (std::size_t colour = 0; colour < kColours; ++colour) kinds |= static_cast<unsigned>(icons.colour[colour] > 0) << colour;
    return kinds != 0 && (kinds & (kinds - 1)) == 0 ? __builtin_ctz(kinds) : -1;
}

}  // namespace

// Those that such icons fit and it would change, as bits.
std::uint32_t Matching::pieces_to_turn(const Turning& turning, int kind) const {
    std::uint32_t turned = 0;
    for (int i = 0; i < question_->piece_count; ++i) {
        const Piece& piece = question_->pieces[static_cast<std::size_t>(i)];
        const bool fits = (kind == kColours) | (kind == index_of(piece.colour));
        const bool may = (turning.reach[piece.face] != 0) & !(turning.going_on & piece.touched);
        turned |= static_cast<std::uint32_t>(fits & may) << i;
    }
    return turned;
}

bool Matching::solve_alone() {
    const Turning& turning = question_->turnings[0];
    const int kind = only_kind(turning.icons);
    bool waits = false;
    for (int i = 0; i < question_->piece_count; ++i) waits |= question_->pieces[static_cast<std::size_t>(i)].has_to_turn;
    if (waits || kind < 0) return false;
    const std::uint32_t turned = pieces_to_turn(turning, kind);
    const int most = std::min(__builtin_popcount(turned), turning.icons.count());
    digit_of_[0].fill(kNoDigit);
    if (most == 0) {
        solve_simple();
        return true;
    }
    begin_alone(turning, kind, most);
    digits_[0].pieces = turned;
    PackedRow* before = packed_.data();
    for (int i = 0; i < question_->piece_count; ++i, before += states_) {
        const Piece& piece = question_->pieces[static_cast<std::size_t>(i)];
        const bool counts = ((question_->bounds.faces >> (piece.face - 1)) & 1u) != 0;
        const unsigned faces = turning.reach[piece.face] & question_->bounds.faces & (0u - ((turned >> i) & 1u));
        PackedRow* after = before + states_;
        for (int state = 0; state <= most; ++state) after[state] = counts ? before[state] | before[state].with_die(piece.face) : before[state];
        for (int state = 0; state < most; ++state) after[state + 1] |= before[state].with_any(faces);
    }
    return true;
}

// A state for each number of icons spent, none of them yet.
void Matching::begin_alone(const Turning& turning, int kind, int most) {
    withs_ = 1;
    states_ = 1;
    with_bit_ = {};
    digit_count_ = 0;
    digit_of_[0][static_cast<std::size_t>(kind)] = add_digit(most, 0, kind);
    spent_[0] = {};
    for (int state = 1; state <= most; ++state) spent_[static_cast<std::size_t>(state)] = {turning.cost, 1, 1, turning.source};
    if (packed_.size() < static_cast<std::size_t>(width_ * states_)) packed_.resize(static_cast<std::size_t>(width_ * states_));
    std::fill_n(packed_.begin(), states_, kNoRow);
    packed_[0] = kNoDice;
}

}  // namespace encounters::players::regular
