// What a report says, in its three forms.
#include "support/catch.hpp"

#include "simulation/runs.hpp"

#include <encounters/simulation/figures.hpp>
#include <encounters/simulation/report.hpp>

#include <nlohmann/json.hpp>

#include <cmath>
#include <sstream>

using namespace encounters;
using namespace encounters::testing;
using namespace encounters::simulation;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Reported {
    Terms terms = house_terms(small_pack(), 2, 10);
    Tally tally = tally_of(small_pack(), terms);
    nlohmann::json json = nlohmann::json::parse(report_json(terms, tally));
};

bool is_near(double one, double other) { return std::abs(one - other) < 1e-4; }

}  // namespace

TEST_CASE("Wilson's interval of known shares", "[simulation]") {
    const Interval half = Share{50, 100}.interval();
    const Interval none = Share{0, 10}.interval();
    const Interval all = Share{10, 10}.interval();

    CHECK(is_near(half.low, 0.4038));
    CHECK(is_near(half.high, 0.5962));
    CHECK(none.low == 0);
    CHECK(is_near(none.high, 0.2775));
    CHECK(is_near(all.low, 0.7225));
    CHECK(is_near(all.high, 1));
    CHECK(Share{}.rate() == 0);
    CHECK(Share{}.interval().high == 1);
}

TEST_CASE("median and percentiles are numbers of turns that games had", "[simulation]") {
    Terms terms = house_terms(small_pack(), 2, 10);
    Tally tally(terms);
    for (const int turns : {4, 5, 5, 6, 6, 7, 7, 8, 9, 20}) ++tally.rounds[static_cast<std::size_t>(turns)];
    tally[Sum::games] = 10;
    tally[Sum::turns] = 150;

    const Length length = length_of(tally, 2);

    CHECK(length.p10 == 4);
    CHECK(length.median == 6);
    CHECK(length.p90 == 9);
    CHECK(length.mean == 7.5);
}

TEST_CASE("the JSON report has the seats with their players, games and wins", "[simulation]") {
    const Reported reported;
    const auto& seats = reported.json.at("by_seat");

    REQUIRE(seats.size() == 2);
    Count wins = 0;
    for (int seat = 0; seat < 2; ++seat) {
        CHECK(seats[seat].at("seat") == seat);
        CHECK(seats[seat].at("player") == "house");
        CHECK(seats[seat].at("games") == 10);
        wins += seats[seat].at("wins").get<Count>();
    }
    CHECK(wins + reported.json.at("capped").get<Count>() == 10);
    CHECK(reported.json.at("by_player")[0].at("games") == 20);
    CHECK(reported.json.at("seed") == 1);
    CHECK(reported.json.at("pack").at("id") == small_pack().catalogue->pack_id);
}

TEST_CASE("shares in the JSON report are quotients of its counts", "[simulation]") {
    const Reported reported;
    const auto& endings = reported.json.at("endings");

    Count turns = 0;
    for (const char* ending : {"escape", "complete", "default", "no_contract"})
        turns += endings.at("all").at(ending).at("count").get<Count>();
    CHECK(turns == endings.at("all").at("turns"));
    CHECK(endings.at("fresh").at("turns").get<Count>() + endings.at("securing").at("turns").get<Count>() == turns);
    const double escapes = endings.at("all").at("escape").at("count");
    CHECK(is_near(endings.at("all").at("escape").at("share"), escapes / static_cast<double>(turns)));
    for (const auto& card : reported.json.at("equipment")) {
        if (card.at("shown") == 0) continue;
        CHECK(is_near(card.at("bought_share"), card.at("bought").get<double>() / card.at("shown").get<double>()));
    }
    CHECK(reported.json.at("contracts").size() == small_pack().catalogue->contracts.size());
    CHECK(reported.json.at("encounters").size() == small_pack().catalogue->encounters.size());
}

TEST_CASE("rotating seats list every player that sat there", "[simulation]") {
    Terms terms = house_terms(small_pack(), 2, 6);
    terms.players = {"a", "b"};
    terms.seating = Seating::rotating;
    const auto json = nlohmann::json::parse(report_json(terms, tally_of(small_pack(), terms)));

    REQUIRE(json.at("by_seat").size() == 4);
    for (const auto& seat : json.at("by_seat")) CHECK(seat.at("games") == 3);
}

TEST_CASE("the table has a line with four fields for every number", "[simulation]") {
    const Reported reported;
    const std::string csv = report_csv(reported.terms, reported.tally);
    std::istringstream lines(csv);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        INFO(line);
        if (line.find('"') == std::string::npos) CHECK(std::count(line.begin(), line.end(), ',') == 3);
    }

    CHECK(count > 100);
    CHECK_THAT(csv, Catch::Matchers::StartsWith("table,row,measure,value\nrun,,encounters_simulation,1\n"));
    CHECK_THAT(csv, ContainsSubstring("\nby_seat,0 house,wins,"));
    CHECK_THAT(csv, ContainsSubstring("\nlength,,median,"));
    CHECK_THAT(csv, ContainsSubstring("\nendings,,all.default.interval.low,"));
    CHECK_THAT(csv, ContainsSubstring("\nlength.histogram,"));
}

TEST_CASE("the text names players, Commands and endings", "[simulation]") {
    const Reported reported;
    const std::string text = report_text(reported.terms, reported.tally);

    CHECK_THAT(text, ContainsSubstring("10 games of 2 seats, seed 1"));
    CHECK_THAT(text, ContainsSubstring("Wins by player"));
    CHECK_THAT(text, ContainsSubstring(small_pack().catalogue->commands.front().name));
    CHECK_THAT(text, ContainsSubstring("Turns a player: median "));
    CHECK_THAT(text, ContainsSubstring("second column begun"));
}

TEST_CASE("a report of nothing divides by nothing", "[simulation]") {
    const Terms terms = house_terms(small_pack(), 2, 1);
    const Tally empty(terms);

    CHECK_THAT(report_text(terms, empty), !ContainsSubstring(" nan"));
    CHECK_THAT(report_json(terms, empty), !ContainsSubstring("null"));
}

TEST_CASE("a name that is nearly a player's is told", "[simulation]") {
    CHECK(why_no_player("house") == "");
    CHECK(why_no_player("huose") == "There is no player \"huose\"; did you mean \"house\"?");
    CHECK_THAT(why_no_player("nobody at all"), ContainsSubstring("; there are "));
}
