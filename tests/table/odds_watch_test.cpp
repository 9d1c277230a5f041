// Odds beside the table: bare ones at once, the others when the worker has counted, never those of another table.
#include "support/catch.hpp"

#include "table/computers/odds_watch.hpp"
#include "table/hands_on.hpp"
#include "table/table_states.hpp"
#include "table/workers.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;
using encounters::table::testing::core_cards;
using encounters::table::testing::states_by_phase;

namespace {

struct Watched {
    Watched() {
        auto patient = std::make_unique<PatientWorker>();
        worker = patient.get();
        watch = std::make_unique<OddsWatch>(encounters::table::testing::core_cards(), std::move(patient));
    }
    PatientWorker* worker = nullptr;
    std::unique_ptr<OddsWatch> watch;
};

bool shows(const Scene& scene, const std::string& words) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item.drawing);
        return text != nullptr && text->text.find(words) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("a chance is told in whole percents, and as certain only where it is", "[odds]") {
    CHECK(percent({0, false}) == "0\u00a0%");
    CHECK(percent({0.004, false}) == "under 1\u00a0%");
    CHECK(percent({0.624, false}) == "62\u00a0%");
    CHECK(percent({0.624, true}) == "about 62\u00a0%");
    CHECK(percent({0.9999, false}) == "over 99\u00a0%");
    CHECK(percent({1, false}) == "100\u00a0%");
}

TEST_CASE("bare odds are there at once, those with all that is ready when they are counted", "[odds]") {
    Watched watched;
    const State state = states_by_phase(2).at(Phase::between);
    const odds::OddsPanel whole = odds::panel_of(state, *encounters::table::testing::core_cards());
    REQUIRE(whole.next.has_value());

    const auto first = watched.watch->meter_of(state);
    REQUIRE(first.has_value());
    CHECK(first->next->bare.chance == whole.next->bare.chance());
    CHECK_FALSE(first->next->geared.has_value());
    CHECK(first->is_counting);
    CHECK_FALSE(watched.watch->has_news());

    watched.worker->finish();
    CHECK(watched.watch->has_news());
    const auto then = watched.watch->meter_of(state);
    CHECK(then->next->geared->chance == whole.next->geared->chance());
    CHECK_FALSE(then->is_counting);
    CHECK(watched.worker->begun == 1);
}

TEST_CASE("odds of a table that is gone are never shown", "[odds]") {
    Watched watched;
    const State state = states_by_phase(2).at(Phase::between);
    State other = states_by_phase(4).at(Phase::between);
    watched.watch->meter_of(state);

    const auto shown = watched.watch->meter_of(other);

    CHECK(watched.worker->begun == 2);
    CHECK(shown->next->bare.chance == odds::bare_panel_of(other, *encounters::table::testing::core_cards()).next->bare.chance());
    CHECK_FALSE(watched.watch->meter_of(states_by_phase(2).at(Phase::before_flip)).has_value());
    CHECK_FALSE(watched.worker->is_busy());
}

TEST_CASE("the odds are shown to all, to marked seats or to nobody", "[odds]") {
    AppSources sources = sources_with_seed(1);
    sources.options.meter = MeterUse::all;
    HandsOn hands(std::move(sources));
    hands.app().begin(hands.now());
    while (hands.app().match()->session().state().phase != Phase::between) hands.app().let_house_play(1, hands.now());
    hands.app().sit_down(hands.now());
    const SeatIndex seat = hands.app().match()->session().decider();
    TableOptions options = hands.app().options();

    hands.pass(Milliseconds{1});
    CHECK(shows(hands.scene(), "To defeat the next Encounter"));
    CHECK(shows(hands.scene(), "with the dice alone"));
    options.meter = MeterUse::off;
    hands.app().set_options(options, hands.now());
    CHECK_FALSE(shows(hands.scene(), "To defeat the next Encounter"));
    options.meter = MeterUse::marked;
    hands.app().set_options(options, hands.now());
    CHECK_FALSE(shows(hands.scene(), "To defeat the next Encounter"));
    options.is_marked[seat] = true;
    hands.app().set_options(options, hands.now());
    CHECK(shows(hands.scene(), "To defeat the next Encounter"));
}
