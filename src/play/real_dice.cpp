// Rolls entered by people, face by face or as they type them.
#include <encounters/play/real_dice.hpp>

#include <encounters/cards/names.hpp>

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
    std::erase(entered_, die);
    faces_[die] = static_cast<std::uint8_t>(face);
    if (face != 0) entered_.push_back(die);
    return {};
}

std::string DiceEntry::enter(int face) {
    if (size() == 0) return "No roll is due.";
    if (is_complete()) return fmt::format("All {} dice have their faces.", size());
    if (face == 0) return "A die shows 1 to 6, not 0.";
    return set(next(), face);
}

std::string DiceEntry::enter(Colour colour, int face) {
    if (count_of(colour) == 0) return fmt::format("No {} die is rolled.", cards::colour_name(colour));
    if (face == 0) return "A die shows 1 to 6, not 0.";
    for (int die = 0; die < size(); ++die)
        if (due_.colours[die] == colour && faces_[die] == 0) return set(die, face);
    return fmt::format("Only {} {} {} rolled.", count_of(colour), cards::colour_name(colour),
                       count_of(colour) == 1 ? "die is" : "dice are");
}

void DiceEntry::take_back() {
    if (entered_.empty()) return;
    faces_[entered_.back()] = 0;
    entered_.pop_back();
}

void DiceEntry::clear() {
    faces_.fill(0);
    entered_.clear();
}

Move DiceEntry::move() const {
    return Move::dice_landed(std::vector<std::uint8_t>(faces_.begin(), faces_.begin() + size()));
}

}  // namespace encounters::play
