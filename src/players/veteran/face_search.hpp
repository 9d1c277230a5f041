// Which faces to change so that a set of dice totals an Encounter's value, within what the cards allow.
#pragma once

#include "players/veteran/lock_plan.hpp"

namespace encounters::players {

// Sets of a given size among the first dice, in order of their bits.
inline std::uint32_t first_set(int size) { return (1u << size) - 1; }
inline std::uint32_t next_set(std::uint32_t set) {
    const std::uint32_t lowest = set & (~set + 1);
    const std::uint32_t ripple = set + lowest;
    return (((set ^ ripple) >> 2) / lowest) | ripple;
}

class FaceSearch {
public:
    explicit FaceSearch(const Roll& roll);
    std::uint32_t sets() const { return 1u << roll_.size; }
    bool is_tired() const { return steps_ < 0; }
    // As the dice lie.
    bool totals_naturally(std::uint32_t set) const;
    // A quick look that only says no when it is sure.
    bool can_total(std::uint32_t set, std::uint32_t tools) const;
    // Finds changes, at least one with each tool that is not going on already; writes them into `plan`.
    bool assign(std::uint32_t set, std::uint32_t tools, LockPlan& plan) const;

private:
    struct Work;
    bool go(Work& work, std::size_t tool, int die) const;
    bool next_tool(Work& work, std::size_t tool) const;
    bool change(Work& work, std::size_t tool, int die) const;
    bool has_asked_colours(std::uint32_t set) const;
    int most_change(std::uint32_t set, const Tool& tool) const;

    const Roll& roll_;
    mutable int steps_ = kMostSteps;  // left; with many dice and cards what is found late is not looked for
    static constexpr int kMostSteps = 6000;
};

}  // namespace encounters::players
