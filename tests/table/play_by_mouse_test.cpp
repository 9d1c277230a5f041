// A whole game by mouse alone, from the title to the standing: every event through SDL's queue.
#include "support/catch.hpp"

#include <encounters/play/house_player.hpp>
#include <encounters/play/log_text.hpp>

#include "table/hands_on.hpp"
#include "table/presenter/table/table_layout.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

constexpr Milliseconds kHeld{600};

void click_intent(HandsOn& hands, const Intent& intent) {
    const Item* item = hands.item_sending(intent);
    REQUIRE(item != nullptr);
    const Item found = *item;
    hands.click(found, found.control->is_held ? kHeld : Milliseconds{0});
}

void select_dice(HandsOn& hands, std::uint32_t dice) {
    for (int die = 0; die < kMaxDice; ++die) {
        const std::uint32_t selected = hands.app().match()->view().ui.selected;
        if (((selected ^ dice) >> die) & 1U) click_intent(hands, ToggleDie{die});
    }
}

// Looks for the move's control on the pages and the tabs as a person would.
void find_and_click(HandsOn& hands, const Move& move) {
    constexpr int kPages = 12;
    for (int page = 0; page < kPages && hands.item_sending(SendMove{move}) == nullptr; ++page) {
        if (hands.item_sending(TurnPage{1}) == nullptr) break;
        click_intent(hands, TurnPage{1});
    }
    const ShowTab mine{static_cast<int>(PanelTab::mine)};
    if (hands.item_sending(SendMove{move}) == nullptr && hands.item_sending(mine) != nullptr) click_intent(hands, mine);
    INFO("move " << play::move_text(move, hands.app().match()->view().state,
                                    hands.app().match()->session().catalogue()));
    click_intent(hands, SendMove{move});
}

void do_by_mouse(HandsOn& hands, const Move& move) {
    if (hands.app().match()->view().ui.hand_over) click_intent(hands, TakeSeat{});
    if (move.kind == MoveKind::lock) select_dice(hands, move.dice);
    find_and_click(hands, move);
}

// The house player's move, and now and then another one.
Move next_move(const play::Session& session, play::SplitMix64& random) {
    if (random.next() % 8 != 0) return play::house_move(session.state(), session.catalogue());
    return session.legal()[random.next() % session.legal().size()];
}

}  // namespace

TEST_CASE("two people play a whole game by mouse alone", "[app]") {
    HandsOn hands(sources_with_seed(7));
    play::Session reference(setup_of(usual_table(2, *hands.app().cards()), *hands.app().cards()),
                            std::make_unique<play::SeededChance>(7));
    play::SplitMix64 random(3);

    hands.click("New game");
    hands.click("Start the game");
    REQUIRE(hands.app().screen() == ScreenName::table);

    int moves = 0;
    while (!reference.is_over()) {
        REQUIRE(++moves < 5000);
        REQUIRE(hands.app().match()->session().state() == reference.state());
        const Size size = hands.screen().window().logical_size();
        REQUIRE(not_on_offer(hands.app().match()->view(), size, hands.screen().renderer().measure()) ==
                std::vector<std::string>{});
        const Move move = next_move(reference, random);
        do_by_mouse(hands, move);
        REQUIRE_FALSE(reference.act(move).has_value());
    }

    CHECK(hands.app().match()->session().state() == reference.state());
    CHECK(hands.app().screen() == ScreenName::game_over);
    CHECK(reference.state().seats[reference.state().winner].reputation >= 10);
    hands.click("Title");
    CHECK(hands.app().screen() == ScreenName::title);
}
