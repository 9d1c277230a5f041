#include <encounters/odds/kit.hpp>

namespace encounters::odds {

namespace {

bool cancels(const std::vector<Effect>& effects) {
    for (const Effect& effect : effects)
        if (std::holds_alternative<Cancel>(effect)) return true;
    return false;
}

struct AddTo {
    Kit& kit;
    const State& state;
    const Catalogue& cards;
    ColourSet bars;

    void operator()(const SetFace& effect) const { kit.turnings.push_back({effect, effect.dice}); }
    void operator()(const Adjust& effect) const { kit.turnings.push_back({effect, effect.dice}); }
    void operator()(const Flip& effect) const { kit.turnings.push_back({effect, effect.dice}); }
    void operator()(const Reroll& effect) const { kit.throwings.push_back({effect.dice, {}}); }
    void operator()(const AddDice& effect) const {
        Throwing throwing;
        for (Colour colour : kAllColours) {
            const auto index = static_cast<std::size_t>(index_of(colour));
            if (bars & colour_bit(colour)) continue;
            throwing.joining[index] = static_cast<std::uint8_t>(std::min<int>(effect.dice[index], supply_left(state, cards, colour)));
        }
        if (total(throwing.joining) > 0) kit.throwings.push_back(throwing);
    }
    template <class Other>
    void operator()(const Other&) const {}
};

}  // namespace

Kit kit_of(const State& state, const Catalogue& catalogue, ColourSet bars) {
    Kit kit;
    const AddTo add{kit, state, catalogue, bars};
    const auto add_all = [&](const std::vector<Effect>& effects) {
        for (const Effect& effect : effects) std::visit(add, effect);
    };
    const SeatState& player = state.player();
    for (int slot = 0; slot < player.equipment_count; ++slot) {
        const EquipmentCard& card = catalogue.equipment_card(player.equipment[static_cast<std::size_t>(slot)]);
        if (player.is_ready(slot) && (!(bars & colour_bit(card.type)) || cancels(card.effects))) add_all(card.effects);
    }
    if (!state.power_used) add_all(catalogue.command(player.command).effects);
    kit.hires = hires_of(state, state.active);
    return kit;
}

}  // namespace encounters::odds
