#include "players/veteran/tools.hpp"

namespace encounters::players {

namespace {

struct Icons {
    DiceIcons operator()(const SetFace& effect) const { return effect.dice; }
    DiceIcons operator()(const Adjust& effect) const { return effect.dice; }
    DiceIcons operator()(const Reroll& effect) const { return effect.dice; }
    DiceIcons operator()(const Flip& effect) const { return effect.dice; }
    DiceIcons operator()(const LockExtra& effect) const { return effect.dice; }
    DiceIcons operator()(const AddDice& effect) const { return {effect.dice, 0}; }
    template <class Other>
    DiceIcons operator()(const Other&) const {
        return {};
    }
};

bool cancels(const std::vector<Effect>& effects) {
    for (const Effect& effect : effects)
        if (std::holds_alternative<Cancel>(effect)) return true;
    return false;
}

std::optional<Tool> first_tool(const std::vector<Effect>& effects) {
    for (const Effect& effect : effects) {
        const auto counted = counted_use(effect);
        if (!counted && !std::holds_alternative<Reroll>(effect)) continue;
        Tool tool;
        tool.effect = &effect;
        tool.icons = std::visit(Icons{}, effect);
        tool.counted = counted.value_or(CountedUse{UseKind::reroll, 0});
        return tool;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Tool> tool_of(const EquipmentCard& card) {
    auto tool = first_tool(card.effects);
    if (!tool) return tool;
    tool->left_over = left_over_worth(card);
    tool->type = card.type;
    tool->minds_bars = !cancels(card.effects);
    return tool;
}

Tools tools_of(const State& state, const Catalogue& catalogue, SeatIndex seat, Turn turn) {
    Tools tools;
    const SeatState& owner = state.seats[seat];
    for (std::uint8_t slot = 0; slot < owner.equipment_count; ++slot) {
        if (!owner.is_ready(slot)) continue;
        auto tool = tool_of(catalogue.equipment_card(owner.equipment[slot]));
        if (!tool) continue;
        tool->source = slot;
        tools.add(*tool);
    }
    if (owner.command.exists() && (turn == Turn::next || !state.power_used))
        if (auto tool = first_tool(catalogue.command(owner.command).effects)) {
            tool->source = kSourcePower;
            tools.add(*tool);
        }
    int hires = 0;
    for (int i = 0; i < state.hire_count && hires < 2; ++i) {
        if (state.hires[static_cast<std::size_t>(i)].seat != seat) continue;
        Tool tool;
        tool.source = kSourceHire;
        tool.hire = state.hires[static_cast<std::size_t>(i)].card.value;
        tool.icons.any = 1;
        tool.left_over = kHireWorth;
        tools.add(tool);
        ++hires;
    }
    return tools;
}

Move use_of(const Tool& tool) {
    if (tool.source == kSourcePower) return Move::of(MoveKind::use_power);
    if (tool.source == kSourceHire) return Move::of(MoveKind::use_hire, tool.hire);
    return Move::of(MoveKind::use_equipment, tool.source);
}

void count(const Tool& tool, Uses& uses) {
    std::uint8_t& sum = uses.of(tool.counted.kind);
    sum = static_cast<std::uint8_t>(sum + tool.counted.times);
}

Uses uses_of(const Tools& tools, ColourSet bars) {
    Uses uses;
    for (const Tool& tool : tools)
        if (!tool.is_barred(bars)) count(tool, uses);
    return uses;
}

}  // namespace encounters::players
