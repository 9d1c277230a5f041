// Every picture the table can show, by name; each is a file assets/icons/<name>.svg of our own drawing.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace encounters::table {

// Drawn white and tinted by the colour asked for, except the dice and the app icon, which bring their colours.
enum class IconName : std::uint8_t {
    die_white,
    die_yellow,
    die_green,
    die_blue,
    die_black,
    pip,
    energy,
    missile,
    ballistic,
    melee,
    miscellaneous,
    c_bill,
    reputation,
    patronage,
    censure,
    field_hire,
    salvage,
    hazard,
    bonus,
    lock,
    set,
    adjust,
    reroll,
    flip,
    add_dice,
    cancel,
    scout,
    requisition,
    deck,
    discard,
    undo,
    arrow_left,
    arrow_right,
    arrow_up,
    arrow_down,
    check,
    warning,
    information,
    ready,
    exhausted,
    person,
    machine,
    dice,
    log,
    seat_shield,
    seat_circle,
    seat_triangle,
    seat_diamond,
    seat_hexagon,
    seat_square,
    seat_star,
    seat_pentagon,
    contract,
    encounter,
    equipment,
    command,
    escape,
    close,
    app,
};
inline constexpr int kIcons = static_cast<int>(IconName::app) + 1;

// The file's name without folder and ending, "die-white".
std::string_view icon_file(IconName icon);

// An icon inside running text: one private-use character, as wide as the text is high; measured and drawn like a
// letter.
std::string inline_icon(IconName icon);
// The icon that such a character stands for, if it is one.
std::optional<IconName> icon_of_character(char32_t character);

}  // namespace encounters::table
