// A game of a run played again at a table that keeps records.
#include <encounters/simulation/journal.hpp>

#include <encounters/play/journal.hpp>

#include <fmt/format.h>

#include <map>
#include <stdexcept>

namespace encounters::simulation {

namespace {

// The plain opponents are Veterans with a habit, and no kind of their own.
play::SeatKind kind_of(const std::string& player) {
    return play::seat_kind_named(player).value_or(play::SeatKind::veteran);
}

play::TableSetup table_of(const JournalOf& which) {
    play::TableSetup table;
    table.catalogue = which.catalogue;
    table.even_start = which.terms.even_start;
    for (int seat = 0; seat < which.terms.seats(); ++seat) {
        const auto place = static_cast<std::size_t>(player_at(which.terms, which.game, seat));
        play::Seat seated;
        seated.name = fmt::format("{} {}", which.terms.players[place], seat + 1);
        seated.kind = kind_of(which.terms.players[place]);
        seated.colour = static_cast<std::uint8_t>(seat);
        seated.shape = static_cast<std::uint8_t>(seat);
        table.seats.push_back(seated);
    }
    return table;
}

}  // namespace

std::string journal_of(const JournalOf& which, const MakePlayer& make_player) {
    const play::Seed seed{seed_of_game(which.terms.seed, which.game), ""};
    const play::TableSetup table = table_of(which);
    play::JournalHeader header = play::journal_header(table, which.files, seed);
    header.seed_chosen = true;
    play::Session session(table, std::make_unique<play::SeededChance>(seed.value));
    std::map<int, std::unique_ptr<players::Player>> players;
    const int last_turn = which.terms.cap * which.terms.seats();
    while (!session.is_over() && session.state().turn <= last_turn) {
        const int place = player_at(which.terms, which.game, session.decider());
        auto& player = players[place];
        if (!player) player = make_player(which.terms.players[static_cast<std::size_t>(place)]);
        if (const auto refusal = session.act(player->decide(session.state()).move))
            throw std::runtime_error(fmt::format("a player was refused: {} ({})", refusal->reason, refusal->rule));
    }
    return play::write_journal(session, header, seed);
}

}  // namespace encounters::simulation
