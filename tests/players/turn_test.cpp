// Tables of a turn's worth against counts made in other ways, and against turns that are played by them.
#include "players/veteran/turn_worth.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <encounters/odds/counts.hpp>
#include <encounters/play/random.hpp>

#include <cmath>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

// Encounters without effects, whatever the pack prints: what tables and this test both know.
const TurnWorth& plain_turns() {
    static const TurnWorth worth = [] {
        Catalogue cards = *core_pack().catalogue;
        for (EncounterCard& card : cards.encounters) card.effects.clear();
        return TurnWorth(cards, Constants{});
    }();
    return worth;
}

double share_lockable(int dice, int value, int part) {
    double share = 0;
    for (const RollClass& rolls : roll_classes().of(dice, value, part))
        if (!roll_classes().ways(rolls.list).empty()) share += rolls.share;
    return share;
}

int number_of(int sets, int adjusts, int nudges, int locks, int rerolls) {
    Uses uses;
    uses.count = {static_cast<std::uint8_t>(sets), static_cast<std::uint8_t>(adjusts), static_cast<std::uint8_t>(nudges), static_cast<std::uint8_t>(locks),
                  static_cast<std::uint8_t>(rerolls)};
    return use_list().number_of(uses);
}

// A turn as the tables see it, decided by them, luck drawn roll class by roll class.
class PlayedTurn {
public:
    PlayedTurn(const TurnWorth& worth, const std::vector<int>& values, play::Xoshiro256& luck) : worth_(worth), values_(values), luck_(luck) {}

    double play(int dice, int uses, Stakes stakes) {
        double gained = 0;
        while (true) {
            if (dice == 0) return gained + stakes.prize + worth_.left_over(uses);
            if (locks_pay(dice, uses, stakes)) {
                uses = use_list().without(uses, UseKind::lock);
                --dice;
                continue;
            }
            if (worth_.push(TurnKind::second_column, dice, uses, stakes) <= worth_.left_over(uses)) return gained + worth_.left_over(uses);
            const LockWay* way = meet(dice, uses, stakes);
            if (!way) return gained - stakes.loss + worth_.left_over(uses);
            dice -= way->dice;
            uses = without_part(uses, way->part);
            gained += 2 + worth_.extra_of_encounter();
            stakes.loss += 2;
        }
    }

private:
    bool locks_pay(int dice, int uses, Stakes stakes) const {
        const int less = use_list().without(uses, UseKind::lock);
        return less >= 0 && worth_.after_defeat(TurnKind::second_column, dice - 1, less, stakes) > worth_.between(TurnKind::second_column, dice, uses, stakes);
    }

    const LockWay* meet(int dice, int uses, Stakes stakes) {
        const int value = values_[luck_.below(static_cast<std::uint32_t>(values_.size()))];
        double at = luck_.below(1u << 30) / static_cast<double>(1u << 30);
        for (const RollClass& rolls : roll_classes().of(dice, value, part_of(use_list()[uses]))) {
            at -= rolls.share;
            if (at >= 0) continue;
            return best_of(rolls.list, dice, uses, {stakes.loss + 2, stakes.prize});
        }
        return nullptr;
    }

    const LockWay* best_of(std::uint32_t list, int dice, int uses, Stakes stakes) const {
        const LockWay* best = nullptr;
        double most = 0;
        const LockWays ways = roll_classes().ways(list);
        for (const LockWay* way = ways.begin(); way != ways.end(); ++way) {
            const double here = worth_.after_defeat(TurnKind::second_column, dice - way->dice, without_part(uses, way->part), stakes);
            if (best && here <= most) continue;
            best = way;
            most = here;
        }
        return best;
    }

    const TurnWorth& worth_;
    const std::vector<int>& values_;
    play::Xoshiro256& luck_;
};

std::vector<int> values_of(const Catalogue& cards) {
    std::vector<int> values;
    for (const EncounterCard& card : cards.encounters) values.insert(values.end(), static_cast<std::size_t>(card.copies), card.value);
    return values;
}

struct Position {
    int dice;
    int uses;
    Stakes stakes;
};

// Stakes on the grid of the tables, so that nothing is read between its points.
const std::vector<Position>& positions() {
    static const std::vector<Position> list{
        {6, number_of(0, 0, 0, 0, 0), {0, 12}}, {6, number_of(1, 0, 0, 0, 0), {1, 12}},  {6, number_of(0, 1, 0, 0, 0), {0, 18}}, {6, number_of(0, 0, 0, 1, 0), {1, 12}},
        {6, number_of(0, 0, 1, 0, 0), {0, 30}}, {6, number_of(1, 1, 0, 0, 0), {1, 8}},   {6, number_of(1, 0, 0, 1, 0), {0, 12}}, {6, number_of(2, 0, 0, 0, 0), {0, 18}},
        {6, number_of(0, 2, 0, 0, 0), {1, 30}}, {6, number_of(0, 1, 1, 0, 0), {0, 60}},  {5, number_of(1, 0, 0, 0, 0), {2, 12}}, {5, number_of(0, 1, 0, 1, 0), {1, 18}},
        {4, number_of(0, 0, 0, 2, 0), {3, 12}}, {4, number_of(1, 0, 1, 0, 0), {2, 18}},  {4, number_of(0, 1, 0, 0, 0), {4, 30}}, {3, number_of(1, 0, 0, 0, 0), {2, 12}},
        {3, number_of(0, 0, 0, 1, 0), {5, 60}}, {3, number_of(0, 2, 0, 0, 0), {3, 18}},  {2, number_of(1, 0, 0, 0, 0), {1, 30}}, {2, number_of(0, 0, 2, 0, 0), {0, 150}},
    };
    return list;
}

}  // namespace

TEST_CASE("rolls put together by what can be locked agree with the exact counts") {
    for (int dice = 1; dice <= kTableDice; ++dice)
        for (int value = 1; value <= kTableValues; ++value) {
            const double exact = static_cast<double>(odds::hits_of(dice, value)) / static_cast<double>(odds::rolls_of(dice));
            INFO(dice << " dice, value " << value);
            CHECK(std::abs(share_lockable(dice, value, 0) - exact) < 1e-5);
        }
}

TEST_CASE("more uses never make a roll worse, and a set makes any value of one die") {
    for (int value = 1; value <= 6; ++value) CHECK(std::abs(share_lockable(1, value, part_of(use_list()[number_of(1, 0, 0, 0, 0)])) - 1) < 1e-5);
    for (int value = 1; value <= kTableValues; ++value)
        for (int part = 1; part < kParts; ++part) CHECK(share_lockable(4, value, part) >= share_lockable(4, value, 0) - 1e-5);
}

TEST_CASE("with bare dice one fresh turn in eleven can be completed, with a set two in three") {
    CHECK(std::abs(plain_turns().completion_chance(TurnKind::plain, 6, number_of(0, 0, 0, 0, 0)) - 0.09) < 0.015);
    CHECK(std::abs(plain_turns().completion_chance(TurnKind::plain, 6, number_of(0, 0, 0, 0, 1)) - 0.17) < 0.02);
    CHECK(std::abs(plain_turns().completion_chance(TurnKind::plain, 6, number_of(0, 0, 0, 1, 0)) - 0.36) < 0.02);
    CHECK(std::abs(plain_turns().completion_chance(TurnKind::plain, 6, number_of(1, 0, 0, 0, 0)) - 0.67) < 0.02);
    CHECK(std::abs(plain_turns().completion_chance(TurnKind::plain, 6, number_of(1, 0, 0, 1, 0)) - 0.89) < 0.02);
}

TEST_CASE("a larger prize is worth more, a larger loss less, and no Escape is worth less than one") {
    const int uses = number_of(1, 0, 0, 0, 0);
    const TurnWorth& worth = plain_turns();

    CHECK(worth.between(TurnKind::plain, 4, uses, {2, 20}) > worth.between(TurnKind::plain, 4, uses, {2, 10}));
    CHECK(worth.push(TurnKind::plain, 4, uses, {4, 10}) < worth.push(TurnKind::plain, 4, uses, {2, 10}));
    CHECK(worth.between(TurnKind::no_escape, 4, uses, {4, 5}) <= worth.between(TurnKind::plain, 4, uses, {4, 5}) + 1e-4);
    CHECK(worth.between(TurnKind::choice, 5, uses, {1, 10}) >= worth.between(TurnKind::plain, 5, uses, {1, 10}));
}

TEST_CASE("what the tables expect of a turn is what turns bring that are played by them") {
    const std::vector<int> values = values_of(*core_pack().catalogue);
    play::SplitMix64 seeds(20261130);
    play::Xoshiro256 luck(seeds);
    constexpr int kTurns = 20'000;

    for (const Position& position : positions()) {
        double sum = 0;
        double square = 0;
        for (int turn = 0; turn < kTurns; ++turn) {
            const double brought = PlayedTurn(plain_turns(), values, luck).play(position.dice, position.uses, position.stakes);
            sum += brought;
            square += brought * brought;
        }

        const double mean = sum / kTurns;
        const double error = std::sqrt((square / kTurns - mean * mean) / kTurns);
        const double expected = plain_turns().after_defeat(TurnKind::second_column, position.dice, position.uses, position.stakes);
        INFO(position.dice << " dice, uses " << position.uses << ", prize " << position.stakes.prize << ": expected " << expected << ", played " << mean);
        CHECK(std::abs(mean - expected) < 3 * error);
    }
}
