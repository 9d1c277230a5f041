// A whole roll as people type it.
#include <encounters/cards/names.hpp>
#include <encounters/play/real_dice.hpp>

#include <fmt/format.h>

#include <optional>

namespace encounters::play {

namespace {

bool is_letter(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); }
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_between(char letter) { return letter == ' ' || letter == ',' || letter == ';' || letter == '\t' || letter == ':' || letter == '+'; }

std::string lower(std::string_view text) {
    std::string word(text);
    for (char& letter : word)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return word;
}

// A colour by its name or the beginning of it that no other colour shares: "white", "w", "bla", "blu".
std::optional<Colour> colour_called(const std::string& word) {
    std::optional<Colour> found;
    for (const Colour colour : kAllColours) {
        if (!cards::colour_name(colour).starts_with(word)) continue;
        if (found) return std::nullopt;
        found = colour;
    }
    return found;
}

std::string_view take_while(std::string_view& text, bool (*wanted)(char)) {
    std::size_t length = 0;
    while (length < text.size() && wanted(text[length])) ++length;
    const std::string_view taken = text.substr(0, length);
    text.remove_prefix(length);
    return taken;
}

// The next word of the text: faces, or a colour that those after it have. Gives the reason when it is neither.
std::string take(DiceEntry& entry, std::string_view& text, std::optional<Colour>& colour) {
    if (is_letter(text.front())) {
        const std::string word = lower(take_while(text, is_letter));
        colour = colour_called(word);
        return colour ? std::string{} : fmt::format("\"{}\" is no colour of dice.", word);
    }
    if (!is_digit(text.front())) return "A roll is typed as faces and colours, such as 3 1 4 or white 3 1, green 4.";
    for (const char digit : take_while(text, is_digit)) {
        const int face = digit - '0';
        auto reason = colour ? entry.enter(*colour, face) : entry.enter(face);
        if (!reason.empty()) return reason;
    }
    return {};
}

}  // namespace

std::string DiceEntry::type(std::string_view text) {
    DiceEntry typed = *this;
    typed.clear();
    std::optional<Colour> colour;
    take_while(text, is_between);
    while (!text.empty()) {
        if (auto reason = take(typed, text, colour); !reason.empty()) return reason;
        take_while(text, is_between);
    }
    if (!typed.is_complete()) return fmt::format("{} of {} dice have no face yet.", size() - static_cast<int>(typed.entered_.size()), size());
    *this = typed;
    return {};
}

}  // namespace encounters::play
