// The page on how the dice fell: in order at every size, reached from everywhere, and honest about seeds.
#include "support/catch.hpp"

#include <numeric>

#include "table/hands_on.hpp"
#include "table/looks.hpp"
#include "table/presenter/scene_checks.hpp"
#include "table/presenter/screens/statistics_screen.hpp"
#include "table/replays.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

using Sentences = std::vector<std::string>;

bool shows(const Scene& scene, const std::string& words) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item.drawing);
        return text != nullptr && text->text.find(words) != std::string::npos;
    });
}

StatisticsView view_of(const play::Session& game) {
    StatisticsView view;
    view.dice = play::dice_statistics(game.events(), game.state().seat_count);
    for (const play::Seat& seat : game.table().seats) view.seats.push_back({seat.name, seat.colour, seat.shape, true});
    return view;
}

}  // namespace

TEST_CASE("statistics are in order with one to eight seats, with many dice and with none", "[statistics]") {
    for (const Look& look : kLooks) {
        HandsOn hands(sources_with_seed(1), look.window, look.scale);
        for (const int seats : {1, 2, 5, 8}) {
            StatisticsView view = view_of(played({seats, 4, 5}));
            const Size size = hands.screen().window().logical_size();
            const TextMeasure& measure = hands.screen().renderer().measure();
            INFO(look.window.width << "x" << look.window.height << " at " << look.scale << ", seats " << seats);

            CHECK(faults(statistics_scene(view, size, measure), measure) == Sentences{});
            view.luck = {play::DiceOrigin::physical, std::string(64, 'f'), true,
                         play::Seed{~std::uint64_t{0}, std::string(32, 'a')}};
            CHECK(faults(statistics_scene(view, size, measure), measure) == Sentences{});
            view.dice = play::dice_statistics({}, seats);
            CHECK(faults(statistics_scene(view, size, measure), measure) == Sentences{});
        }
    }
}

TEST_CASE("the bars stand for every die that fell", "[statistics]") {
    const play::Session game = played({2, 4, 5});
    const StatisticsView view = view_of(game);
    HandsOn hands(sources_with_seed(1));

    const Scene scene = statistics_scene(view, {1280, 720}, hands.screen().renderer().measure());

    CHECK(shows(scene, play::sentence(view.dice.all)));
    for (const int count : view.dice.all.faces) CHECK(shows(scene, std::to_string(count)));
    int by_seat = 0;
    for (const play::FaceCounts& seat : view.dice.by_seat) by_seat += seat.total();
    CHECK(by_seat == view.dice.all.total());
}

TEST_CASE("black bars have a light edge, the charts reach the right margin, their legend lies over them",
          "[statistics]") {
    for (const int seats : {1, 3, 8}) {
        const StatisticsView view = view_of(played({seats, 4, 5}));
        HandsOn hands(sources_with_seed(1));
        const Scene scene = statistics_scene(view, {1280, 720}, hands.screen().renderer().measure());
        INFO("seats " << seats);

        float right = 0;
        float top = scene.size.height;
        for (const Item& item : scene.items) {
            const Panel* panel = std::get_if<Panel>(&item.drawing);
            if (panel == nullptr) continue;
            if (panel->surface == Surface::band_melee) CHECK(panel->edge == Edge::light);
            if (panel->surface == Surface::panel) top = std::min(top, item.rectangle.y);
            if (panel->surface == Surface::panel && item.rectangle.y > 300 && item.rectangle.y < 500)
                right = std::max(right, item.rectangle.right());
        }
        const Item& back = scene.items[*scene.item_labelled("Back")];
        CHECK(right == back.rectangle.right());
        for (const Item& item : scene.items) {
            const Text* text = std::get_if<Text>(&item.drawing);
            if (text != nullptr && text->text == "what fair dice average") CHECK(item.rectangle.bottom() < top);
        }
        CHECK(shows(scene, "what fair dice average"));
    }
}

TEST_CASE("the promise is told with what it is worth", "[statistics]") {
    LuckPromise luck{play::DiceOrigin::seeded, std::string(64, 'f'), false, std::nullopt};
    CHECK(luck_words(luck).front() == "The hash of the seed, fixed before the first roll");
    CHECK(luck_words(luck).back() == "The seed itself is shown when the game is over.");

    luck.old_luck = 20;
    luck.played_on = play::PlayedOn::new_luck;
    CHECK(luck_words(luck).front() == "The hash of the seed, fixed when the game was played on, for all luck after that");
    luck.played_on = play::PlayedOn::same_luck;
    CHECK(luck_words(luck).front() == "The hash of the seed, known since the game it was played on from: no proof");
    CHECK(luck_words(luck).back() == "The seed itself is shown when the game is over.");
    luck.is_lost = true;
    CHECK(luck_words(luck).back() == "The seed is not here any more, so nothing can be recomputed from it.");

    luck = {play::DiceOrigin::seeded, std::string(64, 'f'), true, std::nullopt};
    CHECK(luck_words(luck).front() == "The seed was chosen by hand: chosen, not a proof.");
    luck.seed = play::Seed{7, ""};
    CHECK(luck_words(luck).back() == "encounters-lab verify FILE recomputes every roll and every card from the seed.");
    luck.dice = play::DiceOrigin::physical;
    CHECK(luck_words(luck).back() == "encounters-lab verify FILE recomputes every card from the seed.");
}

TEST_CASE("during a game the hash is shown and the seed is not; at its end both are", "[statistics]") {
    AppSources sources = sources_with_seed(5);
    sources.fresh_seed = [before = sources.fresh_seed] {
        play::Seed seed = before();
        seed.salt = "abcd";
        return seed;
    };
    HandsOn hands(std::move(sources));
    hands.click("New game");
    hands.click("Start the game");
    hands.press(Key::enter);
    const std::string hash = hands.app().match()->saving()->header().seed_hash;

    hands.press(Key::f10);
    hands.press(Key::t);
    REQUIRE(hands.app().screen() == ScreenName::statistics);
    CHECK(shows(hands.scene(), hash.substr(0, 4)));
    CHECK_FALSE(shows(hands.scene(), "5:abcd"));
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::table);

    hands.app().let_house_play(100'000, hands.now());
    REQUIRE(hands.app().screen() == ScreenName::game_over);
    hands.click("Fair dice");
    REQUIRE(hands.app().screen() == ScreenName::statistics);
    CHECK(shows(hands.scene(), hash.substr(0, 4)));
    CHECK(shows(hands.scene(), "5:abcd"));
    hands.click("Back");
    CHECK(hands.app().screen() == ScreenName::game_over);
}
