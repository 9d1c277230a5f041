// One target: what is asked for, what was measured, whether it is met.
#pragma once

#include <encounters/simulation/share.hpp>

#include <string>
#include <vector>

namespace encounters::simulation::balance {

// `near`: measured on one side of a bound, but the 95 % interval reaches over it.
enum class Verdict : std::uint8_t { yes, near, no, not_played };

struct Target {
    std::string what;
    std::string asked;
    std::string measured;
    Verdict verdict = Verdict::not_played;
};

struct Bounds {
    double low = 0;
    double high = 1;
};

Verdict judged(const Share& share, const Bounds& bounds);
Verdict judged(double number, const Bounds& bounds);
// The worse of two.
Verdict worse(Verdict one, Verdict other);

// A share in whole percent bounds, such as {0.25, 0.6}: "25 to 60 %", "under 15 %" without a low bound, "at least 18 %".
std::string asked_text(const Bounds& bounds);
std::string percent_text(const Share& share);  // "25.3 % (24.7-25.9)"
Target share_target(std::string what, const Share& share, const Bounds& bounds);

// A share for each of several cards: the least and the most, and all that lie outside.
struct NamedShare {
    std::string name;
    Share share;
};
Target each_target(std::string what, const std::vector<NamedShare>& shares, const Bounds& bounds);

// "| a | b |" and the line below a table's head.
std::string table_row(const std::vector<std::string>& cells);
std::string table_head(const std::vector<std::string>& cells);
std::string table_of(const std::vector<Target>& targets);

}  // namespace encounters::simulation::balance
