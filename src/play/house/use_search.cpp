// Breadth first over uses and their answers, up to a fixed number of states.
#include "play/house/use_search.hpp"

namespace encounters::play {

namespace {

constexpr std::size_t kMostStates = 600;

struct Reached {
    State state;
    Move first;  // move that leads here from the start
};

// Scouting and requisition lead nowhere that this search is after; their questions end it (Q9.6).
bool is_step_of_use(MoveKind kind) {
    return kind == MoveKind::use_equipment || kind == MoveKind::use_power || kind == MoveKind::use_hire ||
           kind == MoveKind::pick_die || kind == MoveKind::pick_face || kind == MoveKind::strike ||
           kind == MoveKind::done;
}

class Search {
public:
    Search(const View& view, Aim aim) : catalogue_(view.catalogue), aim_(aim) {
        for (const auto& move : view.legal) try_move(view.state, move, move);
    }

    Wish result() {
        for (std::size_t at = 0; !found_ && at < reached_.size() && reached_.size() < kMostStates; ++at) {
            const Reached from = reached_[at];
            legal_actions(from.state, catalogue_, actions_);
            for (const auto& move : actions_) try_move(from.state, move, from.first);
        }
        return found_;
    }

private:
    void try_move(const State& from, const Move& move, const Move& first) {
        if (found_ || !is_step_of_use(move.kind) || reached_.size() >= kMostStates) return;
        Reached next{from, first};
        if (apply(next.state, move, catalogue_, Events())) return;
        if (chance_due(next.state, catalogue_)) return;
        if (aim_(next.state, catalogue_))
            found_ = first;
        else
            reached_.push_back(next);
    }

    const Catalogue& catalogue_;
    Aim aim_;
    std::vector<Reached> reached_;
    std::vector<Move> actions_;
    Wish found_;
};

}  // namespace

bool can_be_locked(const State& state, const Catalogue& catalogue) {
    return state.phase == Phase::rolled && can_lock(state, catalogue);
}

bool can_be_completed(const State& state, const Catalogue&) {
    return state.phase == Phase::between && is_fulfilled(state);
}

Wish first_step_to(const View& view, Aim aim) { return Search(view, aim).result(); }

}  // namespace encounters::play
