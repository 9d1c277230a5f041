// The computer players of one game, each made when it is first asked; used by one thread at a time.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <encounters/play/seat_kind.hpp>
#include <encounters/players/knowledge.hpp>

namespace encounters::table {

// The computer players that seats can be given to, the weakest first.
std::vector<play::SeatKind> offered_ranks();
// The one that is asked for hints: a Veteran, or the strongest there is below.
play::SeatKind adviser();

class Minds {
public:
    explicit Minds(std::shared_ptr<const Catalogue> cards, const players::Constants& numbers = {})
        : cards_(std::move(cards)), numbers_(numbers) {}

    players::Decision decide(play::SeatKind who, const State& state, const std::atomic<bool>& stop);
    const std::shared_ptr<const Catalogue>& cards() const { return cards_; }
    // Worked out when it is first wanted.
    const std::shared_ptr<const players::Knowledge>& knowledge();

private:
    players::Player& player(play::SeatKind who);

    std::shared_ptr<const Catalogue> cards_;
    players::Constants numbers_;
    std::shared_ptr<const players::Knowledge> knowledge_;
    std::map<play::SeatKind, std::unique_ptr<players::Player>> players_;
};

}  // namespace encounters::table
