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
    int card;

    void operator()(const SetFace& effect) const { kit.turnings.push_back({effect, effect.dice, card}); }
    void operator()(const Adjust& effect) const { kit.turnings.push_back({effect, effect.dice, card}); }
    void operator()(const Flip& effect) const { kit.turnings.push_back({effect, effect.dice, card}); }
    void operator()(const Reroll& effect) const { kit.throwings.push_back({effect.dice, {}, card}); }
    void operator()(const AddDice& effect) const { kit.throwings.push_back({{}, effect.dice, card}); }
    void operator()(const Cancel&) const { ++kit.cancels; }
    void operator()(const LockExtra& effect) const {
        for (std::size_t colour = 0; colour < kColours; ++colour)
            kit.locks.colour[colour] = static_cast<std::uint8_t>(kit.locks.colour[colour] + effect.dice.colour[colour]);
        kit.locks.any = static_cast<std::uint8_t>(kit.locks.any + effect.dice.any);
    }
    template <class Other>
    void operator()(const Other&) const {}
};

// R5.8, Q5.11
void add_card(Kit& kit, int card, const std::vector<Effect>& effects) {
    const Kit before = kit;
    for (const Effect& effect : effects) std::visit(AddTo{kit, card}, effect);
    const bool turns = kit.turnings.size() > before.turnings.size();
    const auto throws = static_cast<int>(kit.throwings.size() - before.throwings.size());
    const bool locks = !(kit.locks == before.locks);
    const int kinds = turns + throws + (kit.cancels - before.cancels);
    kit.mixed = kit.mixed || kinds > 1;
    kit.locks_mixed = kit.locks_mixed || (locks && kinds > 0);
}

}  // namespace

Kit kit_of(const State& state, const Catalogue& catalogue, ColourSet bars) {
    Kit kit;
    const SeatState& player = state.player();
    for (int slot = 0; slot < player.equipment_count; ++slot) {
        const EquipmentCard& card = catalogue.equipment_card(player.equipment[static_cast<std::size_t>(slot)]);
        if (player.is_ready(slot) && (!(bars & colour_bit(card.type)) || cancels(card.effects))) add_card(kit, slot, card.effects);
    }
    if (!state.power_used) add_card(kit, kPowerCard, catalogue.command(player.command).effects);
    kit.hires = hires_of(state, state.active);
    return kit;
}

}  // namespace encounters::odds
