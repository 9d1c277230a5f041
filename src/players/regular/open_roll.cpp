#include "players/regular/open_roll.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

constexpr float kHireCost = 1;      // C-bills that a Field Hire is worth keeping for
constexpr int kMostHires = 3;       // looked at in one roll
void add(Question& question, const Turning& turning) {
    if (question.turning_count < kMostTurnings) question.turnings[static_cast<std::size_t>(question.turning_count++)] = turning;
}

// What is known of a source beside its effects.
struct Source {
    std::uint8_t name = kNone;
    float cost = 0;
    bool going_on = false;
};

void add_turning(Question& question, Turning turning, const Source& source) {
    turning.source = source.name;
    turning.cost = source.cost;
    turning.going_on = source.going_on;
    add(question, turning);
}

void add_all(Question& question, const std::vector<Turning>& turnings, const Source& source) {
    for (const Turning& turning : turnings) add_turning(question, turning, source);
}

void add_hires(const Sight& sight, Question& question) {
    Turning turning = sight.tables.turnings.hire();
    turning.icons.any = static_cast<std::uint8_t>(std::min(hires_of(sight.state, sight.state.active), kMostHires));
    add_turning(question, turning, {kSourceHire, kHireCost, false});
}

// As moves and questions name it.
constexpr std::uint8_t source_at(int bit) { return bit == 0 ? kSourcePower : bit == 1 ? kSourceHire : static_cast<std::uint8_t>(bit - 2); }

void add_helper(const Sight& sight, std::uint8_t source, Question& question) {
    if (source == kSourceHire) return add_hires(sight, question);
    if (source == kSourcePower) return add_all(question, sight.tables.turnings.of(sight.own().command), {source, 0, false});
    add_all(question, sight.tables.turnings.of(sight.own().equipment[source]), {source, sight.slot(source).cost, false});
}

bool has_hires(const Sight& sight) { return sight.state.hire_count > 0 && hires_of(sight.state, sight.state.active) > 0; }

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
    put_bounds_now(sight, question.bounds);
    const int loose = unlocked_count(state);
    for (std::uint8_t i = 0; i < loose; ++i) {
        const Die& die = state.dice[i];
        const bool waits = (state.phase == Phase::use_face) & (state.use.die == i);
        // A barred die is written over by the next one.
        question.pieces[static_cast<std::size_t>(question.piece_count)] = {i, die.face, die.colour, die.marks != 0, waits};
        question.piece_count += (bars & colour_bit(die.colour)) == 0;
    }
}

void Helpers::add(SourceSet source, unsigned kinds) {
    static_assert(kTurns == 1 && kThrows == 2 && kCancels == 4);
    turn |= source * (kinds & 1u);
    throws |= source * ((kinds >> 1) & 1u);
    cancel |= source * ((kinds >> 2) & 1u);
}

Helpers helpers_now(const Sight& sight) {
    Helpers helpers;
    if (!sight.state.power_used) helpers.add(1, sight.tables.cards.powers[sight.own().command.value].kinds);
    if (has_hires(sight)) helpers.turn |= 2;
    const unsigned ready = ready_slots(sight.own());
    if (ready == 0) return helpers;
    const ColourSet bars = bars_now(sight);
    for (std::size_t slot = 0; slot < static_cast<std::size_t>(sight.slots()); ++slot) {
        const Glance& glance = sight.tables.cards.glances[sight.own().equipment[slot].value];
        const unsigned serves = ((ready >> slot) & 1u) & static_cast<unsigned>((bars & glance.type) == 0);
        helpers.add((4u * serves) << slot, glance.kinds);
    }
    return helpers;
}

void add_use(const Sight& sight, Question& question) {
    const Use& use = sight.state.use;
    if (use.source == kNone) return;
    const Source source{use.source, 0, true};
    if (use.source == kSourceHire) return add_turning(question, sight.tables.turnings.hire(), source);
    const auto& turnings = use.source == kSourcePower ? sight.tables.turnings.of(CommandId{use.card}) : sight.tables.turnings.of(EquipmentId{use.card});
    for (Turning turning : turnings) {
        if (turning.effect < use.effect) continue;
        if (turning.effect == use.effect) turning.icons = use.icons;
        add_turning(question, turning, source);
    }
}

void add_helpers(const Sight& sight, SourceSet sources, Question& question) {
    for (; sources != 0; sources &= sources - 1) add_helper(sight, source_at(__builtin_ctz(sources)), question);
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
    const int left = std::max(at_.dice - dice, 0);
    if (left == 0) return static_cast<float>(at_.cbills);
    return prospects_.now({left, at_.cbills, at_.reputation, std::max(at_.saves - helpers, 0), at_.locks, at_.course});
}

BestWay best_way(const Matching& matching, const Outlook& outlook) {
    BestWay best;
    matching.each_way([&](const Way& way) {
        const float worth = outlook.beaten_with(way.dice, way.helpers) - way.cost;
        if (best.way.dice == 0 || worth > best.worth) best = {way, worth};
    });
    return best;
}

TurnedDie first_turned(const Question& question, const Answer& answer, int turning) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(question.piece_count); ++i)
        if (answer.turned_by[i] == turning) return {question.pieces[i].die, answer.turned_to[i]};
    return {};
}

std::uint8_t first_of_equals(const State& state, std::uint8_t die) {
    while (die > 0 && state.dice[die - 1u] == state.dice[die]) --die;
    return die;
}

}  // namespace encounters::players::regular
