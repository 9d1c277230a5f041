#include "players/regular/open_roll.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

constexpr float kHireCost = 1;      // C-bills that a Field Hire is worth keeping for
constexpr int kMostHires = 3;       // looked at in one roll
constexpr std::uint8_t kAllFaces = 0x3f;

constexpr std::uint8_t bit_of(int face) { return face >= 1 && face <= 6 ? static_cast<std::uint8_t>(1u << (face - 1)) : std::uint8_t{0}; }

std::uint8_t reach_of(const SetFace&, int face) { return kAllFaces & static_cast<std::uint8_t>(~bit_of(face)); }
std::uint8_t reach_of(const Flip&, int face) { return bit_of(7 - face); }
std::uint8_t reach_of(const Adjust& adjust, int face) {
    unsigned faces = 0;
    const int least = adjust.kind == AdjustKind::exactly ? adjust.amount : 1;
    for (int step = least; step <= adjust.amount; ++step) faces |= bit_of(face - step) | bit_of(face + step);
    return static_cast<std::uint8_t>(faces);
}
struct Raise {};
std::uint8_t reach_of(const Raise&, int face) { return bit_of(face + 1); }

template <class E>
Turning turning_of(const E& effect, const DiceIcons& icons, std::uint8_t source) {
    Turning turning;
    turning.icons = icons;
    turning.source = source;
    for (int face = 1; face <= 6; ++face) turning.reach[static_cast<std::size_t>(face)] = reach_of(effect, face);
    return turning;
}

void add(Question& question, const Turning& turning) {
    if (question.turning_count < kMostTurnings) question.turnings[static_cast<std::size_t>(question.turning_count++)] = turning;
}

template <class E>
concept Turns = requires(const E& effect) { reach_of(effect, 1); };

// What is known of a source beside its effects.
struct Source {
    std::uint8_t name = kNone;
    float cost = 0;
    bool going_on = false;
};

void add_effect(Question& question, const Effect& effect, const Source& source, const DiceIcons* left) {
    std::visit(
        [&]<class E>(const E& printed) {
            if constexpr (Turns<E>) {
                Turning turning = turning_of(printed, left ? *left : printed.dice, source.name);
                turning.cost = source.cost;
                turning.going_on = source.going_on;
                add(question, turning);
            }
        },
        effect);
}

void add_effects(Question& question, const std::vector<Effect>& effects, const Source& source) {
    for (const Effect& effect : effects) add_effect(question, effect, source, nullptr);
}

// Of the use going on what is left of its current effect, then its further ones.
void add_use(const Sight& sight, Question& question) {
    const Use& use = sight.state.use;
    if (use.source == kNone) return;
    const Source source{use.source, 0, true};
    if (use.source == kSourceHire) {
        DiceIcons one;
        one.any = 1;
        Turning turning = turning_of(Raise{}, one, use.source);
        turning.going_on = true;
        return add(question, turning);
    }
    const std::vector<Effect>& effects = *effects_going_on(sight);
    for (std::size_t i = use.effect; i < effects.size(); ++i)
        add_effect(question, effects[i], source, i == use.effect ? &use.icons : nullptr);
}

void add_hires(const Sight& sight, Question& question) {
    const int hires = hires_of(sight.state, sight.state.active);
    if (hires == 0) return;
    DiceIcons icons;
    icons.any = static_cast<std::uint8_t>(std::min(hires, kMostHires));
    Turning turning = turning_of(Raise{}, icons, kSourceHire);
    turning.cost = kHireCost;
    add(question, turning);
}

}  // namespace

const std::vector<Effect>* effects_going_on(const Sight& sight) {
    const Use& use = sight.state.use;
    if (use.source == kSourceHire || use.source == kNone) return nullptr;
    if (use.source == kSourcePower) return &sight.cards.command(CommandId{use.card}).effects;
    return &sight.cards.equipment_card(EquipmentId{use.card}).effects;
}

void put_question(const Sight& sight, Question& question) {
    const State& state = sight.state;
    const ColourSet bars = bars_now(sight);
    question.piece_count = 0;
    question.turning_count = 0;
    question.value = value_now(sight);
    question.bounds = bounds_now(sight);
    for (std::uint8_t i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i) {
        const Die& die = state.dice[i];
        if (bars & colour_bit(die.colour)) continue;
        const bool waits = state.phase == Phase::use_face && state.use.die == i;
        question.pieces[static_cast<std::size_t>(question.piece_count++)] = {i, die.face, die.colour, die.marks != 0, waits};
    }
}

void add_helpers(const Sight& sight, Question& question) {
    const State& state = sight.state;
    add_use(sight, question);
    if (!state.power_used && sight.power().turns) add_effects(question, sight.cards.command(sight.own().command).effects, {kSourcePower, 0, false});
    if (state.hire_count > 0) add_hires(sight, question);
    unsigned ready = ready_slots(sight.own());
    if (ready == 0) return;
    const ColourSet bars = bars_now(sight);
    for (; ready != 0; ready &= ready - 1) {
        const auto slot = static_cast<std::uint8_t>(__builtin_ctz(ready));
        if (sight.slot(slot).turns && !(bars & sight.slot(slot).type)) add_effects(question, sight.cards.equipment_card(sight.own().equipment[slot]).effects, {slot, sight.slot(slot).cost, false});
    }
}

Outlook::Outlook(const Sight& sight) : prospects_(sight.tables.prospects) {
    const State& state = sight.state;
    at_ = standing_of(sight, pay_now(sight) + pay_for_newest(sight));
    loose_ = loose_dice(state);
    assault_ = state.ending != Ending::none;
    completion_ = sight.contract().pay_completion;
    defaulted_ = -prospects_.prices().default_cost - std::min(sight.contract().penalty, static_cast<float>(sight.own().cbills));
    if (assault_ && state.ending == Ending::escape) at_.reputation = 0;
}

// In an assault the ending follows at once, whatever dice are left.
float Outlook::beaten_with(int dice, int helpers) const {
    if (assault_ || loose_ == dice) return prospects_.complete(at_) + completion_;
    Standing after = at_;
    after.dice = std::max(after.dice - dice, 0);
    after.saves = std::max(after.saves - helpers, 0);
    if (after.dice == 0) return static_cast<float>(after.cbills);
    return prospects_.now(after);
}

BestWay best_way(const Question& question, const Matching& matching, const Outlook& outlook) {
    BestWay best;
    matching.each_way([&](const Way& way) {
        const float worth = outlook.beaten_with(way.dice, helpers_in(question, way.uses)) - way.cost;
        if (best.way.dice == 0 || worth > best.worth) best = {way, worth};
    });
    return best;
}

int helpers_in(const Question& question, unsigned uses) {
    int count = 0;
    std::uint8_t last = kNone;
    for (; uses != 0; uses &= uses - 1) {
        const std::uint8_t source = question.turnings[static_cast<std::size_t>(__builtin_ctz(uses))].source;
        count += source != last;
        last = source;
    }
    return count;
}

std::uint8_t first_of_equals(const State& state, std::uint8_t die) {
    while (die > 0 && state.dice[die - 1u] == state.dice[die]) --die;
    return die;
}

}  // namespace encounters::players::regular
