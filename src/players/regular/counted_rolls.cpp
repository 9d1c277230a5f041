// Each multiset of faces is looked at once and stands for all rolls that show it.
#include "players/regular/counted_rolls.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace encounters::players::regular {

namespace {

constexpr int kFaces = 6;
constexpr int kMostSum = 48;

// Encounters that ask the same of dice.
struct Kind {
    int value = 1;
    std::uint8_t faces = 0x3f;
    int min = 1;
    int max = kMaxDice;
    bool operator<(const Kind& other) const {
        return std::tie(faces, value, min, max) < std::tie(other.faces, other.value, other.min, other.max);
    }
};
using Kinds = std::vector<std::pair<Kind, float>>;

Kind kind_of(const EncounterCard& card) {
    Kind kind;
    kind.value = card.value;
    for (const Effect& effect : card.effects) {
        if (const auto* count = std::get_if<LockCount>(&effect)) {
            kind.min = std::max<int>(kind.min, count->min);
            if (count->max > 0) kind.max = std::min<int>(kind.max, count->max);
        }
        if (const auto* only = std::get_if<LockOnly>(&effect)) kind.faces &= only->faces;
    }
    return kind;
}

Kinds kinds_of(const Catalogue& catalogue) {
    std::map<Kind, float> shares;
    float copies = 0;
    for (const EncounterCard& card : catalogue.encounters) {
        shares[kind_of(card)] += static_cast<float>(card.copies);
        copies += static_cast<float>(card.copies);
    }
    for (auto& entry : shares) entry.second /= copies;
    return {shares.begin(), shares.end()};
}

using FaceCounts = std::array<int, kFaces>;

// What a roll can total with each number of dice of the allowed faces; [k] has bit n for a total of n.
struct Totals {
    std::array<std::uint64_t, kCountedDice + 1> with{};
};

Totals totals_of(const FaceCounts& roll, std::uint8_t faces) {
    Totals totals;
    totals.with[0] = 1;
    int used = 0;
    for (int face = 1; face <= kFaces; ++face) {
        if (!((faces >> (face - 1)) & 1u)) continue;
        for (int copy = 0; copy < roll[static_cast<std::size_t>(face - 1)]; ++copy, ++used)
            for (int k = used; k >= 0; --k) totals.with[static_cast<std::size_t>(k) + 1] |= totals.with[static_cast<std::size_t>(k)] << face;
    }
    return totals;
}

Sizes sizes_of(const Totals& totals, const Kind& kind) {
    unsigned sizes = 0;
    if (kind.value > kMostSum) return 0;
    for (int k = kind.min; k <= std::min(kind.max, kCountedDice); ++k)
        sizes |= static_cast<unsigned>((totals.with[static_cast<std::size_t>(k)] >> kind.value) & 1u) << (k - 1);
    return static_cast<Sizes>(sizes);
}

float rolls_showing(const FaceCounts& roll, int dice) {
    double rolls = 1;
    for (int factor = 2; factor <= dice; ++factor) rolls *= factor;
    for (const int count : roll)
        for (int factor = 2; factor <= count; ++factor) rolls /= factor;
    for (int die = 0; die < dice; ++die) rolls /= kFaces;
    return static_cast<float>(rolls);
}

class Counting {
public:
    Counting(const Kinds& kinds, int dice) : kinds_(kinds), dice_(dice) { count_from(0, dice); }

    std::array<float, 256> shares{};
    float saved = 0;
    float fulfilled = 0;

private:
    void count_from(std::size_t face, int left) {
        if (face == kFaces - 1) {
            roll_[face] = left;
            return count_roll();
        }
        for (int count = 0; count <= left; ++count) {
            roll_[face] = count;
            count_from(face + 1, left - count);
        }
    }

    // The roll itself and all that one step of one die makes of it.
    void count_roll() {
        const float weight = rolls_showing(roll_, dice_);
        std::vector<FaceCounts> stepped;
        for (std::size_t from = 0; from < kFaces; ++from)
            for (const std::size_t to : {from - 1, from + 1})
                if (roll_[from] > 0 && to < kFaces) {
                    stepped.push_back(roll_);
                    --stepped.back()[from];
                    ++stepped.back()[to];
                }
        for (std::size_t i = 0; i < kinds_.size();) {
            const std::uint8_t faces = kinds_[i].first.faces;
            const Totals bare = totals_of(roll_, faces);
            std::vector<Totals> moved;
            for (const FaceCounts& roll : stepped) moved.push_back(totals_of(roll, faces));
            for (; i < kinds_.size() && kinds_[i].first.faces == faces; ++i) count_kind(kinds_[i].first, weight * kinds_[i].second, bare, moved);
        }
    }

    void count_kind(const Kind& kind, float weight, const Totals& bare, const std::vector<Totals>& moved) {
        const Sizes sizes = sizes_of(bare, kind);
        shares[sizes] += weight;
        unsigned after = 0;
        for (const Totals& totals : moved) after |= sizes_of(totals, kind);
        const unsigned all = 1u << (dice_ - 1);
        if (sizes == 0 && after != 0) saved += weight;
        if (!(sizes & all) && (after & all)) fulfilled += weight;
    }

    const Kinds& kinds_;
    int dice_;
    FaceCounts roll_{};
};

}  // namespace

CountedRolls count_rolls(const Catalogue& catalogue) {
    const Kinds kinds = kinds_of(catalogue);
    CountedRolls rolls;
    for (int dice = 1; dice <= kCountedDice; ++dice) {
        const Counting counting(kinds, dice);
        const std::size_t at = static_cast<std::size_t>(dice);
        for (std::size_t sizes = 0; sizes < counting.shares.size(); ++sizes)
            if (counting.shares[sizes] > 0) rolls.outcomes[at].push_back({static_cast<Sizes>(sizes), counting.shares[sizes]});
        const float missed = counting.shares[0];
        rolls.defeats[at] = 1 - missed;
        rolls.saves[at] = missed > 0 ? counting.saved / missed : 0;
        rolls.fulfils[at] = counting.fulfilled;
    }
    return rolls;
}

}  // namespace encounters::players::regular
