// One game of a run as a journal, which can be looked at, replayed and verified like any other (docs/journal.md).
#pragma once

#include <encounters/simulation/run.hpp>

namespace encounters::simulation {

// Which game, from 0, and the cards it is played with.
struct JournalOf {
    std::shared_ptr<const Catalogue> catalogue;
    const std::vector<cards::PackText>& files;
    const Terms& terms;
    std::uint64_t game = 0;
};

// The game is played again. A game stopped by the cap is a journal without its last line.
std::string journal_of(const JournalOf& which, const MakePlayer& make_player);

}  // namespace encounters::simulation
