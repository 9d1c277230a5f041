#include "table/presenter/table/ranked_locks.hpp"

#include <algorithm>

namespace encounters::table {

namespace {

constexpr std::size_t kMostLocks = 24;

struct LockSize {
    int dice = 0;
    int colour_dice = 0;
};

LockSize size_of(const State& state, const Move& lock) {
    LockSize size;
    for (int index = 0; index < state.dice_count; ++index) {
        if (((lock.dice >> index) & 1U) == 0) continue;
        ++size.dice;
        if (state.dice[static_cast<std::size_t>(index)].colour != encounters::Colour::white) ++size.colour_dice;
    }
    return size;
}

using Better = bool (*)(const LockSize&, const LockSize&);

bool has_fewer_dice(const LockSize& a, const LockSize& b) {
    return a.dice != b.dice ? a.dice < b.dice : a.colour_dice < b.colour_dice;
}
bool has_more_dice(const LockSize& a, const LockSize& b) {
    return a.dice != b.dice ? a.dice > b.dice : a.colour_dice < b.colour_dice;
}
bool has_less_colour(const LockSize& a, const LockSize& b) {
    return a.colour_dice != b.colour_dice ? a.colour_dice < b.colour_dice : a.dice < b.dice;
}

void add_best(std::vector<Move>& ranked, const State& state, const std::vector<Move>& locks, Better better) {
    const auto best = std::min_element(locks.begin(), locks.end(), [&](const Move& a, const Move& b) {
        return better(size_of(state, a), size_of(state, b));
    });
    if (best != locks.end() && std::find(ranked.begin(), ranked.end(), *best) == ranked.end()) ranked.push_back(*best);
}

}  // namespace

std::vector<Move> ranked_locks(const State& state, const std::vector<Move>& legal) {
    std::vector<Move> locks;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(locks),
                 [](const Move& move) { return move.kind == MoveKind::lock; });
    std::vector<Move> ranked;
    for (const Better better : {has_fewer_dice, has_more_dice, has_less_colour}) add_best(ranked, state, locks, better);
    for (const Move& lock : locks) {
        if (ranked.size() == kMostLocks) break;
        if (std::find(ranked.begin(), ranked.end(), lock) == ranked.end()) ranked.push_back(lock);
    }
    return ranked;
}

std::string lock_praise(const State& state, const std::vector<Move>& ranked, const Move& lock) {
    if (ranked.size() < 2) return "";
    const LockSize own = size_of(state, lock);
    const auto is_best = [&](Better better) {
        return std::none_of(ranked.begin(), ranked.end(),
                            [&](const Move& other) { return better(size_of(state, other), own); });
    };
    if (is_best(has_fewer_dice)) return "fewest dice";
    if (is_best(has_more_dice)) return "most dice";
    if (own.colour_dice == 0) return "no colour die";
    return "";
}

}  // namespace encounters::table
