#include "odds/turned_odds.hpp"

#include "odds/pools.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

struct TurnedRoll {
    std::vector<SumMask> words;
    std::uint64_t rolls = 0;
};
using TurnedRolls = std::vector<TurnedRoll>;

void merge(TurnedRolls& list) {
    std::sort(list.begin(), list.end(), [](const TurnedRoll& one, const TurnedRoll& other) { return one.words < other.words; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (kept > 0 && list[kept - 1].words == list[i].words) {
            list[kept - 1].rolls += list[i].rolls;
        } else {
            if (kept != i) list[kept] = std::move(list[i]);
            ++kept;
        }
    }
    list.resize(kept);
}

std::uint64_t ways_to(const FaceCounts& faces, const FaceCounts& shown) {
    FaceCounts thrown{};
    for (std::size_t face = 0; face < kFaces; ++face) {
        if (faces[face] < shown[face]) return 0;
        thrown[face] = static_cast<std::uint8_t>(faces[face] - shown[face]);
    }
    return rolls_showing(thrown);
}

class Counting {
public:
    Counting(const Problem& problem, const Limits& limits)
        : problem_(problem), limits_(limits), pools_(problem), sizes_(pools_.sizes({})),
          turned_(problem.situations.front(), sizes_, pools_.lattices(), problem.aim) {}

    double steps() const { return turned_.steps(); }

    std::optional<std::vector<Odds>> odds() {
        if (turned_.build_steps() > limits_.steps) return {};
        std::uint64_t rolls = 1;
        for (int i = 0; i < total(problem_.due); ++i) rolls *= kFaces;
        odds_.assign(problem_.questions(), Odds{0, rolls, false});
        int most = 1;
        for (const int value : problem_.values.front()) most = std::max(most, std::min(value, kMostValue));
        turned_.build(most);
        if (turned_.is_hopeless()) return odds_;
        return count() ? std::optional(odds_) : std::nullopt;
    }

private:
    TurnedRolls rolls_of(Colour colour) const {
        const auto index = static_cast<std::size_t>(index_of(colour));
        const Lattice& lattice = *pools_.lattices()[index];
        TurnedRolls rolls;
        for (int node = 0; node < lattice.count(sizes_[index]); ++node)
            if (const std::uint64_t ways = ways_to(lattice.faces(sizes_[index], node), problem_.shown[index]); ways > 0)
                rolls.push_back({{turned_.of(colour, node), turned_.of(colour, node) + turned_.width()}, ways});
        merge(rolls);
        return rolls;
    }

    bool is_too_long(const TurnedRolls& one, const TurnedRolls& other) {
        steps_ += static_cast<double>(one.size()) * static_cast<double>(other.size()) * turned_.steps_of_joining();
        return steps_ > limits_.steps || limits_.stopped();
    }

    TurnedRolls joined(const TurnedRolls& one, const TurnedRolls& other) const {
        TurnedRolls both;
        for (const TurnedRoll& first : one)
            for (const TurnedRoll& second : other) {
                both.push_back({std::vector<SumMask>(turned_.width()), first.rolls * second.rolls});
                turned_.join(first.words.data(), second.words.data(), both.back().words.data());
            }
        merge(both);
        return both;
    }

    void hit(SumMask totals, std::uint64_t rolls) {
        for (std::size_t i = 0; i < odds_.size(); ++i)
            if (const int value = problem_.values.front()[i]; value <= kMostValue && ((totals >> value) & 1u)) odds_[i].hits += rolls;
    }

    bool count() {
        TurnedRolls so_far = rolls_of(turned_.colours().front());
        if (turned_.colours().size() == 1) {
            for (const TurnedRoll& roll : so_far) hit(turned_.finish(roll.words.data()), roll.rolls);
            return true;
        }
        for (std::size_t i = 1; i + 1 < turned_.colours().size(); ++i) {
            const TurnedRolls more = rolls_of(turned_.colours()[i]);
            if (is_too_long(so_far, more)) return false;
            so_far = joined(so_far, more);
        }
        const TurnedRolls last = rolls_of(turned_.colours().back());
        if (is_too_long(so_far, last)) return false;
        for (const TurnedRoll& first : so_far)
            for (const TurnedRoll& second : last) hit(turned_.finish(first.words.data(), second.words.data()), first.rolls * second.rolls);
        return true;
    }

    const Problem& problem_;
    Limits limits_;
    Pools pools_;
    Sizes sizes_;
    TurnedTotals turned_;
    std::vector<Odds> odds_;
    double steps_ = 0;
};

}  // namespace

bool is_only_turned(const Problem& problem) {
    return problem.situations.size() == 1 && problem.situations.front().kit.throwings.empty();
}

double steps_of_turning(const Problem& problem) { return Counting(problem, {}).steps(); }

std::optional<std::vector<Odds>> turned_odds(const Problem& problem, const Limits& limits) { return Counting(problem, limits).odds(); }

}  // namespace encounters::odds
