// Games taken up again after every move, at every kind of prompt; undo and redo against replays.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include <set>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

const Seed kSeed{81, "0f"};

// A whole game, the hash of its table after each of its records, and its journal.
struct Recorded {
    JournalHeader header;
    std::vector<std::uint64_t> hashes;
    std::string journal;
    std::string finished;  // with its seed
};

// Sensible decisions bring a game to its end; in between it is undone, redone, decided at random, and seats change hands.
void play_to_the_end(Session& session, SplitMix64& choice) {
    while (session.decider() != kNoSeat) {
        if (choice.next() % 6 == 0)
            do_something(session, choice);
        else
            session.act_house();
    }
}

Recorded recorded_game(const Pack& pack, std::uint64_t seed) {
    const auto table = table_of(pack, 1 + static_cast<int>(seed % 3));
    Recorded game{journal_header(table, pack.files, Seed{seed, ""}), {}, {}, {}};
    Session session(table, std::make_unique<SeededChance>(seed), LuckPace::one_at_a_time);
    session.observe([&](const Session& at, const Record&) { game.hashes.push_back(hash_of(at.state())); });
    session.set_pace(LuckPace::until_decision);
    session.run_luck();
    SplitMix64 choice(seed);
    play_to_the_end(session, choice);
    REQUIRE(session.is_over());
    game.journal = write_journal(session, game.header, std::nullopt);
    game.finished = write_journal(session, game.header, Seed{seed, ""});
    return game;
}

// The journal's first so many records, as a killed program would have left it.
std::string cut_after(const std::string& journal, std::size_t records) {
    std::size_t end = 0;
    for (std::size_t line = 0; line <= records; ++line) end = journal.find('\n', end) + 1;
    return journal.substr(0, end);
}

void check_resumes(SavesFolder& saves, const Recorded& game, std::uint64_t seed, std::size_t records) {
    INFO("seed " << seed << ", after " << records << " records");
    std::filesystem::remove(saves.folder / "game.jsonl");
    const auto file = saves.folder / "game.jsonl";
    put(file, cut_after(game.journal, records));
    put(seed_file_of(file), to_text(Seed{seed, ""}));

    const auto again = resumed(saves, file);

    // Luck that was due when it was cut has come by now, and has come as it did then.
    const std::size_t after = again.session.records().size();
    REQUIRE(after >= records);
    REQUIRE(after <= game.hashes.size());
    REQUIRE(hash_of(again.session.state()) == game.hashes[after - 1]);
    // A game that is over gets its seed.
    const std::string& text = again.session.is_over() ? game.finished : game.journal;
    const bool is_same_file = content_of(file) == (again.session.is_over() ? text : cut_after(text, after));
    REQUIRE(is_same_file);
}

// After every `each`-th record, and after the last one.
void check_resumes_all_along(SavesFolder& saves, const Recorded& game, std::uint64_t seed, std::size_t each) {
    for (std::size_t records = 0; records < game.hashes.size(); records += each) check_resumes(saves, game, seed, records);
    check_resumes(saves, game, seed, game.hashes.size());
}

}  // namespace

TEST_CASE("a game is taken up after every move of five games as it was") {
    SavesFolder saves("every move");
    for (std::uint64_t seed = 1; seed <= 5; ++seed) check_resumes_all_along(saves, recorded_game(small_pack(), seed), seed, 1);
}

TEST_CASE("a game of the core set is taken up all along as it was") {
    SavesFolder saves("core moves");
    for (std::uint64_t seed = 1; seed <= 5; ++seed) check_resumes_all_along(saves, recorded_game(core_pack(), seed), seed, 17);
}

TEST_CASE("a game is taken up after five random moves of 300 games as it was") {
    SavesFolder saves("random moves");
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        const auto game = recorded_game(small_pack(), seed);
        SplitMix64 moments(seed);
        for (int time = 0; time < 5; ++time) check_resumes(saves, game, seed, moments.next() % (game.hashes.size() + 1));
    }
}

TEST_CASE("a game is taken up after every move of 500 games as it was", "[long]") {
    SavesFolder saves("every move");
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        const Pack& pack = seed % 10 == 0 ? core_pack() : small_pack();
        check_resumes_all_along(saves, recorded_game(pack, seed), seed, 1);
    }
}

TEST_CASE("every kind of prompt is where a game can be left and taken up") {
    SavesFolder saves("prompts");
    const auto file = saves.folder / "game.jsonl";
    std::set<Phase> seen;
    for (std::uint64_t seed = 1; seed <= 200 && seen.size() < 18; ++seed) {
        const auto table = table_of(small_pack(), 3);
        const auto header = journal_header(table, small_pack().files, Seed{seed, ""});
        auto session = seeded_session(table, seed);
        SplitMix64 choice(seed);
        for (int made = 0; made < 400 && session.decider() != kNoSeat; ++made) {
            do_something(session, choice);
            if (session.decider() == kNoSeat || !seen.insert(session.state().phase).second) continue;
            INFO("seed " << seed << ", phase " << static_cast<int>(session.state().phase));
            put(file, write_journal(session, header, std::nullopt));
            put(seed_file_of(file), to_text(Seed{seed, ""}));
            const auto again = resumed(saves, file);
            REQUIRE(again.session.state() == session.state());
            REQUIRE(again.session.legal() == session.legal());
            REQUIRE(again.session.decider() == session.decider());
            REQUIRE(again.session.undo_label() == session.undo_label());
        }
    }

    for (const Phase phase : {Phase::secure_choice, Phase::swaps, Phase::before_flip, Phase::choose_contract, Phase::between, Phase::make_room,
                              Phase::choose_encounter, Phase::rolled, Phase::use_die, Phase::use_face, Phase::use_strike, Phase::use_order,
                              Phase::use_card, Phase::use_place, Phase::burn_choice, Phase::salvage_choice, Phase::give_patronage,
                              Phase::give_censure}) {
        INFO("phase " << static_cast<int>(phase));
        CHECK(seen.contains(phase));
    }
}

TEST_CASE("Q10.1 an undo is the same as a replay without the last decision, and redo leads back", "[Q10.1]") {
    int undone = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto table = table_of(core_pack(), 2);
        const auto header = journal_header(table, core_pack().files, Seed{seed, ""});
        auto session = seeded_session(table, seed);
        SplitMix64 choice(seed);
        for (int made = 0; made < 60 && session.decider() != kNoSeat; ++made) {
            session.act(session.legal()[choice.next() % session.legal().size()]);
            if (!session.can_undo()) continue;
            INFO("seed " << seed << ", decision " << made);
            const State after = session.state();
            auto without = replay(read_journal(write_journal(session, header, std::nullopt), "game.jsonl"),
                                  static_cast<int>(session.records().size()) - 1);
            session.undo();
            REQUIRE(session.state() == without.session->state());
            const bool is_same_game = session.records().size() == without.session->records().size() + 2;
            REQUIRE(is_same_game);
            REQUIRE(session.redo());
            REQUIRE(hash_of(session.state()) == hash_of(after));
            ++undone;
        }
    }

    CHECK(undone > 100);
}
