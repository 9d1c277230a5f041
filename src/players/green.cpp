// The Green: a Regular that takes its second choice in one decision of six.
#include "players/knowledge_data.hpp"
#include "players/ranks.hpp"
#include "players/regular/regular.hpp"

#include <utility>

namespace encounters::players {

namespace {

constexpr std::uint64_t kOneIn = 6;

class Green : public Player {
public:
    explicit Green(SharedKnowledge knowledge) : knowledge_(std::move(knowledge)) { desk_.wanted = regular::Wanted::second_too; }

    // The State's own hash says when: the same State, the same slip.
    Decision decide(const State& state, const std::atomic<bool>*) override {
        const regular::Choice choice = regular::weighed({state, *knowledge_->catalogue, knowledge_->regular}, desk_);
        Decision decision = regular::decision_of(choice);
        if (choice.count < 2 || hash_of(state) % kOneIn != 0) return decision;
        choice.second.action.put_in(decision.move);
        decision.reason.kind = ReasonKind::second_choice;
        std::swap(decision.reason.worth, decision.reason.second);
        decision.reason.chance = choice.second.chance;
        return decision;
    }

    bool is_sure_of_rules() const override { return true; }

private:
    SharedKnowledge knowledge_;
    regular::Desk desk_;
};

}  // namespace

std::unique_ptr<Player> make_green(SharedKnowledge knowledge) { return std::make_unique<Green>(std::move(knowledge)); }

}  // namespace encounters::players
