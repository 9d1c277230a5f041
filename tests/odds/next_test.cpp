#include "odds/brute_force.hpp"

#include <encounters/odds/next.hpp>
#include <encounters/rules/decks.hpp>

#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <cmath>

namespace encounters::odds {

namespace {

// Positions of games in which an Encounter may be revealed, few enough dice to count every roll.
std::vector<State> positions(int wanted) {
    std::vector<State> found;
    for (std::uint64_t seed = 1; static_cast<int>(found.size()) < wanted; ++seed) {
        play::Session session = encounters::testing::seeded_session(encounters::testing::table_of(encounters::testing::core_pack(), 3), seed);
        for (int decision = 0; decision < 120; ++decision) {
            encounters::testing::decide_by_house(session, 1);
            const State& state = session.state();
            const bool can = !why_illegal(state, Move::of(MoveKind::reveal), *encounters::testing::core_pack().catalogue);
            if (can && unlocked_count(state) <= 4 && (decision + static_cast<int>(seed)) % 3 == 0) {
                found.push_back(state);
                break;
            }
        }
    }
    return found;
}

}  // namespace

TEST_CASE("a card of the core set has the chance that the engine's own rolls give it") {
    const Catalogue& catalogue = *encounters::testing::core_pack().catalogue;

    int checked = 0;
    for (const State& state : positions(8)) {
        if (state.deck(Deck::encounters).known_count > 0 || reveal_count(state, catalogue) > 1) continue;
        for (std::uint8_t card = 0; card < catalogue.encounters.size(); ++card) {
            if (cards_in(state.deck(Deck::encounters).unseen, catalogue.copies_of(Deck::encounters), card) == 0) continue;
            CAPTURE(catalogue.encounters[card].id);
            const Odds odds = bare_odds(state, catalogue, EncounterId{card});
            const testing::EngineCount count = testing::counted_by_engine(state, catalogue, EncounterId{card});
            CHECK(odds.hits * count.rolls == count.hits * odds.rolls);
            ++checked;
        }
    }
    CHECK(checked > 100);
}

TEST_CASE("the next Encounter's chance is the average over the cards still unseen") {
    const Catalogue& catalogue = *encounters::testing::core_pack().catalogue;

    int checked = 0;
    for (const State& state : positions(20)) {
        if (state.deck(Deck::encounters).known_count > 0 || reveal_count(state, catalogue) > 1) continue;
        double sum = 0;
        int copies = 0;
        for (std::uint8_t card = 0; card < catalogue.encounters.size(); ++card) {
            const int count = cards_in(state.deck(Deck::encounters).unseen, catalogue.copies_of(Deck::encounters), card);
            sum += count * bare_odds(state, catalogue, EncounterId{card}).chance();
            copies += count;
        }

        const auto odds = bare_odds_of_next(state, catalogue);

        REQUIRE(odds);
        CHECK(odds->chance() == Catch::Approx(sum / copies).epsilon(1e-12));
        ++checked;
    }
    CHECK(checked > 10);
}

TEST_CASE("Q9.6 a known top card is the next Encounter") {
    const Catalogue& catalogue = *encounters::testing::core_pack().catalogue;
    State state = positions(1).front();
    DeckState& deck = state.deck(Deck::encounters);
    if (deck.known_count == 0) {
        const std::uint8_t card = catalogue.copies_of(Deck::encounters).definition[static_cast<std::size_t>(nth_copy(deck.unseen, 3))];
        take_card(deck.unseen, catalogue.copies_of(Deck::encounters), card);
        deck.known[0] = card;
        deck.known_count = 1;
    }

    const Odds of_next = *bare_odds_of_next(state, catalogue);

    REQUIRE(reveal_count(state, catalogue) == 1);
    CHECK(of_next.chance() == Catch::Approx(bare_odds(state, catalogue, EncounterId{deck.known[0]}).chance()));
}

TEST_CASE("nothing is said where nothing can be revealed") {
    const Catalogue& catalogue = *encounters::testing::core_pack().catalogue;
    State state = positions(1).front();
    state.column_count = 0;

    CHECK_FALSE(bare_odds_of_next(state, catalogue));
    CHECK_FALSE(bare_odds_of_roll(state, catalogue));
}

}  // namespace encounters::odds
