// Which dice of an open roll can make an Encounter's value, bare or turned by cards: found without listing sets of dice.
#pragma once

#include "players/regular/packed_row.hpp"

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
    std::uint8_t effect = 0;              // of the card, by index
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
    int helpers = 0;    // number of cards among them
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
    static_assert(kMostTurnings <= 16);
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
    void count_spent(int turning, int states_before);
    Way way_of(int dice, int state) const {
        const Spent& spent = spent_[static_cast<std::size_t>(state)];
        return {dice, state, spent.cost, spent.uses, spent.helpers};
    }
    // Icons spent.
    static int level(const Digit& digit, int state) { return state / digit.stride % (digit.most + 1); }
    int level(int digit, int state) const { return level(digits_[static_cast<std::size_t>(digit)], state); }
    int with_state(const Piece& piece, int state) const;
    int turned_state(const Piece& piece, int turning, int state) const;
    bool may_turn(const Piece& piece, const Turning& turning) const;
    std::uint8_t faces_of(const Piece& piece, const Turning& turning) const;
    void solve_bare();
    // Packed, and without cards and asked colours.
    bool is_simple() const { return is_packed_ && states_ == 1; }
    void solve_simple();
    static_assert(PackedRow::kMostDice < kMostStates);
    // One turning with icons of one kind and no die that has to turn, of a packed question without asked colours: most
    // questions with cards. False, with nothing solved, where it isn't such a one.
    bool solve_alone();
    void begin_alone(const Turning& turning, int kind, int most);
    std::uint32_t pieces_to_turn(const Turning& turning, int kind) const;
    std::uint32_t simple_dice(int dice) const;
    void add_bare_piece(int layer);
    void add_piece(int layer);
    // Whether the pieces before the layer can total `value` with so many dice and end in the state.
    bool reached(int layer, int state, int dice, int value) const {
        if (is_packed_) return packed_[static_cast<std::size_t>(layer * states_ + state)].has(dice, value);
        return ((reach(layer, state, dice) >> value) & 1u) != 0;
    }
    // No turning with icons of a colour and of any, no asked colours and no die that has to turn: nearly always.
    void solve_plain();
    void add_packed_piece(int layer);
    void turn_packed_piece(int layer, int turning);
    // Icons of one kind, of one turning.
    struct Icon {
        const Digit* digit = nullptr;
        bool is_left(int state) const { return digit && level(*digit, state) < digit->most; }
    };
    Icon icon_of(int digit) const;
    std::uint64_t& reach(int layer, int state, int dice) { return reach_[static_cast<std::size_t>((layer * states_ + state) * width_ + dice)]; }
    std::uint64_t reach(int layer, int state, int dice) const { return reach_[static_cast<std::size_t>((layer * states_ + state) * width_ + dice)]; }

    void turn_plain_piece(const Piece& piece, const Digit& icon, const PackedRow* before, PackedRow* after) const;

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
    // What the icons spent in a state are of.
    struct Spent {
        float cost = 0;
        std::uint16_t uses = 0;  // bits of Question::turnings
        std::uint8_t helpers = 0;
        std::uint8_t last = kNone;  // source of the last of them
    };
    std::array<Spent, kMostStates> spent_{};  // by state
    std::array<int, kColours> with_bit_{};
    bool is_packed_ = false;  // few dice and a low value, nearly always
    bool is_plain_ = false;
    std::vector<PackedRow> packed_;     // by layer and state
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

template <class F>
void Matching::each_packed_way_with(int least, F with) const {
    const PackedRow* last = packed_.data() + question_->piece_count * states_;
    if (least > most_dice_) return;
    const unsigned wanted = ((2u << most_dice_) - 1u) & (~0u << least);
    for (int state = withs_ - 1; state < states_; state += withs_) {
        unsigned met = last[state].dice_making(question_->value) & wanted;
        if (met == 0) continue;
        Way way = way_of(0, state);
        for (; met != 0; met &= met - 1) {
            way.dice = __builtin_ctz(met);
            with(std::as_const(way));
        }
    }
}

}  // namespace encounters::players::regular
