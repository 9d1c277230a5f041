// Journals of released formats, kept for good: they stay readable and lead to the same events.
#include "support/catch.hpp"

#include "support/play_tables.hpp"
#include "support/test_files.hpp"

#include <encounters/play/event_json.hpp>
#include <encounters/play/verify.hpp>

#include <set>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

const std::string kFolder = ENCOUNTERS_SOURCE_DIR "/tests/replays/";

std::string events_of(const Session& session) {
    std::string lines;
    for (const auto& event : session.events()) lines.append(event_json(event, session.catalogue())).append("\n");
    return lines;
}

}  // namespace

TEST_CASE("a journal of format 1 stays readable") {
    const auto read = read_journal_file(kFolder + "format-1.jsonl");
    const auto replayed = replay(read);

    REQUIRE_FALSE(replayed.fault);
    CHECK_FALSE(read.torn);
    CHECK(events_of(*replayed.session) == content_of(kFolder + "format-1.events.jsonl"));
    std::set<RecordKind> kinds;
    for (const auto& record : replayed.session->records()) kinds.insert(record.kind);
    CHECK(kinds.size() == 4);
    CHECK(replayed.session->is_over());
    CHECK(verify(read).verdict == Verdict::proved);
}

TEST_CASE("a journal of format 1 with real dice, played on from another game, stays readable") {
    const auto read = read_journal_file(kFolder + "format-1-physical.jsonl");
    const auto replayed = replay(read);

    REQUIRE_FALSE(replayed.fault);
    CHECK(events_of(*replayed.session) == content_of(kFolder + "format-1-physical.events.jsonl"));
    CHECK(read.header->dice == DiceOrigin::physical);
    CHECK(read.header->taken_over > 0);
    const auto found = verify(read);
    CHECK(found.verdict == Verdict::proved);
    CHECK(found.entered_rolls > 0);
}
