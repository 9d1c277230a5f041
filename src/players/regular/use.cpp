// The questions of a use: each is answered by the most worthwhile way from where the dice lie now.
#include "players/regular/open_roll.hpp"
#include "players/regular/total_range.hpp"

#include <encounters/odds/counts.hpp>

#include <algorithm>
#include <cstring>

namespace encounters::players::regular {

namespace {

bool is_done_allowed(const Sight& sight) {
    return sight.state.use.acted || !why_illegal(sight.state, Move::of(MoveKind::done), sight.cards);
}

// The first die that may be named now; kNone when there is none.
std::uint8_t first_nameable(const Sight& sight) {
    for (std::uint8_t die = 0; die < sight.state.dice_count && sight.state.dice[die].unlocked(); ++die)
        if (!why_illegal(sight.state, Move::of(MoveKind::pick_die, die), sight.cards)) return die;
    return kNone;
}

// As many dice as the icons fit: locks and rerolls.
void weigh_every_die(const Sight& sight, Choice& choice) {
    choice.by_rule = true;
    const std::uint8_t die = first_nameable(sight);
    if (die != kNone) choice.weigh({MoveKind::pick_die, die}, 1);
    if (is_done_allowed(sight)) choice.weigh(MoveKind::done, 0);
}

bool is_plannable(const Sight& sight) {
    if (sight.state.use.back != Phase::rolled || sight.state.newest == kNone) return false;
    const std::vector<Effect>* effects = effects_going_on(sight);
    return !effects || !(std::holds_alternative<LockExtra>((*effects)[sight.state.use.effect]) || std::holds_alternative<Reroll>((*effects)[sight.state.use.effect]));
}

bool is_reroll(const Sight& sight) {
    const std::vector<Effect>* effects = effects_going_on(sight);
    return effects && std::holds_alternative<Reroll>((*effects)[sight.state.use.effect]);
}

// As the use was decided on: where the card in use is enough, without others; with dice that match, it is if it fulfils the
// Contract.
BestWay solve(const Sight& sight, Desk& desk) {
    Question& question = desk.question;
    const Outlook outlook(sight);
    put_question(sight, question);
    add_use(sight, question);
    desk.matching.solve(question);
    BestWay best;
    BestWay bare;
    int most = 0;
    desk.matching.each_way([&](const Way& way) {
        const BestWay at{way, outlook.beaten_with(way.dice, way.helpers) - way.cost};
        if (best.way.dice == 0 || at.worth > best.worth) best = at;
        if (way.uses == 0) bare = at;
        if (way.uses != 0) most = std::max(most, way.dice);
    });
    const int least = bare.way.dice == 0 ? 1 : std::max(1, outlook.needed());
    const bool may_stop = sight.state.use.acted && bare.way.dice > 0;  // the roll is weighed again then
    const SourceSet others = most >= least || may_stop ? 0u : helpers_now(sight).turn;
    if (others == 0) return best;
    const int alone = question.turning_count;
    add_helpers(sight, others, question);
    if (!TotalRange(question, std::max(question.bounds.min, least)).may_total(sight, question)) {
        question.turning_count = alone;
        return best;
    }
    desk.matching.solve(question);
    return best_way(desk.matching, outlook);
}

// The open roll as it lay before the use began, which has changed nothing else yet.
void undo_use(State& state) {
    if (state.use.source == kSourcePower) state.power_used = false;
    if (state.use.source < kMaxEquipment) state.player().exhausted &= static_cast<std::uint8_t>(~(1u << state.use.source));
    state.phase = Phase::rolled;
    state.use = Use{};
}

// Whether the use turns first what was found when its roll was weighed. That follows from the State alone: where it isn't
// remembered, the roll is weighed again.
bool is_as_promised(const Sight& sight, Desk& desk) {
    const Use& use = sight.state.use;
    if (use.acted || use.source == kSourceHire || sight.contract().changes_score || sight.power().changes_score) return false;
    State before;
    std::memcpy(static_cast<void*>(&before), &sight.state, sizeof(State));
    undo_use(before);
    const bool is_remembered = desk.promised.source != kNone && std::memcmp(&before, &desk.promised.asked, sizeof(State)) == 0;
    if (!is_remembered) {
        Choice again;
        weigh_roll({before, sight.cards, sight.tables}, desk, again);
    }
    return desk.promised.source == use.source && desk.promised.effect == use.effect;
}

float plan(const Sight& sight, Desk& desk) {
    PlannedTurn& planned = desk.planned;
    TurnedDie turned;
    float worth = 0;
    if (is_as_promised(sight, desk)) {
        turned = {desk.promised.die, desk.promised.face};
        worth = desk.promised.worth;
    } else if (const BestWay best = solve(sight, desk); best.way.dice > 0) {
        turned = first_turned(desk.question, desk.matching.answer(best.way), 0);
        worth = best.worth;
    }
    std::memcpy(static_cast<void*>(&planned.asked), &sight.state, sizeof(State));
    planned.die = turned.die == kNone ? kNone : first_of_equals(sight.state, turned.die);
    planned.face = turned.face;
    return worth;
}

void weigh_planned(const Sight& sight, Desk& desk, Choice& choice) {
    const float worth = plan(sight, desk);
    if (desk.planned.die != kNone) choice.weigh({MoveKind::pick_die, desk.planned.die}, worth);
    if (is_done_allowed(sight)) choice.weigh(MoveKind::done, choice.empty() ? worth : worth - 1);
    if (choice.empty()) choice.weigh({MoveKind::pick_die, first_nameable(sight)}, 0);
}

// Where a later effect of the card can act instead, dice that match already are kept.
void weigh_reroll(const Sight& sight, Desk& desk, Choice& choice) {
    if (sight.state.use.acted || effects_going_on(sight)->size() == 1) return weigh_every_die(sight, choice);
    put_question(sight, desk.question);
    desk.matching.solve(desk.question);
    bool matches = false;
    desk.matching.each_way([&](const Way&) { matches = true; });
    if (matches && is_done_allowed(sight)) choice.weigh(MoveKind::done, 2);
    weigh_every_die(sight, choice);
}

std::uint8_t faces_allowed(const Sight& sight) {
    unsigned faces = 0;
    for (std::uint8_t face = 1; face <= 6; ++face)
        if (!why_illegal(sight.state, Move::of(MoveKind::pick_face, face), sight.cards)) faces |= 1u << face;
    return static_cast<std::uint8_t>(faces);
}

// The face for a die that was not the planned one.
int best_face(const Sight& sight, Desk& desk) {
    const BestWay best = solve(sight, desk);
    if (best.way.dice == 0) return 0;
    const Answer answer = desk.matching.answer(best.way);
    for (std::size_t i = 0; i < static_cast<std::size_t>(desk.question.piece_count); ++i)
        if (desk.question.pieces[i].has_to_turn) return answer.turned_to[i];
    return 0;
}

// As planned when the die was asked for. The plan follows from the State of that moment, kept or made again.
int planned_face(const Sight& sight, Desk& desk) {
    State& asked = desk.planned.asked;
    asked.phase = sight.state.phase;
    asked.use.die = sight.state.use.die;
    // Bytes that no member uses may differ: then the plan is only made again.
    const bool is_of_this = std::memcmp(&asked, &sight.state, sizeof(State)) == 0;
    asked.phase = Phase::use_die;
    asked.use.die = kNone;
    if (!is_of_this) {
        State before = sight.state;
        before.phase = Phase::use_die;
        before.use.die = kNone;
        plan({before, sight.cards, sight.tables}, desk);
    }
    return desk.planned.die == sight.state.use.die ? desk.planned.face : best_face(sight, desk);
}

float worth_of_strike(const Sight& sight, Desk& desk, const Move& move) {
    const bool encounter = move.a == static_cast<std::uint8_t>(StrikeTarget::encounter);
    const State& state = sight.state;
    const auto& effects = encounter ? sight.cards.encounter(state.encounters[state.newest].card).effects : sight.cards.contract(state.column().contract).effects;
    const Effect& effect = effects[move.b];
    float worth = 0;
    if (std::holds_alternative<Hazard>(effect)) worth = 1;
    if (std::holds_alternative<NoEscape>(effect) || std::holds_alternative<FinalAssault>(effect)) worth = 2;
    if (const auto* penalty = std::get_if<DefaultPenalty>(&effect)) worth = 0.3f * penalty->cbills;
    if (const auto* value = std::get_if<EncounterValue>(&effect)) worth = 0.3f * static_cast<float>(value->delta);
    if (std::holds_alternative<Pay>(effect) || std::holds_alternative<BonusCbills>(effect) || std::holds_alternative<ReputationIf>(effect)) worth = -2;
    if (state.use.back != Phase::rolled || state.newest == kNone) return worth;
    State struck = state;
    std::uint8_t& mask = encounter ? struck.encounters[struck.newest].struck : struck.column().struck;
    mask |= static_cast<std::uint8_t>(1u << move.b);
    const Sight after{struck, sight.cards, sight.tables};
    put_question(after, desk.question);
    desk.matching.solve(desk.question);
    bool matches = false;
    desk.matching.each_way([&](const Way&) { matches = true; });
    return worth + (matches ? 10.0f : 0.0f);
}

}  // namespace

void weigh_dice(const Sight& sight, Desk& desk, Choice& choice) {
    if (is_plannable(sight)) return weigh_planned(sight, desk, choice);
    if (is_reroll(sight) && sight.state.newest != kNone) return weigh_reroll(sight, desk, choice);
    weigh_every_die(sight, choice);
}

void weigh_faces(const Sight& sight, Desk& desk, Choice& choice) {
    choice.by_rule = true;
    const int planned = planned_face(sight, desk);
    if (planned != 0 && desk.wanted != Wanted::second_too) return choice.weigh({MoveKind::pick_face, static_cast<std::uint8_t>(planned)}, 1);
    const std::uint8_t allowed = faces_allowed(sight);
    for (std::uint8_t face = 6; face >= 1; --face)
        if ((allowed >> face) & 1u) choice.weigh({MoveKind::pick_face, face}, face == planned ? 1.0f : 0.0f);
}

void weigh_strikes(const Sight& sight, Desk& desk, Choice& choice) {
    choice.by_rule = true;
    for (const Move& move : strikes(sight.state, sight.cards)) choice.weigh(Action(move), worth_of_strike(sight, desk, move));
}

// Scouted Encounters: the easiest on top; other cards as they came.
void weigh_order(const Sight& sight, Choice& choice) {
    const std::vector<Effect>* effects = effects_going_on(sight);
    const auto* scout = effects ? std::get_if<Scout>(&(*effects)[sight.state.use.effect]) : nullptr;
    const int dice = std::min(unlocked_count(sight.state), kMaxDice);
    for (std::uint8_t i = 0; i < sight.state.looked_count; ++i) {
        float chance = 0;
        if (scout && scout->deck == Deck::encounters) {
            const int value = std::min(value_of(sight.state, sight.cards, EncounterId{sight.state.looked[i]}), odds::kMostValue);
            chance = static_cast<float>(static_cast<double>(odds::hits_of(dice, value)) / static_cast<double>(odds::rolls_of(dice)));
        }
        choice.weigh({MoveKind::pick_card, i}, chance, scout && scout->deck == Deck::encounters ? chance : kNoChance);
    }
}

}  // namespace encounters::players::regular
