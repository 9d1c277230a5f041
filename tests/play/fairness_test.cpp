// Luck is fair: chi-square over millions of rolls and draws, with fixed seeds.
#include "support/catch.hpp"

#include "support/play_tables.hpp"

#include <encounters/play/dice_statistics.hpp>
#include <encounters/rules/decks.hpp>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

// Unevenness of counts against expectations in proportion to `weights`, as the share of fair runs that are as uneven.
double share_of(const std::vector<long>& counts, const std::vector<long>& weights) {
    double total = 0;
    double weight = 0;
    for (const long count : counts) total += static_cast<double>(count);
    for (const long one : weights) weight += static_cast<double>(one);
    double value = 0;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        const double expected = total * static_cast<double>(weights[at]) / weight;
        value += (static_cast<double>(counts[at]) - expected) * (static_cast<double>(counts[at]) - expected) / expected;
    }
    return chi_square_tail(value, static_cast<int>(counts.size()) - 1);
}

double share_of(const std::vector<long>& counts) { return share_of(counts, std::vector<long>(counts.size(), 1)); }

// The dice of the whole supply, in the order of a state.
Chance all_dice() {
    Chance due;
    due.kind = ChanceKind::dice;
    for (const Colour colour : kAllColours)
        for (int die = 0; die < TableConstants{}.dice_supply[index_of(colour)]; ++die) due.colours[due.dice_count++] = colour;
    return due;
}

// Ten million dice that seed `seed` gives, all 21 at a time.
struct Rolled {
    std::vector<std::vector<long>> by_position = std::vector<std::vector<long>>(kMaxDice, std::vector<long>(6));
    std::vector<std::vector<long>> by_colour = std::vector<std::vector<long>>(kColours, std::vector<long>(6));
    std::vector<long> pairs = std::vector<long>(36);  // of a die and the one before it
    std::vector<long> sums = std::vector<long>(6);    // of a die and the same one a roll ago, modulo 6
};

Rolled roll_often(std::uint64_t seed, int dice) {
    Rolled rolled;
    const Chance due = all_dice();
    SeededChance luck(seed);
    const State state{};
    Move before = *luck.outcome(state, due, *core_pack().catalogue);
    for (int rolls = 0; rolls < dice / due.dice_count; ++rolls) {
        const Move move = *luck.outcome(state, due, *core_pack().catalogue);
        for (int die = 0; die < due.dice_count; ++die) {
            const int face = move.faces[die] - 1;
            ++rolled.by_position[die][face];
            ++rolled.by_colour[index_of(due.colours[die])][face];
            ++rolled.pairs[6 * (die == 0 ? before.faces[due.dice_count - 1] - 1 : move.faces[die - 1] - 1) + face];
            ++rolled.sums[(face + before.faces[die]) % 6];
        }
        before = move;
    }
    return rolled;
}

// Draws of cards from one deck of a table, by definition; never changes the table.
std::vector<long> draw_often(const State& state, Deck deck, int draws) {
    const auto& catalogue = *core_pack().catalogue;
    Chance due;
    due.kind = ChanceKind::card;
    due.deck = deck;
    SeededChance luck(17 + static_cast<std::uint64_t>(deck));
    std::vector<long> counts(static_cast<std::size_t>(catalogue.copies_of(deck).first_copy.size()) - 1);
    for (int draw = 0; draw < draws; ++draw) ++counts[luck.outcome(state, due, catalogue)->a];
    return counts;
}

std::vector<long> copies_in(const State& state, Deck deck, std::size_t definitions) {
    std::vector<long> copies;
    for (std::size_t card = 0; card < definitions; ++card)
        copies.push_back(cards_in(state.deck(deck).unseen, core_pack().catalogue->copies_of(deck), static_cast<std::uint8_t>(card)));
    return copies;
}

// Without the cards that can't come.
void drop_absent(std::vector<long>& counts, std::vector<long>& weights) {
    for (std::size_t at = weights.size(); at-- > 0;) {
        if (weights[at] != 0) continue;
        REQUIRE(counts[at] == 0);
        counts.erase(counts.begin() + static_cast<long>(at));
        weights.erase(weights.begin() + static_cast<long>(at));
    }
}

}  // namespace

TEST_CASE("ten million dice are even by colour, by position, and after each other") {
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        const auto rolled = roll_often(seed, 10'000'000);
        INFO("seed " << seed);
        for (const auto& counts : rolled.by_position) CHECK(share_of(counts) > 0.001);
        for (const auto& counts : rolled.by_colour) CHECK(share_of(counts) > 0.001);
        CHECK(share_of(rolled.pairs) > 0.001);
        CHECK(share_of(rolled.sums) > 0.001);
    }
}

TEST_CASE("every copy in a deck is drawn as often as any other") {
    const State full = new_game(Setup{2, false}, *core_pack().catalogue);
    auto session = seeded_session(table_of(core_pack(), 2), 5);
    decide_by_house(session, 60);

    for (const Deck deck : {Deck::contracts, Deck::encounters, Deck::equipment})
        for (const State& state : {full, session.state()}) {
            auto counts = draw_often(state, deck, 1'000'000);
            auto weights = copies_in(state, deck, counts.size());
            drop_absent(counts, weights);
            INFO("deck " << static_cast<int>(deck) << " of " << state.deck(deck).unseen.count() << " cards");
            REQUIRE(counts.size() > 5);
            CHECK(share_of(counts, weights) > 0.001);
        }
}

TEST_CASE("every seat begins and every Command comes as often as any other") {
    std::vector<long> seats(8);
    std::vector<long> first_commands(8);
    std::vector<long> last_commands(8);
    for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
        const auto session = seeded_session(table_of(core_pack(), 8), seed);
        ++first_commands.at(session.state().seats[0].command.value);
        ++last_commands.at(session.state().seats[7].command.value);
        ++seats.at(session.state().active);
    }

    CHECK(share_of(seats) > 0.001);
    CHECK(share_of(first_commands) > 0.001);
    CHECK(share_of(last_commands) > 0.001);
}

TEST_CASE("a loaded die would be noticed") {
    auto counts = roll_often(1, 10'000'000).by_colour[0];
    counts[5] += counts[5] / 100;

    CHECK(share_of(counts) < 0.001);
}
