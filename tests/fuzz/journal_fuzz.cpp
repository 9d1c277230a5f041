// Journals made by a fuzzer: a clear reason, or a game that is valid at every step and is written as it was read.
#include "fuzz/fuzz_support.hpp"

#include "play/checksum.hpp"

#include <encounters/play/journal.hpp>
#include <encounters/play/replay.hpp>
#include <encounters/play/verify.hpp>
#include <encounters/rules/invariants.hpp>

#include <fmt/format.h>

using namespace encounters;
using namespace encounters::testing;

namespace {

// The header of a game that the lines belong to.
const std::string& good_header() {
    static const std::string line = [] {
        play::TableSetup table;
        table.catalogue = small_pack_cards();
        table.seats.resize(2);
        return play::JournalLines().header(play::journal_header(table, small_pack_files(), play::Seed{1, ""}));
    }();
    return line;
}

// The lines with checksums that fit, or hardly any mutation would get behind them.
std::string sealed(std::string text, std::string_view lines) {
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        std::string line(lines.substr(0, end));
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
        if (const auto sum = line.rfind(R"(,"sum":")"); sum != std::string::npos) line.erase(sum);
        text += line + R"(,"sum":")";
        text += fmt::format("{:016x}\"}}\n", play::checksum_with(play::kEmptyChecksum, text));
    }
    return text;
}

std::string journal_of(std::uint8_t way, std::string_view text) {
    switch (way) {
        case 'r': return std::string(text);          // as it is
        case 'h': return sealed("", text);           // its own header
        default: return sealed(good_header(), text);
    }
}

void check_round_trip(const play::ReadJournal& read, const play::ReplayedJournal& replayed) {
    const std::string text = play::write_journal(*replayed.session, *read.header, std::nullopt);
    const auto again = play::replay(play::read_journal(text, "again"));
    require_none(again.fault ? "what was written can't be read: " + play::to_text(*again.fault) : "");
    require_none(again.session->state() == replayed.session->state() ? "" : "another game is read than was written");
}

void look_at(const play::Session& session) {
    State state = session.start();
    for (const auto& step : session.steps()) {
        require_none(std::string(why_invalid(state, session.catalogue())));
        apply(state, step.move, session.catalogue(), Events());
    }
    require_none(state == session.state() ? "" : "the steps lead elsewhere");
    for (const auto& turn : play::turns_of(session)) play::to_text(turn);
    play::recompute_luck(session, play::JournalHeader{}, play::Seed{1, ""});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text = journal_of(data[0], std::string_view(reinterpret_cast<const char*>(data) + 1, size - 1));
    const auto read = play::read_journal(text, "fuzz");
    require_none(read.good_bytes <= text.size() ? "" : "more good bytes than bytes");
    const auto replayed = play::replay(read);
    require_none(replayed.session || replayed.fault ? "" : "no game and no reason");
    if (data[0] == 'h') play::verify(read);
    if (!replayed.session) return 0;
    check_round_trip(read, replayed);
    look_at(*replayed.session);
    return 0;
}
