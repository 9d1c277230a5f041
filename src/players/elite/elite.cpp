// The Elite: asks the Veteran, and where more than one answer comes into question plays each of them out.
#include "players/elite/candidates.hpp"
#include "players/knowledge_data.hpp"

namespace encounters::players {

namespace {

class Elite : public Player {
public:
    explicit Elite(SharedKnowledge knowledge)
        : knowledge_(std::move(knowledge)), mind_{*knowledge_->catalogue, knowledge_->turns(), knowledge_->constants, Habits{}} {}

    Decision decide(const State& state, const std::atomic<bool>* stop) override {
        const Decision veteran = veteran_decision(mind_, state);
        const std::vector<Candidate> candidates = candidates_of(mind_, state, veteran);
        if (candidates.size() < 2) return veteran;
        Budget budget;
        budget.stop = stop;
        const Verdict verdict = weigh(mind_, state, candidates, budget);
        Reason reason;
        reason.kind = ReasonKind::best_worth;
        reason.unit = ReasonUnit::chance_to_win;
        reason.worth = static_cast<float>(verdict.chance);
        reason.second = static_cast<float>(verdict.second);
        return {candidates[verdict.best].move, reason};
    }

private:
    SharedKnowledge knowledge_;
    Mind mind_;
};

}  // namespace

std::unique_ptr<Player> make_elite(SharedKnowledge knowledge) { return std::make_unique<Elite>(std::move(knowledge)); }

}  // namespace encounters::players
