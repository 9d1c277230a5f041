// Real dice: people enter what fell on their table; cards stay seeded.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include <encounters/play/real_dice.hpp>
#include <encounters/play/verify.hpp>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

const Seed kSeed{84, "0f"};

NewGame physical_game(const Pack& pack) {
    auto game = game_of(pack, 2, kSeed);
    game.dice = DiceOrigin::physical;
    return game;
}

bool dice_are_due(const Session& session) {
    return session.luck_is_due() && chance(session.state(), session.catalogue()).kind == ChanceKind::dice;
}

// Plays with the faces of a die that people might have.
void play_with_real_dice(Session& session, SplitMix64& people, int decisions) {
    for (int made = 0; made < decisions && !session.is_over(); ++made) {
        if (!dice_are_due(session)) {
            session.act_house();
            continue;
        }
        DiceEntry entry(session.state(), session.catalogue());
        while (!entry.is_complete()) REQUIRE(entry.enter(static_cast<int>(1 + people.next() % 6)).empty());
        REQUIRE_FALSE(session.act(entry.move()));
    }
}

// A roll that is due in a game of the core set, of five white dice and one yellow or what its Command has.
OpenGame game_before_a_roll(const SavesFolder& saves) {
    auto game = saves.saved.begin(physical_game(core_pack()));
    for (int made = 0; made < 50 && !dice_are_due(game.session); ++made) game.session.act_house();
    REQUIRE(dice_are_due(game.session));
    return game;
}

}  // namespace

TEST_CASE("with real dice a game waits for every roll and for nothing else") {
    SavesFolder saves("real dice");
    auto game = saves.saved.begin(physical_game(core_pack()));
    SplitMix64 people(1);
    int rolls = 0;
    for (int made = 0; made < 100000 && !game.session.is_over(); ++made) {
        rolls += dice_are_due(game.session) ? 1 : 0;
        const bool waits = game.session.decider() != kNoSeat || dice_are_due(game.session);
        REQUIRE(waits);
        play_with_real_dice(game.session, people, 1);
    }

    REQUIRE(game.session.is_over());
    const auto read = read_journal_file(game.saving->file());
    CHECK(read.header->dice == DiceOrigin::physical);
    CHECK(read.header->cards == CardOrigin::seeded);
    CHECK(content_of(game.saving->file()).find(R"("dice":"physical")") != std::string::npos);
    const auto found = verify(read);
    CHECK(found.verdict == Verdict::proved);
    CHECK(found.entered_rolls == rolls);
    CHECK(found.rolls == 0);
    CHECK(found.draws > 50);
    CHECK(saves.list().at(0).physical_dice);
}

TEST_CASE("the cards of a game with real dice are those of its seed, whatever the dice do") {
    SavesFolder saves("cards of real dice");
    auto game = saves.saved.begin(physical_game(core_pack()));
    const auto seeded = seeded_session(table_of(core_pack(), 2), kSeed.value);

    CHECK(game.session.state() == seeded.state());
}

TEST_CASE("a game with real dice is taken up where a roll was due") {
    SavesFolder saves("roll due");
    std::filesystem::path file;
    State left;
    {
        auto game = game_before_a_roll(saves);
        file = game.saving->file();
        left = game.session.state();
    }

    auto again = resumed(saves, file);

    CHECK(again.session.state() == left);
    REQUIRE(dice_are_due(again.session));
    SplitMix64 people(2);
    play_with_real_dice(again.session, people, 100000);
    CHECK(again.session.is_over());
    CHECK(verify(read_journal_file(file)).verdict == Verdict::proved);
}

TEST_CASE("a roll is entered face by face, in any order of colours") {
    SavesFolder saves("entry");
    auto game = game_before_a_roll(saves);
    DiceEntry entry(game.session.state(), game.session.catalogue());
    const int whites = entry.count_of(Colour::white);
    REQUIRE(whites > 1);
    REQUIRE(whites < entry.size());

    CHECK(entry.enter(4).empty());
    CHECK(entry.face(0) == 4);
    CHECK(entry.next() == 1);
    CHECK(entry.set(entry.size() - 1, 2).empty());
    CHECK(entry.next() == 1);
    CHECK(entry.set(0, 0).empty());
    CHECK(entry.next() == 0);
    while (!entry.is_complete()) CHECK(entry.enter(5).empty());
    CHECK_FALSE(game.session.act(entry.move()));
    CHECK(std::holds_alternative<DiceRolled>(game.session.last_events().front()));
}

TEST_CASE("a wrong entry is refused with a reason and changes nothing") {
    SavesFolder saves("wrong entry");
    auto game = game_before_a_roll(saves);
    DiceEntry entry(game.session.state(), game.session.catalogue());

    CHECK(entry.enter(7) == "A die shows 1 to 6, not 7.");
    CHECK(entry.enter(0) == "A die shows 1 to 6, not 0.");
    CHECK(entry.enter(-1) == "A die shows 1 to 6, not -1.");
    CHECK(entry.set(99, 1) == "There are " + std::to_string(entry.size()) + " dice to roll.");
    while (!entry.is_complete()) entry.enter(1);
    CHECK(entry.enter(1) == "All " + std::to_string(entry.size()) + " dice have their faces.");

    const State before = game.session.state();
    CHECK(game.session.act(Move::dice_landed(std::vector<int>{1})));
    CHECK(game.session.act(Move::dice_landed(std::vector<int>(static_cast<std::size_t>(entry.size()), 7))));
    CHECK(game.session.state() == before);
}

TEST_CASE("nothing can be entered when no roll is due") {
    const auto session = seeded_session(table_of(core_pack(), 2), 1);
    DiceEntry entry(session.state(), session.catalogue());

    CHECK(entry.size() == 0);
    CHECK(entry.enter(3) == "No roll is due.");
}
