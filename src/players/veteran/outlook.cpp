#include "players/veteran/outlook.hpp"

#include "players/veteran/gift.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

// What the current Contract does to a turn, struck effects left out.
struct Reading {
    Outlook& outlook;
    int delta = 0;
    int choices = 1;
    int penalty = 0;
    int per_encounter = 0;
    int if_unused = 0;
    void operator()(const EncounterValue& effect) {
        if (effect.scope == ValueScope::every_encounter && effect.keywords == 0) delta += effect.delta;
    }
    void operator()(const RevealChoice& effect) { choices = std::max<int>(choices, effect.cards); }
    void operator()(const DefaultPenalty& effect) { penalty += effect.cbills; }
    void operator()(const Pay& effect) {
        if (effect.when == PayWhen::per_encounter) per_encounter += effect.cbills;
    }
    void operator()(const ReputationIf& effect) {
        if (effect.condition == ReputationCondition::no_equipment_used) if_unused += effect.reputation;
    }
    void operator()(const NoEscape&) { outlook.can_escape = false; }
    void operator()(const FinalAssault&) { outlook.assault = true; }
    void operator()(const Hazard& effect) { outlook.bars |= effect.types; }
    template <class Other>
    void operator()(const Other&) {}
};

template <class Read>
void read_effects(const std::vector<Effect>& effects, std::uint8_t struck, Read& read) {
    for (std::size_t i = 0; i < effects.size(); ++i)
        if (!((struck >> i) & 1u)) std::visit([&](const auto& effect) { read(effect); }, effects[i]);
}

TurnKind kind_of(const Outlook& outlook, const Reading& reading, int column) {
    if (!outlook.can_escape || outlook.assault) return TurnKind::no_escape;
    if (column > 0 || reading.per_encounter > 0) return TurnKind::second_column;
    if (reading.choices > 1) return TurnKind::choice;
    if (reading.delta < 0) return TurnKind::easier;
    return reading.delta > 0 ? TurnKind::harder : TurnKind::plain;
}

void count_dice(const State& state, Outlook& outlook) {
    outlook.pool = 0;
    for (int i = 0; i < state.dice_count; ++i) {
        const Die& die = state.dice[static_cast<std::size_t>(i)];
        if (die.place == kLeftOut) continue;
        ++outlook.pool;
        if (!die.unlocked()) continue;
        ++(outlook.bars & colour_bit(die.colour) ? outlook.barred_dice : outlook.dice);
    }
}

// Q6.7: one more Encounter with every die, before the Contract counts.
void expect_assault(const Mind& mind, Outlook& outlook) {
    const double beaten = mind.worth.beating_chance(outlook.pool, 0);
    outlook.stakes.prize = std::max(0.0, beaten * outlook.stakes.prize - (1 - beaten) * outlook.stakes.loss);
}

// No way out and dice that can't be locked (Q4.10): only a cancel helps, and that is looked at where there is one.
bool is_lost(const Outlook& outlook) { return outlook.barred_dice > 0 && !outlook.can_escape; }

}  // namespace

Outlook outlook_of(const Mind& mind, const State& state) {
    Outlook outlook;
    if (!has_contract(state)) return outlook;
    Reading reading{outlook};
    const Column& column = state.column();
    read_effects(mind.cards.contract(column.contract).effects, column.struck, reading);
    if (state.player().command.exists()) read_effects(mind.cards.command(state.player().command).effects, 0, reading);
    outlook.bars &= static_cast<ColourSet>(~colour_bit(Colour::white));
    count_dice(state, outlook);
    outlook.kind = kind_of(outlook, reading, state.column_count - 1);
    outlook.rate = state.column_count + reading.per_encounter;
    const int escape = payout_total(state, mind.cards, Ending::escape);
    const int complete = payout_total(state, mind.cards, Ending::complete);
    const int fail = payout_total(state, mind.cards, Ending::defaulted);
    const Aims aims(state, mind.cards, mind.constants, state.active);
    outlook.banked = escape;
    const double penalty = std::min<double>(reading.penalty, state.player().cbills + fail);
    outlook.current_pay = escape - fail;
    outlook.stakes.loss = escape - fail + penalty + cost_of_handing_on(mind, state, outlook, aims);
    const int scored = reputation_on_complete(state, mind.cards);
    outlook.stakes.prize = complete - escape + aims.worth_of(scored);
    if (!column.equipment_used) outlook.unused_bonus = aims.worth_of(scored) - aims.worth_of(scored - reading.if_unused);
    if (outlook.assault) expect_assault(mind, outlook);
    if (outlook.barred_dice > 0) outlook.stakes.prize = 0;
    return outlook;
}

double kept_difference(const Mind& mind, const Tools& tools, ColourSet bars, std::uint32_t used) {
    Uses uses;
    double kept = 0;
    for (int i = 0; i < tools.size; ++i) {
        if ((used >> i) & 1u) continue;
        kept += tools[i].left_over;
        if (!tools[i].is_barred(bars)) count(tools[i], uses);
    }
    return kept - mind.worth.left_over(use_list().number_of(uses));
}

double worth_of_push(const Mind& mind, const Outlook& outlook, int uses) {
    if (is_lost(outlook)) return worth_of_default(mind, outlook, uses);
    if (outlook.dice == 0) return worth_of_default(mind, outlook, uses);
    return outlook.banked + mind.worth.push(outlook.kind, outlook.dice, uses, outlook.stakes);
}

double worth_of_escape(const Mind& mind, const Outlook& outlook, int uses) {
    const double kept = outlook.banked + mind.worth.left_over(uses);
    if (!outlook.assault) return kept;
    const double beaten = outlook.dice > 0 ? mind.worth.beating_chance(outlook.dice, uses) : 0;
    return kept + beaten * outlook.rate - (1 - beaten) * outlook.stakes.loss;
}

double worth_between(const Mind& mind, const Outlook& outlook, int uses) {
    if (is_lost(outlook)) return worth_of_default(mind, outlook, uses);
    if (outlook.dice == 0 && outlook.barred_dice > 0) return worth_of_escape(mind, outlook, uses);
    const double table = outlook.banked + mind.worth.between(outlook.kind, outlook.dice, uses, outlook.stakes);
    return outlook.assault && outlook.dice > 0 ? std::max(table, worth_of_escape(mind, outlook, uses)) : table;
}

double worth_after(const Mind& mind, const Outlook& outlook, int uses) {
    if (is_lost(outlook)) return worth_of_default(mind, outlook, uses);
    if (outlook.dice == 0 && outlook.barred_dice > 0) return worth_of_escape(mind, outlook, uses);
    const double table = outlook.banked + mind.worth.after_defeat(outlook.kind, outlook.dice, uses, outlook.stakes);
    return outlook.assault && outlook.dice > 0 ? std::max(table, worth_of_escape(mind, outlook, uses)) : table;
}

double worth_of_default(const Mind& mind, const Outlook& outlook, int uses) {
    return outlook.banked - outlook.stakes.loss + mind.worth.left_over(uses);
}

}  // namespace encounters::players
