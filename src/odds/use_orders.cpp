#include "odds/use_orders.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

bool fits(const Turning& turning, ColourSet colours) {
    for (Colour colour : kAllColours)
        if ((colours & colour_bit(colour)) && (turning.icons.any > 0 || turning.icons.colour[static_cast<std::size_t>(index_of(colour))] > 0)) return true;
    return false;
}

ColourSet colours_of(const Kit& kit, int card) {
    ColourSet colours = 0;
    for (const Turning& turning : kit.turnings)
        if (turning.card == card)
            for (Colour colour : kAllColours)
                if (fits(turning, colour_bit(colour))) colours |= colour_bit(colour);
    return colours;
}

// Nothing follows or precedes a set on a die.
bool only_sets(const Kit& kit, int card) {
    return std::all_of(kit.turnings.begin(), kit.turnings.end(),
                       [&](const Turning& turning) { return turning.card != card || std::holds_alternative<SetFace>(turning.effect); });
}

int kind_of(const SetFace&) { return 0; }
int kind_of(const Flip&) { return 1; }
int kind_of(const Adjust& adjust) { return 2 + 2 * adjust.amount + (adjust.kind == AdjustKind::up_to ? 1 : 0); }
template <class Other>
int kind_of(const Other&) {
    return -1;
}

// What a card's turnings do, whatever their icons: of cards that do the same the order makes no difference, as either can
// do to a die what the other would.
std::vector<int> kinds_of(const Kit& kit, int card) {
    std::vector<int> kinds;
    for (const Turning& turning : kit.turnings)
        if (turning.card == card) kinds.push_back(std::visit([](const auto& effect) { return kind_of(effect); }, turning.effect));
    return kinds;
}

std::vector<int> cards_of(const Kit& kit) {
    std::vector<int> cards;
    for (const Turning& turning : kit.turnings)
        if (cards.empty() || cards.back() != turning.card) cards.push_back(turning.card);
    return cards;
}

std::vector<int> turnings_of(const Kit& kit, const std::vector<int>& cards) {
    std::vector<int> order;
    for (const int card : cards)
        for (std::size_t i = 0; i < kit.turnings.size(); ++i)
            if (kit.turnings[i].card == card) order.push_back(static_cast<int>(i));
    return order;
}

}  // namespace

std::vector<std::vector<int>> use_orders(const Kit& kit, ColourSet colours) {
    std::vector<int> cards = cards_of(kit);
    const auto meets_another = [&](int card) {
        return std::any_of(cards.begin(), cards.end(), [&](int other) {
            return other != card && !only_sets(kit, other) && (colours_of(kit, card) & colours_of(kit, other) & colours) != 0;
        });
    };
    const auto free = std::stable_partition(cards.begin(), cards.end(), [&](int card) { return only_sets(kit, card) || !meets_another(card); });
    const auto by_kinds = [&](int one, int other) { return kinds_of(kit, one) < kinds_of(kit, other); };
    std::stable_sort(free, cards.end(), by_kinds);
    std::vector<std::vector<int>> orders;
    do orders.push_back(turnings_of(kit, cards));
    while (std::next_permutation(free, cards.end(), by_kinds));
    return orders;
}

}  // namespace encounters::odds
