#include "cards/effect_text/phrases.hpp"

#include <encounters/cards/names.hpp>

#include <fmt/format.h>

#include <cstdlib>

namespace encounters::cards::effect_text {

namespace {

constexpr std::uint8_t kOdd = 0x15;
constexpr std::uint8_t kEven = 0x2a;

std::string_view dice_noun(int count) { return count == 1 ? "die" : "dice"; }

std::vector<std::string> dice_parts(const DiceCounts& dice) {
    std::vector<std::string> parts;
    for (const auto colour : kAllColours)
        if (const int count = dice[static_cast<std::size_t>(colour)]; count > 0)
            parts.push_back(fmt::format("{} {} {}", count, colour_name(colour), dice_noun(count)));
    return parts;
}

}  // namespace

std::string listed(const std::vector<std::string>& parts, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? fmt::format(" {} ", last) : ", ";
        text += parts[i];
    }
    return text;
}

std::string dice_phrase(const DiceCounts& dice) { return listed(dice_parts(dice), "and"); }

std::string icons_phrase(const DiceIcons& icons) {
    auto parts = dice_parts(icons.colour);
    if (icons.any > 0) parts.push_back(fmt::format("{} {} of any colour", icons.any, dice_noun(icons.any)));
    return (icons.count() > 1 ? "up to " : "") + listed(parts, "and");
}

std::string counted(int number, std::string_view noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

std::string signed_number(int number) { return fmt::format("{}{}", number < 0 ? "−" : "+", std::abs(number)); }

std::string types_phrase(ColourSet types, std::string_view last) {
    std::vector<std::string> names;
    for (const auto colour : {Colour::yellow, Colour::green, Colour::blue, Colour::black, Colour::white})
        if ((types & colour_bit(colour)) != 0) names.emplace_back(type_name(colour));
    return listed(names, last);
}

int types_in(ColourSet types) {
    int count = 0;
    for (const auto colour : kAllColours) count += (types & colour_bit(colour)) != 0 ? 1 : 0;
    return count;
}

std::string short_types(ColourSet types, int most_names) {
    std::string text;
    for (const auto colour : kAllColours) {
        if ((types & colour_bit(colour)) == 0) continue;
        if (!text.empty()) text += ", ";
        text += types_in(types) > most_names ? std::string(1, colour_letter(colour)) : std::string(type_name(colour));
    }
    return text;
}

std::string faces_phrase(std::uint8_t faces) {
    if (faces == kOdd) return "odd";
    if (faces == kEven) return "even";
    std::vector<std::string> names;
    for (int face = 1; face <= 6; ++face)
        if ((faces & (1u << (face - 1))) != 0) names.push_back(std::to_string(face));
    return listed(names, "or");
}

}  // namespace encounters::cards::effect_text
