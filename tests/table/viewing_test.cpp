// A game looked at again, and the log of one that waits for real dice: no more is told than has happened.
#include "support/catch.hpp"

#include <encounters/play/real_dice.hpp>

#include "support/test_files.hpp"
#include "table/match.hpp"
#include "table/replays.hpp"
#include "table/viewing.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

play::NewGame core_game(play::DiceOrigin dice) {
    cards::LoadResult core = cards::load_pack(core_cards());
    play::NewGame game;
    game.files = core.pack_texts;
    game.table.catalogue = std::make_shared<const Catalogue>(std::move(*core.catalogue));
    game.table.seats = {{"Ada", play::SeatKind::person, 0, 0}, {"Ben", play::SeatKind::person, 1, 1}};
    game.seed = {11, "0f"};
    game.dice = dice;
    return game;
}

}  // namespace

TEST_CASE("how the dice fell is counted as far as the replay has come", "[viewing]") {
    Viewing viewing(replay_of({2, 9, 3}), nullptr);
    const play::Session& whole = viewing.replay().whole();
    const int size = viewing.replay().size();
    int dice = 0;

    for (int at = 0; at <= size; ++at) {
        viewing.go_to(at);
        if (at > 0)
            for (const Event& event : viewing.replay().last_events())
                if (const DiceRolled* rolled = std::get_if<DiceRolled>(&event)) dice += rolled->dice.count;
        REQUIRE(viewing.statistics().dice.all.total() == dice);
    }
    CHECK(dice == play::dice_statistics(whole.events(), 2).all.total());
    CHECK(dice > 30);
}

TEST_CASE("an unfinished game is played on with new luck only, and the question says why", "[viewing]") {
    const encounters::testing::Folder folder("viewing");
    auto game = play::SavedGames(folder.path()).begin(core_game(play::DiceOrigin::seeded));
    for (int made = 0; made < 20; ++made) game.session.act_house();
    Viewing viewing(play::Replay(play::read_journal_file(game.saving->file())), nullptr);

    CHECK(viewing.play_on().why_no_same_luck == "This game is not over: its seed is still secret");
    CHECK_FALSE(viewing.statistics().luck.is_lost);
    CHECK_FALSE(viewing.statistics().luck.seed);
    std::filesystem::remove(play::seed_file_of(game.saving->file()));
    CHECK(viewing.statistics().luck.is_lost);
}

TEST_CASE("while real dice are due the log has nothing that could be taken back", "[viewing]") {
    const encounters::testing::Folder folder("real dice due");
    Match match(play::SavedGames(folder.path()).begin(core_game(play::DiceOrigin::physical)), nullptr);
    int rolls = 0;
    for (int made = 0; made < 300 && rolls < 8; ++made) {
        if (!match.session().luck_is_due()) {
            match.let_house_play(1);
            continue;
        }
        ++rolls;
        CHECK(match.view().why_no_undo == "The dice are being rolled.");
        CHECK(match.view().log.back().tone == LogTone::barrier);
        play::DiceEntry entry(match.session().state(), match.session().catalogue());
        while (!entry.is_complete()) entry.enter(1 + made % 6);
        REQUIRE(match.act(entry.move()));
    }
    CHECK(rolls == 8);
}

TEST_CASE("a game whose file is gone is not safe, and is saved again", "[viewing]") {
    const encounters::testing::Folder folder("gone");
    Match match(play::SavedGames(folder.path()).begin(core_game(play::DiceOrigin::seeded)), nullptr);
    CHECK(match.is_safe());

    std::filesystem::remove(match.saving()->file());

    CHECK_FALSE(match.is_safe());
    CHECK(match.save_again());
    CHECK(match.is_safe());
    CHECK(std::filesystem::exists(match.saving()->file()));
}
