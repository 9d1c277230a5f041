#include <encounters/cards/near_miss.hpp>

#include <algorithm>

namespace encounters::cards {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

int allowed_distance(std::string_view word) {
    constexpr std::size_t kShort = 4;
    if (word.size() <= kShort) return 1;
    return std::max(2, static_cast<int>(word.size() / 3));
}

}  // namespace

int spelling_distance(std::string_view one, std::string_view other) {
    std::vector<std::vector<int>> cost(one.size() + 1, std::vector<int>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i) cost[i][0] = static_cast<int>(i);
    for (std::size_t j = 0; j <= other.size(); ++j) cost[0][j] = static_cast<int>(j);
    const auto same = [&](std::size_t i, std::size_t j) { return lower(one[i]) == lower(other[j]); };
    for (std::size_t i = 1; i <= one.size(); ++i)
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const int replaced = cost[i - 1][j - 1] + (same(i - 1, j - 1) ? 0 : 1);
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, replaced});
            const bool swapped = i > 1 && j > 1 && same(i - 1, j - 2) && same(i - 2, j - 1);
            if (swapped) cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    return cost[one.size()][other.size()];
}

std::string near_miss(std::string_view word, const std::vector<std::string>& words) {
    constexpr std::size_t kLongestCompared = 64;
    if (word.empty() || word.size() > kLongestCompared) return {};
    std::string nearest;
    int least = allowed_distance(word) + 1;
    for (const auto& candidate : words) {
        const int distance = spelling_distance(word, candidate);
        if (distance >= least) continue;
        least = distance;
        nearest = candidate;
    }
    return nearest;
}

}  // namespace encounters::cards
