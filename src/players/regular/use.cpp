// The questions of a use: each is answered by the most worthwhile way from where the dice lie now.
#include "players/regular/open_roll.hpp"

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

BestWay solve(const Sight& sight, Desk& desk) {
    put_question(sight, desk.question);
    add_helpers(sight, desk.question);
    desk.matching.solve(desk.question);
    return best_way(desk.matching, Outlook(sight));
}

// What the best way turns by the effect going on; no die when it turns none by it.
void plan_turn(const Desk& desk, const Way& way, PlannedTurn& planned) {
    const Answer answer = desk.matching.answer(way);
    for (std::size_t i = 0; i < static_cast<std::size_t>(desk.question.piece_count); ++i) {
        if (answer.turned_by[i] != 0) continue;
        planned.die = desk.question.pieces[i].die;
        planned.face = answer.turned_to[i];
        return;
    }
}

float plan(const Sight& sight, Desk& desk) {
    const BestWay best = solve(sight, desk);
    std::memcpy(&desk.planned.asked, &sight.state, sizeof(State));
    desk.planned.die = kNone;
    if (best.way.dice == 0) return 0;
    plan_turn(desk, best.way, desk.planned);
    if (desk.planned.die != kNone) desk.planned.die = first_of_equals(sight.state, desk.planned.die);
    return best.worth;
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
