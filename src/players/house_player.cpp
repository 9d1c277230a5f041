// The house player of saved games and demonstrations, as one of the computer players.
#include "players/ranks.hpp"

#include <encounters/play/house_player.hpp>

namespace encounters::players {

namespace {

class House : public Player {
public:
    explicit House(SharedKnowledge knowledge) : knowledge_(std::move(knowledge)) {}

    Decision decide(const State& state, const std::atomic<bool>*) override {
        return {play::house_move(state, catalogue_of(*knowledge_)), Reason{}};
    }

private:
    SharedKnowledge knowledge_;
};

}  // namespace

std::unique_ptr<Player> make_house(SharedKnowledge knowledge) { return std::make_unique<House>(std::move(knowledge)); }

}  // namespace encounters::players
