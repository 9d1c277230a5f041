#include "players/veteran/contracts.hpp"

#include "players/veteran/gift.hpp"
#include "players/veteran/trading.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

// Part of an extension's worth that is not believed: the average over Contracts, and the outfit that prices of today
// promise, are too hopeful, and the more so the more is at stake. From 0 to 0.12 plays alike; 0.18 wins 24.4 % and 0.25
// 22.6 % against three with 0.12.
constexpr double kExtendingDoubt = 0.12;

// What the effects of a Contract mean for a turn that begins under it.
struct Terms {
    Outlook outlook;
    double penalty = 0;
    double pay = 0;        // on completion
    double extra = 0;      // whatever happens
    double reputation = 0;
    int delta = 0;
    int choices = 1;
    double per_encounter = 0;
    DiceCounts dice{};

    void operator()(const EncounterValue& effect) {
        if (effect.scope == ValueScope::every_encounter && effect.keywords == 0) delta += effect.delta;
    }
    void operator()(const RevealChoice& effect) { choices = std::max<int>(choices, effect.cards); }
    void operator()(const DefaultPenalty& effect) { penalty += effect.cbills; }
    void operator()(const Pay& effect) {
        switch (effect.when) {
            case PayWhen::per_encounter: per_encounter += effect.cbills; break;
            case PayWhen::per_keyword: extra += 0.7 * effect.cbills; break;
            case PayWhen::on_escape: extra += 0.4 * effect.cbills; break;
            case PayWhen::on_completion: pay += effect.cbills; break;
        }
    }
    void operator()(const ReputationIf& effect) {
        switch (effect.condition) {
            case ReputationCondition::keyword_defeated: reputation += 0.5 * effect.reputation; break;
            case ReputationCondition::encounters_defeated: reputation += 0.15 * effect.reputation; break;
            case ReputationCondition::no_equipment_used: reputation += 0.4 * effect.reputation; break;
        }
    }
    void operator()(const Market& effect) { extra += (effect.closed ? -0.8 : 0.0) - 0.5 * effect.cost - 0.5 * effect.maintenance; }
    void operator()(const Pool& effect) {
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            dice[colour] = static_cast<std::uint8_t>(dice[colour] + effect.add[colour]);
            dice[colour] = static_cast<std::uint8_t>(dice[colour] - std::min(dice[colour], effect.leave_out[colour]));
        }
    }
    void operator()(const SecureBonus&) {}
    void operator()(const NoEscape&) { outlook.can_escape = false; }
    void operator()(const FinalAssault&) { outlook.assault = true; }
    void operator()(const Hazard& effect) { outlook.bars |= static_cast<ColourSet>(effect.types & ~colour_bit(Colour::white)); }
    template <class Other>
    void operator()(const Other&) {}
};

TurnKind kind_of(const Terms& terms, int column) {
    if (!terms.outlook.can_escape || terms.outlook.assault) return TurnKind::no_escape;
    if (column > 0 || terms.per_encounter > 0) return TurnKind::second_column;
    if (terms.choices > 1) return TurnKind::choice;
    if (terms.delta < 0) return TurnKind::easier;
    return terms.delta > 0 ? TurnKind::harder : TurnKind::plain;
}

void count_dice(Terms& terms) {
    for (const Colour colour : kAllColours) {
        const int count = terms.dice[static_cast<std::size_t>(index_of(colour))];
        terms.outlook.pool += count;
        (terms.outlook.bars & colour_bit(colour) ? terms.outlook.barred_dice : terms.outlook.dice) += count;
    }
}

struct Sorted {
    std::array<std::pair<double, double>, 256> list;  // worth, copies
    std::size_t size = 0;
};

// The average of the best of `choices` drawn from the list.
double average_best(Sorted& sorted, int choices) {
    std::sort(sorted.list.begin(), sorted.list.begin() + static_cast<std::ptrdiff_t>(sorted.size));
    double copies = 0;
    for (std::size_t i = 0; i < sorted.size; ++i) copies += sorted.list[i].second;
    double below = 0;
    double sum = 0;
    for (std::size_t i = 0; i < sorted.size; ++i) {
        const double above = below + sorted.list[i].second / copies;
        sum += sorted.list[i].first * (choices > 1 ? above * above - below * below : above - below);
        below = above;
    }
    return sum;
}

// What a turn that has begun does not show yet: pay on an Escape, keywords, conditions that can still be met.
double promises_of(const Mind& mind, const ContractCard& card) {
    constexpr double kCompleted = 0.35;
    Terms terms;
    for (const Effect& effect : card.effects)
        if (std::holds_alternative<Pay>(effect) || std::holds_alternative<ReputationIf>(effect)) std::visit([&](const auto& one) { terms(one); }, effect);
    return terms.extra + kCompleted * terms.reputation * mind.worth.reputation();
}

}  // namespace

Decision Choice::decision() const { return chosen(move_, worth_, count_ > 1 ? second_ : worth_); }

Decision chosen(const Move& move, double worth, double second, double chance) {
    Reason reason;
    reason.kind = ReasonKind::best_worth;
    reason.worth = static_cast<float>(worth);
    reason.second = static_cast<float>(second);
    reason.chance = static_cast<float>(chance);
    return {move, reason};
}

double worth_of_contract(const Mind& mind, const State& state, const Beginning& beginning, const ContractCard& card) {
    Terms terms;
    terms.outlook.pool = 0;
    terms.dice = beginning.dice;
    for (const Effect& effect : card.effects) std::visit([&](const auto& one) { terms(one); }, effect);
    Outlook& outlook = terms.outlook;
    count_dice(terms);
    outlook.kind = kind_of(terms, beginning.column);
    outlook.rate = beginning.column + 1 + terms.per_encounter;
    const Aims& aims = beginning.aims;
    const int sure = card.reputation + beginning.column + beginning.scored;
    const double likely = terms.reputation;
    outlook.stakes.loss = beginning.handing_on + std::min<double>(terms.penalty, state.player().cbills);
    outlook.stakes.prize = terms.pay + aims.worth_of(sure) + likely * (aims.worth_of(sure + 1) - aims.worth_of(sure));
    if (outlook.assault) {
        const double beaten = mind.worth.beating_chance(outlook.pool, 0);
        outlook.stakes.prize = std::max(0.0, beaten * outlook.stakes.prize - (1 - beaten) * outlook.stakes.loss);
    }
    if (outlook.barred_dice > 0) outlook.stakes.prize = 0;
    const int uses = use_list().number_of(uses_of(beginning.tools, outlook.bars));
    return worth_between(mind, outlook, uses) + kept_difference(mind, beginning.tools, outlook.bars, 0) + terms.extra;
}

double worth_of_fresh_turn(const Mind& mind, const State& state, const Beginning& beginning, int choices) {
    Sorted sorted;
    for (const ContractCard& card : mind.cards.contracts)
        sorted.list[sorted.size++] = {worth_of_contract(mind, state, beginning, card), static_cast<double>(card.copies)};
    return average_best(sorted, choices);
}

Decision decide_secure(const Mind& mind, const State& state) {
    State secured = state;
    apply(secured, Move::of(MoveKind::secure), mind.cards, Events());
    if (secured.phase == Phase::swaps) apply(secured, Move::of(MoveKind::done), mind.cards, Events());
    const double securing = worth_with_trades(mind, secured);
    State fresh = state;
    apply(fresh, Move::of(MoveKind::start_fresh), mind.cards, Events());
    const Tools tools = tools_of(state, mind.cards, state.active, Turn::now);
    const Aims aims(state, mind.cards, mind.constants, state.active);
    const Stakes typical{mind.worth.handing_on(), (aims.worth_of(1) + aims.worth_of(2)) / 2 + 1};
    const Outfit outfit = best_outfit(mind, state, tools, {TurnKind::plain, total(pool_of(fresh)), typical});
    const double starting = outfit.gain + worth_of_fresh_turn(mind, fresh, {outfit.tools, aims, pool_of(fresh), 0, 0, mind.worth.handing_on() * aims.cost_of_next_cbill()}, 2);
    if (securing > starting) return chosen(Move::of(MoveKind::secure), securing, starting);
    return chosen(Move::of(MoveKind::start_fresh), starting, securing);
}

// R7.6: whoever chooses for a Censured player leaves the worse one.
Decision decide_contract(const Mind& mind, const State& state) {
    const bool for_oneself = contract_chooser(state) == state.active;
    Choice choice;
    for (std::uint8_t i = 0; i < state.looked_count; ++i) {
        State laid = state;
        const Move move = Move::of(MoveKind::choose_contract, i);
        apply(laid, move, mind.cards, Events());
        const ContractCard& card = mind.cards.contract(ContractId{state.looked[i]});
        double worth = worth_with_trades(mind, laid) + promises_of(mind, card);
        if (!for_oneself) worth = -worth;
        choice.add(move, worth);
    }
    return choice.decision();
}

Decision decide_encounter(const Mind& mind, const State& state) {
    const Tools tools = tools_of(state, mind.cards, state.active, Turn::now);
    Choice choice;
    for (std::uint8_t i = 0; i < state.looked_count; ++i) {
        const EncounterId card{state.looked[i]};
        State next = state;
        EncounterOnTable& shown = next.encounters[next.encounter_count++];
        shown.card = card;
        shown.column = static_cast<std::uint8_t>(state.column_count - 1) & 0xf;
        shown.defeated_by = state.active;
        const Outlook after = outlook_of(mind, next);
        const Outlook before = outlook_of(mind, state);
        const int uses = use_list().number_of(uses_of(tools, before.bars));
        const double promised = (after.stakes.prize - before.stakes.prize) * 0.5 + (after.banked - before.banked - before.rate) * 0.8;
        const double worth = mind.worth.against(before.kind, {std::max(1, before.dice), value_of(state, mind.cards, card)}, uses, before.stakes) + promised;
        choice.add(Move::of(MoveKind::choose_encounter, i), worth);
    }
    return choice.decision();
}

Decision decide_fulfilled(const Mind& mind, const State& state) {
    const Tools tools = tools_of(state, mind.cards, state.active, Turn::now);
    const Outlook outlook = outlook_of(mind, state);
    double kept = 0;
    for (const Tool& tool : tools) kept += tool.left_over;
    const double completing = outlook.banked + outlook.stakes.prize + kept;
    const bool extends = !why_illegal(state, Move::of(MoveKind::extend), mind.cards);
    if (!extends) return chosen(Move::of(MoveKind::complete), completing, 0);
    const Aims aims(state, mind.cards, mind.constants, state.active);
    const int paid = payout_total(state, mind.cards, Ending::complete);
    const int scored = reputation_on_complete(state, mind.cards);
    const Stakes typical{mind.worth.handing_on(), aims.worth_of(scored + state.column_count + 1)};
    const DiceCounts pool = pool_of(state);
    const Outfit outfit = best_outfit(mind, state, tools, {TurnKind::second_column, total(pool), typical});
    // A Default would leave about so many dice unlocked, and all that was scored so far besides.
    const Gift gift{TurnKind::second_column, std::min(4, total(pool)), 0, 1, scored + state.column_count + 1};
    const double handing_on = state.seat_count > 1 ? cost_of_gift(mind, state, gift, aims) : 0;
    const double hoped = paid + outfit.gain + worth_of_fresh_turn(mind, state, {outfit.tools, aims, pool, state.column_count, scored, handing_on}, 1);
    const double extending = hoped - kExtendingDoubt * std::max(0.0, hoped);
    if (extending > completing) return chosen(Move::of(MoveKind::extend), extending, completing);
    return chosen(Move::of(MoveKind::complete), completing, extending);
}

}  // namespace encounters::players
