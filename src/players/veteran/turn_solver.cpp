#include "players/veteran/turn_solver.hpp"

namespace encounters::players {

namespace {

using namespace grid;

constexpr std::size_t kValuePlaces = kTableValues + 1;

int shifted(int value, int shift) { return std::clamp(value + shift, 1, kTableValues); }

}  // namespace

void TurnSolver::solve() {
    table_.going_on.assign((kTableDice + 1) * kUses * kBlock, 0);
    table_.after.assign((kTableDice + 1) * kUses * kBlock, 0);
    by_value_.assign(kUses * kValuePlaces, Block{});
    for (int uses = 0; uses < use_list().size(); ++uses) solve_fulfilled(uses);
    for (int dice = 1; dice <= kTableDice; ++dice)
        for (int uses = 0; uses < use_list().size(); ++uses) {
            Block sum{};
            average({dice, uses}, sum);
            keep({dice, uses}, sum);
        }
}

// R6.2: complete, or extend where that is worth more; what the column pays is then safe.
void TurnSolver::solve_fulfilled(int uses) {
    float* after = table_.after.data() + place_of(0, uses);
    const TurnWorth::Table& second = worth_.tables_[static_cast<std::size_t>(TurnKind::second_column)];
    for (int row = 0; row < kPrizes; ++row) {
        const double prize = kPrizeAt[static_cast<std::size_t>(row)];
        double best = prize + worth_.left_over_[static_cast<std::size_t>(uses)];
        if (kind_ != TurnKind::second_column) {
            const Point next = point_at({worth_.handing_on_, prize + worth_.next_prize_});
            best = std::max<double>(best, read(second.going_on.data() + place_of(6, uses), next));
        }
        std::fill_n(after + row * kRow, kRow, static_cast<float>(best));
    }
}

bool TurnSolver::is_asked_by_value(int uses) const {
    const Uses& at_hand = use_list()[uses];
    return kind_ == TurnKind::choice || at_hand.of(UseKind::reroll) > 0 || at_hand.total() < kMostUsesTogether;
}

void TurnSolver::average(Spot spot, Block& sum) {
    const int uses = spot.uses;
    if (!is_asked_by_value(uses)) return add_merged(spot, sum);
    for (std::size_t value = 1; value < kValuePlaces; ++value) {
        if (worth_.deck_[value] == 0) continue;
        Block& here = by_value_[static_cast<std::size_t>(uses) * kValuePlaces + value];
        here.fill(0);
        add_value(spot, static_cast<int>(value), here);
        const float hindered = static_cast<float>(worth_.hindered(static_cast<int>(value), part_of(use_list()[uses])));
        for (float& worth : here) worth *= 1 - hindered;
        add_default(uses, hindered, here);
        if (kind_ == TurnKind::choice) continue;
        const float share = static_cast<float>(worth_.deck_[value]);
        for (std::size_t i = 0; i < kBlock; ++i) sum[i] += share * here[i];
    }
    if (kind_ == TurnKind::choice) average_of_best(uses, sum);
}

// Q9.5: of two Encounters the better one.
void TurnSolver::average_of_best(int uses, Block& sum) const {
    for (std::size_t one = 1; one < kValuePlaces; ++one)
        for (std::size_t other = one; other < kValuePlaces; ++other) {
            const float share = static_cast<float>(worth_.deck_[one] * worth_.deck_[other] * (one == other ? 1 : 2));
            if (share == 0) continue;
            const Block& left = by_value_[static_cast<std::size_t>(uses) * kValuePlaces + one];
            const Block& right = by_value_[static_cast<std::size_t>(uses) * kValuePlaces + other];
            for (std::size_t i = 0; i < kBlock; ++i) sum[i] += share * std::max(left[i], right[i]);
        }
}

void TurnSolver::add_merged(Spot spot, Block& sum) const {
    const auto [dice, uses] = spot;
    static thread_local std::vector<float> share;
    static thread_local std::vector<std::uint32_t> seen;
    share.resize(static_cast<std::size_t>(roll_classes().lists()), 0);
    seen.clear();
    const int part = part_of(use_list()[uses]);
    float hindered = 0;
    for (std::size_t value = 1; value < kValuePlaces; ++value) {
        if (worth_.deck_[value] == 0) continue;
        const float lost = static_cast<float>(worth_.deck_[value] * worth_.hindered(static_cast<int>(value), part));
        const float free = static_cast<float>(worth_.deck_[value]) - lost;
        hindered += lost;
        for (const RollClass& rolls : roll_classes().of(dice, shifted(static_cast<int>(value), table_.shift), part)) {
            if (share[rolls.list] == 0) seen.push_back(rolls.list);
            share[rolls.list] += rolls.share * free;
        }
    }
    for (const std::uint32_t list : seen) {
        add_class(spot, roll_classes().ways(list), share[list], sum);
        share[list] = 0;
    }
    add_default(uses, hindered, sum);
}

void TurnSolver::add_value(Spot spot, int value, Block& sum) const {
    const auto [dice, uses] = spot;
    const int part = part_of(use_list()[uses]);
    const int without = use_list().without(uses, UseKind::reroll);
    for (const RollClass& rolls : roll_classes().of(dice, shifted(value, table_.shift), part)) {
        const LockWays ways = roll_classes().ways(rolls.list);
        if (without < 0) {
            add_class(spot, ways, rolls.share, sum);
            continue;
        }
        Block best = by_value_[static_cast<std::size_t>(without) * kValuePlaces + static_cast<std::size_t>(value)];
        best_way(spot, ways, best);
        for (std::size_t i = 0; i < kBlock; ++i) sum[i] += rolls.share * best[i];
    }
}

void TurnSolver::add_class(Spot spot, LockWays ways, float share, Block& sum) const {
    if (ways.empty()) return add_default(spot.uses, share, sum);
    Block best;
    best.fill(-1e9f);
    best_way(spot, ways, best);
    for (std::size_t i = 0; i < kBlock; ++i) sum[i] += share * best[i];
}

void TurnSolver::best_way(Spot spot, LockWays ways, Block& best) const {
    const float gained = static_cast<float>(table_.gain + worth_.extra_);
    // Blocks never overlap; saying so lets compilers take four numbers at a time.
    float* __restrict__ here = best.data();
    for (const LockWay& way : ways) {
        const float* __restrict__ next = table_.after.data() + place_of(spot.dice - way.dice, without_part(spot.uses, way.part)) + table_.gain;
        for (int row = 0; row < kBlock; row += kRow)
            for (int loss = 0; loss < kLosses; ++loss) {
                const float beaten = next[row + loss] + gained;
                here[row + loss] = here[row + loss] < beaten ? beaten : here[row + loss];
            }
    }
}

void TurnSolver::add_default(int uses, float share, Block& sum) const {
    const float kept = static_cast<float>(worth_.left_over_[static_cast<std::size_t>(uses)]);
    for (int row = 0; row < kPrizes; ++row)
        for (int loss = 0; loss < kLosses; ++loss)
            sum[static_cast<std::size_t>(row * kRow + loss)] += share * (kept - static_cast<float>(loss));
}

void TurnSolver::keep(Spot spot, const Block& sum) {
    const auto [dice, uses] = spot;
    float* going_on = table_.going_on.data() + place_of(dice, uses);
    float* after = table_.after.data() + place_of(dice, uses);
    const float escape = kind_ == TurnKind::no_escape ? -1e9f : static_cast<float>(worth_.left_over_[static_cast<std::size_t>(uses)]);
    const int locking = use_list().without(uses, UseKind::lock);
    const float* locked = locking < 0 ? nullptr : table_.after.data() + place_of(dice - 1, locking);
    for (int row = 0; row < kPrizes; ++row)
        for (int loss = 0; loss < kRow; ++loss) {
            const int from = row * kRow + std::min(loss, kLosses - 1);
            const int to = row * kRow + loss;
            going_on[to] = sum[static_cast<std::size_t>(from)];
            after[to] = std::max(going_on[to], escape);
            if (locked) after[to] = std::max(after[to], locked[to]);
        }
}

}  // namespace encounters::players
