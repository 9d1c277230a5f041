#include "players/regular/regular.hpp"

#include "players/knowledge_data.hpp"
#include "players/ranks.hpp"

#include <utility>

namespace encounters::players {

namespace regular {

namespace {

// Where Regular always does the same: it trades after the flip, when it knows the Contract, and swaps change nothing that
// it weighs.
void weigh_only(MoveKind kind, Choice& choice) {
    choice.weigh(kind, 0);
    choice.by_rule = true;
}

}  // namespace

Choice weighed(const Sight& sight, Desk& desk) {
    Choice choice;
    switch (sight.state.phase) {
        case Phase::secure_choice: weigh_securing(sight, choice); break;
        case Phase::swaps: weigh_only(MoveKind::done, choice); break;
        case Phase::before_flip: weigh_only(MoveKind::flip_contracts, choice); break;
        case Phase::choose_contract: weigh_contracts(sight, choice); break;
        case Phase::between: weigh_between(sight, desk.wanted, choice); break;
        case Phase::make_room: weigh_room(sight, choice); break;
        case Phase::choose_encounter: weigh_encounters(sight, choice); break;
        case Phase::rolled: weigh_roll(sight, desk, choice); break;
        case Phase::use_die: weigh_dice(sight, desk, choice); break;
        case Phase::use_face: weigh_faces(sight, desk, choice); break;
        case Phase::use_strike: weigh_strikes(sight, desk, choice); break;
        case Phase::use_order: weigh_order(sight, choice); break;
        case Phase::use_card: weigh_looked_at(sight, choice); break;
        case Phase::use_place: weigh_places(sight, choice); break;
        case Phase::burn_choice: weigh_burning(sight, choice); break;
        case Phase::salvage_choice: weigh_salvage(sight, choice); break;
        case Phase::give_patronage:
        case Phase::give_censure: weigh_tokens(sight, choice); break;
        case Phase::deal_commands:
        case Phase::first_seat:
        case Phase::flip_contracts:
        case Phase::draw_encounters:
        case Phase::use_look:
        case Phase::salvage_draw:
        case Phase::over: break;
    }
    return choice;
}

Decision decision_of(const Choice& choice) {
    Decision decision;
    choice.best.action.put_in(decision.move);
    decision.reason.kind = choice.by_rule ? ReasonKind::rule_of_thumb : choice.count > 1 ? ReasonKind::best_worth : ReasonKind::only_choice;
    decision.reason.worth = choice.best.worth;
    decision.reason.second = choice.count > 1 ? choice.second.worth : choice.best.worth;
    decision.reason.chance = choice.best.chance;
    return decision;
}

namespace {

class Regular : public Player {
public:
    explicit Regular(SharedKnowledge knowledge) : knowledge_(std::move(knowledge)) {}

    Decision decide(const State& state, const std::atomic<bool>*) override {
        return decision_of(weighed({state, *knowledge_->catalogue, knowledge_->regular}, desk_));
    }

    Move move(const State& state) override {
        desk_.wanted = Wanted::move_only;
        const Choice choice = weighed({state, *knowledge_->catalogue, knowledge_->regular}, desk_);
        desk_.wanted = Wanted::best;
        Move move;
        choice.best.action.put_in(move);
        return move;
    }

    bool is_sure_of_rules() const override { return true; }

private:
    SharedKnowledge knowledge_;
    Desk desk_;
};

}  // namespace

}  // namespace regular

std::unique_ptr<Player> make_regular(SharedKnowledge knowledge) { return std::make_unique<regular::Regular>(std::move(knowledge)); }

}  // namespace encounters::players
