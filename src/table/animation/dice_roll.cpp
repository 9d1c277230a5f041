#include "table/animation/dice_roll.hpp"

#include <cmath>

namespace encounters::table {

namespace {

constexpr float kTurns = 1.4F;
constexpr float kHop = 26;         // logical pixels
constexpr float kFaceFrames = 9;   // faces shown in one throw
constexpr float kSettled = 0.75F;  // of the throw: from here on the true face shows
constexpr float kPi = 3.14159265F;

bool is_loose_die(const Scene& scene, const Item& item) {
    const Intent* intent = scene.intent_of(item);
    return std::holds_alternative<Die>(item.drawing) && intent != nullptr && std::holds_alternative<ToggleDie>(*intent);
}

// `part` of the throw is over, 0-1; each die has a way of its own.
void tumble(Item& item, int number, float part) {
    Die& die = std::get<Die>(item.drawing);
    const float left = (1 - part) * (1 - part);
    const float side = number % 2 == 0 ? 1.0F : -1.0F;
    die.degrees = side * 360 * kTurns * left;
    die.is_faded = false;
    const float hop = kHop * left * std::abs(std::sin(part * kPi * 2.5F + static_cast<float>(number)));
    item.rectangle = moved(item.rectangle, side * 10 * left, -hop);
    if (part >= kSettled || die.face == 0) return;
    const int step = static_cast<int>(part * kFaceFrames) + number * 5;
    die.face = static_cast<std::uint8_t>(1 + (step * 7 + number * 3) % 6);
}

}  // namespace

bool DiceRoll::is_running(Milliseconds now) const { return began_ && now - *began_ < standard_theme().durations.roll; }

Scene DiceRoll::in_motion(const Scene& still, Milliseconds now) const {
    Scene moving = still;
    if (!is_running(now)) return moving;
    const float part =
        static_cast<float>((now - *began_).count()) / static_cast<float>(standard_theme().durations.roll.count());
    int number = 0;
    for (Item& item : moving.items) {
        if (is_loose_die(still, item)) tumble(item, number++, part);
    }
    return moving;
}

}  // namespace encounters::table
