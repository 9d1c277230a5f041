#include "rules/dice.hpp"

#include <encounters/rules/invariants.hpp>

#include <algorithm>

namespace encounters {

namespace {

void erase_die(State& state, int index) {
    for (int i = index + 1; i < state.dice_count; ++i) state.dice[i - 1] = state.dice[i];
    state.dice[--state.dice_count] = Die{};
}

enum class Place { unlocked, locked, left_out };

bool lies(const Die& die, Place place) {
    if (place == Place::unlocked) return die.unlocked();
    if (place == Place::locked) return die.locked();
    return die.place == kLeftOut;
}

// Q8.14, by State's order: of unlocked dice the first, which shows least; of locked ones the last, on the newest
// Encounter. kNone when there is no such die.
std::uint8_t next_to_leave(const State& state, Colour colour, Place place) {
    std::uint8_t found = kNone;
    for (std::uint8_t i = 0; i < state.dice_count; ++i) {
        if (state.dice[i].colour != colour || !lies(state.dice[i], place)) continue;
        if (place == Place::unlocked) return i;
        found = i;
    }
    return found;
}

int remove_from(State& state, Colour colour, int count, Place place) {
    int removed = 0;
    for (; removed < count; ++removed) {
        const std::uint8_t next = next_to_leave(state, colour, place);
        if (next == kNone) break;
        erase_die(state, next);
    }
    return removed;
}

}  // namespace

// Q1.2
int add_dice(Step& step, Colour colour, int count, DiceReason reason) {
    if (count <= 0) return 0;
    State& state = step.state;
    const int added = std::min({count, supply_left(state, step.cards, colour), kMaxDice - state.dice_count});
    for (int i = 0; i < added; ++i) state.dice[state.dice_count++] = Die{colour, 0, kUnlocked, 0};
    if (added <= 0) return 0;
    step.events.tell(DiceAdded{colour, static_cast<std::uint8_t>(added), reason});
    sort_dice(state);
    return added;
}

// Q8.14
int remove_dice(Step& step, Colour colour, int count, DiceReason reason) {
    if (count <= 0) return 0;
    int removed = 0;
    for (Place place : {Place::unlocked, Place::locked, Place::left_out})
        removed += remove_from(step.state, colour, count - removed, place);
    if (removed > 0) step.events.tell(DiceRemoved{colour, static_cast<std::uint8_t>(removed), reason});
    return removed;
}

// Q9.4
void leave_out_dice(Step& step, Colour colour, int count) {
    if (count <= 0) return;
    State& state = step.state;
    int left = 0;
    int pool = total(pool_of(state));
    for (int i = 0; i < state.dice_count && left < count && pool > 1; ++i) {
        Die& die = state.dice[i];
        if (die.colour != colour || !die.unlocked()) continue;
        die = Die{colour, 0, kLeftOut, 0};
        ++left;
        --pool;
    }
    if (left > 0) step.events.tell(DiceLeftOut{colour, static_cast<std::uint8_t>(left)});
    sort_dice(state);
}

// Q9.4
void return_left_out(Step& step, const DiceCounts& most, DiceReason reason) {
    DiceCounts back{};
    for (int i = 0; i < step.state.dice_count; ++i) {
        Die& die = step.state.dice[i];
        if (die.place != kLeftOut || back[index_of(die.colour)] >= most[index_of(die.colour)]) continue;
        die = Die{die.colour, 0, kUnlocked, 0};
        ++back[index_of(die.colour)];
    }
    for (Colour colour : kAllColours)
        if (back[index_of(colour)] > 0) step.events.tell(DiceAdded{colour, back[index_of(colour)], reason});
    sort_dice(step.state);
}

// R6.5, Q6.7
void recover_dice(Step& step, RecoverReason reason) {
    std::uint8_t recovered = 0;
    for (int i = 0; i < step.state.dice_count; ++i) {
        Die& die = step.state.dice[i];
        if (!die.locked()) continue;
        die = Die{die.colour, 0, kUnlocked, 0};
        ++recovered;
    }
    sort_dice(step.state);
    clear_faces(step.state);
    step.events.tell(DiceRecovered{step.state.active, recovered, reason});
}

// Mostly all unlocked dice are rolled, and how many they are can't be foreseen: eight are asked whatever they are.
void put_faces(State& state, DiceBits dice, const std::uint8_t* faces) {
    if ((dice & (dice + 1)) != 0 || dice > first_dice(kWideDice)) {
        for (; dice != 0; dice &= dice - 1) state.dice[__builtin_ctz(dice)].face = *faces++;
        return;
    }
    for (int i = 0; i < kWideDice; ++i) {
        const unsigned is_rolled = 0u - ((dice >> i) & 1u);
        std::uint8_t& face = state.dice[i].face;
        face = static_cast<std::uint8_t>(face ^ ((face ^ faces[i]) & is_rolled));
    }
}

// Dice of a colour are then alike, and still lie in order, unless some are marked.
void clear_faces(State& state) {
    unsigned marks = 0;
    for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i) {
        state.dice[i].face = 0;
        marks |= state.dice[i].marks;
    }
    if (marks != 0) sort_dice(state);
}

void clear_marks(State& state) {
    unsigned marks = 0;
    for (int i = 0; i < state.dice_count; ++i) {
        marks |= state.dice[i].marks;
        state.dice[i].marks = 0;
    }
    if (marks != 0) sort_dice(state);
}

// The chosen dice keep their order and lie behind all that were locked before, which are mostly on earlier Encounters.
void lock_dice(State& state, std::uint32_t dice, std::uint8_t encounter) {
    const std::array<Die, kMaxDice> before = state.dice;
    const DiceBits unlocked = unlocked_dice(state);
    int kept = 0;
    for (DiceBits left = unlocked & ~dice; left != 0; left &= left - 1) state.dice[kept++] = before[__builtin_ctz(left)];
    int i = __builtin_ctz(~unlocked);  // they lie first
    for (; i < state.dice_count && state.dice[i].locked(); ++i) state.dice[kept++] = state.dice[i];
    const bool follows = kept == 0 || !state.dice[kept - 1].locked() || state.dice[kept - 1].place < encounter;
    for (DiceBits left = unlocked & dice; left != 0; left &= left - 1) {
        const Die& die = before[__builtin_ctz(left)];
        state.dice[kept++] = Die{die.colour, die.face, encounter, die.marks};
    }
    if (!follows) sort_dice(state);
}

void clear_dice(State& state) {
    state.dice.fill(Die{});
    state.dice_count = 0;
    state.bonus_dice = {};
    state.contract_dice = {};
}

}  // namespace encounters
