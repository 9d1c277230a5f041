#include "players/veteran/face_search.hpp"

#include <algorithm>
#include <cstdlib>

namespace encounters::players {

namespace {

bool takes(DiceIcons& icons, Colour colour) {
    std::uint8_t& own = icons.colour[static_cast<std::size_t>(index_of(colour))];
    std::uint8_t& spent = own > 0 ? own : icons.any;
    if (spent == 0) return false;
    --spent;
    return true;
}

bool is_allowed(const LockBounds& bounds, int face) { return ((bounds.faces >> (face - 1)) & 1u) != 0; }

struct Reaches {
    int from;
    int to;
    bool operator()(const SetFace&) const { return from != to; }
    bool operator()(const Flip&) const { return to == 7 - from; }
    bool operator()(const Adjust& effect) const {
        const int by = std::abs(to - from);
        return effect.kind == AdjustKind::exactly ? by == effect.amount : by >= 1 && by <= effect.amount;
    }
    template <class Other>
    bool operator()(const Other&) const {
        return false;
    }
};

bool reaches(const Tool& tool, int from, int to) {
    return tool.effect ? std::visit(Reaches{from, to}, *tool.effect) : to == from + 1;
}

struct Furthest {
    int operator()(const Adjust& effect) const { return effect.amount; }
    template <class Other>
    int operator()(const Other&) const {
        return 5;
    }
};

}  // namespace

// The faces as they become, while tools are tried one after the other.
struct FaceSearch::Work {
    std::uint32_t set = 0;
    int missing = 0;  // of the value
    std::array<std::uint8_t, kMostRolled> face{};
    std::array<std::uint8_t, kMostTools> tool{};
    std::array<int, kMostTools> reach{};  // what this tool and later ones can change at most
    std::size_t tools = 0;
    DiceIcons icons;
    int changed = 0;  // with the tool being tried
    LockPlan* plan = nullptr;
};

FaceSearch::FaceSearch(const Roll& roll) : roll_(roll) {}

bool FaceSearch::has_asked_colours(std::uint32_t set) const {
    if (roll_.bounds.with == 0) return true;
    ColourSet colours = 0;
    for (int die = 0; die < roll_.size; ++die)
        if ((set >> die) & 1u) colours |= colour_bit(roll_.dice[static_cast<std::size_t>(die)].colour);
    return (colours & roll_.bounds.with) == roll_.bounds.with;
}

bool FaceSearch::totals_naturally(std::uint32_t set) const {
    const int count = __builtin_popcount(set);
    if (count < roll_.bounds.min || count > roll_.bounds.max) return false;
    int sum = 0;
    for (int die = 0; die < roll_.size; ++die) {
        if (!((set >> die) & 1u)) continue;
        const int face = roll_.dice[static_cast<std::size_t>(die)].face;
        if (!is_allowed(roll_.bounds, face)) return false;
        sum += face;
    }
    return sum == roll_.value && has_asked_colours(set);
}

int FaceSearch::most_change(std::uint32_t set, const Tool& tool) const {
    DiceIcons icons = tool.icons;
    int dice = 0;
    for (int die = 0; die < roll_.size; ++die)
        if (((set >> die) & 1u) && takes(icons, roll_.dice[static_cast<std::size_t>(die)].colour)) ++dice;
    return dice * (tool.effect ? std::visit(Furthest{}, *tool.effect) : 1);
}

bool FaceSearch::can_total(std::uint32_t set, std::uint32_t tools) const {
    int sum = 0;
    for (int die = 0; die < roll_.size; ++die)
        if ((set >> die) & 1u) sum += roll_.dice[static_cast<std::size_t>(die)].face;
    const int count = __builtin_popcount(set);
    if (roll_.value < count || roll_.value > 6 * count) return false;
    int reach = 0;
    for (int tool = 0; tool < roll_.tools.size; ++tool) {
        if (!((tools >> tool) & 1u)) continue;
        const int here = most_change(set, roll_.tools[tool]);
        if (here == 0 && !(roll_.in_use && tool == 0)) return false;
        reach += here;
    }
    return std::abs(roll_.value - sum) <= reach && has_asked_colours(set);
}

bool FaceSearch::assign(std::uint32_t set, std::uint32_t tools, LockPlan& plan) const {
    Work work;
    work.set = set;
    work.plan = &plan;
    work.missing = roll_.value;
    for (int die = 0; die < roll_.size; ++die) {
        work.face[static_cast<std::size_t>(die)] = roll_.dice[static_cast<std::size_t>(die)].face;
        if ((set >> die) & 1u) work.missing -= roll_.dice[static_cast<std::size_t>(die)].face;
    }
    for (int tool = 0; tool < roll_.tools.size; ++tool)
        if ((tools >> tool) & 1u) work.tool[work.tools++] = static_cast<std::uint8_t>(tool);
    int reach = 0;
    for (std::size_t i = work.tools; i-- > 0;) work.reach[i] = reach += most_change(set, roll_.tools[work.tool[i]]);
    plan.change_count = 0;
    if (work.tools == 0) return false;
    work.icons = roll_.tools[work.tool[0]].icons;
    return go(work, 0, 0);
}

bool FaceSearch::next_tool(Work& work, std::size_t tool) const {
    const bool going_on = roll_.in_use && work.tool[tool] == 0 && !roll_.must_act;
    if (work.changed == 0 && !going_on) return false;
    if (tool + 1 < work.tools) {
        const DiceIcons icons = work.icons;
        const int changed = work.changed;
        work.icons = roll_.tools[work.tool[tool + 1]].icons;
        work.changed = 0;
        if (go(work, tool + 1, 0)) return true;
        work.icons = icons;
        work.changed = changed;
        return false;
    }
    if (work.missing != 0) return false;
    for (int die = 0; die < roll_.size; ++die)
        if (((work.set >> die) & 1u) && !is_allowed(roll_.bounds, work.face[static_cast<std::size_t>(die)])) return false;
    return true;
}

bool FaceSearch::go(Work& work, std::size_t tool, int die) const {
    if (--steps_ < 0 || std::abs(work.missing) > work.reach[tool]) return false;
    while (die < roll_.size && !((work.set >> die) & 1u)) ++die;
    if (die == roll_.size) return next_tool(work, tool);
    if (change(work, tool, die)) return true;
    return go(work, tool, die + 1);
}

bool FaceSearch::change(Work& work, std::size_t tool, int die) const {
    const RolledDie& rolled = roll_.dice[static_cast<std::size_t>(die)];
    const Tool& used = roll_.tools[work.tool[tool]];
    const bool going_on = roll_.in_use && work.tool[tool] == 0;
    if (going_on && rolled.touched) return false;
    const DiceIcons icons = work.icons;
    if (!takes(work.icons, rolled.colour)) return false;
    std::uint8_t& face = work.face[static_cast<std::size_t>(die)];
    const std::uint8_t from = face;
    const int missing = work.missing;
    if (work.plan->change_count == static_cast<int>(work.plan->changes.size())) return false;
    for (std::uint8_t to = 1; to <= 6; ++to) {
        if (!reaches(used, from, to)) continue;
        face = to;
        work.missing = missing - (to - from);
        work.plan->changes[static_cast<std::size_t>(work.plan->change_count++)] = {work.tool[tool], static_cast<std::uint8_t>(die), to};
        ++work.changed;
        if (go(work, tool, die + 1)) return true;
        --work.changed;
        --work.plan->change_count;
    }
    face = from;
    work.missing = missing;
    work.icons = icons;
    return false;
}

}  // namespace encounters::players
