// Which runs stand behind the targets.
#include "simulation/balance/names.hpp"

#include <encounters/players/player.hpp>

#include <algorithm>

namespace encounters::simulation {

namespace {

constexpr std::uint64_t kHalf = 2;
constexpr std::uint64_t kQuarter = 4;
constexpr int kSeats = 4;

bool is_player(std::string_view name) {
    const auto& names = players::player_names();
    return std::find(names.begin(), names.end(), name) != names.end();
}

class Plan {
public:
    explicit Plan(const BalanceTerms& asked) : asked_(asked) {}

    Study& add(const std::string& name, std::vector<std::string> players, std::uint64_t games) {
        Study& study = studies_.emplace_back(Study{name, asked_.terms});
        study.terms.players = std::move(players);
        study.terms.games = std::max<std::uint64_t>(games, 1);
        return study;
    }
    void add_equals(const std::string& name, int seats, std::uint64_t games) {
        if (seats > most_seats()) return;
        add(name, std::vector<std::string>(static_cast<std::size_t>(seats), asked_.player), games);
    }
    void add_odd_one(const std::string& name) {
        if (!is_player(name)) return;
        add(name, {name, asked_.player, asked_.player, asked_.player}, asked_.games / kHalf).terms.seating = Seating::rotating;
    }
    std::vector<Study> take() { return std::move(studies_); }

private:
    // R1.4: everybody gets a Command.
    int most_seats() const {
        int copies = 0;
        for (const CardLine& command : asked_.terms.cards.commands) copies += command.copies;
        return copies;
    }

    const BalanceTerms& asked_;
    std::vector<Study> studies_;
};

}  // namespace

std::vector<Study> balance_studies(const BalanceTerms& asked) {
    using namespace balance;
    Plan plan(asked);
    plan.add_equals(kMain, kSeats, asked.games);
    plan.add_equals(kTwo, 2, asked.games / kHalf);
    plan.add_equals(kThree, 3, asked.games / kQuarter);
    plan.add_equals(kSix, 6, asked.games / kHalf);
    plan.add_equals(kEight, 8, asked.games / kQuarter);
    plan.add(kEven, std::vector<std::string>(kSeats, asked.player), asked.games / kHalf).terms.even_start = true;
    for (const char* name : kOpponents) plan.add_odd_one(name);
    for (const std::string& name : players::player_names())
        if (name.starts_with(kBans)) plan.add_odd_one(name);
    if (asked.elite_games > 0 && is_player("elite")) plan.add(kElites, std::vector<std::string>(kSeats, "elite"), asked.elite_games);
    return plan.take();
}

namespace balance {

const PlayedStudy* played(const std::vector<PlayedStudy>& studies, std::string_view name) {
    const auto found = std::find_if(studies.begin(), studies.end(), [&](const PlayedStudy& one) { return one.study.name == name; });
    return found == studies.end() ? nullptr : &*found;
}

Share wins_of_odd_one(const std::vector<PlayedStudy>& studies, std::string_view name) {
    const PlayedStudy* study = played(studies, name);
    return study ? wins_of_player(study->tally, 0) : Share{};
}

std::vector<const PlayedStudy*> bans(const std::vector<PlayedStudy>& studies) {
    std::vector<const PlayedStudy*> found;
    for (const PlayedStudy& study : studies)
        if (study.study.name.starts_with(kBans)) found.push_back(&study);
    return found;
}

}  // namespace balance

}  // namespace encounters::simulation
