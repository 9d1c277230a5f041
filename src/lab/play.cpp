#include <encounters/cards/situation.hpp>
#include <encounters/lab/commands.hpp>
#include <encounters/play/seed.hpp>

#include "lab/pack.hpp"
#include "lab/terminal.hpp"

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

namespace {

std::unique_ptr<play::ChanceSource> luck_of(const PlayOptions& options) {
    return std::make_unique<play::SeededChance>(options.seed ? *options.seed : play::fresh_seed().value);
}

int play_new(const Pack& pack, const PlayOptions& options, const Streams& streams) {
    const auto table = table_for(pack, seats_named(options.seats.value_or(2), play::SeatKind::person), streams);
    if (!table) return kBadInput;
    play::Session session(*table, luck_of(options));
    return Terminal(session, streams).run();
}

int play_situation(const Pack& pack, const PlayOptions& options, const Streams& streams) {
    const auto read = cards::read_situation_file(options.situation, *pack.catalogue);
    streams.err << cards::to_text(read.faults);
    if (!read.ok()) return kBadInput;
    const int seats = read.state->seat_count;
    if (options.seats && *options.seats != seats) {
        streams.err << fmt::format("{} has {} seats, not {}; leave --seats out\n", options.situation.string(), seats,
                                   *options.seats);
        return kBadInput;
    }
    const auto table = table_for(pack, seats_named(seats, play::SeatKind::person), streams);
    if (!table) return kBadInput;
    play::Session session = play::Session::from(*read.state, *table, luck_of(options));
    session.run_luck();
    return Terminal(session, streams).run();
}

}  // namespace

int play(const PlayOptions& options, const Streams& streams) {
    const auto pack = load(options.data, streams);
    if (!pack) return kBadInput;
    return options.situation.empty() ? play_new(*pack, options, streams) : play_situation(*pack, options, streams);
}

}  // namespace encounters::lab
