#include "players/veteran/turn_worth.hpp"

#include "players/veteran/averages.hpp"
#include "players/veteran/turn_solver.hpp"

namespace encounters::players {

namespace {

using namespace grid;

int table_dice(int dice) { return std::min(dice, kTableDice); }

const float* block(const std::vector<float>& table, int dice, int uses) { return table.data() + place_of(table_dice(dice), uses); }

}  // namespace

TurnWorth::TurnWorth(const Catalogue& catalogue, const Constants& constants) {
    const Averages averages = averages_of(catalogue);
    reputation_ = 1 / constants.cbill_worth;
    handing_on_ = constants.handing_on * reputation_;
    extra_ = averages.extra_pay;
    next_prize_ = (averages.reputation + 1) * reputation_ + averages.completion_pay;
    for (std::size_t value = 1; value <= kTableValues; ++value) deck_[value] = averages.values[value];
    hindered_ = averages.hindered;
    for (int uses = 0; uses < use_list().size(); ++uses)
        for (std::size_t kind = 0; kind < kUseKinds; ++kind)
            left_over_[static_cast<std::size_t>(uses)] += use_list()[uses].count[kind] * averages.left_over[kind];
    count_beaten();
    const auto table = [&](TurnKind kind) -> Table& { return tables_[static_cast<std::size_t>(kind)]; };
    table(TurnKind::second_column).gain = 2;
    table(TurnKind::easier).shift = -1;
    table(TurnKind::harder).shift = 1;
    for (const TurnKind kind : {TurnKind::second_column, TurnKind::plain, TurnKind::easier, TurnKind::harder, TurnKind::no_escape, TurnKind::choice})
        TurnSolver(*this, kind).solve();
}

// Cards mend what bare dice can't do.
double TurnWorth::hindered(int value, int part) const {
    constexpr std::array<double, 5> kUnmended{1, 0.7, 0.4, 0.25, 0.12};
    const Part& mends = parts()[static_cast<std::size_t>(part)];
    const int mended = std::min(2 * (mends.sets + mends.adjusts) + mends.nudges, 4);
    return hindered_[static_cast<std::size_t>(value)] * kUnmended[static_cast<std::size_t>(mended)];
}

void TurnWorth::count_beaten() {
    for (int dice = 1; dice <= kTableDice; ++dice)
        for (int part = 0; part < kParts; ++part)
            for (int value = 1; value <= kTableValues; ++value)
                for (const RollClass& rolls : roll_classes().of(dice, value, part))
                    if (!roll_classes().ways(rolls.list).empty())
                        beating_[static_cast<std::size_t>(dice)][static_cast<std::size_t>(part)] += rolls.share * deck_[static_cast<std::size_t>(value)] * (1 - hindered(value, part));
}

double TurnWorth::beating_chance(int dice, int uses) const {
    return beating_[static_cast<std::size_t>(table_dice(dice))][static_cast<std::size_t>(part_of(use_list()[uses]))];
}

double TurnWorth::push(TurnKind kind, int dice, int uses, Stakes stakes) const {
    return read(block(tables_[static_cast<std::size_t>(kind)].going_on, dice, uses), point_at(stakes));
}

double TurnWorth::between(TurnKind kind, int dice, int uses, Stakes stakes) const {
    if (dice == 0) return after_defeat(kind, dice, uses, stakes);
    const double going_on = push(kind, dice, uses, stakes);
    return kind == TurnKind::no_escape ? going_on : std::max(going_on, left_over(uses));
}

double TurnWorth::after_defeat(TurnKind kind, int dice, int uses, Stakes stakes) const {
    return read(block(tables_[static_cast<std::size_t>(kind)].after, dice, uses), point_at(stakes));
}

double TurnWorth::against(TurnKind kind, Faced faced, int uses, Stakes stakes) const {
    const Table& table = tables_[static_cast<std::size_t>(kind)];
    const int rolled = table_dice(faced.dice);
    const int value = std::clamp(faced.value, 1, kTableValues);
    const int without = use_list().without(uses, UseKind::reroll);
    const double failed = without < 0 ? left_over(uses) - stakes.loss : against(kind, faced, without, stakes);
    const Point next = point_at({stakes.loss + table.gain, stakes.prize});
    double sum = 0;
    for (const RollClass& rolls : roll_classes().of(rolled, value, part_of(use_list()[uses]))) {
        double best = failed;
        for (const LockWay& way : roll_classes().ways(rolls.list)) {
            const double here = read(block(table.after, rolled - way.dice, without_part(uses, way.part)), next) + static_cast<float>(table.gain + extra_);
            if (without < 0 && best == failed) best = here;
            best = std::max(best, here);
        }
        sum += rolls.share * best;
    }
    return sum;
}

double TurnWorth::completion_chance(TurnKind kind, int dice, int uses) const {
    const double high = kPrizeAt[kPrizes - 1];
    const double low = kPrizeAt[kPrizes - 2];
    return std::clamp((push(kind, dice, uses, {0, high}) - push(kind, dice, uses, {0, low})) / (high - low), 0.0, 1.0);
}

}  // namespace encounters::players
