// All that a panel of odds and a push meter show, in one answer.
#pragma once

#include <encounters/odds/geared.hpp>

namespace encounters::odds {

struct BareAndGeared {
    Odds bare;
    std::optional<Odds> geared;
};

// What going on puts at stake, in C-bills and Reputation.
struct Pushing {
    int promised = 0;             // an Escape pays it, or will once it is allowed
    int kept = 0;                 // a Default pays it
    int penalty = 0;              // a Default takes it (Q9.8), as far as there is money
    bool escape_allowed = false;
    bool assault_first = false;   // an Escape or a Complete has to survive one more Encounter (Q6.7)
    bool complete_allowed = false;
    int completing_pays = 0;        // where it is allowed
    int completing_reputation = 0;  // where it is allowed
    int at_risk() const { return promised - kept + penalty; }
    int sure() const { return escape_allowed && !assault_first ? promised : 0; }
};

// What can't be asked now is missing: `now` needs a roll that is due or open, `next` that an Encounter may be revealed.
struct OddsPanel {
    std::optional<BareAndGeared> now;
    std::optional<BareAndGeared> now_all;   // all dice locked by it
    std::optional<BareAndGeared> next;
    std::optional<BareAndGeared> next_all;
    Pushing pushing;
};

// Of the active player. Has a Contract current, or `pushing` is all 0.
Pushing pushing_of(const State& state, const Catalogue& catalogue);

// Without geared odds: soon enough for the frame that is being drawn.
OddsPanel bare_panel_of(const State& state, const Catalogue& catalogue);

// With them: for a worker. Once `stop` is set the answer comes soon and means nothing.
OddsPanel panel_of(const State& state, const Catalogue& catalogue, const std::atomic<bool>* stop = nullptr);

}  // namespace encounters::odds
