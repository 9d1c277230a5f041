#include "players/veteran/market_cards.hpp"

#include "players/veteran/answers.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

constexpr double kLeastGain = 0.25;  // C-bills: less is not worth a card's use

template <class Wanted>
int cards_shown(const std::vector<Effect>& effects) {
    for (const Effect& effect : effects)
        if (const Wanted* wanted = std::get_if<Wanted>(&effect)) return wanted->cards;
    return 0;
}

bool cancels(const EquipmentCard& card) {
    return std::any_of(card.effects.begin(), card.effects.end(), [](const Effect& effect) { return std::holds_alternative<Cancel>(effect); });
}

struct Source {
    Move move;
    int cards = 0;
    double price = 0;  // C-bills that using it costs later
};

// The cheapest way to requisition: the power first, which comes back by itself.
std::optional<Source> requisition_of(const Mind& mind, const State& state) {
    const SeatState& player = state.player();
    if (player.command.exists() && !state.power_used)
        if (const int cards = cards_shown<Requisition>(mind.cards.command(player.command).effects)) return Source{Move::of(MoveKind::use_power), cards, 0};
    for (std::uint8_t slot = 0; slot < player.equipment_count; ++slot) {
        const EquipmentCard& card = mind.cards.equipment_card(player.equipment[slot]);
        if (!player.is_ready(slot)) continue;
        if (const int cards = cards_shown<Requisition>(card.effects)) return Source{Move::of(MoveKind::use_equipment, slot), cards, left_over_worth(card)};
    }
    return std::nullopt;
}

// The best of so many cards of the pack, or of what lies there already, on the average.
double hoped_gain(const Mind& mind, const State& state, int cards, double now) {
    std::array<double, 256> gains{};
    std::size_t size = 0;
    for (std::size_t id = 0; id < mind.cards.equipment.size() && size < gains.size(); ++id)
        for (int copy = 0; copy < mind.cards.equipment[id].copies && size < gains.size(); ++copy)
            gains[size++] = std::max(now, gain_of_offer(mind, state, EquipmentId{static_cast<std::uint8_t>(id)}));
    std::sort(gains.begin(), gains.begin() + static_cast<std::ptrdiff_t>(size));
    double sum = 0;
    double below = 0;
    for (std::size_t i = 0; i < size; ++i) {
        double above = 1;
        for (int card = 0; card < cards; ++card) above *= static_cast<double>(i + 1) / static_cast<double>(size);
        sum += gains[i] * (above - below);
        below = above;
    }
    return sum;
}

}  // namespace

std::optional<Decision> wish_to_strike(const Mind& mind, const State& state, double otherwise) {
    const SeatState& player = state.player();
    for (std::uint8_t slot = 0; slot < player.equipment_count; ++slot) {
        if (!player.is_ready(slot) || !cancels(mind.cards.equipment_card(player.equipment[slot]))) continue;
        State after = state;
        if (apply(after, Move::of(MoveKind::use_equipment, slot), mind.cards, Events())) continue;
        if (after.phase != Phase::use_strike) continue;
        const double struck = static_cast<double>(decide_strike(mind, after).reason.worth);
        if (struck > otherwise + kLeastGain) return chosen(Move::of(MoveKind::use_equipment, slot), struck, otherwise);
    }
    return std::nullopt;
}

std::optional<Decision> wish_to_requisition(const Mind& mind, const State& state) {
    if (!state.market_open || state.replacements > 0 || market_closed(state, mind.cards)) return std::nullopt;
    const auto source = requisition_of(mind, state);
    if (!source || why_illegal(state, source->move, mind.cards)) return std::nullopt;
    const double now = best_trade(mind, state).gain;
    const double hoped = hoped_gain(mind, state, source->cards, now) - source->price;
    if (hoped < now + kLeastGain) return std::nullopt;
    return chosen(source->move, hoped, now);
}

}  // namespace encounters::players
