// Journals: round trips, checksums, state hashes, the seed's promise.
#include "support/catch.hpp"

#include "support/play_tables.hpp"

#include <encounters/cards/situation.hpp>
#include <encounters/play/house_player.hpp>

#include <algorithm>
#include <set>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

const Seed kSeed{31, "00ff"};

// A game of house players with an undo, a redo and a change of seats among its records.
struct PlayedGame {
    Session session;
    JournalHeader header;
};

PlayedGame played_game(const Pack& pack, int decisions) {
    const auto table = table_of(pack, 2);
    PlayedGame game{seeded_session(table, kSeed.value), journal_header(table, pack.files, kSeed)};
    for (int made = 0; made < decisions && !game.session.is_over(); ++made) {
        game.session.act(house_move(game.session.state(), game.session.catalogue()));
        if (game.session.can_undo() && made % 3 == 0) game.session.undo();
        if (game.session.can_redo() && made % 2 == 0) game.session.redo();
        if (made == 10) game.session.set_seat(1, SeatKind::house);
        if (made == 20) game.session.set_seat(1, SeatKind::person);
    }
    return game;
}

std::string text_of(const PlayedGame& game) { return write_journal(game.session, game.header, kSeed); }

int count_of(const Session& session, RecordKind kind) {
    return static_cast<int>(std::count_if(session.records().begin(), session.records().end(),
                                          [&](const Record& record) { return record.kind == kind; }));
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = text.find('\n', start);
        lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return lines;
}

}  // namespace

TEST_CASE("a journal replays to the same table, steps and events") {
    const auto game = played_game(core_pack(), 150);
    REQUIRE(count_of(game.session, RecordKind::undo) > 0);
    REQUIRE(count_of(game.session, RecordKind::redo) > 0);
    REQUIRE(count_of(game.session, RecordKind::seat) == 2);

    const auto read = read_journal(text_of(game), "game.jsonl");
    const auto replayed = replay(read);

    REQUIRE_FALSE(read.fault);
    CHECK_FALSE(read.torn);
    REQUIRE_FALSE(replayed.fault);
    CHECK(replayed.session->state() == game.session.state());
    CHECK(replayed.session->records() == game.session.records());
    CHECK(replayed.session->events() == game.session.events());
    CHECK(replayed.session->table().seats == game.session.table().seats);
}

TEST_CASE("a replayed game writes the same journal") {
    const auto game = played_game(core_pack(), 120);
    const std::string text = text_of(game);

    const auto read = read_journal(text, "game.jsonl");
    const auto replayed = replay(read);

    CHECK(write_journal(*replayed.session, *read.header, kSeed) == text);
}

TEST_CASE("a journal goes on with the luck it had") {
    auto game = played_game(core_pack(), 60);
    auto replayed = replay(read_journal(text_of(game), "game.jsonl"));

    auto luck = seeded_luck_after(*replayed.session, kSeed);
    REQUIRE(luck);
    replayed.session->set_luck(std::move(luck));
    replayed.session->set_pace(LuckPace::until_decision);

    decide_by_house(game.session, 60);
    decide_by_house(*replayed.session, 60);
    CHECK(replayed.session->state() == game.session.state());
}

TEST_CASE("luck that is not the seed's is noticed") {
    const auto game = played_game(core_pack(), 60);

    CHECK(seeded_luck_after(game.session, kSeed));
    CHECK_FALSE(seeded_luck_after(game.session, Seed{32, ""}));
}

TEST_CASE("every 50th line carries the hash of the table") {
    const auto game = played_game(core_pack(), 150);

    const auto read = read_journal(text_of(game), "game.jsonl");

    REQUIRE(read.records.size() > 150);
    for (std::size_t record = 0; record < read.records.size(); ++record)
        CHECK(read.records[record].state_hash.has_value() == ((record + 1) % 50 == 0));
    CHECK(replay(read, 50).session->state() != replay(read, 100).session->state());
    CHECK(hash_of(replay(read, 50).session->state()) == read.records[49].state_hash);
}

TEST_CASE("a finished game ends with its seed, which keeps the promise") {
    auto game = played_game(core_pack(), 20);
    CHECK(text_of(game).find("\"seed\",") == std::string::npos);
    decide_by_house(game.session, 5000);
    REQUIRE(game.session.is_over());

    const auto read = read_journal(text_of(game), "game.jsonl");

    REQUIRE(read.seed == kSeed);
    CHECK(is_promised(*read.header, kSeed));
    CHECK_FALSE(read.header->seed_chosen);
    CHECK_FALSE(replay(read).fault);
}

TEST_CASE("another seed than the promised one is refused") {
    auto game = played_game(core_pack(), 20);
    decide_by_house(game.session, 5000);

    const auto text = write_journal(game.session, game.header, Seed{32, "00ff"});
    const auto read = read_journal(text, "game.jsonl");

    REQUIRE(read.fault);
    CHECK(read.fault->reason == "the seed is not the one promised");
    CHECK(read.fault->line == static_cast<int>(game.session.records().size()) + 2);
}

TEST_CASE("seats of every rank are written and read by their names", "[Q10.2]") {
    auto game = played_game(small_pack(), 5);
    game.header.seats.clear();
    for (const std::string& name : seat_kind_names()) game.header.seats.push_back({name, *seat_kind_named(name), 0, 0});

    const auto read = read_journal(JournalLines().header(game.header), "game.jsonl");

    REQUIRE(read.header);
    CHECK(read.header->seats == game.header.seats);
    CHECK_FALSE(is_computer(read.header->seats.front().kind));
    CHECK(name_of(read.header->seats.back().kind) == "elite");
    CHECK_FALSE(seat_kind_named("dog").has_value());
}

TEST_CASE("a decision remembers which rank made it, and undo leaves it alone", "[Q10.1][Q10.2]") {
    auto session = seeded_session(table_of(small_pack(), 2, SeatKind::veteran), 3);

    REQUIRE(session.play_house(1) == 1);

    const auto decided = std::find_if(session.steps().begin(), session.steps().end(),
                                      [](const Step& step) { return step.seat != kNoSeat; });
    REQUIRE(decided != session.steps().end());
    CHECK(decided->by == SeatKind::veteran);
    CHECK_FALSE(session.undo());
}

TEST_CASE("a header tells the pack, the seats and where luck comes from") {
    auto game = played_game(small_pack(), 5);
    game.header.seats[0] = {"Zo\xc3\xab \"the Hammer\"", SeatKind::house, 3, 2};
    game.header.began = "2024-02-29 20:15";
    game.header.dice = DiceOrigin::physical;

    const auto read = read_journal(text_of(game), "game.jsonl");

    REQUIRE(read.header);
    CHECK(read.header->pack_id == "small");
    CHECK(read.header->pack_version == "1.2.3");
    CHECK(read.header->seats == game.header.seats);
    CHECK(read.header->began == game.header.began);
    CHECK(read.header->dice == DiceOrigin::physical);
    CHECK(read.header->cards == CardOrigin::seeded);
    REQUIRE(read.header->files.size() == game.header.files.size());
    for (std::size_t file = 0; file < read.header->files.size(); ++file)
        CHECK(read.header->files[file].text == game.header.files[file].text);
}

TEST_CASE("a line looks as docs/journal.md says") {
    const auto game = played_game(small_pack(), 40);

    const auto lines = lines_of(text_of(game));

    REQUIRE(lines.size() == game.session.records().size() + 1);
    CHECK(lines[0].starts_with(R"({"format":1,"program":")"));
    CHECK(lines[1].starts_with(R"({"n":1,"kind":"command_dealt","command":)"));
    std::set<std::string> kinds;
    for (const auto& record : game.session.records()) kinds.insert(name_of(record.move.kind));
    CHECK(kinds.contains("dice_landed"));
    CHECK(kinds.contains("lock"));
    for (const auto& line : lines) {
        CHECK(line.substr(line.size() - 26, 8) == R"(,"sum":")");
        CHECK(line.ends_with("\"}"));
    }
}

TEST_CASE("a name that is no UTF-8 does not spoil the journal") {
    auto game = played_game(small_pack(), 5);
    game.header.seats[0].name = "bad \xff name";

    const auto read = read_journal(text_of(game), "game.jsonl");

    REQUIRE_FALSE(read.fault);
    CHECK(read.header->seats[0].name == "bad \xef\xbf\xbd name");
}

TEST_CASE("a replay of a part stops there") {
    const auto game = played_game(core_pack(), 100);
    const auto read = read_journal(text_of(game), "game.jsonl");

    const auto part = replay(read, 30);

    CHECK(part.records == 30);
    CHECK(part.session->records().size() == 30);
    CHECK_FALSE(part.fault);
}

TEST_CASE("every kind of move comes back from its line") {
    const auto game = played_game(small_pack(), 0);
    std::vector<Record> records;
    for (int number = 0; number < kMoveKinds; ++number) {
        const auto kind = static_cast<MoveKind>(number);
        const SeatIndex seat = is_chance(kind) ? kNoSeat : SeatIndex{1};
        records.push_back({RecordKind::move, Move::of(kind), seat, SeatKind::person});
    }
    const auto set = [&](MoveKind kind, std::uint8_t a, std::uint8_t b = 0) {
        records[static_cast<std::size_t>(kind)].move = Move::of(kind, a, b);
    };
    set(MoveKind::card_drawn, 200);
    set(MoveKind::seat_drawn, 7);
    set(MoveKind::command_dealt, 3);
    set(MoveKind::swap, 20, static_cast<std::uint8_t>(Colour::black));
    set(MoveKind::buy, 4);
    set(MoveKind::make_room, 3);
    set(MoveKind::ready, 2);
    set(MoveKind::replace, 1);
    set(MoveKind::choose_contract, 1);
    set(MoveKind::choose_encounter, 2);
    set(MoveKind::use_equipment, 3);
    set(MoveKind::use_hire, 71);
    set(MoveKind::pick_die, 12);
    set(MoveKind::pick_face, 6);
    set(MoveKind::strike, static_cast<std::uint8_t>(StrikeTarget::encounter), 7);
    set(MoveKind::pick_card, 4);
    set(MoveKind::pick_place, 5);
    set(MoveKind::take_salvage, kNone);
    set(MoveKind::give_token, 6);
    records[static_cast<std::size_t>(MoveKind::lock)].move = Move::lock(0x100005);
    records[static_cast<std::size_t>(MoveKind::dice_landed)].move = Move::dice_landed(std::vector<int>(21, 6));
    records.push_back({RecordKind::move, Move::of(MoveKind::take_salvage, 2), 0, SeatKind::person});
    for (const auto kind : {RecordKind::undo, RecordKind::redo}) records.push_back({kind, Move{}, 7, SeatKind::person});
    for (std::size_t kind = 0; kind < seat_kind_names().size(); ++kind)
        records.push_back({RecordKind::seat, Move{}, 3, static_cast<SeatKind>(kind)});

    JournalLines lines;
    std::string text = lines.header(game.header);
    for (const auto& record : records) text += lines.record(record, game.session.state());
    const auto read = read_journal(text, "game.jsonl");

    REQUIRE_FALSE(read.fault);
    REQUIRE(read.records.size() == records.size());
    for (std::size_t record = 0; record < records.size(); ++record) {
        INFO(lines_of(text)[record + 1]);
        CHECK(read.records[record].record == records[record]);
    }
}

TEST_CASE("a game resumes after every record at the table it had then") {
    auto session = seeded_session(table_of(core_pack(), 2), 8);
    std::vector<std::uint64_t> hashes;
    const auto header = journal_header(session.table(), core_pack().files, kSeed);
    const auto begun = static_cast<int>(session.records().size());
    session.observe([&](const Session& at, const Record&) { hashes.push_back(hash_of(at.state())); });
    decide_by_house(session, 40);

    const auto read = read_journal(write_journal(session, header, kSeed), "game.jsonl");

    REQUIRE(hashes.size() > 60);
    for (std::size_t record = 0; record < hashes.size(); ++record) {
        const auto part = replay(read, begun + static_cast<int>(record) + 1);
        REQUIRE(hash_of(part.session->state()) == hashes[record]);
    }
}

TEST_CASE("journals of random play replay alike") {
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        const auto table = table_of(core_pack(), 1 + static_cast<int>(seed % 8));
        auto session = seeded_session(table, seed);
        SplitMix64 choice(seed * 977);
        for (int decisions = 0; decisions < 200 && !session.is_over(); ++decisions) {
            if (session.can_undo() && choice.next() % 5 == 0) session.undo();
            else session.act(session.legal()[choice.next() % session.legal().size()]);
        }

        const auto replayed =
            replay(read_journal(write_journal(session, journal_header(table, core_pack().files, kSeed), kSeed), "game.jsonl"));

        INFO("seed " << seed);
        REQUIRE_FALSE(replayed.fault);
        REQUIRE(replayed.session->state() == session.state());
        REQUIRE(replayed.session->events() == session.events());
    }
}

TEST_CASE("a game that began with a situation replays from it") {
    const std::string situation = R"({"seats": [{"command": "wolves", "cbills": 7}, {"command": "hounds"}]})";
    const auto read_situation = cards::read_situation(situation, *small_pack().catalogue);
    INFO(cards::to_text(read_situation.faults));
    REQUIRE(read_situation.ok());
    const auto table = table_of(small_pack(), 2);
    auto session = Session::from(*read_situation.state, table, std::make_unique<SeededChance>(kSeed.value));
    auto header = journal_header(table, small_pack().files, kSeed);
    header.situation = situation;
    decide_by_house(session, 30);

    const auto replayed = replay(read_journal(write_journal(session, header, kSeed), "game.jsonl"));

    REQUIRE_FALSE(replayed.fault);
    CHECK(replayed.session->start() == *read_situation.state);
    CHECK(replayed.session->state() == session.state());
}

TEST_CASE("a situation that can't be read is told") {
    auto game = played_game(small_pack(), 3);
    game.header.situation = "{";

    const auto replayed = replay(read_journal(text_of(game), "game.jsonl"));

    CHECK_FALSE(replayed.session);
    REQUIRE(replayed.fault);
    CHECK(replayed.fault->reason.starts_with("its situation can't be read: situation.json:1:"));
}
