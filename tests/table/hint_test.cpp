// Hints: at every prompt of a person, a legal move with its reason, and its control marked and in sight.
#include "support/catch.hpp"

#include <fmt/format.h>

#include "table/hands_on.hpp"
#include "table/table_states.hpp"
#include "table/workers.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

AppSources with_hints(std::uint64_t seed) {
    AppSources sources = sources_with_seed(seed);
    sources.saves.clear();
    return sources;
}

bool has_ring(const Scene& scene) {
    return std::any_of(scene.items.begin(), scene.items.end(), [](const Item& item) {
        const Panel* panel = std::get_if<Panel>(&item.drawing);
        return panel != nullptr && panel->surface == Surface::hinted;
    });
}

}  // namespace

TEST_CASE("H gives a legal move at every prompt of whole games, marks its control and changes nothing", "[hint]") {
    for (const Size size : {Size{1280, 720}, Size{1024, 640}}) {
        HandsOn hands(with_hints(4), size);
        TableWish wish = usual_table(3, *hands.app().cards());
        wish.reputation = 3;
        hands.app().set_up(wish, hands.now());
        hands.app().begin(hands.now());
        for (int decisions = 0; decisions < 400 && hands.app().screen() == ScreenName::table; ++decisions) {
            hands.app().sit_down(hands.now());
            const State before = hands.app().match()->session().state();

            hands.key_down(KeyPress{Key::h});

            const View& view = hands.app().match()->view();
            REQUIRE(view.hint.has_value());
            REQUIRE(view.hint->move.has_value());
            INFO(view.hint->what);
            CHECK(view.is_legal(*view.hint->move));
            CHECK(hands.item_sending(SendMove{*view.hint->move}) != nullptr);
            CHECK(has_ring(hands.scene()));
            CHECK(hands.app().match()->session().state() == before);
            hands.app().let_house_play(1, hands.now());
            CHECK_FALSE(hands.app().match()->view().hint.has_value());
        }
        CHECK(hands.app().screen() == ScreenName::game_over);
    }
}

TEST_CASE("a hint comes when it has been thought, and not to a table that has changed", "[hint]") {
    PatientWorker* worker = nullptr;
    AppSources sources = with_hints(4);
    sources.make_worker = [&] {
        auto made = std::make_unique<PatientWorker>();
        if (worker == nullptr) worker = made.get();
        return made;
    };
    HandsOn hands(std::move(sources));
    hands.app().begin(hands.now());
    hands.app().sit_down(hands.now());

    hands.press(Key::h);
    REQUIRE(hands.app().match()->view().hint.has_value());
    CHECK_FALSE(hands.app().match()->view().hint->move.has_value());
    hands.pass(Milliseconds{500});
    CHECK(worker->is_hurried);
    worker->finish();
    hands.pass(Milliseconds{1});
    CHECK(hands.app().match()->view().hint->move.has_value());

    hands.press(Key::h);
    worker->finish();
    hands.app().let_house_play(1, hands.now());
    hands.pass(Milliseconds{1});
    CHECK_FALSE(hands.app().match()->view().hint.has_value());
}

TEST_CASE("nobody is given hints while a computer player decides", "[hint]") {
    HandsOn hands(with_hints(4));
    TableWish wish = usual_table(1, *hands.app().cards());
    wish.seats[0].kind = offered_ranks().front();
    hands.app().set_up(wish, hands.now());
    hands.app().begin(hands.now());

    CHECK_FALSE(hands.scene().item_labelled("Hint").has_value());
    hands.key_down(KeyPress{Key::h});
    CHECK_FALSE(hands.app().match()->view().hint.has_value());
}
