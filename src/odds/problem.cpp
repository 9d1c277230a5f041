#include "odds/problem.hpp"

#include <algorithm>
#include <map>

namespace encounters::odds {

namespace {

struct Strike {
    StrikeTarget target = StrikeTarget::contract;
    std::uint8_t effect = 0;
};

bool matters(const Effect& effect) {
    return std::holds_alternative<Hazard>(effect) || std::holds_alternative<LockCount>(effect) || std::holds_alternative<LockOnly>(effect) ||
           std::holds_alternative<LockWith>(effect) || std::holds_alternative<EncounterValue>(effect) || std::holds_alternative<Pool>(effect);
}

const std::vector<Effect>& effects_of(const State& state, const Catalogue& cards, StrikeTarget target) {
    if (target == StrikeTarget::contract) return cards.contract(state.column().contract).effects;
    return cards.encounter(state.encounters[state.newest].card).effects;
}

// R5.8: those that change what is asked of the dice.
std::vector<Strike> useful_strikes(const State& state, const Catalogue& cards) {
    std::vector<Strike> useful;
    for (const Move& move : strikes(state, cards)) {
        const Strike strike{static_cast<StrikeTarget>(move.a), move.b};
        if (matters(effects_of(state, cards, strike.target)[strike.effect])) useful.push_back(strike);
    }
    return useful;
}

void strike_out(State& state, const Strike& strike) {
    const auto bit = static_cast<std::uint8_t>(1u << strike.effect);
    if (strike.target == StrikeTarget::contract) {
        state.column().struck |= bit;
    } else {
        state.encounters[state.newest].struck |= bit;
    }
}

// A die of every colour, so that every colour asked for binds unless it is barred.
LockBounds bounds_asked(State state, const Catalogue& cards) {
    state.dice_count = 0;
    for (Colour colour : kAllColours) state.dice[state.dice_count++] = Die{colour, 1, kUnlocked, 0};
    return lock_bounds(state, cards);
}

int left_out(const State& state, Colour colour) {
    int count = 0;
    for (int i = 0; i < state.dice_count; ++i)
        count += state.dice[static_cast<std::size_t>(i)].colour == colour && state.dice[static_cast<std::size_t>(i)].place == kLeftOut;
    return count;
}

Situation situation_of(const State& state, const Catalogue& cards) {
    Situation situation;
    situation.bars = barred(state, cards);
    situation.bounds = bounds_asked(state, cards);
    situation.kit = kit_of(state, cards, situation.bars);
    if (is_assault(state)) situation.kit.locks = {};  // Q6.7
    return situation;
}

// Q5.14
void add_pool_change(Situation& situation, const State& state, const Effect& struck) {
    const Pool* pool = std::get_if<Pool>(&struck);
    if (!pool) return;
    for (Colour colour : kAllColours) {
        const auto index = static_cast<std::size_t>(index_of(colour));
        const int leaving = situation.leaving[index] + pool->add[index];
        const int returning = situation.returning[index] + pool->leave_out[index];
        situation.leaving[index] = static_cast<std::uint8_t>(std::min<int>(leaving, state.contract_dice[index]));
        situation.returning[index] = static_cast<std::uint8_t>(std::min(returning, left_out(state, colour)));
    }
}

// All sets of strikes that the cancels allow, each found from the one without its last strike.
class Situations {
public:
    Situations(Problem& problem, const Catalogue& cards) : problem_(problem), cards_(cards) {}

    void add(const State& state, const Situation& situation) {
        if (situation.kit.cancels > 0) strikes_ = useful_strikes(state, cards_);
        known_[0] = push(state, situation);
        grow(state, 0, situation.kit.cancels);
    }

private:
    int push(const State& state, const Situation& situation) {
        problem_.situations.push_back(situation);
        problem_.values.push_back({value_of(state, cards_, state.encounters[state.newest].card)});
        return static_cast<int>(problem_.situations.size()) - 1;
    }

    void grow(const State& state, unsigned struck, int cancels) {
        if (cancels == 0) return;
        for (std::size_t i = 0; i < strikes_.size(); ++i) {
            const unsigned bit = 1u << i;
            if (struck & bit) continue;
            const int from = known_.at(struck);
            if (const auto found = known_.find(struck | bit); found != known_.end()) {
                problem_.situations[static_cast<std::size_t>(from)].next.push_back(found->second);
                continue;
            }
            State after = state;
            strike_out(after, strikes_[i]);
            Situation situation = situation_of(after, cards_);
            situation.leaving = problem_.situations[static_cast<std::size_t>(from)].leaving;
            situation.returning = problem_.situations[static_cast<std::size_t>(from)].returning;
            add_pool_change(situation, state, effects_of(state, cards_, strikes_[i].target)[strikes_[i].effect]);
            known_[struck | bit] = push(after, situation);
            problem_.situations[static_cast<std::size_t>(from)].next.push_back(known_[struck | bit]);
            grow(after, struck | bit, cancels - 1);
        }
    }

    Problem& problem_;
    const Catalogue& cards_;
    std::vector<Strike> strikes_;
    std::map<unsigned, int> known_;
};

}  // namespace

bool Situation::operator==(const Situation& other) const {
    return bars == other.bars && bounds.min == other.bounds.min && bounds.max == other.bounds.max && bounds.faces == other.bounds.faces &&
           bounds.with == other.bounds.with && kit == other.kit && leaving == other.leaving && returning == other.returning && next == other.next;
}

int shown_count(const Problem& problem, Colour colour) {
    int count = 0;
    for (const std::uint8_t face : problem.shown[static_cast<std::size_t>(index_of(colour))]) count += face;
    return count;
}

DiceCounts dice_of(const Problem& problem) {
    DiceCounts dice = problem.due;
    for (Colour colour : kAllColours)
        dice[static_cast<std::size_t>(index_of(colour))] =
            static_cast<std::uint8_t>(dice[static_cast<std::size_t>(index_of(colour))] + shown_count(problem, colour));
    return dice;
}

Problem problem_of(const State& state, const Catalogue& catalogue, Aim aim) {
    Problem problem;
    problem.aim = aim;
    for (int i = 0; i < state.dice_count && state.dice[static_cast<std::size_t>(i)].unlocked(); ++i) {
        const Die& die = state.dice[static_cast<std::size_t>(i)];
        const auto colour = static_cast<std::size_t>(index_of(die.colour));
        if (die.face == 0) {
            ++problem.due[colour];
        } else {
            ++problem.shown[colour][die.face - 1u];
        }
    }
    for (Colour colour : kAllColours)
        problem.supply[static_cast<std::size_t>(index_of(colour))] =
            static_cast<std::uint8_t>(std::max(0, supply_left(state, catalogue, colour)));
    Situations(problem, catalogue).add(state, situation_of(state, catalogue));
    return problem;
}

Problem without_useless_dice(Problem problem) {
    if (problem.aim == Aim::lock_all) return problem;
    ColourSet bars = kAnyColour;
    for (const Situation& situation : problem.situations) bars &= situation.bars;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        if (!((bars >> colour) & 1)) continue;
        problem.shown[colour] = {};
        problem.due[colour] = 0;
        problem.supply[colour] = 0;
        for (Situation& situation : problem.situations) {
            situation.leaving[colour] = 0;
            situation.returning[colour] = 0;
        }
    }
    return problem;
}

bool is_like(const Problem& one, const Problem& other) {
    return one.situations == other.situations && one.shown == other.shown && one.due == other.due && one.supply == other.supply && one.aim == other.aim;
}

void append_questions(Problem& problem, const Problem& more) {
    for (std::size_t i = 0; i < problem.values.size(); ++i)
        problem.values[i].insert(problem.values[i].end(), more.values[i].begin(), more.values[i].end());
}

}  // namespace encounters::odds
