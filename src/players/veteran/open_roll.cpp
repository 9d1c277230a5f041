// Reads an open roll from the State.
#include "players/veteran/lock_plan.hpp"

namespace encounters::players {

namespace {

// C-bills that tokens and gifts of an Encounter are worth besides its pay.
struct Gifts {
    double operator()(const FieldHire&) const { return kHireWorth; }
    double operator()(const Salvage&) const { return kSalvageWorth; }
    double operator()(const NoblePatronage&) const { return 0.7; }
    double operator()(const Censure&) const { return -0.7; }
    template <class Other>
    double operator()(const Other&) const {
        return 0;
    }
};

double gifts_of(const EncounterCard& card, std::uint8_t struck) {
    double sum = 0;
    for (std::size_t i = 0; i < card.effects.size(); ++i)
        if (!((struck >> i) & 1u)) sum += std::visit(Gifts{}, card.effects[i]);
    return sum;
}

ColourSet hazards_of(const EncounterCard& card, std::uint8_t struck) {
    ColourSet types = 0;
    for (std::size_t i = 0; i < card.effects.size(); ++i)
        if (const Hazard* hazard = std::get_if<Hazard>(&card.effects[i]); hazard && !((struck >> i) & 1u)) types |= hazard->types;
    return types;
}

// R5.9
bool earns_hazard_pay(const State& state, const Catalogue& cards, ColourSet types) {
    const SeatState& player = state.player();
    for (int slot = 0; slot < player.equipment_count; ++slot)
        if (player.is_ready(slot) && (types & colour_bit(cards.equipment_card(player.equipment[static_cast<std::size_t>(slot)]).type))) return true;
    return false;
}

State beaten(const Mind& mind, const State& state) {
    State after = state;
    EncounterOnTable& newest = after.encounters[state.newest];
    newest.defeated_by = state.active;
    const ColourSet types = hazards_of(mind.cards.encounter(newest.card), newest.struck);
    if (types != 0 && earns_hazard_pay(state, mind.cards, types)) newest.hazard_pay = 1;
    return after;
}

void read_dice(const State& state, Roll& roll) {
    for (std::uint8_t i = 0; i < state.dice_count && state.dice[i].unlocked() && roll.size < kMostRolled; ++i) {
        const Die& die = state.dice[i];
        if ((roll.bars & colour_bit(die.colour)) || die.face == 0) continue;
        roll.dice[static_cast<std::size_t>(roll.size++)] = {i, die.face, die.colour, die.marks != 0};
    }
}

// The effect that is being carried out comes first, with the icons it has left.
void read_use(const Mind& mind, const State& state, Roll& roll) {
    if (state.use.source == kNone) return;
    Tool tool;
    tool.source = state.use.source;
    tool.hire = state.use.source == kSourceHire ? state.use.card : kNone;
    tool.icons = state.use.icons;
    if (state.use.source == kSourceHire)
        tool.icons.any = 1;
    else if (state.use.source == kSourcePower)
        tool.effect = &mind.cards.command(CommandId{state.use.card}).effects[state.use.effect];
    else
        tool.effect = &mind.cards.equipment_card(EquipmentId{state.use.card}).effects[state.use.effect];
    tool.counted.times = 0;
    roll.tools.add(tool);
    roll.in_use = true;
    roll.must_act = !state.use.acted;
}

}  // namespace

Roll roll_of(const Mind& mind, const State& state) {
    Roll roll;
    const EncounterOnTable& newest = state.encounters[state.newest];
    const EncounterCard& card = mind.cards.encounter(newest.card);
    roll.value = value_of(state, mind.cards, newest.card);
    roll.bounds = lock_bounds(state, mind.cards);
    roll.bars = barred(state, mind.cards);
    read_dice(state, roll);
    read_use(mind, state, roll);
    for (const Tool& tool : tools_of(state, mind.cards, state.active, Turn::now)) roll.tools.add(tool);
    const Outlook before = outlook_of(mind, state);
    roll.failing = before.banked - before.stakes.loss;
    roll.after = outlook_of(mind, beaten(mind, state));
    roll.extra = gifts_of(card, newest.struck);
    roll.decides = state.ending != Ending::none;
    if (state.ending == Ending::escape) roll.after.stakes.prize = 0;
    return roll;
}

}  // namespace encounters::players
