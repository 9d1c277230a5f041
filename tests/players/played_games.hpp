// Games between computer players for tests, every decision checked.
#pragma once

#include <encounters/players/knowledge.hpp>
#include <encounters/play/chance_source.hpp>
#include <encounters/rules/queries.hpp>

#include <functional>
#include <string>
#include <vector>

namespace encounters::testing {

using SharedKnowledge = std::shared_ptr<const players::Knowledge>;

// Of the core set, with the numbers that a program without players.json has.
const SharedKnowledge& core_knowledge();

struct PlayedGame {
    State end;
    int decisions = 0;
    bool is_over = false;
    std::string fault;  // the first decision that was refused, or empty
};

// A game of 2 to 8 players named by seat, until it is over or so many decisions were made.
PlayedGame play_game(const std::vector<std::string>& names, const SharedKnowledge& knowledge, std::uint64_t seed, int most_decisions = 4000);

// Plays at random, and lets `visit` see every State in which a seat decides.
void visit_states(const Catalogue& cards, int seats, std::uint64_t seed, const std::function<void(const State&)>& visit);

// Share of the games that `one` wins against `other` at two seats: each seed is played twice, seats swapped. A game that
// does not end is half a win.
double share_won(const std::string& one, const std::string& other, const SharedKnowledge& knowledge, int pairs);

}  // namespace encounters::testing
