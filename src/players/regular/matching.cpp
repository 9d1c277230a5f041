// One die after the other joins: with every number of dice and of icons spent, the totals that can be made are one mask.
#include "players/regular/matching.hpp"

namespace encounters::players::regular {

namespace {

constexpr std::uint8_t bit_of(int face) { return static_cast<std::uint8_t>(1u << (face - 1)); }

// Adds the totals with 0 to `most` dice to others, raised by every amount whose bit is set.
void pour(const std::uint64_t* from, int most, std::uint64_t* to, unsigned amounts) {
    for (; amounts != 0; amounts &= amounts - 1) {
        const int amount = __builtin_ctz(amounts);
        for (int dice = 0; dice <= most; ++dice) to[dice] |= from[dice] << amount;
    }
}

}  // namespace

// Where a walk back through the layers is: `pieces` of them are still to be told.
struct Matching::Trail {
    Answer answer;
    int pieces = 0;
    int state = 0;
    int dice = 0;
    int value = 0;
};

int Matching::add_digit(int most, int turning, int kind) {
    digits_[static_cast<std::size_t>(digit_count_)] = Digit{states_, most, turning, kind, 0};
    states_ *= most + 1;
    return digit_count_++;
}

void Matching::add_with() {
    withs_ = 1;
    states_ = 1;
    with_bit_ = {};
    if (question_->bounds.with == 0) return;
    for (int colour = 0; colour < kColours; ++colour) {
        if (!((question_->bounds.with >> colour) & 1u)) continue;
        with_bit_[static_cast<std::size_t>(colour)] = withs_;
        withs_ *= 2;
    }
    states_ = withs_;
}

// Icons beyond the dice that they fit are of no use. Where the states would be too many, less is looked at.
void Matching::add_turning(int turning) {
    const Turning& at = question_->turnings[static_cast<std::size_t>(turning)];
    std::array<int, kColours + 1> icons{};
    std::uint32_t turned = 0;
    for (int i = 0; i < question_->piece_count; ++i) {
        const Piece& piece = question_->pieces[static_cast<std::size_t>(i)];
        const unsigned may = may_turn(piece, at);
        icons[static_cast<std::size_t>(index_of(piece.colour))] += static_cast<int>(may);
        turned |= may << i;
        is_plain_ = is_plain_ && !piece.has_to_turn;
    }
    const int fitting = icons[0] + icons[1] + icons[2] + icons[3] + icons[4];
    for (int colour = 0; colour < kColours; ++colour)
        icons[static_cast<std::size_t>(colour)] = std::min<int>(icons[static_cast<std::size_t>(colour)], at.icons.colour[static_cast<std::size_t>(colour)]);
    icons[kColours] = std::min<int>(fitting, at.icons.any);
    for (std::size_t kind = 0; kind <= kColours; ++kind) {
        const int states_before = states_;
        const int most = icons[kind] > 0 ? std::min(icons[kind], kMostStates / states_ - 1) : 0;
        digit_of_[static_cast<std::size_t>(turning)][kind] = most > 0 ? add_digit(most, turning, static_cast<int>(kind)) : kNoDigit;
        if (most == 0) continue;
        digits_[static_cast<std::size_t>(digit_count_ - 1)].pieces = turned;
        count_spent(turning, states_before);
    }
    const auto& digits = digit_of_[static_cast<std::size_t>(turning)];
    is_plain_ = is_plain_ && (digits[kColours] == kNoDigit || digits[kColours] == 0 || digits_[static_cast<std::size_t>(digits[kColours] - 1)].turning != turning);
}

// With any icon of a new digit spent, the turning is used as well. One source may have several turnings, next to each
// other: it is paid for once.
void Matching::count_spent(int turning, int states_before) {
    const Turning& at = question_->turnings[static_cast<std::size_t>(turning)];
    for (int state = 0; state < states_before; ++state) {
        Spent spent = spent_[static_cast<std::size_t>(state)];
        spent.uses = static_cast<std::uint16_t>(spent.uses | 1u << turning);
        if (spent.last != at.source) {
            spent.cost += at.cost;
            ++spent.helpers;
        }
        spent.last = at.source;
        for (int further = state + states_before; further < states_; further += states_before) spent_[static_cast<std::size_t>(further)] = spent;
    }
}

void Matching::count_states() {
    digit_count_ = 0;
    add_with();
    is_plain_ = is_packed_ && withs_ == 1;
    std::fill_n(spent_.begin(), states_, Spent{});
    for (int turning = 0; turning < question_->turning_count; ++turning) add_turning(turning);
}

bool Matching::may_turn(const Piece& piece, const Turning& turning) const {
    if (turning.going_on && piece.touched) return false;
    return turning.reach[piece.face] != 0;
}

std::uint8_t Matching::faces_of(const Piece& piece, const Turning& turning) const {
    return may_turn(piece, turning) ? turning.reach[piece.face] : std::uint8_t{0};
}

int Matching::with_state(const Piece& piece, int state) const {
    const int bit = with_bit_[static_cast<std::size_t>(index_of(piece.colour))];
    return bit == 0 || (state & (withs_ - 1) & bit) ? state : state + bit;
}

Matching::Icon Matching::icon_of(int digit) const {
    return {digit == kNoDigit ? nullptr : &digits_[static_cast<std::size_t>(digit)]};
}

// The state after an icon is spent on the die, its own colour's first (R5.2); kNoDigit when there is none.
int Matching::turned_state(const Piece& piece, int turning, int state) const {
    for (const int kind : {index_of(piece.colour), kColours}) {
        const int digit = digit_of_[static_cast<std::size_t>(turning)][static_cast<std::size_t>(kind)];
        if (digit == kNoDigit) continue;
        const Digit& at = digits_[static_cast<std::size_t>(digit)];
        if (level(digit, state) < at.most) return state + at.stride;
    }
    return kNoDigit;
}

// From each state with its totals: left free, taken as it is, or turned and taken.
void Matching::add_piece(int layer) {
    const Piece& piece = question_->pieces[static_cast<std::size_t>(layer)];
    const std::uint8_t allowed = question_->bounds.faces;
    const bool counts = (allowed & bit_of(piece.face)) != 0;
    const int most = std::min(layer, most_dice_);        // that lie in the states before
    const int more = std::min(layer, most_dice_ - 1);    // of which one more may be taken
    for (int state = 0; state < states_; ++state) {
        const std::uint64_t* totals = &reach(layer, state, 0);
        if (std::all_of(totals, totals + most + 1, [](std::uint64_t mask) { return mask == 0; })) continue;
        if (!piece.has_to_turn) {
            pour(totals, most, &reach(layer + 1, state, 0), 1);
            if (counts) pour(totals, more, &reach(layer + 1, with_state(piece, state), 1), static_cast<unsigned>(bit_of(piece.face)) << 1);
        }
        for (int turning = 0; turning < question_->turning_count; ++turning) {
            if (piece.has_to_turn && turning != 0) break;
            const std::uint8_t faces = faces_of(piece, question_->turnings[static_cast<std::size_t>(turning)]);
            const int next = faces == 0 ? kNoDigit : turned_state(piece, turning, state);
            if (next == kNoDigit) continue;
            if (piece.has_to_turn) pour(totals, most, &reach(layer + 1, next, 0), 1);
            if (faces & allowed) pour(totals, more, &reach(layer + 1, with_state(piece, next), 1), static_cast<unsigned>(faces & allowed) << 1);
        }
    }
}

// Without cards and asked colours there is one state, and each layer follows from the one before alone.
void Matching::add_bare_piece(int layer) {
    const Piece& piece = question_->pieces[static_cast<std::size_t>(layer)];
    const std::uint64_t* before = &reach(layer, 0, 0);
    std::uint64_t* after = &reach(layer + 1, 0, 0);
    const bool counts = (question_->bounds.faces & bit_of(piece.face)) != 0;
    after[0] = before[0];
    for (int dice = 1; dice <= layer; ++dice) after[dice] = before[dice] | (counts ? before[dice - 1] << piece.face : 0);
    after[layer + 1] = counts ? before[layer] << piece.face : 0;
}

void Matching::solve_bare() {
    states_ = 1;
    withs_ = 1;
    digit_count_ = 0;
    with_bit_ = {};
    spent_[0] = {};
    if (reach_.size() < static_cast<std::size_t>(width_ * width_)) reach_.resize(static_cast<std::size_t>(width_ * width_));
    reach(0, 0, 0) = 1;
    for (int layer = 0; layer < question_->piece_count; ++layer) add_bare_piece(layer);
}

void Matching::solve_simple() {
    states_ = 1;
    withs_ = 1;
    digit_count_ = 0;
    with_bit_ = {};
    spent_[0] = {};
    if (packed_.size() <= static_cast<std::size_t>(PackedRow::kMostDice)) packed_.resize(PackedRow::kMostDice + 1);
    PackedRow row = kNoDice;
    packed_[0] = row;
    for (std::size_t i = 0; i < static_cast<std::size_t>(question_->piece_count); ++i) {
        const Piece& piece = question_->pieces[i];
        if ((question_->bounds.faces & bit_of(piece.face)) != 0) row |= row.with_die(piece.face);
        if (piece.has_to_turn) row = kNoRow;
        packed_[i + 1] = row;
    }
}

// From the last die back, as step_back has it.
std::uint32_t Matching::simple_dice(int dice) const {
    std::uint32_t chosen = 0;
    int value = question_->value;
    for (int i = question_->piece_count - 1; i >= 0; --i) {
        const Piece& piece = question_->pieces[static_cast<std::size_t>(i)];
        const PackedRow& before = packed_[static_cast<std::size_t>(i)];
        const unsigned counts = (dice > 0) & (value >= piece.face) & ((question_->bounds.faces & bit_of(piece.face)) != 0);
        // Where it doesn't count, what is read doesn't either.
        const unsigned may_be_taken = counts & static_cast<unsigned>(before.has((dice - 1) & PackedRow::kMostDice, (value - piece.face) & PackedRow::kMostTotal));
        const unsigned may_be_left = (piece.colour != Colour::white) & static_cast<unsigned>(before.has(dice, value));
        const unsigned taken = may_be_taken & ~may_be_left & 1u;
        chosen |= taken << piece.die;
        value -= static_cast<int>(taken) * piece.face;
        dice -= static_cast<int>(taken);
    }
    return chosen;
}

void Matching::solve_plain() {
    std::fill_n(packed_.begin(), states_, kNoRow);
    packed_[0] = kNoDice;
    const PackedRow* before = packed_.data();
    for (int i = 0; i < question_->piece_count; ++i, before += states_) {
        const Piece& piece = question_->pieces[static_cast<std::size_t>(i)];
        const bool counts = (question_->bounds.faces & bit_of(piece.face)) != 0;
        PackedRow* after = packed_.data() + (i + 1) * states_;
        for (int state = 0; state < states_; ++state) after[state] = counts ? before[state] | before[state].with_die(piece.face) : before[state];
        for (std::size_t digit = 0; digit < static_cast<std::size_t>(digit_count_); ++digit) {
            const bool fits = digits_[digit].kind == kColours || digits_[digit].kind == index_of(piece.colour);
            if (fits && ((digits_[digit].pieces >> i) & 1u)) turn_plain_piece(piece, digits_[digit], before, after);
        }
    }
}

// Spends one icon of the digit, wherever one is left.
void Matching::turn_plain_piece(const Piece& piece, const Digit& icon, const PackedRow* before, PackedRow* after) const {
    const unsigned faces = question_->turnings[static_cast<std::size_t>(icon.turning)].reach[piece.face] & question_->bounds.faces;
    if (faces == 0) return;
    const int with_one_left = icon.stride * icon.most;
    for (int first = 0; first < states_; first += with_one_left + icon.stride)
        for (int state = first; state < first + with_one_left; ++state) after[state + icon.stride] |= before[state].with_any(faces);
}

void Matching::add_packed_piece(int layer) {
    const Piece& piece = question_->pieces[static_cast<std::size_t>(layer)];
    const bool counts = (question_->bounds.faces & bit_of(piece.face)) != 0;
    const PackedRow* before = &packed_[static_cast<std::size_t>(layer * states_)];
    PackedRow* after = &packed_[static_cast<std::size_t>((layer + 1) * states_)];
    if (piece.has_to_turn) {
        std::fill_n(after, states_, kNoRow);
    } else {
        std::copy_n(before, states_, after);
        for (int state = 0; state < states_ && counts; ++state) after[with_state(piece, state)] |= before[state].with_die(piece.face);
    }
    const int turnings = piece.has_to_turn ? std::min(1, question_->turning_count) : question_->turning_count;
    for (int turning = 0; turning < turnings; ++turning) turn_packed_piece(layer, turning);
}

void Matching::turn_packed_piece(int layer, int turning) {
    const Piece& piece = question_->pieces[static_cast<std::size_t>(layer)];
    const unsigned faces = faces_of(piece, question_->turnings[static_cast<std::size_t>(turning)]);
    if (faces == 0) return;
    const auto& digits = digit_of_[static_cast<std::size_t>(turning)];
    const std::array<Icon, 2> icons{icon_of(digits[static_cast<std::size_t>(index_of(piece.colour))]), icon_of(digits[kColours])};
    if (!icons[0].digit && !icons[1].digit) return;
    const unsigned taken_as = faces & question_->bounds.faces;
    const PackedRow* before = &packed_[static_cast<std::size_t>(layer * states_)];
    PackedRow* after = &packed_[static_cast<std::size_t>((layer + 1) * states_)];
    for (int state = 0; state < states_; ++state) {
        const PackedRow& row = before[state];
        const int raise = icons[0].is_left(state) ? icons[0].digit->stride : icons[1].is_left(state) ? icons[1].digit->stride : 0;
        if (raise == 0) continue;
        if (piece.has_to_turn) after[state + raise] |= row;
        after[with_state(piece, state + raise)] |= row.with_any(taken_as);
    }
}

void Matching::solve(const Question& question) {
    question_ = &question;
    width_ = question.piece_count + 1;
    most_dice_ = std::min({question.piece_count, question.value, question.bounds.max});
    is_packed_ = question.piece_count <= PackedRow::kMostDice && question.value <= PackedRow::kMostTotal;
    if (question.turning_count == 0 && question.bounds.with == 0) return is_packed_ ? solve_simple() : solve_bare();
    if (question.turning_count == 1 && question.bounds.with == 0 && is_packed_ && solve_alone()) return;
    count_states();
    if (states_ == 1 && is_packed_) return solve_simple();  // no icon fits a die
    if (is_packed_) {
        if (packed_.size() < static_cast<std::size_t>(width_ * states_)) packed_.resize(static_cast<std::size_t>(width_ * states_));
        if (is_plain_) return solve_plain();
        std::fill_n(packed_.begin(), states_, kNoRow);
        packed_[0] = kNoDice;
        for (int layer = 0; layer < question.piece_count; ++layer) add_packed_piece(layer);
        return;
    }
    reach_.assign(static_cast<std::size_t>(width_ * states_ * width_), 0);
    reach(0, 0, 0) = 1;
    for (int layer = 0; layer < question.piece_count; ++layer) add_piece(layer);
}

bool Matching::left_free(Trail& trail) const {
    if (question_->pieces[static_cast<std::size_t>(trail.pieces - 1)].has_to_turn) return false;
    if (trail.dice >= trail.pieces || !reached(trail.pieces - 1, trail.state, trail.dice, trail.value)) return false;
    --trail.pieces;
    return true;
}

bool Matching::taken_as_it_is(Trail& trail) const {
    const Piece& piece = question_->pieces[static_cast<std::size_t>(trail.pieces - 1)];
    if (piece.has_to_turn || !(question_->bounds.faces & bit_of(piece.face)) || trail.dice == 0 || trail.value < piece.face) return false;
    const int with = with_bit_[static_cast<std::size_t>(index_of(piece.colour))];
    if (with != 0 && !(trail.state & (withs_ - 1) & with)) return false;
    for (const int before : {trail.state, trail.state - with}) {
        if (!reached(trail.pieces - 1, before, trail.dice - 1, trail.value - piece.face)) continue;
        trail.answer.dice |= 1u << piece.die;
        trail.state = before;
        trail.value -= piece.face;
        --trail.dice;
        --trail.pieces;
        return true;
    }
    return false;
}

bool Matching::turned(Trail& trail) const {
    const std::size_t at = static_cast<std::size_t>(trail.pieces - 1);
    const Piece& piece = question_->pieces[at];
    const int with = with_bit_[static_cast<std::size_t>(index_of(piece.colour))];
    for (int turning = 0; turning < question_->turning_count; ++turning) {
        const Turning& by = question_->turnings[static_cast<std::size_t>(turning)];
        if (piece.has_to_turn && turning != 0) continue;
        const std::uint8_t faces = faces_of(piece, by);
        for (int face = 0; face <= 6 && faces != 0; ++face) {
            if (face == 0 ? !piece.has_to_turn : !(faces & question_->bounds.faces & bit_of(face))) continue;
            const int counted = face > 0 ? 1 : 0;
            if (trail.dice < counted || trail.value < face) continue;
            for (int kind : {index_of(piece.colour), kColours}) {
                const int digit = digit_of_[static_cast<std::size_t>(turning)][static_cast<std::size_t>(kind)];
                if (digit == kNoDigit || level(digit, trail.state) == 0) continue;
                for (const int missing : {0, counted * with}) {
                    const int before = trail.state - digits_[static_cast<std::size_t>(digit)].stride - missing;
                    if (before < 0 || (counted && with_state(piece, before + digits_[static_cast<std::size_t>(digit)].stride) != trail.state)) continue;
                    if (turned_state(piece, turning, before) != before + digits_[static_cast<std::size_t>(digit)].stride) continue;
                    if (trail.dice - counted > trail.pieces - 1) continue;
                    if (!reached(trail.pieces - 1, before, trail.dice - counted, trail.value - face)) continue;
                    if (counted) trail.answer.dice |= 1u << piece.die;
                    trail.answer.turned_by[at] = static_cast<std::uint8_t>(turning);
                    // A die that is turned but not counted may get any face.
                    trail.answer.turned_to[at] = static_cast<std::uint8_t>(face > 0 ? face : __builtin_ctz(faces) + 1);
                    trail.state = before;
                    trail.value -= face;
                    trail.dice -= counted;
                    --trail.pieces;
                    return true;
                }
            }
        }
    }
    return false;
}

// White dice are taken first: few cards need a white die, and most name a colour.
bool Matching::step_back(Trail& trail) const {
    const bool is_white = question_->pieces[static_cast<std::size_t>(trail.pieces - 1)].colour == Colour::white;
    if (is_white) return taken_as_it_is(trail) || turned(trail) || left_free(trail);
    return left_free(trail) || taken_as_it_is(trail) || turned(trail);
}

Answer Matching::answer(const Way& way) const {
    Trail trail;
    trail.answer.turned_by.fill(kNone);
    trail.pieces = question_->piece_count;
    trail.state = way.state;
    trail.dice = way.dice;
    trail.value = question_->value;
    while (trail.pieces > 0 && step_back(trail)) {
    }
    return trail.answer;
}

}  // namespace encounters::players::regular
