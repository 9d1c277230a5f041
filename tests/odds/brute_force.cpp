#include "odds/brute_force.hpp"

#include "support/catch.hpp"

#include <vector>

namespace encounters::odds::testing {

namespace {

struct Shown {
    Colour colour;
    int face;
};

bool meets(const std::vector<Shown>& dice, unsigned chosen, const Demand& demand) {
    int sum = 0;
    int count = 0;
    ColourSet with = 0;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        if (!((chosen >> i) & 1u)) continue;
        if (!((demand.bounds.faces >> (dice[i].face - 1)) & 1)) return false;
        sum += dice[i].face;
        ++count;
        with |= colour_bit(dice[i].colour);
    }
    return sum == demand.value && count >= demand.bounds.min && count <= demand.bounds.max &&
           (with & demand.bounds.with) == demand.bounds.with;
}

bool any_meets(const std::vector<Shown>& dice, const Demand& demand) {
    for (unsigned chosen = 1; chosen < (1u << dice.size()); ++chosen)
        if (meets(dice, chosen, demand)) return true;
    return false;
}

}  // namespace

std::uint64_t counted_hits(const DiceToRoll& dice, const Demand& demand) {
    std::vector<Shown> shown;
    for (Colour colour : kAllColours)
        for (int i = 0; i < dice[static_cast<std::size_t>(index_of(colour))]; ++i) shown.push_back({colour, 1});
    std::uint64_t hits = 0;
    for (std::uint64_t roll = 0; roll < rolls_of(static_cast<int>(shown.size())); ++roll) {
        std::uint64_t rest = roll;
        for (Shown& die : shown) {
            die.face = static_cast<int>(rest % 6) + 1;
            rest /= 6;
        }
        hits += any_meets(shown, demand);
    }
    return hits;
}

EngineCount counted_by_engine(const State& state, const Catalogue& catalogue, EncounterId card) {
    State revealed = state;
    REQUIRE_FALSE(apply(revealed, Move::of(MoveKind::reveal), catalogue, Events()));
    REQUIRE_FALSE(apply(revealed, Move::of(MoveKind::card_drawn, card.value), catalogue, Events()));
    const Chance due = chance(revealed, catalogue);
    REQUIRE(due.kind == ChanceKind::dice);
    EngineCount count{0, rolls_of(due.dice_count)};
    for (std::uint64_t roll = 0; roll < count.rolls; ++roll) {
        std::vector<int> faces;
        std::uint64_t rest = roll;
        for (int die = 0; die < due.dice_count; ++die, rest /= 6) faces.push_back(static_cast<int>(rest % 6) + 1);
        State rolled = revealed;
        REQUIRE_FALSE(apply(rolled, Move::dice_landed(faces), catalogue, Events()));
        count.hits += can_lock(rolled, catalogue);
    }
    return count;
}

}  // namespace encounters::odds::testing
