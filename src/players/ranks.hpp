// One maker for each player that has a name of its own; registry.cpp lists them.
#pragma once

#include <encounters/players/knowledge.hpp>

namespace encounters::players {

using SharedKnowledge = std::shared_ptr<const Knowledge>;

std::unique_ptr<Player> make_green(SharedKnowledge knowledge);
std::unique_ptr<Player> make_regular(SharedKnowledge knowledge);
std::unique_ptr<Player> make_veteran(SharedKnowledge knowledge);
std::unique_ptr<Player> make_elite(SharedKnowledge knowledge);
std::unique_ptr<Player> make_house(SharedKnowledge knowledge);

}  // namespace encounters::players
