// Looking back at a game: the costliest decisions, luck told apart from them, and each to be tried again.
#include "support/catch.hpp"

#include <fmt/format.h>

#include "table/hands_on.hpp"
#include "table/presenter/scene_checks.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;
using Catch::Approx;

namespace {

// A short game that is over; people made every decision as the house player would.
void play_a_game(HandsOn& hands, int seats, play::SeatKind kind = play::SeatKind::person) {
    TableWish wish = usual_table(seats, *hands.app().cards());
    wish.reputation = 1;
    for (SeatWish& seat : wish.seats) seat.kind = kind;
    hands.app().set_up(wish, hands.now());
    hands.app().begin(hands.now());
    hands.app().let_house_play(100'000, hands.now());
    REQUIRE(hands.app().screen() == ScreenName::game_over);
}

void look_to_the_end(HandsOn& hands) {
    for (int pass = 0; pass < 5'000 && !hands.app().game_review()->view().is_done(); ++pass) hands.pass(Milliseconds{1});
    REQUIRE(hands.app().game_review()->view().is_done());
}

std::vector<std::string> faults_of(HandsOn& hands) { return faults(hands.scene(), hands.screen().renderer().measure()); }

}  // namespace

TEST_CASE("the costliest decisions are the person's, in order, and with luck they make the result", "[review]") {
    HandsOn hands(sources_with_seed(6));
    play_a_game(hands, 2);
    hands.click("Look back");
    REQUIRE(hands.app().screen() == ScreenName::review);
    CHECK_FALSE(hands.app().game_review()->view().is_done());
    look_to_the_end(hands);

    const GameReview& review = *hands.app().game_review();
    const ReviewView& view = review.view();
    const play::Session& session = hands.app().match()->session();
    CHECK(view.costliest.size() <= kCostliest);
    REQUIRE_FALSE(view.costliest.empty());
    for (std::size_t index = 0; index < view.costliest.size(); ++index) {
        const ReviewedDecision& decision = view.costliest[index];
        CHECK(session.steps()[static_cast<std::size_t>(decision.step)].seat == review.seat());
        CHECK(decision.cost > 0);
        CHECK((index == 0 || decision.cost <= view.costliest[index - 1].cost));
        CHECK(decision.made != decision.better);
        CHECK_FALSE(decision.question.empty());
    }
    double chance = view.at_start;
    for (const ReviewedTurn& turn : view.turns) {
        CHECK(turn.own <= 0);
        chance += turn.change;
    }
    CHECK(chance == Approx(view.has_won ? 1 : 0).margin(1e-9));
    CHECK(luck_and_skill(view).find(view.has_won ? "you won" : "you lost") != std::string::npos);
    CHECK(luck_and_skill(view).find(" points") != std::string::npos);
}

TEST_CASE("looking back is in order at every size, while it counts and when it is done", "[review]") {
    for (const Size size : {Size{1280, 720}, Size{1920, 1080}, Size{1024, 640}, Size{2560, 1080}}) {
        HandsOn hands(sources_with_seed(6), size);
        play_a_game(hands, 2);
        hands.press(Key::l);
        INFO(size.width << "x" << size.height);

        CHECK(faults_of(hands) == std::vector<std::string>{});
        look_to_the_end(hands);
        CHECK(faults_of(hands) == std::vector<std::string>{});
        hands.press(Key::escape);
        CHECK(hands.app().screen() == ScreenName::game_over);
    }
}

TEST_CASE("a decision opens its position, and can be decided another way in a game of its own", "[review]") {
    HandsOn hands(sources_with_seed(6));
    play_a_game(hands, 2);
    hands.press(Key::l);
    look_to_the_end(hands);
    const ReviewedDecision worst = hands.app().game_review()->view().costliest.front();

    hands.click("Try again 1");

    REQUIRE(hands.app().screen() == ScreenName::replay);
    CHECK(hands.app().viewing()->replay().position() == worst.step);
    REQUIRE(hands.app().question() == Question::play_on);
    const Item* same = hands.item_sending(DoOnScreen{ScreenDeed::play_on_same_luck, 0});
    REQUIRE(same != nullptr);
    hands.click(Item(*same));
    if (hands.app().question()) hands.press(Key::enter);

    CHECK(hands.app().screen() == ScreenName::table);
    CHECK(hands.app().match()->session().steps().size() == static_cast<std::size_t>(worst.step));
    CHECK(hands.app().game_review() == nullptr);
}

TEST_CASE("each person looks back at their own decisions, in turn, and what was counted stays", "[review]") {
    HandsOn hands(sources_with_seed(6));
    play_a_game(hands, 2);
    hands.press(Key::l);
    hands.pass(Milliseconds{1});
    const SeatIndex first = hands.app().game_review()->seat();
    const int looked_at = hands.app().game_review()->view().looked_at;
    REQUIRE(looked_at > 0);

    hands.click("Next person");
    CHECK(hands.app().game_review()->seat() != first);
    look_to_the_end(hands);
    hands.press(Key::n);

    CHECK(hands.app().game_review()->seat() == first);
    CHECK(hands.app().game_review()->view().looked_at >= looked_at);
    look_to_the_end(hands);
}

TEST_CASE("there is nothing to look back at alone, or where only computer players decided", "[review]") {
    HandsOn hands(sources_with_seed(6));
    play_a_game(hands, 1);
    CHECK_FALSE(hands.scene().items[*hands.scene().item_labelled("Look back")].control->is_enabled);
    hands.press(Key::l);
    CHECK(hands.app().screen() == ScreenName::game_over);

    HandsOn watching(sources_with_seed(6));
    play_a_game(watching, 2, play::SeatKind::green);
    CHECK(why_no_review(watching.app().match()->session()) == "Only computer players decided here.");
    CHECK_FALSE(watching.scene().items[*watching.scene().item_labelled("Look back")].control->is_enabled);
}
