#include "simulation/runs.hpp"

namespace encounters::testing {

simulation::Terms house_terms(const Pack& pack, int seats, std::uint64_t games) {
    simulation::Terms terms;
    terms.program = "test";
    terms.games = games;
    terms.players.assign(static_cast<std::size_t>(seats), "house");
    terms.cards = simulation::card_lines(*pack.catalogue, pack.files);
    return terms;
}

simulation::MakePlayer house_players(const Pack& pack) {
    return [knowledge = players::knowledge_of(pack.catalogue)](const std::string&) {
        return players::player_named("house", knowledge);
    };
}

simulation::Tally tally_of(const Pack& pack, const simulation::Terms& terms, int threads, simulation::Part part) {
    simulation::Crew crew;
    crew.threads = threads;
    crew.make_player = house_players(pack);
    return simulation::run(*pack.catalogue, terms, part, crew);
}

}  // namespace encounters::testing
