#include "players/veteran/veteran.hpp"

#include "players/knowledge_data.hpp"
#include "players/veteran/answers.hpp"

#include <cstdio>
#include <cstdlib>

namespace encounters::players {

Decision veteran_decision(const Mind& mind, const State& state) {
    switch (state.phase) {
        case Phase::secure_choice: return decide_secure(mind, state);
        case Phase::swaps: return by_rule(Move::of(MoveKind::done));
        case Phase::before_flip: return decide_before_flip(mind, state);
        case Phase::choose_contract: return decide_contract(mind, state);
        case Phase::between: return decide_between(mind, state);
        case Phase::make_room: return decide_make_room(mind, state);
        case Phase::choose_encounter: return decide_encounter(mind, state);
        case Phase::rolled: return decide_rolled(mind, state);
        case Phase::use_die: return decide_use_die(mind, state);
        case Phase::use_face: return decide_use_face(mind, state);
        case Phase::use_strike: return decide_strike(mind, state);
        case Phase::use_order:
        case Phase::use_card: return decide_looked_at(mind, state);
        case Phase::use_place: return decide_place(mind, state);
        case Phase::burn_choice: return decide_burn(mind, state);
        case Phase::salvage_choice: return decide_salvage(mind, state);
        case Phase::give_patronage:
        case Phase::give_censure: return decide_token(mind, state);
        case Phase::deal_commands:
        case Phase::first_seat:
        case Phase::flip_contracts:
        case Phase::draw_encounters:
        case Phase::use_look:
        case Phase::salvage_draw:
        case Phase::over: break;
    }
    std::fprintf(stderr, "veteran: nobody decides in phase %d\n", static_cast<int>(state.phase));
    std::abort();
}

namespace {

class Veteran : public Player {
public:
    Veteran(SharedKnowledge knowledge, const Habits& habits)
        : knowledge_(std::move(knowledge)), mind_{*knowledge_->catalogue, knowledge_->turns(), knowledge_->constants, habits} {}

    Decision decide(const State& state, const std::atomic<bool>*) override { return veteran_decision(mind_, state); }

private:
    SharedKnowledge knowledge_;
    Mind mind_;
};

}  // namespace

std::unique_ptr<Player> make_veteran_with(SharedKnowledge knowledge, const Habits& habits) {
    return std::make_unique<Veteran>(std::move(knowledge), habits);
}

std::unique_ptr<Player> make_veteran(SharedKnowledge knowledge) { return make_veteran_with(std::move(knowledge), Habits{}); }

}  // namespace encounters::players
