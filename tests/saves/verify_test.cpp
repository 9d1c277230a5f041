// Fair dice: what can be proved is, what can't is said, and what was tampered with is found.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include "play/checksum.hpp"

#include <encounters/play/replay.hpp>
#include <encounters/play/verify.hpp>

#include <fmt/format.h>

#include <functional>

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

JournalHeader header_of(const Seed& seed) { return journal_header(table_of(core_pack(), 2), core_pack().files, seed); }

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

// A journal of the older kind, whose hash is of the seed alone, with its header changed as told.
Verification older_kind(const std::function<void(JournalHeader&)>& change) {
    auto session = seeded_session(table_of(core_pack(), 2), kSalted.value);
    decide_by_house(session, 100000);
    auto header = header_of(kSalted);
    header.promise = Promise::seed;
    header.seed_hash = seed_hash(kSalted);
    change(header);
    return verify(read_journal(write_journal(session, header, kSalted), "game.jsonl"));
}

}  // namespace

TEST_CASE("a finished game's luck is recomputed and proved") {
    const auto found = verify(read_journal(whole_journal(kSalted), "game.jsonl"));

    INFO(all_lines(found));
    CHECK(found.verdict == Verdict::proved);
    CHECK(found.rolls > 20);
    CHECK(found.draws > 50);
    CHECK(found.entered_rolls == 0);
    CHECK(says(found, "The hash shown at the start: " + grouped_hash(header_of(kSalted).seed_hash)));
    CHECK(says(found, "The seed shown at the end, \"85:00ff00ff00ff00ff00ff00ff00ff00ff\", has that hash."));
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
    CHECK(says(found, grouped_hash(header_of(kSalted).seed_hash)));
    CHECK(says(found, "OPEN: the game is not finished"));
    CHECK_FALSE(says(found, "00ff:"));
    CHECK_FALSE(says(found, "85:"));
}

TEST_CASE("a game that is over and lacks the line of its seed is told from one that is not over") {
    const auto text = whole_journal(kSalted);
    const auto end = text.rfind("{\"n\"");

    for (const std::string& torn : {std::string{}, text.substr(end, 30)}) {
        const auto found = verify(read_journal(text.substr(0, end) + torn, "game.jsonl"));
        CHECK(found.verdict == Verdict::open);
        CHECK(says(found, "OPEN: the game is over, but the line with its seed is missing."));
    }
}

TEST_CASE("the promise is the hash of the line that is documented") {
    const auto text = whole_journal(kSalted);
    const auto pack = text.find(R"("sha256":")");
    REQUIRE(pack < text.find('\n'));

    const std::string line = "85:00ff00ff00ff00ff00ff00ff00ff00ff dice seeded cards seeded luck own old_luck 0 pack " + text.substr(pack + 10, 64);

    CHECK(read_journal(text, "game.jsonl").header->seed_hash == sha256_of(line));
}

TEST_CASE("a seeded game that is passed off as one with real dice, or with older luck, is found") {
    const auto text = whole_journal(kSalted);
    const auto real = tampered(text, 0, R"("dice":"seeded")", R"("dice":"physical")");
    const auto scripted = tampered(text, 0, R"("cards":"seeded")", R"("cards":"scripted")");
    const auto older = tampered(text, 0, R"("promise":2)", R"("promise":2,"played_on":{"moves":40,"old_luck":20,"luck":"new"})");
    const auto unbound = tampered(text, 0, R"("promise":2,)", "");
    const auto pack = tampered(text, 0, R"("program":")", R"("program":"9)");

    for (const auto& changed : {real, scripted, older, unbound}) {
        const auto found = verify(read_journal(changed, "game.jsonl"));
        INFO(all_lines(found));
        CHECK(found.verdict == Verdict::differs);
        CHECK(says(found, "the seed is not the one promised"));
        CHECK_FALSE(says(found, "This proves"));
    }
    CHECK(verify(read_journal(pack, "game.jsonl")).verdict == Verdict::proved);
}

TEST_CASE("only what was recomputed is called proved") {
    const auto all = older_kind([](JournalHeader&) {});
    CHECK(all.verdict == Verdict::proved);
    CHECK(says(all, "nobody changed the luck afterwards."));

    const auto real = older_kind([](JournalHeader& header) { header.dice = DiceOrigin::physical; });
    INFO(all_lines(real));
    CHECK(real.verdict == Verdict::proved);
    CHECK(real.entered_rolls == all.rolls);
    CHECK(says(real, fmt::format("Not proved: {} rolls that were entered by people.", all.rolls)));
    CHECK(says(real, fmt::format("nobody changed the {} draws afterwards, and nothing else.", all.draws)));
    CHECK(says(real, "The hash is of an older kind"));

    const auto script = older_kind([](JournalHeader& header) { header.dice = DiceOrigin::scripted; });
    CHECK(says(script, fmt::format("Not proved: {} rolls that the file says came from a script.", all.rolls)));

    const auto nothing = older_kind([](JournalHeader& header) {
        header.dice = DiceOrigin::physical;
        header.cards = CardOrigin::scripted;
    });
    INFO(all_lines(nothing));
    CHECK(nothing.verdict == Verdict::open);
    CHECK(says(nothing, "OPEN: nothing in this game came from the seed, so nothing is proved."));
    CHECK_FALSE(says(nothing, "This proves"));
}

TEST_CASE("more old luck than the moves taken over hold is refused") {
    const auto text = whole_journal(kSalted);
    const auto claim = [&](int moves, int old_luck) {
        const auto by = fmt::format(R"("promise":2,"played_on":{{"moves":{},"old_luck":{},"luck":"new"}})", moves, old_luck);
        return read_journal(tampered(text, 0, R"("promise":2)", by), "game.jsonl");
    };

    CHECK(claim(12, 13).fault->reason == "\"old_luck\" is more than \"moves\"");
    CHECK(claim(0, 1).fault->reason == "\"old_luck\" is more than \"moves\"");
    const auto refused = claim(60, 60);
    CHECK(to_text(*refused.fault) == "game.jsonl:1: \"old_luck\" is more than the luck of the first \"moves\"");
    CHECK_FALSE(refused.header);
    CHECK(verify(refused).verdict == Verdict::open);
    CHECK(claim(12, 2).fault->reason == "the seed is not the one promised");
}

TEST_CASE("what a game played on proves is said for the luck that it has") {
    SavesFolder saves("played on");
    auto game = saves.saved.begin(game_of(core_pack(), 2, kSalted));
    decide_by_house(game.session, 100000);
    Replay replay(read_journal_file(game.saving->file()));
    const auto verified = [&](int at, ForkLuck luck) {
        replay.seek(at);
        auto forked = saves.saved.fork(replay, replay.whole().table().seats, luck);
        REQUIRE(forked.game);
        decide_by_house(forked.game->session, 100000);
        return verify(read_journal_file(forked.game->saving->file()));
    };

    const auto same = verified(60, ForkLuck::same);
    INFO(all_lines(same));
    CHECK(same.verdict == Verdict::proved);
    CHECK(says(same, "lines were taken over from another game with the same seed. It was known when this game began"));
    CHECK_FALSE(says(same, "This proves"));
    CHECK(says(verified(0, ForkLuck::same), "The first 0 lines were taken over from another game with the same seed."));

    const auto fresh = verified(60, ForkLuck::fresh);
    CHECK(says(fresh, "pieces of luck that came before this seed."));
    CHECK(says(fresh, "This proves to everyone who saw the hash when the game was played on that nobody changed these"));
    CHECK(says(verified(0, ForkLuck::fresh), "This proves to everyone who saw the hash before the first roll that nobody changed the luck"));
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
