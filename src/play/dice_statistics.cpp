// Faces counted, and how seldom fair dice are so uneven.
#include <encounters/play/dice_statistics.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace encounters::play {

namespace {

constexpr int kFewestDice = 30;  // five of each face: below that the distribution is no guide
constexpr int kDegrees = 5;
constexpr int kSeldom = 5000;    // rarer than once in so many games is called so

// 12345 as "12,345".
std::string with_commas(int number) {
    std::string digits = std::to_string(number);
    for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3) digits.insert(static_cast<std::size_t>(at), ",");
    return digits;
}

std::string fell(int dice) { return dice == 1 ? "1 die fell" : with_commas(dice) + " dice fell"; }

}  // namespace

int FaceCounts::total() const { return std::accumulate(faces.begin(), faces.end(), 0); }

double FaceCounts::average() const {
    int sum = 0;
    for (int face = 1; face <= 6; ++face) sum += face * faces[face - 1];
    return total() == 0 ? 0 : static_cast<double>(sum) / total();
}

double FaceCounts::share_as_uneven() const {
    if (total() < kFewestDice) return 1;
    double value = 0;
    for (const int count : faces) value += (count - expected()) * (count - expected()) / expected();
    return chi_square_tail(value, kDegrees);
}

DiceStatistics dice_statistics(const std::vector<Event>& events, int seats) {
    DiceStatistics statistics;
    statistics.by_seat.resize(static_cast<std::size_t>(seats));
    for (const auto& event : events) {
        const auto* rolled = std::get_if<DiceRolled>(&event);
        if (!rolled) continue;
        ++statistics.rolls;
        for (int die = 0; die < rolled->dice.count; ++die) {
            const int face = rolled->dice.faces[die] - 1;
            ++statistics.all.faces[face];
            ++statistics.by_colour[index_of(rolled->dice.colours[die])].faces[face];
            if (rolled->seat < statistics.by_seat.size()) ++statistics.by_seat[rolled->seat].faces[face];
        }
    }
    return statistics;
}

std::string odds_text(double share) {
    if (share >= 0.55) return fmt::format("{} in 10", std::min(10, static_cast<int>(std::lround(share * 10))));
    const double games = share > 0 ? 1 / share : 1e9;
    if (games >= kSeldom) return fmt::format("1 in {} or fewer", with_commas(kSeldom));
    return fmt::format("1 in {}", with_commas(static_cast<int>(std::lround(games))));
}

std::string sentence(const FaceCounts& counts) {
    const int dice = counts.total();
    if (dice == 0) return "No dice have fallen yet.";
    if (dice < kFewestDice) return fmt::format("{}: too few to call them even or uneven.", fell(dice));
    const double share = counts.share_as_uneven();
    if (share >= 0.95) return fmt::format("{}; nearly every fair game is at least this uneven.", fell(dice));
    if (share >= 0.55) return fmt::format("{}; about {} fair games are at least this uneven.", fell(dice), odds_text(share));
    if (share * kSeldom <= 1) return fmt::format("{}; fewer than 1 fair game in {} is this uneven.", fell(dice), with_commas(kSeldom));
    return fmt::format("{}; about 1 fair game in {} is this uneven.", fell(dice), with_commas(static_cast<int>(std::lround(1 / share))));
}

}  // namespace encounters::play
