// Rolls entered by people, face by face.
#include <encounters/play/real_dice.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::play {

std::optional<Move> RealDiceChance::outcome(const State& state, const Chance& due, const Catalogue& catalogue) {
    if (due.kind == ChanceKind::dice) return std::nullopt;
    return cards_.outcome(state, due, catalogue);
}

DiceEntry::DiceEntry(const State& state, const Catalogue& catalogue) {
    const Chance due = chance(state, catalogue);
    if (due.kind == ChanceKind::dice) due_ = due;
}

int DiceEntry::next() const {
    for (int die = 0; die < size(); ++die)
        if (faces_[die] == 0) return die;
    return -1;
}

int DiceEntry::count_of(Colour colour) const {
    return static_cast<int>(std::count(due_.colours.begin(), due_.colours.begin() + size(), colour));
}

std::string DiceEntry::set(int die, int face) {
    if (die < 0 || die >= size()) return fmt::format("There are {} dice to roll.", size());
    if (face < 0 || face > 6) return fmt::format("A die shows 1 to 6, not {}.", face);
    faces_[die] = static_cast<std::uint8_t>(face);
    return {};
}

std::string DiceEntry::enter(int face) {
    if (size() == 0) return "No roll is due.";
    if (is_complete()) return fmt::format("All {} dice have their faces.", size());
    if (face == 0) return "A die shows 1 to 6, not 0.";
    return set(next(), face);
}

Move DiceEntry::move() const {
    return Move::dice_landed(std::vector<std::uint8_t>(faces_.begin(), faces_.begin() + size()));
}

}  // namespace encounters::play
