// The Veteran: worths of a turn from tables, every question answered from the State alone, no plan kept.
#pragma once

#include "players/ranks.hpp"

namespace encounters::players {

// What a Veteran never buys. `not_bought` has bit Effect::index() for every kind of effect it bans.
struct Habits {
    bool buys = true;
    std::uint32_t not_bought = 0;
};

std::unique_ptr<Player> make_veteran_with(SharedKnowledge knowledge, const Habits& habits);

}  // namespace encounters::players
