// Which dice of an open roll can make an Encounter's value, bare or turned by cards: found without listing sets of dice.
#pragma once

#include <encounters/rules/queries.hpp>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace encounters::players::regular {

inline constexpr int kMostValue = 63;     // highest value that a matching can look for
inline constexpr int kMostTurnings = 10;  // ways of turning dice that are looked at together

// A die that may be counted or turned: unlocked and not barred.
struct Piece {
    std::uint8_t die = 0;   // index in State::dice
    std::uint8_t face = 1;
    Colour colour = Colour::white;
    bool touched = false;   // by the use going on: that can't turn it again
    bool has_to_turn = false;  // it waits for its face: only turned, by the first turning
};

// One effect of one card that turns dice, each at most once.
struct Turning {
    DiceIcons icons;
    std::array<std::uint8_t, 7> reach{};  // [face]: faces that it can become, bit f - 1 for face f
    std::uint8_t source = kNone;          // slot, kSourcePower or kSourceHire
    bool going_on = false;                // of the use going on: dice that it touched are out of its reach
    std::uint16_t spans = 0;              // see Turnings::spans
    float cost = 0;                       // C-bills for using the source at all
};

struct Question {
    std::array<Piece, kMaxDice> pieces{};
    std::array<Turning, kMostTurnings> turnings{};
    int piece_count = 0;
    int turning_count = 0;
    int value = 1;
    LockBounds bounds;
};

// How many dice are locked, and by which turnings' help.
struct Way {
    int dice = 0;
    int state = 0;
    float cost = 0;
    unsigned uses = 0;  // bits of Question::turnings
};

// A way told in full.
struct Answer {
    std::uint32_t dice = 0;                           // to lock, bits of State::dice
    std::array<std::uint8_t, kMaxDice> turned_by{};   // by piece: index of a turning or kNone
    std::array<std::uint8_t, kMaxDice> turned_to{};   // by piece: the face
};

class Matching {
public:
    // `question` has to outlive the calls of the others. A value above kMostValue is never met.
    void solve(const Question& question);
    // Calls `with` for every way there is.
    template <class F>
    void each_way(F with) const { each_way_with(1, with); }
    // The same for ways with at least so many dice.
    template <class F>
    void each_way_with(int least, F with) const;
    // One set of dice for a way; coloured dice stay free where they can.
    Answer answer(const Way& way) const;
    // Its dice alone, bits of State::dice.
    std::uint32_t dice_of(const Way& way) const { return is_simple() ? simple_dice(way.dice) : answer(way).dice; }

private:
    static constexpr int kMostStates = 96;
    static constexpr int kNoDigit = -1;
    struct Digit {
        int stride = 0;
        int most = 0;
        int turning = 0;
        int kind = 0;              // colour, or kColours for any
        std::uint32_t pieces = 0;  // that the turning may turn, as bits
    };

    template <class F>
    void each_packed_way_with(int least, F with) const;
    void count_states();
    void add_with();
    void add_turning(int turning);
    int add_digit(int most, int turning, int kind);
    Way way_of(int dice, int state) const;
    void count_levels();
    int level(int digit, int state) const { return levels_[static_cast<std::size_t>(digit)][static_cast<std::size_t>(state)]; }
    int with_state(const Piece& piece, int state) const;
    int turned_state(const Piece& piece, int turning, int state) const;
    bool may_turn(const Piece& piece, const Turning& turning) const;
    std::uint8_t faces_of(const Piece& piece, const Turning& turning) const;
    void solve_bare();
    // Packed, and without cards and asked colours.
    bool is_simple() const { return is_packed_ && states_ == 1; }
    void solve_simple();
    std::uint32_t simple_dice(int dice) const;
    void add_bare_piece(int layer);
    void add_piece(int layer);
    // Whether the pieces before the layer can total `value` with so many dice and end in the state.
    bool reached(int layer, int state, int dice, int value) const {
        if (is_packed_) {
            const Packed row = packed_[static_cast<std::size_t>(layer * states_ + state)];
            const int bit = dice * kSlot + value;
            const std::uint64_t half = static_cast<std::uint64_t>(bit < 64 ? row : row >> 64);
            return ((half >> (bit & 63)) & 1u) != 0;
        }
        return ((reach(layer, state, dice) >> value) & 1u) != 0;
    }
    // No turning with icons of a colour and of any, no asked colours and no die that has to turn: nearly always.
    void solve_plain();
    void add_packed_piece(int layer);
    void turn_packed_piece(int layer, int turning);
    // Icons of one kind, of one turning.
    struct Icon {
        const std::uint8_t* levels = nullptr;
        int most = 0;
        int stride = 0;
        bool is_left(int state) const { return most > 0 && levels[state] < most; }
    };
    Icon icon_of(int digit) const;
    std::uint64_t& reach(int layer, int state, int dice) { return reach_[static_cast<std::size_t>((layer * states_ + state) * width_ + dice)]; }
    std::uint64_t reach(int layer, int state, int dice) const { return reach_[static_cast<std::size_t>((layer * states_ + state) * width_ + dice)]; }

    // Few dice and a low value, nearly always: all numbers of dice in one word, a slot of kSlot totals for each.
    __extension__ using Packed = unsigned __int128;
    static constexpr int kSlot = 18;
    static constexpr int kMostPacked = 6;
    static constexpr Packed kEachSlot = (Packed{1} << 18) | (Packed{1} << 36) | (Packed{1} << 54) | (Packed{1} << 72) |
                                        (Packed{1} << 90) | (Packed{1} << 108) | 1u;
    // A die of this face joins: totals that would leave their slot are dropped.
    static constexpr Packed fitting(int face) { return kEachSlot * ((1u << (kSlot - face)) - 1u); }
    static Packed with_die(Packed row, int face) {
        static constexpr std::array<Packed, 7> kFitting{fitting(0), fitting(1), fitting(2), fitting(3), fitting(4), fitting(5), fitting(6)};
        row &= kFitting[static_cast<std::size_t>(face)];
        const int raise = kSlot + face;
        const std::uint64_t low = static_cast<std::uint64_t>(row);
        const std::uint64_t high = static_cast<std::uint64_t>(row >> 64) << raise | low >> (64 - raise);
        return static_cast<Packed>(high) << 64 | low << raise;
    }

    void turn_plain_piece(const Piece& piece, std::size_t digit, const Packed* before, Packed* after) const;

    struct Trail;
    bool step_back(Trail& trail) const;
    bool left_free(Trail& trail) const;
    bool taken_as_it_is(Trail& trail) const;
    bool turned(Trail& trail) const;

    const Question* question_ = nullptr;
    int states_ = 1;
    int width_ = 1;
    int most_dice_ = 0;  // that can make the value and may
    int withs_ = 1;  // states by which of the asked colours are among the dice; the lowest digits
    int digit_count_ = 0;
    std::array<Digit, kMostTurnings * (kColours + 1)> digits_{};
    std::array<std::array<int, kColours + 1>, kMostTurnings> digit_of_{};  // [turning][colour, or kColours for any]
    std::array<std::array<std::uint8_t, kMostStates>, kMostTurnings * (kColours + 1)> levels_{};  // icons spent, by digit and state
    std::array<int, kColours> with_bit_{};
    bool is_packed_ = false;
    bool is_plain_ = false;
    std::vector<Packed> packed_;        // by layer and state
    std::vector<std::uint64_t> reach_;  // by layer, state and number of dice
};

template <class F>
void Matching::each_way_with(int least, F with) const {
    const int pieces = question_->piece_count;
    if (question_->value > kMostValue) return;
    if (is_packed_) return each_packed_way_with(std::max(least, question_->bounds.min), with);
    for (int state = withs_ - 1; state < states_; state += withs_) {
        Way way;
        for (int dice = std::max(least, question_->bounds.min); dice <= most_dice_; ++dice) {
            if (!reached(pieces, state, dice, question_->value)) continue;
            if (way.dice == 0) way = way_of(dice, state);
            way.dice = dice;
            with(std::as_const(way));
        }
    }
}

// The slots whose bit for the value is set tell the numbers of dice.
template <class F>
void Matching::each_packed_way_with(int least, F with) const {
    const Packed* last = packed_.data() + question_->piece_count * states_;
    const Packed fewer = (Packed{1} << (kSlot * std::min(least, kMostPacked + 1))) - 1u;
    for (int state = withs_ - 1; state < states_; state += withs_) {
        const Packed met = (last[state] >> question_->value) & kEachSlot & ~fewer;
        if (met == 0) continue;
        Way way = way_of(0, state);
        for (int half = 0; half < 2; ++half)
            for (auto left = static_cast<std::uint64_t>(met >> (64 * half)); left != 0; left &= left - 1) {
                way.dice = (64 * half + __builtin_ctzll(left)) / kSlot;
                if (way.dice > most_dice_) break;
                with(std::as_const(way));
            }
    }
}

}  // namespace encounters::players::regular
