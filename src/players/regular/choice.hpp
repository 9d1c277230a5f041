// The best and the second best of the moves that were weighed.
#pragma once

#include <encounters/rules/moves.hpp>

#include <bit>
#include <limits>

namespace encounters::players::regular {

inline constexpr float kNoChance = -1;

// A player's move in one word, without the room for faces, which only luck names: moves are weighed by the dozen, and a
// word is copied without waiting for its bytes.
class Action {
public:
    Action() = default;
    constexpr Action(MoveKind kind, std::uint8_t a = 0) : Action(kind, a, 0, 0) {}  // NOLINT: a kind may be all there is
    explicit constexpr Action(const Move& move) : Action(move.kind, move.a, move.b, move.dice) {}
    static constexpr Action lock(std::uint32_t dice) { return Action(MoveKind::lock, 0, 0, dice); }
    // Into a move that has no faces.
    void put_in(Move& move) const {
        move.kind = static_cast<MoveKind>(word_ & 0xff);
        move.a = static_cast<std::uint8_t>(word_ >> 8);
        move.b = static_cast<std::uint8_t>(word_ >> 16);
        move.face_count = static_cast<std::uint8_t>(word_ >> 24);
        move.dice = static_cast<std::uint32_t>(word_ >> 32);
    }

private:
    constexpr Action(MoveKind kind, std::uint8_t a, std::uint8_t b, std::uint32_t dice)
        : word_(static_cast<std::uint64_t>(kind) | std::uint64_t{a} << 8 | std::uint64_t{b} << 16 | std::uint64_t{dice} << 32) {}
    std::uint64_t word_ = 0;
};

struct Weighed {
    Action action;
    float worth = -std::numeric_limits<float>::infinity();  // in C-bills
    float chance = kNoChance;                               // that it works out, where it has one
};

// The first where the mask is all ones, the other where it is 0: taken apart into words and put together again.
inline Weighed either(std::uint64_t mask, const Weighed& first, const Weighed& other) {
    struct Words {
        std::uint64_t action;
        std::uint64_t numbers;
    };
    static_assert(sizeof(Words) == sizeof(Weighed));
    const Words one = std::bit_cast<Words>(first);
    const Words two = std::bit_cast<Words>(other);
    return std::bit_cast<Weighed>(Words{two.action ^ ((one.action ^ two.action) & mask), two.numbers ^ ((one.numbers ^ two.numbers) & mask)});
}

// Of equal worths the one weighed first is better.
struct Choice {
    Weighed best;
    Weighed second;
    int count = 0;
    bool by_rule = false;  // settled by a rule of thumb: the worths only order the moves

    // Worths are finite. Which of them is greater can't be foreseen: none of it depends on a branch.
    void weigh(const Action& action, float worth, float chance = kNoChance) {
        ++count;
        const Weighed weighed{action, worth, chance};
        const std::uint64_t is_best = 0u - static_cast<std::uint64_t>(worth > best.worth);
        const std::uint64_t is_second = 0u - static_cast<std::uint64_t>(worth > second.worth);
        second = either(is_best, best, either(is_second, weighed, second));
        best = either(is_best, weighed, best);
    }
    bool empty() const { return count == 0; }
};

}  // namespace encounters::players::regular
