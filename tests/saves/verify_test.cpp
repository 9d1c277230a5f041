// Fair dice: what can be proved is, what can't is said, and what was tampered with is found.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include "play/checksum.hpp"

#include <encounters/play/verify.hpp>

#include <fmt/format.h>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

const Seed kSalted{85, "00ff00ff00ff00ff00ff00ff00ff00ff"};
const Seed kChosen{85, ""};

std::string journal_of(const Seed& seed, int decisions) {
    const auto table = table_of(core_pack(), 2);
    auto session = seeded_session(table, seed.value);
    decide_by_house(session, decisions);
    return write_journal(session, journal_header(table, core_pack().files, seed), seed);
}

std::string whole_journal(const Seed& seed) { return journal_of(seed, 100000); }

// The journal with a part of one line replaced, and all checksums made to fit, as a cheat would do it.
std::string tampered(const std::string& text, std::size_t line_number, const std::string& what, const std::string& by) {
    std::string result;
    std::size_t number = 0;
    for (std::size_t start = 0; start < text.size(); ++number) {
        const std::size_t end = text.find('\n', start);
        std::string line = text.substr(start, end - start);
        start = end + 1;
        if (number == line_number) {
            REQUIRE(line.find(what) != std::string::npos);
            line.replace(line.find(what), what.size(), by);
        }
        line.erase(line.rfind(R"(,"sum":")"));
        result += line + R"(,"sum":")";
        result += fmt::format("{:016x}\"}}\n", checksum_with(kEmptyChecksum, result));
    }
    return result;
}

std::string all_lines(const Verification& found) { return fmt::format("{}", fmt::join(found.lines, "\n")); }

bool says(const Verification& found, const std::string& words) { return all_lines(found).find(words) != std::string::npos; }

}  // namespace

TEST_CASE("a finished game's luck is recomputed and proved") {
    const auto found = verify(read_journal(whole_journal(kSalted), "game.jsonl"));

    INFO(all_lines(found));
    CHECK(found.verdict == Verdict::proved);
    CHECK(found.rolls > 20);
    CHECK(found.draws > 50);
    CHECK(found.entered_rolls == 0);
    CHECK(says(found, "The hash shown at the start: " + grouped_hash(seed_hash(kSalted))));
    CHECK(says(found, "The seed shown at the end: 85:00ff00ff00ff00ff00ff00ff00ff00ff; it has that hash."));
    CHECK(says(found, "This proves to everyone who saw the hash before the first roll"));
    CHECK_FALSE(says(found, "chosen"));
}

TEST_CASE("a chosen seed is called chosen, not a proof") {
    const auto found = verify(read_journal(whole_journal(kChosen), "game.jsonl"));

    CHECK(found.verdict == Verdict::proved);
    CHECK(says(found, "The seed was chosen, not a proof"));
    CHECK_FALSE(says(found, "This proves"));
}

TEST_CASE("an unfinished game shows its hash and is open") {
    const auto found = verify(read_journal(journal_of(kSalted, 30), "game.jsonl"));

    CHECK(found.verdict == Verdict::open);
    CHECK(says(found, grouped_hash(seed_hash(kSalted))));
    CHECK(says(found, "OPEN: the game is not finished"));
    CHECK_FALSE(says(found, "00ff"));
}

TEST_CASE("faces that were changed are found, with the number of the move") {
    const auto text = journal_of(kSalted, 100000);
    const auto read = read_journal(text, "game.jsonl");
    std::size_t line = 0;
    for (std::size_t at = 0; at < read.records.size() && line == 0; ++at)
        if (read.records[at].record.move.kind == MoveKind::dice_landed) line = at + 1;
    const auto& faces = read.records[line - 1].record.move.faces;
    const std::string then = fmt::format(R"("faces":[{})", faces[0]);
    const std::string now = fmt::format(R"("faces":[{})", faces[0] == 6 ? 1 : faces[0] + 1);

    // The game ends after the changed roll, so that no rule stands in the way of the replay.
    std::size_t end = 0;
    for (std::size_t number = 0; number <= line; ++number) end = text.find('\n', end) + 1;
    auto read_changed = read_journal(tampered(text.substr(0, end), line, then, now), "game.jsonl");
    REQUIRE_FALSE(read_changed.fault);
    read_changed.seed = kSalted;
    const auto found = verify(read_changed);

    INFO(all_lines(found));
    CHECK(found.verdict == Verdict::differs);
    CHECK(found.move == static_cast<int>(line));
    CHECK(says(found, fmt::format("NOT PROVED: at move {} the journal says the dice {}", line, now.back())));
    CHECK(says(found, fmt::format("the seed gives the dice {}", faces[0])));
}

TEST_CASE("a card that was changed is found") {
    const auto text = whole_journal(kSalted);
    const auto read = read_journal(text, "game.jsonl");
    const auto& dealt = read.records[0].record.move;
    REQUIRE(dealt.kind == MoveKind::command_dealt);
    const auto changed = tampered(text, 1, fmt::format(R"("command":{})", dealt.a), fmt::format(R"("command":{})", (dealt.a + 1) % 8));

    const auto found = verify(read_journal(changed, "game.jsonl"));

    CHECK(found.verdict == Verdict::differs);
    CHECK(found.move >= 1);
}

TEST_CASE("a file changed without its checksums is found, with the number of the move") {
    std::string text = whole_journal(kSalted);
    const std::size_t line = text.find(R"({"n":60,)");
    text[line + 12] ^= 1;

    const auto found = verify(read_journal(text, "game.jsonl"));

    CHECK(found.verdict == Verdict::differs);
    CHECK(found.move == 60);
    CHECK(says(found, "NOT PROVED: the file was changed or damaged at move 60."));
}

TEST_CASE("another seed than the promised one is found") {
    const auto table = table_of(core_pack(), 2);
    auto session = seeded_session(table, 85);
    decide_by_house(session, 100000);
    const auto text = write_journal(session, journal_header(table, core_pack().files, kSalted), Seed{86, kSalted.salt});

    const auto found = verify(read_journal(text, "game.jsonl"));

    CHECK(found.verdict == Verdict::differs);
    CHECK(says(found, "the seed is not the one promised"));
}

TEST_CASE("what is no journal can't be told") {
    CHECK(verify(read_journal("", "game.jsonl")).verdict == Verdict::open);
    CHECK(verify(read_journal_file("/no/such/file")).lines == std::vector<std::string>{"/no/such/file: there is no such file"});
}

TEST_CASE("scripted luck can't be recomputed, and says so") {
    const auto table = table_of(core_pack(), 2);
    const auto session = seeded_session(table, 85);
    auto header = journal_header(table, core_pack().files, kSalted);
    header.seed_hash.clear();
    header.dice = DiceOrigin::scripted;

    const auto found = verify(read_journal(write_journal(session, header, std::nullopt), "game.jsonl"));

    CHECK(found.verdict == Verdict::open);
    CHECK(found.lines == std::vector<std::string>{"OPEN: nothing in this game was seeded, so nothing can be recomputed."});
}
