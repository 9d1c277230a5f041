#include "players/veteran/uses.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

// Put aside first what helps least.
constexpr std::array<UseKind, kUseKinds> kLeastFirst{UseKind::nudge, UseKind::reroll, UseKind::lock, UseKind::adjust, UseKind::set};

bool within_limits(const Uses& uses) {
    for (std::size_t kind = 0; kind < kUseKinds; ++kind)
        if (uses.count[kind] > kMostUses[kind]) return false;
    return uses.total() <= kMostUsesTogether;
}

std::array<Part, kParts> list_parts() {
    std::array<Part, kParts> list{};
    std::size_t size = 0;
    for (int sum = 0; sum <= kMostUsesTogether; ++sum)
        for (int sets = 0; sets <= std::min(sum, 2); ++sets)
            for (int adjusts = 0; adjusts <= std::min(sum - sets, 2); ++adjusts) {
                const int nudges = sum - sets - adjusts;
                if (nudges > 2) continue;
                list[size++] = Part{static_cast<std::uint8_t>(sets), static_cast<std::uint8_t>(adjusts), static_cast<std::uint8_t>(nudges)};
            }
    return list;
}

bool contains(const Part& whole, const Part& part) {
    return part.sets <= whole.sets && part.adjusts <= whole.adjusts && part.nudges <= whole.nudges;
}

std::array<std::array<std::int8_t, kParts>, 64> list_without_parts() {
    std::array<std::array<std::int8_t, kParts>, 64> table{};
    for (auto& row : table) row.fill(-1);
    for (int number = 0; number < use_list().size(); ++number) {
        const Uses& uses = use_list()[number];
        for (std::size_t part = 0; part < kParts; ++part) {
            const Part& taken = parts()[part];
            if (!contains(Part{uses.count[0], uses.count[1], uses.count[2]}, taken)) continue;
            Uses left = uses;
            left.count[0] = static_cast<std::uint8_t>(left.count[0] - taken.sets);
            left.count[1] = static_cast<std::uint8_t>(left.count[1] - taken.adjusts);
            left.count[2] = static_cast<std::uint8_t>(left.count[2] - taken.nudges);
            table[static_cast<std::size_t>(number)][part] = static_cast<std::int8_t>(use_list().number_of(left));
        }
    }
    return table;
}

}  // namespace

std::size_t UseList::place(const Uses& uses) {
    return ((((uses.count[0] * 3u) + uses.count[1]) * 3u + uses.count[2]) * 3u + uses.count[3]) * 2u + uses.count[4];
}

UseList::UseList() {
    number_.fill(-1);
    for (int sum = 0; sum <= kMostUsesTogether; ++sum)
        for (std::size_t code = 0; code < number_.size(); ++code) {
            Uses uses;
            std::size_t rest = code;
            uses.count[4] = static_cast<std::uint8_t>(rest % 2);
            rest /= 2;
            for (std::size_t kind = 4; kind-- > 0; rest /= 3) uses.count[kind] = static_cast<std::uint8_t>(rest % 3);
            if (uses.total() != sum || !within_limits(uses)) continue;
            number_[place(uses)] = static_cast<std::int8_t>(size_);
            uses_[static_cast<std::size_t>(size_++)] = uses;
        }
    for (int number = 0; number < size_; ++number)
        for (std::size_t kind = 0; kind < kUseKinds; ++kind) {
            Uses less = uses_[static_cast<std::size_t>(number)];
            auto& here = without_[static_cast<std::size_t>(number)][kind];
            here = -1;
            if (less.count[kind] == 0) continue;
            --less.count[kind];
            here = number_[place(less)];
        }
}

int UseList::number_of(Uses uses) const {
    for (std::size_t kind = 0; kind < kUseKinds; ++kind) uses.count[kind] = std::min(uses.count[kind], kMostUses[kind]);
    for (const UseKind kind : kLeastFirst)
        while (uses.total() > kMostUsesTogether && uses.of(kind) > 0) --uses.of(kind);
    return number_[place(uses)];
}

const UseList& use_list() {
    static const UseList list;
    return list;
}

const std::array<Part, kParts>& parts() {
    static const std::array<Part, kParts> list = list_parts();
    return list;
}

std::uint32_t parts_within(int part) {
    std::uint32_t within = 0;
    for (std::size_t other = 0; other < kParts; ++other)
        if (contains(parts()[static_cast<std::size_t>(part)], parts()[other])) within |= 1u << other;
    return within;
}

int part_of(const Uses& uses) {
    for (std::size_t part = 0; part < kParts; ++part) {
        const Part& here = parts()[part];
        if (here.sets == uses.count[0] && here.adjusts == uses.count[1] && here.nudges == uses.count[2]) return static_cast<int>(part);
    }
    return 0;
}

int without_part(int number, int part) {
    static const auto table = list_without_parts();
    return table[static_cast<std::size_t>(number)][static_cast<std::size_t>(part)];
}

}  // namespace encounters::players
