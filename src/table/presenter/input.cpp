#include "table/presenter/input.hpp"

#include <array>

namespace encounters::table {

namespace {

constexpr std::array<const char*, 29> kNames{
    "",     "Enter", "Esc", "Space",   "Tab",       "Backspace", "Del",    "Left", "Right", "Up",
    "Down", "Home",  "End", "Page Up", "Page Down", "+",         "\u2212", "F1",   "F2",    "F3",
    "F4",   "F5",    "F6",  "F7",      "F8",        "F9",        "F10",    "F11",  "F12"};

std::string bare_name(Key key) {
    if (key >= Key::a) return std::string(1, static_cast<char>('A' + static_cast<int>(key) - static_cast<int>(Key::a)));
    if (key >= Key::digit_0)
        return std::string(1, static_cast<char>('0' + static_cast<int>(key) - static_cast<int>(Key::digit_0)));
    return kNames[static_cast<std::size_t>(key)];
}

}  // namespace

std::string key_name(const KeyPress& press) {
    if (press.key == Key::none) return "";
    std::string name = press.control ? "Ctrl " : "";
    if (press.shift) name += "Shift ";
    return name + bare_name(press.key);
}

}  // namespace encounters::table
