// Replays: any position reached by any way, the turns with their results, games played on from anywhere.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include <encounters/play/replay.hpp>
#include <encounters/play/verify.hpp>

#include <numeric>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

const Seed kSeed{83, "0f"};

// A finished game of the core set.
std::filesystem::path finished_game(const SavesFolder& saves) {
    auto game = saves.saved.begin(game_of(core_pack(), 3, kSeed));
    decide_by_house(game.session, 100000);
    REQUIRE(game.session.is_over());
    return game.saving->file();
}

Replay opened(const std::filesystem::path& file) { return Replay(read_journal_file(file)); }

// One that was left after 40 decisions.
std::filesystem::path game_left(const SavesFolder& saves, const Seed& seed) {
    auto game = saves.saved.begin(game_of(core_pack(), 2, seed));
    decide_by_house(game.session, 40);
    return game.saving->file();
}

std::vector<Seat> house_seats(int count) {
    std::vector<Seat> seats;
    for (int seat = 0; seat < count; ++seat) seats.push_back({"House " + std::to_string(seat + 1), SeatKind::house, 0, 0});
    return seats;
}

}  // namespace

TEST_CASE("a replay goes step by step through the states the game had") {
    SavesFolder saves("steps");
    auto replay = opened(finished_game(saves));
    REQUIRE(replay.is_open());
    REQUIRE(replay.problem() == "");
    State state = replay.whole().start();
    std::size_t events = 0;

    for (int at = 0; at < replay.size(); ++at) {
        REQUIRE(replay.position() == at);
        REQUIRE(replay.state() == state);
        REQUIRE(replay.events() == static_cast<int>(events));
        std::vector<Event> told;
        apply(state, replay.whole().steps()[at].move, replay.whole().catalogue(), Events(told));
        events += told.size();
        replay.step();
        REQUIRE(replay.last_events() == told);
        REQUIRE(replay.last_step() == &replay.whole().steps()[at]);
    }

    CHECK(replay.state() == replay.whole().state());
    CHECK(replay.state().phase == Phase::over);
    replay.step();
    CHECK(replay.position() == replay.size());
}

TEST_CASE("seeking back twenty times finds the same table") {
    SavesFolder saves("seeks");
    auto replay = opened(finished_game(saves));
    std::vector<State> states;
    for (replay.seek(0); replay.position() < replay.size(); replay.step()) states.push_back(replay.state());
    states.push_back(replay.state());
    SplitMix64 choice(1);

    for (int time = 0; time < 20; ++time) {
        const int there = static_cast<int>(choice.next() % states.size());
        const int back = static_cast<int>(choice.next() % (static_cast<std::uint64_t>(there) + 1));
        replay.seek(there);
        REQUIRE(replay.state() == states[there]);
        replay.seek(back);
        REQUIRE(replay.state() == states[back]);
        if (back == 0) continue;
        replay.step_back();
        REQUIRE(replay.state() == states[back - 1]);
    }

    replay.seek(-5);
    CHECK(replay.position() == 0);
    CHECK(replay.turn_index() == -1);
    CHECK(replay.last_step() == nullptr);
    CHECK(replay.last_events().empty());
    replay.seek(1 << 30);
    CHECK(replay.position() == replay.size());
}

TEST_CASE("a replay knows its turns and what each came to") {
    SavesFolder saves("turns");
    auto replay = opened(finished_game(saves));
    const auto& turns = replay.turns();
    std::vector<int> cbills(3);
    std::vector<int> reputation(3);

    REQUIRE(turns.size() == replay.whole().state().turn);
    for (std::size_t at = 0; at < turns.size(); ++at) {
        const auto& turn = turns[at];
        INFO("turn " << turn.turn);
        CHECK(turn.turn == static_cast<int>(at) + 1);
        CHECK((at == 0 || turn.first_step == turns[at - 1].last_step));
        CHECK(turn.won == (at + 1 == turns.size()));
        CHECK(turn.ending != Ending::none);
        cbills[turn.seat] += turn.cbills;
        reputation[turn.seat] += turn.reputation;
        replay.seek_turn(static_cast<int>(at));
        CHECK(replay.turn_index() == static_cast<int>(at));
        CHECK(replay.state().turn == turn.turn);
        CHECK(replay.state().active == turn.seat);
    }
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(cbills[seat] == replay.whole().state().seats[seat].cbills);
        CHECK(reputation[seat] == replay.whole().state().seats[seat].reputation);
    }
    CHECK(turns.back().last_step == replay.size());
    CHECK(to_text(turns.back()).ends_with(", won"));
}

TEST_CASE("a turn's result is said in a few words") {
    TurnResult turn;
    CHECK(to_text(turn) == "goes on");
    turn.ending = Ending::escape;
    turn.cbills = 6;
    CHECK(to_text(turn) == "Escape: +6 C-bills");
    turn.ending = Ending::complete;
    turn.reputation = 3;
    turn.cbills = -1;
    turn.won = true;
    CHECK(to_text(turn) == "Complete: -1 C-bill, +3 Reputation, won");
    turn = {};
    turn.ending = Ending::defaulted;
    turn.burned = true;
    turn.reputation = -2;
    CHECK(to_text(turn) == "Default, burned: -2 Reputation");
}

TEST_CASE("a replay goes from decision to decision") {
    SavesFolder saves("decisions");
    auto replay = opened(finished_game(saves));
    int decisions = 0;
    for (replay.step_to_decision(); replay.position() < replay.size(); replay.step_to_decision()) {
        REQUIRE(to_move(replay.state(), replay.whole().catalogue()) != kNoSeat);
        ++decisions;
    }

    const auto& steps = replay.whole().steps();
    CHECK(decisions == std::count_if(steps.begin(), steps.end(), [](const Step& step) { return !is_chance(step.move.kind); }));
}

TEST_CASE("a replay of a damaged journal shows what is good and says why it ends") {
    SavesFolder saves("damaged replay");
    const auto file = finished_game(saves);
    std::string text = content_of(file);
    text[text.size() / 2] ^= 1;
    put(file, text);
    put(saves.folder / "nothing.jsonl", "nothing");

    CHECK(opened(file).is_open());
    CHECK_THAT(opened(file).problem(), Catch::Matchers::ContainsSubstring("the checksum is wrong"));
    CHECK_FALSE(opened(saves.folder / "nothing.jsonl").is_open());
    CHECK_THAT(opened(saves.folder / "nothing.jsonl").problem(), Catch::Matchers::ContainsSubstring("nothing.jsonl"));
}

TEST_CASE("played on with the same luck and the same decisions, a game ends as it did") {
    SavesFolder saves("same luck");
    const auto file = finished_game(saves);
    auto replay = opened(file);
    for (const int at : {0, 1, replay.size() / 3, replay.size() / 2, replay.size() - 1}) {
        INFO("from position " << at);
        replay.seek(at);
        auto forked = saves.saved.fork(replay, house_seats(3), ForkLuck::same);
        REQUIRE(forked.game);
        auto& game = *forked.game;
        CHECK(game.saving->file() != file);
        CHECK(game.session.table().seats == house_seats(3));
        game.session.play_house(100000);

        CHECK(game.session.state() == replay.whole().state());
        const auto read = read_journal_file(game.saving->file());
        CHECK(play::replay(read, read.header->taken_over).session->steps().size() == static_cast<std::size_t>(at));
        CHECK(read.header->played_on == PlayedOn::same_luck);
        CHECK(read.header->luck_taken_over == 0);
        CHECK(read.seed == kSeed);
        CHECK(recompute_luck(*play::replay(read).session, *read.header, kSeed).luck);
    }
}

TEST_CASE("played on with new luck, a game goes another way and can still be verified from there") {
    SavesFolder saves("new luck");
    auto replay = opened(finished_game(saves));
    replay.seek(replay.size() / 2);
    const State here = replay.state();

    auto forked = saves.saved.fork(replay, house_seats(3), ForkLuck::fresh);

    REQUIRE(forked.game);
    auto& game = *forked.game;
    CHECK(game.session.steps().size() >= static_cast<std::size_t>(replay.position()));
    CHECK(std::equal(game.session.steps().begin(), game.session.steps().begin() + replay.position(), replay.whole().steps().begin(),
                     [](const Step& one, const Step& other) { return one.move == other.move; }));
    game.session.play_house(100000);
    REQUIRE(game.session.is_over());
    const auto read = read_journal_file(game.saving->file());
    CHECK(read.header->luck_taken_over > 0);
    CHECK(read.seed != kSeed);
    const auto luck = recompute_luck(*play::replay(read).session, *read.header, *read.seed);
    CHECK(luck.luck);
    CHECK(luck.taken_over == read.header->luck_taken_over);
    CHECK(read.header->played_on == PlayedOn::new_luck);
    CHECK(play::replay(read, read.header->taken_over).session->state() == here);
}

TEST_CASE("an unfinished game can't be played on with the same luck, which would show what is to come") {
    SavesFolder saves("secret seed");
    const auto file = game_left(saves, kSeed);
    auto replay = opened(file);
    replay.seek(20);

    const auto refused = saves.saved.fork(replay, house_seats(2), ForkLuck::same);

    CHECK_FALSE(refused.game);
    CHECK(refused.problem == "This game is not over: its seed is still secret; it can be played on with new luck only.");
    CHECK(why_no_same_luck(replay) == "This game is not over: its seed is still secret");
    CHECK(saves.list().size() == 1);
    const auto fresh = saves.saved.fork(replay, house_seats(2), ForkLuck::fresh);
    REQUIRE(fresh.game);
    CHECK_FALSE(is_promised(fresh.game->saving->header(), kSeed));
}

TEST_CASE("nor can a damaged copy of one, watched or continued") {
    SavesFolder saves("damaged secret");
    const auto file = game_left(saves, kSeed);
    const auto copy = saves.folder / "copy.jsonl";
    std::string text = content_of(file);
    text[text.size() - 200] ^= 1;
    put(copy, text);
    put(seed_file_of(copy), content_of(seed_file_of(file)));
    auto replay = opened(copy);
    replay.seek(20);

    CHECK_FALSE(saves.saved.fork(replay, house_seats(2), ForkLuck::same).game);
    const auto resumed = saves.saved.resume(copy);

    REQUIRE(resumed.game);
    CHECK(resumed.game->saving->header().played_on == PlayedOn::new_luck);
    CHECK_FALSE(is_promised(resumed.game->saving->header(), kSeed));
    CHECK_THAT(resumed.notice, Catch::Matchers::ContainsSubstring("with new luck"));
}

TEST_CASE("an unfinished game whose seed people chose, or knew when it began, has no secret") {
    SavesFolder saves("no secret");
    auto replay = opened(game_left(saves, Seed{83, ""}));
    replay.seek(20);
    CHECK(saves.saved.fork(replay, house_seats(2), ForkLuck::same).game);

    auto whole = opened(finished_game(saves));
    whole.seek(50);
    auto forked = saves.saved.fork(whole, house_seats(3), ForkLuck::same);
    const auto again = opened(forked.game->saving->file());
    CHECK(why_no_same_luck(again).empty());
    CHECK_FALSE(again.seed());
}

TEST_CASE("who decided stays as it was in a game played on: computer players' decisions stay, persons' can be taken back") {
    SavesFolder saves("who decided");
    std::filesystem::path file;
    {
        auto game = saves.saved.begin(game_of(core_pack(), 2, kSeed));
        file = game.saving->file();
        SplitMix64 choice(3);
        for (int made = 0; made < 150 && game.session.decider() != kNoSeat; ++made) do_something(game.session, choice);
    }
    auto replay = opened(file);
    const auto& steps = replay.whole().steps();
    std::vector<Seat> persons = house_seats(2);
    for (auto& seat : persons) seat.kind = SeatKind::person;
    int kinds[2] = {0, 0};

    for (int at = 0; at <= replay.size(); at += 3) {
        replay.seek(at);
        for (const auto& seats : {persons, house_seats(2)}) {
            const auto here = replay.session_here(seats);
            REQUIRE(here.table().seats == seats);
            REQUIRE(here.steps().size() == static_cast<std::size_t>(at));
            for (int step = 0; step < at; ++step) REQUIRE(here.steps()[step].by == steps[step].by);
            const bool can_undo = at > 0 && !is_chance(steps[at - 1].move.kind) && !here.luck_is_due() && !here.is_over() &&
                                  steps[at - 1].by == SeatKind::person;
            REQUIRE(here.can_undo() == can_undo);
            if (at > 0 && !is_chance(steps[at - 1].move.kind)) ++kinds[static_cast<int>(steps[at - 1].by)];
        }
    }
    CHECK(kinds[0] > 0);
    CHECK(kinds[1] > 0);

    // And so it stays when that game is taken up again.
    for (replay.seek(replay.size() / 2); replay.last_step() == nullptr || is_chance(replay.last_step()->move.kind) ||
                                         replay.last_step()->by != SeatKind::house;)
        replay.step();
    std::filesystem::path forked_file;
    std::string why;
    {
        auto forked = saves.saved.fork(replay, persons, ForkLuck::fresh);
        forked_file = forked.game->saving->file();
        why = forked.game->session.why_no_undo();
    }
    CHECK(resumed(saves, forked_file).session.why_no_undo() == why);
}

TEST_CASE("a game played on twice, with new luck and then the same, is still verified") {
    SavesFolder saves("twice on");
    auto replay = opened(finished_game(saves));
    replay.seek(60);
    std::filesystem::path second;
    {
        auto forked = saves.saved.fork(replay, house_seats(3), ForkLuck::fresh);
        forked.game->session.play_house(100000);
        second = forked.game->saving->file();
    }
    auto again = opened(second);
    again.seek(100);

    auto forked = saves.saved.fork(again, house_seats(3), ForkLuck::same);

    REQUIRE(forked.game);
    forked.game->session.play_house(100000);
    CHECK(forked.game->session.state() == again.whole().state());
    const auto third = read_journal_file(forked.game->saving->file());
    CHECK(third.header->played_on == PlayedOn::same_luck);
    CHECK(third.header->luck_taken_over == again.header().luck_taken_over);
    CHECK(verify(third).verdict == Verdict::proved);
    // Before the point where the luck became new, the same luck is not to be had.
    again.seek(40);
    CHECK_FALSE(saves.saved.fork(again, house_seats(3), ForkLuck::same).game);
}
