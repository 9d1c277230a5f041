// An open roll: the lock that promises most; cards only to fulfil the Contract or where bare dice fail; else a Default.
#include "players/regular/open_roll.hpp"
#include "players/regular/thrown.hpp"
#include "players/regular/total_range.hpp"

#include <algorithm>
#include <cstring>

namespace encounters::players::regular {

namespace {

Action use_of(const Sight& sight, std::uint8_t source) {
    if (source == kSourcePower) return MoveKind::use_power;
    if (source != kSourceHire) return {MoveKind::use_equipment, source};
    int i = 0;
    while (sight.state.hires[static_cast<std::size_t>(i)].seat != sight.state.active) ++i;
    return {MoveKind::use_hire, sight.state.hires[static_cast<std::size_t>(i)].card.value};
}

// Calls `with` for each: its name, its numbers and its effects.
template <class F>
void each_of(const Sight& sight, SourceSet sources, F with) {
    if (sources & 1u) with(kSourcePower, sight.power(), sight.cards.command(sight.own().command).effects);
    for (sources >>= 2; sources != 0; sources &= sources - 1) {
        const auto slot = static_cast<std::uint8_t>(__builtin_ctz(sources));
        with(slot, sight.slot(slot), sight.cards.equipment_card(sight.own().equipment[slot]).effects);
    }
}

// What can be done about an open roll, and what it leads to.
struct Means {
    const Outlook& outlook;
    Helpers helpers;
};

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
    if (desk.question.value > kMostValue) return false;
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

// The most worthwhile way with at least so many dice, of those that begin with each turning; no dice where there is none.
using BestWays = std::array<BestWay, kMostTurnings>;
BestWays best_ways(const Matching& matching, const Outlook& outlook, int least) {
    BestWays best{};
    matching.each_way_with(least, [&](const Way& way) {
        if (way.uses == 0) return;
        const float worth = outlook.beaten_with(way.dice, way.helpers) - way.cost;
        BestWay& so_far = best[static_cast<std::size_t>(__builtin_ctz(way.uses))];
        if (so_far.way.dice == 0 || worth > so_far.worth) so_far = {way, worth};
    });
    return best;
}

// The best use so far, with what it turns first. Where using a card changes what completing scores, the roll would have to
// be weighed anew: then nothing is promised.
void promise(const Sight& sight, Desk& desk, const BestWay& best, std::size_t first) {
    PromisedTurn& promised = desk.promised;
    const bool is_better = promised.source == kNone || best.worth > promised.worth;
    if (!is_better || sight.contract().changes_score || sight.power().changes_score) return;
    const Turning& turning = desk.question.turnings[first];
    const TurnedDie turned = first_turned(desk.question, desk.matching.answer(best.way), static_cast<int>(first));
    promised.source = turning.source;
    promised.effect = turning.effect;
    promised.worth = best.worth;
    promised.die = turned.die;
    promised.face = turned.face;
}

void keep_promise(const State& state, PromisedTurn& promised) {
    if (promised.source == kNone) return;
    std::memcpy(static_cast<void*>(&promised.asked), &state, sizeof(State));
    if (promised.source < kMaxEquipment) promised.asked.column().equipment_used = 1;
}

// Each source alone; only where none is enough, several together. With dice that match, only what fulfils the Contract
// is worth a card.
void weigh_turning(const Sight& sight, Desk& desk, const Means& means, Choice& choice) {
    const int least = choice.empty() ? 1 : std::max(1, means.outlook.needed());
    Question& question = desk.question;
    const TotalRange range(question, std::max(question.bounds.min, least));
    if (!range.are_enough_dice()) return;
    bool is_found = false;
    const auto weigh_with = [&](SourceSet used) {
        question.turning_count = 0;
        add_helpers(sight, used, question);
        if (!range.may_total(sight, question)) return;
        desk.matching.solve(question);
        const BestWays best = best_ways(desk.matching, means.outlook, least);
        for (std::size_t first = 0; first < static_cast<std::size_t>(question.turning_count); ++first) {
            if (best[first].way.dice == 0) continue;
            choice.weigh(use_of(sight, question.turnings[first].source), best[first].worth);
            promise(sight, desk, best[first], first);
            is_found = true;
        }
    };
    const SourceSet sources = means.helpers.turn;
    for (SourceSet left = sources; left != 0; left &= left - 1) weigh_with(left & (0u - left));
    if (!is_found && (sources & (sources - 1)) != 0) weigh_with(sources);
    keep_promise(sight.state, desk.promised);
}

// Throwing again takes every die that an icon fits, in their order.
float chance_of_reroll(const Sight& sight, const Question& question, const Reroll& reroll) {
    DiceIcons icons = reroll.dice;
    std::uint32_t thrown = 0;
    for (int i = 0; i < question.piece_count; ++i) {
        const Colour colour = question.pieces[static_cast<std::size_t>(i)].colour;
        if (!fits(icons, colour)) continue;
        spend_icon(icons, colour);
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
void weigh_throwing(const Sight& sight, const Question& question, const Means& means, Choice& choice) {
    const Outlook& outlook = means.outlook;
    each_of(sight, means.helpers.throws, [&](std::uint8_t source, const UseNumbers& use, const std::vector<Effect>& effects) {
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

void weigh_cancelling(const Sight& sight, Desk& desk, const Means& means, Choice& choice) {
    const Outlook& outlook = means.outlook;
    each_of(sight, means.helpers.cancel, [&](std::uint8_t source, const UseNumbers& use, const std::vector<Effect>&) {
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
    desk.promised.source = kNone;
    put_question(sight, desk.question);
    desk.matching.solve(desk.question);
    const Helpers helpers = helpers_now(sight);
    if (desk.wanted == Wanted::move_only && helpers.none() && is_settled(sight, desk, choice)) return;
    const Outlook outlook(sight);
    const Means means{outlook, helpers};
    const bool matches = weigh_bare(sight, desk, outlook, choice);
    if (desk.question.value > kMostValue) weigh_beyond_tables(sight, choice);
    if (helpers.turn != 0) weigh_turning(sight, desk, means, choice);
    if (matches || (desk.question.value > kMostValue && !choice.empty())) return;
    weigh_throwing(sight, desk.question, means, choice);
    choice.weigh(MoveKind::declare_default, outlook.defaulted());
    weigh_cancelling(sight, desk, means, choice);
}

}  // namespace encounters::players::regular
