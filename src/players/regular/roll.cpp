// An open roll: the lock that promises most; cards only to fulfil the Contract or where bare dice fail; else a Default.
#include "players/regular/open_roll.hpp"
#include "players/regular/thrown.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

Action use_of(const Sight& sight, std::uint8_t source) {
    if (source == kSourcePower) return MoveKind::use_power;
    if (source != kSourceHire) return {MoveKind::use_equipment, source};
    int i = 0;
    while (sight.state.hires[static_cast<std::size_t>(i)].seat != sight.state.active) ++i;
    return {MoveKind::use_hire, sight.state.hires[static_cast<std::size_t>(i)].card.value};
}

// Sources that are ready and not barred, by what they do: bit 0 for the power, bit s + 1 for the Equipment in slot s.
using SourceSet = unsigned;
struct Helpers {
    SourceSet turn = 0;
    SourceSet throws = 0;
    SourceSet cancel = 0;

    bool none() const { return (turn | throws | cancel) == 0; }
    void add(SourceSet source, bool turns, bool throws_dice, bool cancels) {
        turn |= turns ? source : 0u;
        throws |= throws_dice ? source : 0u;
        cancel |= cancels ? source : 0u;
    }
};

Helpers helpers_now(const Sight& sight) {
    Helpers helpers;
    if (!sight.state.power_used) {
        const UseNumbers& power = sight.power();
        helpers.add(1, power.turns, power.rerolls || power.adds, power.cancels);
    }
    unsigned ready = ready_slots(sight.own());
    if (ready == 0) return helpers;
    const ColourSet bars = bars_now(sight);
    for (; ready != 0; ready &= ready - 1) {
        const auto slot = static_cast<std::size_t>(__builtin_ctz(ready));
        const Glance& glance = sight.tables.cards.glances[sight.own().equipment[slot].value];
        if (bars & glance.type) continue;
        helpers.add(2u << slot, glance.kinds & kTurns, glance.kinds & kThrows, glance.kinds & kCancels);
    }
    return helpers;
}

// Calls `with` for each: its name, its numbers and its effects.
template <class F>
void each_of(const Sight& sight, SourceSet sources, F with) {
    if (sources & 1u) with(kSourcePower, sight.power(), sight.cards.command(sight.own().command).effects);
    for (sources >>= 1; sources != 0; sources &= sources - 1) {
        const auto slot = static_cast<std::uint8_t>(__builtin_ctz(sources));
        with(slot, sight.slot(slot), sight.cards.equipment_card(sight.own().equipment[slot]).effects);
    }
}

// All sets of as many dice are worth the same; the best two numbers of dice are weighed.
bool weigh_bare(const Sight& sight, Desk& desk, const Outlook& outlook, Choice& choice) {
    std::array<BestWay, 2> best{};
    desk.matching.each_way([&](const Way& way) {
        const float worth = outlook.beaten_with(way.dice, 0);
        if (best[0].way.dice == 0 || worth > best[0].worth) {
            best[1] = best[0];
            best[0] = {way, worth};
        } else if (best[1].way.dice == 0 || worth > best[1].worth) {
            best[1] = {way, worth};
        }
    });
    for (std::size_t i = 0; i < best.size() && best[i].way.dice > 0; ++i) {
        const bool told = i == 0 || desk.wanted == Wanted::second_too;
        const std::uint32_t dice = told ? canonical_dice(sight.state, desk.matching.dice_of(best[i].way)) : 0;
        choice.weigh(Action::lock(dice), best[i].worth);
    }
    return best[0].way.dice > 0;
}

// Without helpers there is one move where the dice match in one number of them, or not at all.
bool is_settled(const Sight& sight, Desk& desk, Choice& choice) {
    if (desk.question.value > kMostValue || sight.state.hire_count > 0 || !helpers_now(sight).none()) return false;
    int ways = 0;
    Way only;
    desk.matching.each_way([&](const Way& way) {
        ++ways;
        only = way;
    });
    if (ways > 1) return false;
    choice.weigh(ways == 0 ? Action(MoveKind::declare_default) : Action::lock(canonical_dice(sight.state, desk.matching.dice_of(only))), 0);
    return true;
}

// How far all icons together could lower or raise dice with these faces (bit f for face f).
struct Span {
    int down = 0;
    int up = 0;
};
Span span_of(const Sight& sight, const Question& question, unsigned faces) {
    Span span;
    for (int i = 0; i < question.turning_count; ++i) {
        const Turning& turning = question.turnings[static_cast<std::size_t>(i)];
        const int icons = turning.icons.count();
        const Spans& spans = sight.tables.turnings.spans(turning);
        span.down += spans.down[faces >> 1] * icons;
        span.up += spans.up[faces >> 1] * icons;
    }
    return span;
}

// Whether any faces of at least so many dice could total the value.
bool may_be_enough(const Question& question, int needed) {
    return needed <= question.piece_count && needed <= question.value && question.value <= 6 * question.piece_count;
}

// Whether turning could make at least so many dice total the value: never wrongly no.
bool may_total(const Sight& sight, const Question& question, int needed) {
    std::array<int, 7> dice{};
    unsigned faces = 0;
    int highest = 0;  // of all dice
    for (int i = 0; i < question.piece_count; ++i) {
        const int face = question.pieces[static_cast<std::size_t>(i)].face;
        ++dice[static_cast<std::size_t>(face)];
        faces |= 1u << face;
        highest += face;
    }
    int lowest = 0;  // of the needed dice with the lowest faces
    int left = needed;
    for (int face = 1; face <= 6 && left > 0; ++face) {
        const int taken = std::min(left, dice[static_cast<std::size_t>(face)]);
        lowest += taken * face;
        left -= taken;
    }
    const Span span = span_of(sight, question, faces);
    return lowest - span.down <= question.value && question.value <= highest + span.up;
}

// With dice that match, only what fulfils the Contract is worth a card.
void weigh_turning(const Sight& sight, Desk& desk, const Outlook& outlook, Choice& choice) {
    const bool matches = !choice.empty();
    const int needed = std::max(desk.question.bounds.min, matches ? outlook.needed() : 1);
    if (!may_be_enough(desk.question, needed)) return;
    add_helpers(sight, desk.question);
    if (desk.question.turning_count == 0 || !may_total(sight, desk.question, needed)) return;
    desk.matching.solve(desk.question);
    std::array<float, kMostTurnings> worths{};
    unsigned found = 0;
    desk.matching.each_way_with(matches ? std::max(1, outlook.needed()) : 1, [&](const Way& way) {
        if (way.uses == 0) return;
        const int first = __builtin_ctz(way.uses);
        const float worth = outlook.beaten_with(way.dice, way.helpers) - way.cost;
        float& best = worths[static_cast<std::size_t>(first)];
        if (!((found >> first) & 1u) || worth > best) best = worth;
        found |= 1u << first;
    });
    for (; found != 0; found &= found - 1) {
        const std::size_t first = static_cast<std::size_t>(__builtin_ctz(found));
        choice.weigh(use_of(sight, desk.question.turnings[first].source), worths[first]);
    }
}

// Throwing again takes every die that an icon fits, in their order.
float chance_of_reroll(const Sight& sight, const Question& question, const Reroll& reroll) {
    DiceIcons icons = reroll.dice;
    std::uint32_t thrown = 0;
    for (int i = 0; i < question.piece_count; ++i) {
        const Colour colour = question.pieces[static_cast<std::size_t>(i)].colour;
        if (!fits(icons, colour)) continue;
        spend(icons, colour);
        thrown |= 1u << i;
    }
    return sight.tables.thrown.chance(__builtin_popcount(thrown), totals_without(question, thrown), question.value);
}

float chance_of_adding(const Sight& sight, const Question& question, const AddDice& add) {
    int added = 0;
    for (Colour colour : kAllColours)
        added += std::min<int>(add.dice[static_cast<std::size_t>(index_of(colour))], supply_left(sight.state, sight.cards, colour));
    added = std::min(added, kMaxDice - sight.state.dice_count);
    return sight.tables.thrown.chance(added, totals_without(question, 0), question.value);
}

// Where nothing matches: throwing dice again, or more of them.
void weigh_throwing(const Sight& sight, const Question& question, const Outlook& outlook, const Helpers& helpers, Choice& choice) {
    each_of(sight, helpers.throws, [&](std::uint8_t source, const UseNumbers& use, const std::vector<Effect>& effects) {
        float chance = 0;
        for (const Effect& effect : effects) {
            if (const auto* reroll = std::get_if<Reroll>(&effect)) chance = std::max(chance, chance_of_reroll(sight, question, *reroll));
            if (const auto* add = std::get_if<AddDice>(&effect)) chance = std::max(chance, chance_of_adding(sight, question, *add));
        }
        if (chance <= 0) return;
        const int dice = std::min(2, std::max(1, question.piece_count));
        const float worth = chance * outlook.beaten_with(dice, 1) + (1 - chance) * outlook.defaulted() - use.cost;
        choice.weigh(use_of(sight, source), worth, chance);
    });
}

// The best that striking one effect makes of the roll; nothing when none helps.
float worth_after_strike(const Sight& sight, Desk& desk, const Outlook& outlook) {
    float best = outlook.defaulted();
    const auto try_strike = [&](State& struck, std::uint8_t& mask, std::size_t effect) {
        if ((mask >> effect) & 1u) return;
        mask |= static_cast<std::uint8_t>(1u << effect);
        const Sight after{struck, sight.cards, sight.tables};
        put_question(after, desk.question);
        desk.matching.solve(desk.question);
        const BestWay way = best_way(desk.matching, outlook);
        if (way.way.dice > 0) best = std::max(best, way.worth);
        mask &= static_cast<std::uint8_t>(~(1u << effect));
    };
    State copy = sight.state;
    const std::size_t printed = sight.cards.encounter(copy.encounters[copy.newest].card).effects.size();
    for (std::size_t i = 0; i < printed; ++i) try_strike(copy, copy.encounters[copy.newest].struck, i);
    const auto& effects = sight.cards.contract(copy.column().contract).effects;
    for (std::size_t i = 0; i < effects.size(); ++i)
        if (std::holds_alternative<Hazard>(effects[i]) || std::holds_alternative<EncounterValue>(effects[i])) try_strike(copy, copy.column().struck, i);
    return best;
}

void weigh_cancelling(const Sight& sight, Desk& desk, const Outlook& outlook, const Helpers& helpers, Choice& choice) {
    each_of(sight, helpers.cancel, [&](std::uint8_t source, const UseNumbers& use, const std::vector<Effect>&) {
        const float worth = worth_after_strike(sight, desk, outlook);
        if (worth > outlook.defaulted()) choice.weigh(use_of(sight, source), worth - use.cost);
    });
}

// A value beyond all tables: any set that the rules offer.
void weigh_beyond_tables(const Sight& sight, Choice& choice) {
    if (!can_lock(sight.state, sight.cards)) return;
    std::vector<Move> actions;
    legal_actions(sight.state, sight.cards, actions);
    choice.weigh(Action(actions.front()), 0);
}

}  // namespace

void weigh_roll(const Sight& sight, Desk& desk, Choice& choice) {
    put_question(sight, desk.question);
    desk.matching.solve(desk.question);
    if (desk.wanted == Wanted::move_only && is_settled(sight, desk, choice)) return;
    const Outlook outlook(sight);
    const bool matches = weigh_bare(sight, desk, outlook, choice);
    if (desk.question.value > kMostValue) weigh_beyond_tables(sight, choice);
    const Helpers helpers = helpers_now(sight);
    if (helpers.turn != 0 || sight.state.hire_count > 0) weigh_turning(sight, desk, outlook, choice);
    if (matches || (desk.question.value > kMostValue && !choice.empty())) return;
    weigh_throwing(sight, desk.question, outlook, helpers, choice);
    choice.weigh(MoveKind::declare_default, outlook.defaulted());
    weigh_cancelling(sight, desk, outlook, helpers, choice);
}

}  // namespace encounters::players::regular
