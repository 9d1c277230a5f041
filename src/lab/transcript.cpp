#include <encounters/lab/commands.hpp>
#include <encounters/play/journal.hpp>

#include "lab/game_text.hpp"
#include "lab/pack.hpp"
#include "lab/standings.hpp"

#include <fmt/format.h>

#include <fstream>
#include <ostream>

namespace encounters::lab {

namespace {

constexpr int kMostDecisions = 100'000;

// Tells the game as it is played; false when it doesn't end.
bool tell(play::Session& session, std::ostream& out) {
    play::LogNames names = play::names_from(session.catalogue(), names_of(session.table().seats), session.start());
    out << paragraphs(session.last_events(), session.state(), names);
    for (int decisions = 0; decisions < kMostDecisions && session.act_house(); ++decisions)
        out << paragraphs(session.last_events(), session.state(), names);
    out << '\n' << standings_text(session.state(), names);
    return session.is_over();
}

int write(const std::filesystem::path& path, const std::string& text, const Streams& streams) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (file) return kDone;
    streams.err << fmt::format("{}: the journal can't be written there\n", path.string());
    return kFailed;
}

}  // namespace

int transcript(const TranscriptOptions& options, const Streams& streams) {
    const auto pack = load(options.data, streams);
    if (!pack) return kBadInput;
    const auto table = table_for(*pack, seats_named(options.seats, play::SeatKind::house), streams);
    if (!table) return kBadInput;

    const play::Seed seed = options.seed ? play::Seed{*options.seed, ""} : play::fresh_seed();
    play::JournalHeader header = play::journal_header(*table, pack->files, seed);
    header.seed_chosen = options.seed.has_value();
    play::Session session(*table, std::make_unique<play::SeededChance>(seed.value));
    streams.out << title(header, seed);
    const bool is_over = tell(session, streams.out);

    const int written =
        options.journal.empty() ? kDone : write(options.journal, play::write_journal(session, header, seed), streams);
    if (is_over) return written;
    streams.err << fmt::format("the game did not end within {} decisions\n", kMostDecisions);
    return kFailed;
}

}  // namespace encounters::lab
