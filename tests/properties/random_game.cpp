#include "properties/random_game.hpp"

#include "properties/agreement.hpp"
#include "properties/ledger.hpp"
#include "properties/step_rules.hpp"
#include "support/catch.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/play/house_player.hpp>
#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

#include <algorithm>
#include <sstream>

namespace encounters::testing {

namespace {

constexpr std::array<const char*, 4> kPolicies{"random", "mixed", "house", "by_kind"};

void count_effects(EffectCounts& counts, const std::vector<Effect>& effects) {
    for (const Effect& effect : effects) ++counts[effect.index()];
}

// By-hand effects count when their card is used, printed ones when they come into force.
void count_event(EffectCounts& counts, const Event& event, const Catalogue& cards) {
    if (const auto* used = std::get_if<EquipmentUsed>(&event)) count_effects(counts, cards.equipment_card(used->card).effects);
    if (const auto* used = std::get_if<PowerUsed>(&event)) count_effects(counts, cards.command(used->command).effects);
    if (const auto* laid = std::get_if<ContractLaid>(&event)) count_effects(counts, cards.contract(laid->card).effects);
    if (const auto* beaten = std::get_if<EncounterDefeated>(&event)) count_effects(counts, cards.encounter(beaten->card).effects);
}

class CheckedGame {
public:
    CheckedGame(const GamePlan& plan, const Catalogue& cards)
        : plan_(plan), cards_(cards), state_(new_game(Setup{plan.seats, plan.seed % 2 == 0}, cards_)), luck_(plan.seed), choices_(SplitMix(plan.seed)) {}

    GameReport play() {
        while (report_.broken.empty() && report_.moves < plan_.most_moves && state_.phase != Phase::over) {
            const Chance due = chance(state_, cards_);
            if (due.kind != ChanceKind::none) {
                without_luck_ = 0;
                make(*luck_.outcome(state_, due, cards_));
            } else {
                decide();
            }
        }
        report_.finished = state_.phase == Phase::over;
        return report_;
    }

private:
    static play::Xoshiro256 SplitMix(std::uint64_t seed) {
        play::SplitMix64 seeds(~seed);
        return play::Xoshiro256(seeds);
    }

    void fail(const std::string& what) {
        if (report_.broken.empty()) report_.broken = what + " (move " + std::to_string(report_.moves) + ")";
    }

    void decide() {
        legal_actions(state_, cards_, actions_);
        if (actions_.empty()) return fail("no legal action for the decider");
        if (++without_luck_ > kMostWithoutLuck) return fail("decisions go round without any luck");
        check_listed();
        if (report_.moves % kEachMoveTried == 0)
            if (const std::string why = why_disagree(state_, cards_, actions_); !why.empty()) return fail(why);
        ++report_.moves;
        make(next_action());
    }

    Move next_action() {
        const bool by_house = plan_.policy == Policy::house || (plan_.policy == Policy::mixed && choices_.below(5) != 0);
        if (by_house) return play::house_move(state_, cards_);
        return plan_.policy == Policy::by_kind ? action_by_kind() : random_action();
    }

    Move action_by_kind() {
        std::vector<MoveKind> kinds;
        for (const Move& move : actions_)
            if (std::find(kinds.begin(), kinds.end(), move.kind) == kinds.end()) kinds.push_back(move.kind);
        const MoveKind kind = kinds[choices_.below(static_cast<std::uint32_t>(kinds.size()))];
        Move move = random_action();
        while (move.kind != kind) move = random_action();
        return move;
    }

    Move random_action() { return actions_[choices_.below(static_cast<std::uint32_t>(actions_.size()))]; }

    // One legal action is accepted; a mutated one is accepted exactly when it is listed.
    void check_listed() {
        Move move = random_action();
        if (why_illegal(state_, move, cards_)) return fail(std::string("a listed action is refused: ") + name_of(move.kind));
        mutate(move);
        if (choices_.below(16) == 0) add_to_a_field(move);
        const bool listed = std::find(actions_.begin(), actions_.end(), move) != actions_.end();
        const std::optional<Refusal> why = why_illegal(state_, move, cards_);
        if (listed == why.has_value())
            return fail(std::string(listed ? "a listed action is refused: " : "an unlisted action is accepted: ") + name_of(move.kind));
        if (!why) return;
        State copy = state_;
        std::vector<Event> events;
        const std::optional<Refusal> refused = apply(copy, move, cards_, Events(events));
        if (refused != why || !(copy == state_) || !events.empty()) fail("a refused move changed something");
        if (why->rule.empty() || why->reason.empty()) fail("a refusal without rule or reason");
    }

    // A neighbour of a legal move: another kind, place or set of dice. Fields that a kind does not use stay 0.
    void mutate(Move& move) {
        switch (choices_.below(3)) {
            case 0: move = Move::of(static_cast<MoveKind>(choices_.below(kMoveKinds))); break;
            case 1:
                if (uses_place(move.kind)) move.a = static_cast<std::uint8_t>(choices_.below(10) == 0 ? kNone : choices_.below(8));
                break;
            default:
                if (move.kind == MoveKind::lock) move.dice ^= 1u << choices_.below(22);
                if (move.kind == MoveKind::swap || move.kind == MoveKind::strike) move.b = static_cast<std::uint8_t>(choices_.below(7));
        }
    }

    void add_to_a_field(Move& move) {
        switch (choices_.below(4)) {
            case 0: ++move.a; break;
            case 1: ++move.b; break;
            case 2: ++move.dice; break;
            default: ++move.faces[choices_.below(kMaxDice)];
        }
    }

    static bool uses_place(MoveKind kind) {
        switch (kind) {
            case MoveKind::swap:
            case MoveKind::buy:
            case MoveKind::make_room:
            case MoveKind::ready:
            case MoveKind::replace:
            case MoveKind::choose_contract:
            case MoveKind::choose_encounter:
            case MoveKind::use_equipment:
            case MoveKind::use_hire:
            case MoveKind::pick_die:
            case MoveKind::pick_face:
            case MoveKind::strike:
            case MoveKind::pick_card:
            case MoveKind::pick_place:
            case MoveKind::take_salvage:
            case MoveKind::give_token: return true;
            default: return false;
        }
    }

    void make(const Move& move) {
        events_.clear();
        const State before = state_;
        if (const auto why = apply(state_, move, cards_, Events(events_)))
            return fail(std::string("refused: ") + name_of(move.kind) + ": " + std::string(why->reason));
        State silent = before;
        if (apply(silent, move, cards_, Events()) || !(silent == state_) || hash_of(silent) != hash_of(state_))
            return fail("the same move without events gives another state");
        for (const Event& event : events_) count_event(report_.effects, event, cards_);
        ledger_.read(events_);
        if (const std::string why = why_invalid(state_, cards_); !why.empty()) return fail(std::string(name_of(move.kind)) + ": " + why);
        if (const std::string why = why_broken({before, state_, events_, cards_}); !why.empty()) return fail(std::string(name_of(move.kind)) + ": " + why);
        if (const std::string why = ledger_.why_wrong(state_); !why.empty()) fail(std::string(name_of(move.kind)) + ": " + why);
    }

    static constexpr int kMostWithoutLuck = 500;
    static constexpr int kEachMoveTried = 37;

    GamePlan plan_;
    const Catalogue& cards_;
    State state_;
    play::SeededChance luck_;
    play::Xoshiro256 choices_;
    GameReport report_;
    Ledger ledger_;
    int without_luck_ = 0;
    std::vector<Move> actions_;
    std::vector<Event> events_;
};

}  // namespace

const Catalogue& core_set() {
    static const cards::LoadResult loaded = cards::load_pack(ENCOUNTERS_SOURCE_DIR "/data/core");
    REQUIRE(loaded.ok());
    return *loaded.catalogue;
}

std::string text_of(const GamePlan& plan) {
    return std::to_string(plan.seed) + " " + std::to_string(plan.seats) + " " + kPolicies[static_cast<std::size_t>(plan.policy)] +
           " " + std::to_string(plan.most_moves);
}

GamePlan plan_of(const std::string& line) {
    std::istringstream in(line);
    GamePlan plan;
    std::string policy;
    REQUIRE(in >> plan.seed >> plan.seats >> policy >> plan.most_moves);
    const auto* found = std::find(kPolicies.begin(), kPolicies.end(), policy);
    REQUIRE(found != kPolicies.end());
    plan.policy = static_cast<Policy>(found - kPolicies.begin());
    return plan;
}

GameReport play_checked(const GamePlan& plan, const Catalogue& cards) { return CheckedGame(plan, cards).play(); }

}  // namespace encounters::testing
