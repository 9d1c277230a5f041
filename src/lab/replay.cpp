#include <encounters/cards/situation.hpp>
#include <encounters/lab/commands.hpp>
#include <encounters/play/event_json.hpp>
#include <encounters/play/journal.hpp>

#include "lab/game_text.hpp"
#include "lab/pack.hpp"
#include "lab/standings.hpp"

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

namespace {

// Step by step, so that every heading knows what its player had then.
void show_log(const play::Session& session, std::ostream& out) {
    play::LogNames names = play::names_from(session.catalogue(), names_of(session.table().seats), session.start());
    State state = session.start();
    std::vector<Event> events;
    for (const play::Step& step : session.steps()) {
        events.clear();
        apply(state, step.move, session.catalogue(), Events(events));
        out << paragraphs(events, state, names);
    }
    out << '\n' << standings_text(session.state(), names);
}

void show_events(const play::Session& session, std::ostream& out) {
    for (const Event& event : session.events()) out << play::event_json(event, session.catalogue()) << '\n';
}

int verify(const play::Session& session, const play::ReadJournal& journal, const Streams& streams) {
    if (!journal.seed || play::recompute_luck(session, *journal.header, *journal.seed).luck) return kDone;
    streams.err << fmt::format("{}: the luck is not what the seed {} gives\n", journal.file, journal.seed->value);
    return kFailed;
}

}  // namespace

int replay(const ReplayOptions& options, const Streams& streams) {
    const play::ReadJournal journal = play::read_journal_file(options.journal);
    const play::ReplayedJournal replayed = play::replay(journal);
    if (replayed.session) {
        const play::Session& session = *replayed.session;
        switch (options.show) {
            case ReplayShow::log:
                streams.out << title(*journal.header, journal.seed);
                show_log(session, streams.out);
                break;
            case ReplayShow::events: show_events(session, streams.out); break;
            case ReplayShow::state: streams.out << cards::write_situation(session.state(), session.catalogue()); break;
        }
    }
    if (journal.torn) streams.err << fmt::format("{}: an unfinished last line was cut off\n", journal.file);
    if (replayed.fault) {
        streams.err << play::to_text(*replayed.fault) << '\n';
        return kBadInput;
    }
    return replayed.session ? verify(*replayed.session, journal, streams) : kBadInput;
}

}  // namespace encounters::lab
