// Computer players: who decides for a seat, and why it decided so.
#pragma once

#include <encounters/players/reason.hpp>
#include <encounters/rules/moves.hpp>

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace encounters::players {

// What was worked out once for a set of cards and is only read afterwards, by any number of threads: see knowledge.hpp.
class Knowledge;

struct Decision {
    Move move;
    Reason reason;
};

// One computer player. It knows the cards and sees the State, nothing else: no deck's order and no luck to come. It may keep
// caches, so each thread has its own.
class Player {
public:
    virtual ~Player() = default;
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    // A legal action of to_move(state), which has to be a seat. The same State gives the same Decision, whatever was asked
    // before, unless `stop` became true while it thought: then it answers soon with the best found so far.
    virtual Decision decide(const State& state, const std::atomic<bool>* stop = nullptr) = 0;

    // The move of that Decision alone, which may take less thought.
    virtual Move move(const State& state) { return decide(state).move; }

    // Whether every move is weighed as the rules list it, so that who carries it out need not ask again.
    virtual bool is_sure_of_rules() const { return false; }
};

// The player of this name, which player_names() lists: the ranks "green", "regular", "veteran" and "elite", the "house" player,
// and the plain opponents of studies. Nothing when there is none.
std::unique_ptr<Player> player_named(std::string_view name, std::shared_ptr<const Knowledge> knowledge);

// Every name, the ranks first, from the weakest to the strongest.
const std::vector<std::string>& player_names();

}  // namespace encounters::players
