// Situations as people write them: what is told, what is filled in, and what is refused.
#include "support/catch.hpp"

#include "cards/bad_samples.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/cards/situation.hpp>
#include <encounters/rules/decks.hpp>
#include <encounters/rules/queries.hpp>

#include <algorithm>
#include <filesystem>
#include <set>

using namespace encounters;
using namespace encounters::cards;

namespace {

using Lines = std::vector<std::string>;

const std::string kFolder = std::string(ENCOUNTERS_SOURCE_DIR) + "/tests/data/situations";

Catalogue small_catalogue() { return *load_pack_from_texts(samples::small_pack()).catalogue; }

State state_of(const std::string& text, const Catalogue& cards) {
    const auto result = read_situation(text, cards);
    CHECK(to_text(result.faults).empty());
    REQUIRE(result.ok());
    return *result.state;
}

std::set<std::string> situation_files() {
    std::set<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder)) paths.insert(entry.path().string());
    return paths;
}

Lines lines_of(const std::vector<Fault>& faults) {
    Lines lines;
    for (const auto& fault : faults) lines.push_back(to_text(fault));
    return lines;
}

}  // namespace

TEST_CASE("every sample situation is a prompt whose every answer can be given", "[cards]") {
    const auto cards = small_catalogue();
    std::set<Phase> phases;

    for (const auto& path : situation_files()) {
        INFO(path);
        const auto result = read_situation_file(path, cards);
        CHECK(to_text(result.faults).empty());
        REQUIRE(result.ok());
        phases.insert(result.state->phase);
        std::vector<Move> actions;
        legal_actions(*result.state, cards, actions);
        CHECK(actions.empty() == (result.state->phase == Phase::over));
        for (const auto& action : actions) {
            auto after = *result.state;
            CHECK_FALSE(apply(after, action, cards, Events{}));
        }
        CHECK(*read_situation(write_situation(*result.state, cards), cards).state == *result.state);
    }

    CHECK(phases.size() == 19);  // every prompt and the end of a game: all phases but those of luck
}

TEST_CASE("what a situation tells lies on the table", "[cards]") {
    const auto cards = small_catalogue();

    const auto state = *read_situation_file(kFolder + "/rolled.json", cards).state;

    CHECK(state.seat_count == 2);
    CHECK(state.turn == 5);
    CHECK(state.active == 0);
    CHECK(state.phase == Phase::rolled);
    CHECK(state.seats[0].cbills == 4);
    CHECK(state.seats[1].reputation == 3);
    CHECK(cards.command(state.seats[0].command).id == "hounds");
    CHECK(state.seats[0].equipment_count == 2);
    CHECK(state.seats[0].is_ready(0));
    CHECK_FALSE(state.seats[0].is_ready(1));
    CHECK(hires_of(state, 0) == 1);
    CHECK(cards.contract(state.column().contract).id == "siege");
    CHECK(state.encounters[0].defeated_by == 0);
    CHECK_FALSE(state.encounters[1].defeated());
    CHECK(state.newest == 1);
    CHECK(unlocked_count(state) == 5);
    CHECK(pool_of(state) == DiceCounts{4, 0, 0, 2, 0});
    CHECK(state.patronage == 1);
    CHECK(state.censure == 0);
    CHECK(state.censured_at_start);
    CHECK_FALSE(state.market_open);
}

TEST_CASE("decks hold what a situation places nowhere", "[cards]") {
    const auto cards = small_catalogue();

    const auto state = *read_situation_file(kFolder + "/rolled.json", cards).state;

    const auto& encounters = state.deck(Deck::encounters);
    CHECK(encounters.known_count == 2);
    CHECK(cards.encounters[encounters.known[0]].id == "baron");
    CHECK(cards.encounters[encounters.known[1]].id == "wreck");
    CHECK(encounters.unseen.count() == 12 - 3 - 2);
    CHECK(state.deck(Deck::contracts).discards.count() == 2);
    CHECK(cards.equipment_card(state.market[0]).id == "laser");
    CHECK_FALSE(state.market[1].exists());
    CHECK(cards.equipment_card(state.market[2]).id == "hatchet");
    CHECK(cards.equipment_card(state.market[3]).id == "laser");
    CHECK(cards.equipment_card(state.market[4]).id == "cannon");
    CHECK(state.deck(Deck::equipment).empty());
}

TEST_CASE("seats alone are a situation: the first turn is about to begin", "[cards]") {
    const auto cards = small_catalogue();

    const auto state = state_of("{\"seats\": [{}, {}]}", cards);

    CHECK(state.phase == Phase::before_flip);
    CHECK(state.market_open);
    CHECK(cards.command(state.seats[0].command).id == "wolves");
    CHECK(cards.command(state.seats[1].command).id == "hounds");
    CHECK(pool_of(state) == DiceCounts{5, 0, 1, 0, 0});
    CHECK(to_move(state, cards) == 0);
}

TEST_CASE("without a decision the columns say what comes next", "[cards]") {
    const auto cards = small_catalogue();
    const std::string start = "{\"seats\": [{}, {}], \"columns\": [{\"contract\": \"raid\"";

    CHECK(state_of(start + "}]}", cards).phase == Phase::between);
    CHECK(state_of(start + ", \"encounters\": [{\"card\": \"lance\"}]}]}", cards).phase == Phase::rolled);
    CHECK(state_of(start + ", \"encounters\": [{\"card\": \"lance\", \"defeated_by\": 1}]}]}", cards).phase ==
          Phase::between);
}

TEST_CASE("an open roll without faces waits for them", "[cards]") {
    const auto cards = small_catalogue();

    const auto state = state_of(
        "{\"seats\": [{}, {}], \"columns\": [{\"contract\": \"raid\", \"encounters\": [{\"card\": \"lance\"}]}]}",
        cards);

    CHECK(chance(state, cards).kind == ChanceKind::dice);
    CHECK(chance(state, cards).dice_count == 6);
}

TEST_CASE("one mistake in a situation is one fault, told exactly", "[cards]") {
    const auto cards = small_catalogue();
    const auto samples = samples::bad_samples("bad_situations");
    const samples::Texts base{{"situation.json", samples::file_text(kFolder + "/rolled.json")}};
    CHECK(samples.size() >= 40);

    for (const auto& sample : samples) {
        INFO(sample.title);
        const auto result = read_situation(samples::edited(sample, base).at("situation.json"), cards);

        CHECK(sample.expected.size() == 1);
        CHECK(lines_of(result.faults) == sample.expected);
        CHECK_FALSE(result.ok());
    }
}

TEST_CASE("many mistakes in a situation are told in one run", "[cards]") {
    const auto result = read_situation(R"({
  "seats": [{"cbills": -1, "command": "wolfs"}, {"reputation": 1.5, "equipment": ["laser"]}],
  "active": 3,
  "decision": "roled",
  "market": ["lasser"]
})",
                                       small_catalogue());

    CHECK(
        to_text(result.faults) ==
        "situation.json:2:24: /seats/0/cbills: cbills must be a whole number from 0 to 1000000, found -1\n"
        "situation.json:2:39: /seats/0/command: no Combat Command has the id \"wolfs\"; did you mean \"wolves\"?\n"
        "situation.json:2:64: /seats/1/reputation: reputation must be a whole number from 0 to 10000, found 1.5\n"
        "situation.json:2:83: /seats/1/equipment/0: Equipment must be an object, found \"laser\"\n"
        "situation.json:3:13: /active: active must be a whole number from 1 to 2, found 3\n"
        "situation.json:4:15: /decision: unknown decision \"roled\"; allowed: deal_commands, first_seat, "
        "secure_choice, swaps, "
        "before_flip, flip_contracts, choose_contract, between, make_room, draw_encounters, choose_encounter, rolled, "
        "use_die, use_face, use_strike, use_look, use_order, use_card, use_place, burn_choice, salvage_draw, "
        "salvage_choice, give_patronage, give_censure, over; did you mean \"rolled\"?\n"
        "situation.json:5:14: /market/0: no Equipment has the id \"lasser\"; did you mean \"laser\"?\n");
}

TEST_CASE("a situation file that can't be had is a fault", "[cards]") {
    const auto cards = small_catalogue();

    CHECK(to_text(read_situation_file("/nowhere/at all.json", cards).faults) ==
          "/nowhere/at all.json: there is no such file; check its path\n");
    CHECK(to_text(read_situation_file(kFolder, cards).faults) == kFolder + ": this is a folder, not a file\n");
}
