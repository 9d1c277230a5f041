#include "table/computers/minds.hpp"

#include <algorithm>

namespace encounters::table {

namespace {

bool is_there(play::SeatKind kind) {
    const std::vector<std::string>& names = players::player_names();
    return std::find(names.begin(), names.end(), play::name_of(kind)) != names.end();
}

}  // namespace

std::vector<play::SeatKind> offered_ranks() {
    std::vector<play::SeatKind> offered;
    for (const play::SeatKind rank :
         {play::SeatKind::green, play::SeatKind::regular, play::SeatKind::veteran, play::SeatKind::elite})
        if (is_there(rank)) offered.push_back(rank);
    if (offered.empty()) offered.push_back(play::SeatKind::house);
    return offered;
}

play::SeatKind adviser() {
    play::SeatKind best = offered_ranks().front();
    for (const play::SeatKind rank : offered_ranks())
        if (rank != play::SeatKind::elite) best = rank;
    return best;
}

const std::shared_ptr<const players::Knowledge>& Minds::knowledge() {
    if (!knowledge_) knowledge_ = players::knowledge_of(cards_, numbers_);
    return knowledge_;
}

players::Player& Minds::player(play::SeatKind who) {
    std::unique_ptr<players::Player>& player = players_[who];
    if (!player) player = players::player_named(play::name_of(who), knowledge());
    // A journal may name a rank that this program lacks.
    if (!player) player = players::player_named(play::name_of(adviser()), knowledge());
    return *player;
}

players::Decision Minds::decide(play::SeatKind who, const State& state, const std::atomic<bool>& stop) {
    return player(who).decide(state, &stop);
}

}  // namespace encounters::table
