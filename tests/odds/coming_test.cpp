// The next Encounter with Equipment, panels, what is sampled, and what is at stake.
#include "odds/rich_positions.hpp"
#include "odds/sampled_odds.hpp"

#include <encounters/odds/next.hpp>
#include <encounters/odds/panel.hpp>
#include <encounters/rules/decks.hpp>

#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

const Catalogue& core() { return *encounters::testing::core_pack().catalogue; }

// One entry for each unseen copy, least first.
std::vector<double> chances_of_unseen(const State& state, const Wish& wish) {
    std::vector<double> chances;
    for (std::uint8_t card = 0; card < core().encounters.size(); ++card) {
        const int copies = cards_in(state.deck(Deck::encounters).unseen, core().copies_of(Deck::encounters), card);
        if (copies > 0) chances.insert(chances.end(), static_cast<std::size_t>(copies), odds_against(state, core(), EncounterId{card}, wish).chance());
    }
    std::sort(chances.begin(), chances.end());
    return chances;
}

void forget_what_is_known(State& state) {
    DeckState& deck = state.deck(Deck::encounters);
    for (; deck.known_count > 0; --deck.known_count) {
        add_card(deck.unseen, core().copies_of(Deck::encounters), deck.known[deck.known_count - 1u]);
        deck.known[deck.known_count - 1u] = kNone;
    }
}

ContractId contract(const std::string& id) {
    for (std::uint8_t i = 0; i < core().contracts.size(); ++i)
        if (core().contracts[i].id == id) return ContractId{i};
    FAIL("there is no Contract " << id);
    return {};
}

constexpr Limits kPatient{1e10, nullptr};

}  // namespace

TEST_CASE("the next Encounter with Equipment is the average over the cards still unseen") {
    for (testing::RichPosition& position : testing::rich_positions(6, {5, 2})) {
        forget_what_is_known(position.state);
        for (const Aim aim : {Aim::defeat, Aim::lock_all}) {
            const Wish wish{aim, Means::geared, kPatient};
            double sum = 0;
            const std::vector<double> chances = chances_of_unseen(position.state, wish);
            for (const double chance : chances) sum += chance;

            const Odds odds = *odds_of_next(position.state, core(), wish);

            CHECK_FALSE(odds.about);
            CHECK(odds.chance() == Catch::Approx(sum / static_cast<double>(chances.size())).epsilon(1e-12));
        }
    }
}

TEST_CASE("Q9.5 of two Encounters flipped the likelier one is kept, over a whole deck") {
    testing::RichPosition position = testing::rich_positions(1, {4, 2}).front();
    forget_what_is_known(position.state);
    position.state.column().contract = contract("clan-hunter");
    REQUIRE(reveal_count(position.state, core()) == 2);
    for (const Means means : {Means::bare, Means::geared}) {
        const Wish wish{Aim::defeat, means, kPatient};
        const std::vector<double> chances = chances_of_unseen(position.state, wish);
        double sum = 0;
        for (std::size_t best = 1; best < chances.size(); ++best) sum += chances[best] * static_cast<double>(best);
        const double pairs = static_cast<double>(chances.size()) * static_cast<double>(chances.size() - 1) / 2;

        CHECK(odds_of_next(position.state, core(), wish)->chance() == Catch::Approx(sum / pairs).epsilon(1e-12));
    }
}

TEST_CASE("bare odds by the general solver are those by the table") {
    for (testing::RichPosition& position : testing::rich_positions(20, {6, 4})) {
        const Odds by_table = bare_odds(position.state, core(), position.card);
        const Odds solved = odds_against(position.state, core(), position.card, {Aim::defeat, Means::bare, {}});

        CHECK(solved.hits == by_table.hits);
        CHECK(solved.rolls == by_table.rolls);
        CHECK(bare_odds_of_next(position.state, core())->chance() ==
              Catch::Approx(odds_of_next(position.state, core(), {Aim::defeat, Means::bare, {}})->chance()).epsilon(1e-12));
    }
}

TEST_CASE("what is sampled is about right, and the same every time") {
    double difference = 0;
    int sampled = 0;
    for (testing::RichPosition& position : testing::rich_positions(20, {5, 3})) {
        const Problem problem = problem_of(testing::revealed_by_engine(position), core(), Aim::defeat);
        const Odds exact = odds_against(position.state, core(), position.card, {Aim::defeat, Means::geared, kPatient});
        const Odds about = sampled_odds(problem, {1, 300}, {4e6, nullptr}).front();

        REQUIRE_FALSE(exact.about);
        CHECK(about.about);
        CHECK(about == sampled_odds(problem, {1, 300}, {4e6, nullptr}).front());
        CHECK(about.chance() == Catch::Approx(exact.chance()).margin(0.12));
        difference += std::abs(about.chance() - exact.chance());
        ++sampled;
    }
    CHECK(difference / sampled < 0.03);
}

TEST_CASE("what would take too long is called about") {
    std::vector<testing::RichPosition> positions = testing::rich_positions(40, {6, 0});
    const auto all_dice = std::find_if(positions.begin(), positions.end(), [](const testing::RichPosition& one) {
        return unlocked_count(one.state) == 6 && barred(one.state, core()) == 0;
    });
    REQUIRE(all_dice != positions.end());
    testing::RichPosition& position = *all_dice;
    position.state.player().equipment_count = 2;
    position.state.player().exhausted = 0;
    for (std::uint8_t i = 0; i < core().equipment.size(); ++i)
        if (core().equipment[i].id == "jump-jets") position.state.player().equipment = {EquipmentId{i}, EquipmentId{i}};

    CHECK(odds_against(position.state, core(), position.card, {Aim::defeat, Means::geared, {1e4, nullptr}}).about);
    CHECK(odds_of_next(position.state, core(), {Aim::defeat, Means::geared, {1e4, nullptr}})->about);
    CHECK_FALSE(odds_against(position.state, core(), position.card, {Aim::defeat, Means::geared, kPatient}).about);
}

TEST_CASE("a panel holds what its parts say, and ends soon once it is stopped") {
    const testing::RichPosition position = testing::rich_positions(1, {4, 1}).front();  // little enough to be exact
    const State due = testing::revealed_by_engine(position);
    const std::atomic<bool> stop{true};

    const OddsPanel between = panel_of(position.state, core());
    const OddsPanel rolling = panel_of(due, core());
    const OddsPanel bare = bare_panel_of(due, core());

    CHECK_FALSE(between.now);
    REQUIRE(between.next);
    CHECK(between.next->bare == *bare_odds_of_next(position.state, core()));
    CHECK(between.next->geared == odds_of_next(position.state, core()));
    CHECK(between.next_all->geared == odds_of_next(position.state, core(), {Aim::lock_all, Means::geared, {}}));
    CHECK_FALSE(rolling.next);
    REQUIRE(rolling.now);
    CHECK(rolling.now->geared == odds_now(due, core()));
    CHECK(rolling.now_all->bare == *odds_now(due, core(), {Aim::lock_all, Means::bare, {}}));
    CHECK(bare.now->bare == rolling.now->bare);
    CHECK_FALSE(bare.now->geared);
    CHECK(panel_of(due, core(), &stop).now);
}

TEST_CASE("what is at stake is what the engine's own endings pay and cost") {
    int escapes = 0;
    int defaults = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        play::Session session = encounters::testing::seeded_session(encounters::testing::table_of(encounters::testing::core_pack(), 3), seed);
        for (int decision = 0; decision < 300 && !session.is_over(); ++decision) {
            encounters::testing::decide_by_house(session, 1);
            const State& state = session.state();
            const Pushing pushing = pushing_of(state, core());
            State ended = state;
            if (pushing.escape_allowed && !pushing.assault_first) {
                REQUIRE_FALSE(apply(ended, Move::of(MoveKind::escape), core(), Events()));
                CHECK(ended.seats[state.active].cbills - state.player().cbills == pushing.sure());
                ++escapes;
            } else if (!apply(ended, Move::of(MoveKind::declare_default), core(), Events()) && state.patronage != state.active) {
                if (ended.phase == Phase::burn_choice) apply(ended, Move::of(MoveKind::keep_standing), core(), Events());
                if (ended.phase == Phase::salvage_draw || ended.phase == Phase::give_patronage) continue;
                CHECK(ended.seats[state.active].cbills - state.player().cbills == pushing.kept - pushing.penalty);
                ++defaults;
            }
        }
    }
    CHECK(escapes > 20);
    CHECK(defaults > 20);
}

}  // namespace encounters::odds
