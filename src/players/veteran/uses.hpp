// What a player can do to dice this turn, counted by kind: the coordinates in which the tables of a turn's worth are kept.
#pragma once

#include <array>
#include <cstdint>

namespace encounters::players {

// set: one die to any face. adjust: a total by up to 2, two dice touched. nudge: one die by 1 (a Field Hire, a small
// power). lock: one more die after a victory. reroll: the dice once more, for want of anything to lock.
enum class UseKind : std::uint8_t { set, adjust, nudge, lock, reroll };
inline constexpr int kUseKinds = 5;
inline constexpr std::array<std::uint8_t, kUseKinds> kMostUses{2, 2, 2, 2, 1};
inline constexpr int kMostUsesTogether = 3;

struct Uses {
    std::array<std::uint8_t, kUseKinds> count{};
    bool operator==(const Uses&) const = default;
    std::uint8_t& of(UseKind kind) { return count[static_cast<std::size_t>(kind)]; }
    std::uint8_t of(UseKind kind) const { return count[static_cast<std::size_t>(kind)]; }
    int total() const { return count[0] + count[1] + count[2] + count[3] + count[4]; }
};

// The Uses that have a number of their own: no kind above kMostUses, not more than kMostUsesTogether in all.
class UseList {
public:
    UseList();
    int size() const { return size_; }
    const Uses& operator[](int number) const { return uses_[static_cast<std::size_t>(number)]; }
    // The number of `uses`, or of what is left of them once the least useful beyond the limits are put aside.
    int number_of(Uses uses) const;
    // The number with one of a kind less; -1 when there is none of it.
    int without(int number, UseKind kind) const { return without_[static_cast<std::size_t>(number)][static_cast<std::size_t>(kind)]; }

private:
    static std::size_t place(const Uses& uses);
    std::array<Uses, 64> uses_{};
    std::array<std::array<std::int8_t, kUseKinds>, 64> without_{};
    std::array<std::int8_t, 162> number_{};
    int size_ = 0;
};

const UseList& use_list();

// Of the uses that change faces (set, adjust, nudge) alone: "parts", numbered so that every part comes after those it
// contains.
inline constexpr int kParts = 17;
struct Part {
    std::uint8_t sets = 0;
    std::uint8_t adjusts = 0;
    std::uint8_t nudges = 0;
};
const std::array<Part, kParts>& parts();
// Bit p: part p asks for no more than `part` of anything.
std::uint32_t parts_within(int part);
int part_of(const Uses& uses);
// The number of `uses` less a part; -1 when it does not contain it. [number][part]
int without_part(int number, int part);

}  // namespace encounters::players
