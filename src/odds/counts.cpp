// The table of bare dice: one die after the other is added to every set of totals that the dice so far can make.
#include "odds/sum_masks.hpp"

#include <encounters/rules/catalogue.hpp>

#include <array>

namespace encounters::odds {

namespace {

constexpr int kFaces = 6;

struct Table {
    std::array<std::array<std::uint64_t, kMostValue + 1>, kMaxDice + 1> hits{};
    std::array<std::array<std::uint64_t, kFaces * kMaxDice + 1>, kMaxDice + 1> exact{};
    std::array<std::uint64_t, kMaxDice + 1> rolls{};
};

std::vector<MaskedRoll> with_one_more(const std::vector<MaskedRoll>& before) {
    std::vector<MaskedRoll> after;
    after.reserve(before.size() * kFaces);
    for (const MaskedRoll& entry : before)
        for (int face = 1; face <= kFaces; ++face) after.push_back({with_faces(entry.sums, face, 1), entry.rolls});
    merge_equal(after);
    return after;
}

void count_subsets(Table& table) {
    std::vector<MaskedRoll> masks{MaskedRoll{}};
    for (std::size_t dice = 1; dice <= kMaxDice; ++dice) {
        masks = with_one_more(masks);
        for (std::size_t value = 1; value <= kMostValue; ++value)
            for (const MaskedRoll& entry : masks) table.hits[dice][value] += ((entry.sums >> value) & 1u) * entry.rolls;
    }
}

void count_totals(Table& table) {
    table.exact[0][0] = 1;
    for (std::size_t dice = 1; dice <= kMaxDice; ++dice)
        for (std::size_t before = 0; before + kFaces < table.exact[0].size(); ++before)
            for (std::size_t face = 1; face <= kFaces; ++face) table.exact[dice][before + face] += table.exact[dice - 1][before];
}

Table made() {
    Table table;
    table.rolls[0] = 1;
    for (std::size_t dice = 1; dice <= kMaxDice; ++dice) table.rolls[dice] = table.rolls[dice - 1] * kFaces;
    count_subsets(table);
    count_totals(table);
    return table;
}

const Table& table() {
    static const Table kept = made();
    return kept;
}

}  // namespace

std::uint64_t rolls_of(int dice) { return table().rolls[static_cast<std::size_t>(dice)]; }

std::uint64_t hits_of(int dice, int value) {
    if (value < 1 || value > kMostValue) return 0;
    return table().hits[static_cast<std::size_t>(dice)][static_cast<std::size_t>(value)];
}

std::uint64_t exact_hits_of(int dice, int value) {
    if (value < 1 || value > kFaces * dice) return 0;
    return table().exact[static_cast<std::size_t>(dice)][static_cast<std::size_t>(value)];
}

}  // namespace encounters::odds
