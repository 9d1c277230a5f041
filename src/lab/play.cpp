#include <encounters/cards/situation.hpp>
#include <encounters/lab/commands.hpp>
#include <encounters/play/seed.hpp>

#include "lab/kept_game.hpp"
#include "lab/pack.hpp"
#include "lab/terminal.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <ostream>

namespace encounters::lab {

namespace {

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The table that a situation file begins with, and its text; the usual start without one.
struct Beginning {
    std::optional<State> state;
    std::string situation;
    int seats = 2;
};

std::optional<Beginning> beginning_of(const Pack& pack, const PlayOptions& options, const Streams& streams) {
    if (options.situation.empty()) return Beginning{std::nullopt, "", options.seats.value_or(2)};
    const auto read = cards::read_situation_file(options.situation, *pack.catalogue);
    streams.err << cards::to_text(read.faults);
    if (!read.ok()) return std::nullopt;
    const int seats = read.state->seat_count;
    if (!options.seats || *options.seats == seats) return Beginning{*read.state, text_of(options.situation), seats};
    streams.err << fmt::format("{} has {} seats, not {}; leave --seats out\n", options.situation.string(), seats,
                               *options.seats);
    return std::nullopt;
}

play::Session session_of(const Beginning& beginning, const play::TableSetup& table, const play::Seed& seed) {
    auto luck = std::make_unique<play::SeededChance>(seed.value);
    if (!beginning.state) return play::Session(table, std::move(luck));
    play::Session session = play::Session::from(*beginning.state, table, std::move(luck));
    session.run_luck();
    return session;
}

}  // namespace

int play(const PlayOptions& options, const Streams& streams) {
    const auto pack = load(options.data, streams);
    if (!pack) return kBadInput;
    const auto beginning = beginning_of(*pack, options, streams);
    if (!beginning) return kBadInput;
    const auto table = table_for(*pack, seats_named(beginning->seats, play::SeatKind::person), streams);
    if (!table) return kBadInput;

    const play::Seed seed = options.seed ? play::Seed{*options.seed, ""} : play::fresh_seed();
    play::JournalHeader header = play::journal_header(*table, pack->files, seed);
    header.situation = beginning->situation;
    play::Session session = session_of(*beginning, *table, seed);
    KeptGame kept(options, std::move(header), seed, streams);
    if (!kept.begin(session)) return kFailed;
    const int code = Terminal(session, streams).run();
    kept.say_farewell(session);
    return code;
}

}  // namespace encounters::lab
