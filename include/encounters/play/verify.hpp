// Fair dice: luck recomputed from a game's seed and compared with its journal, and what that proves.
#pragma once

#include <encounters/play/journal.hpp>

namespace encounters::play {

// proved: something came from the seed, all of it is what the seed gives, and the seed is the promised one; `lines` say how
// much that is. differs: the journal says something else from move `move` on, or the file was changed there. open: it can't
// be told, or not yet.
enum class Verdict : std::uint8_t { proved, differs, open };

struct Verification {
    Verdict verdict = Verdict::open;
    std::vector<std::string> lines;  // what was found, plain sentences for people
    int rolls = 0;                   // recomputed
    int draws = 0;                   // recomputed
    int entered_rolls = 0;           // real dice: nobody can check them
    int move = 0;                    // number of the journal line's move that differs; 0 = none
};
Verification verify(const ReadJournal& journal);

// What a promise looks like on screens: "sha256 3f2a 91c0 ... " in groups of four.
std::string grouped_hash(std::string_view hash);

}  // namespace encounters::play
