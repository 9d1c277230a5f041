// players.json beside the cards: the window's computer players go by it, and a bad one is told and stops nobody.
#include "support/catch.hpp"

#include "support/test_files.hpp"
#include "table/looks.hpp"
#include "table/presenter/scene_checks.hpp"
#include "table/saves_hands.hpp"
#include "table/start.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

namespace fs = std::filesystem;
using encounters::testing::Folder;

constexpr const char* kOddNumbers = R"({"cbill_worth": 3, "handing_on": 2, "equipment_turns": 12})";
constexpr players::Constants kOdd{3, 2, 12};

// The core set with this players.json; the folder goes with it.
struct Cards {
    explicit Cards(const std::string& numbers) {
        fs::copy(core_cards(), folder.path() / "core", fs::copy_options::recursive);
        write(numbers);
    }
    void write(const std::string& numbers) const { encounters::testing::put(file(), numbers); }
    fs::path file() const { return folder.path() / "core" / players::kConstantsFile; }
    AppSources sources() const {
        AppSources sources = sources_with_seed(1);
        StartWish wish;
        wish.data = folder.path().string();
        const AppSources program = sources_for(wish, {});
        sources.read_cards = program.read_cards;
        sources.read_numbers = program.read_numbers;
        sources.cards_from = program.cards_from;
        return sources;
    }
    Folder folder{"numbers of players"};
};

void begin_with_veterans(HandsOn& hands) {
    TableWish wish = usual_table(2, *hands.app().cards());
    for (SeatWish& seat : wish.seats) seat.kind = play::SeatKind::veteran;
    hands.app().set_up(wish, hands.now());
    TableOptions options;
    options.pace = ComputerPace::at_once;
    hands.app().set_options(options, hands.now());
    hands.app().begin(hands.now());
}

// Of the first decisions of a game, how many a Veteran with these numbers would have made.
struct Agreement {
    int decisions = 0;
    int agreed = 0;
};

Agreement agreement_with(const players::Constants& numbers, HandsOn& hands) {
    const std::shared_ptr<const Catalogue> cards = hands.app().match()->session().table().catalogue;
    const auto player = players::player_named("veteran", players::knowledge_of(cards, numbers));
    State state = hands.app().match()->session().start();
    Agreement agreement;
    for (const play::Step& step : hands.app().match()->session().steps()) {
        if (step.seat != kNoSeat) {
            ++agreement.decisions;
            agreement.agreed += player->decide(state).move == step.move ? 1 : 0;
        }
        apply(state, step.move, *cards, Events());
    }
    return agreement;
}

void play_decisions(HandsOn& hands, int most) {
    for (int pass = 0; pass < most && hands.app().screen() == ScreenName::table; ++pass) hands.pass(Milliseconds{1});
}

}  // namespace

TEST_CASE("the window's computer players go by the numbers beside the cards", "[computers][numbers]") {
    const Cards cards(kOddNumbers);
    HandsOn hands(cards.sources());
    REQUIRE(hands.app().screen() == ScreenName::title);
    begin_with_veterans(hands);

    play_decisions(hands, 120);

    const Agreement with_them = agreement_with(kOdd, hands);
    const Agreement with_the_usual = agreement_with({}, hands);
    CHECK(with_them.decisions > 50);
    CHECK(with_them.agreed == with_them.decisions);
    CHECK(with_the_usual.agreed < with_the_usual.decisions);
}

TEST_CASE("numbers that can't be used are told where faults of cards are; the usual ones serve", "[computers][numbers]") {
    const Cards cards(R"({"cbill_worth": "much"})");
    HandsOn hands(cards.sources());

    REQUIRE(hands.app().screen() == ScreenName::faults);
    CHECK(hands.app().faults() == std::vector<std::string>{"players.json: \"cbill_worth\" has to be a number from 0.02 to 3"});
    CHECK(shows(hands.scene(), "players.json"));
    CHECK(shows(hands.scene(), "The usual numbers serve instead"));
    hands.press(Key::enter);
    REQUIRE(hands.app().screen() == ScreenName::title);
    begin_with_veterans(hands);
    play_decisions(hands, 60);

    const Agreement with_the_usual = agreement_with({}, hands);
    CHECK(with_the_usual.decisions > 25);
    CHECK(with_the_usual.agreed == with_the_usual.decisions);
}

TEST_CASE("numbers that were mended count from the next game on", "[computers][numbers]") {
    const Cards cards("{");
    HandsOn hands(cards.sources());
    REQUIRE(hands.app().screen() == ScreenName::faults);
    cards.write(kOddNumbers);

    hands.press(Key::f5);

    REQUIRE(hands.app().screen() == ScreenName::title);
    CHECK(hands.app().faults().empty());
    begin_with_veterans(hands);
    play_decisions(hands, 60);
    const Agreement with_them = agreement_with(kOdd, hands);
    CHECK(with_them.agreed == with_them.decisions);
}

TEST_CASE("whatever lies where the numbers should, the window opens", "[computers][numbers]") {
    const Cards cards("{}");
    fs::remove(cards.file());
    SECTION("a folder") { fs::create_directory(cards.file()); }
    SECTION("bytes that are no text") { cards.write(std::string("\xff\x00\xfe{[", 5)); }
    SECTION("brackets without end") { cards.write(std::string(200'000, '[')); }
    SECTION("a number beyond all") { cards.write(R"({"cbill_worth": 1e999})"); }
    HandsOn hands(cards.sources());

    CHECK(hands.app().screen() == ScreenName::faults);
    CHECK(hands.app().faults().size() == 1);
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::title);
}

TEST_CASE("faults of numbers are in order at every size, alone and with those of cards", "[screens][numbers]") {
    const Cards cards("[]");
    for (const Look& look : kLooks) {
        for (const bool are_cards_gone : {false, true}) {
            AppSources sources = cards.sources();
            if (are_cards_gone) sources.read_cards = [] { return cards::load_pack("/nowhere/at/all"); };
            HandsOn hands(sources, look.window, look.scale);
            INFO(look.window.width << "x" << look.window.height << " at " << look.scale);

            CHECK(hands.app().screen() == ScreenName::faults);
            CHECK(hands.app().faults().back() == "players.json: it has to hold one object");
            CHECK(faults(hands.scene(), hands.screen().renderer().measure()) == std::vector<std::string>{});
            CHECK(hands.scene().item_labelled("Go on").has_value() != are_cards_gone);
        }
    }
}
