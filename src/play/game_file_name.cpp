// Names of files from dates and people: any alphabet, and nothing that a file system dislikes.
#include <encounters/play/saved_games.hpp>

#include <fmt/format.h>

namespace encounters::play {

namespace {

constexpr std::size_t kMostNameBytes = 150;
constexpr std::string_view kDisliked = "/\\:*?\"<>|";

// Bytes of the character that begins here, 0 when none does.
std::size_t character_length(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    if (length == 0 || length > text.size()) return 0;
    for (std::size_t at = 1; at < length; ++at)
        if ((static_cast<unsigned char>(text[at]) & 0xc0) != 0x80) return 0;
    return length;
}

bool is_disliked(std::string_view character) {
    const auto first = static_cast<unsigned char>(character.front());
    const bool is_control = first < 0x20 || first == 0x7f || (first == 0xc2 && static_cast<unsigned char>(character[1]) < 0xa0);
    return is_control || kDisliked.find(character.front()) != std::string_view::npos;
}

// Up to so many bytes of the text, whole characters.
std::string safe(std::string_view text, std::size_t most) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        const std::string_view character = text.substr(0, length == 0 ? 1 : length);
        const bool stays = length != 0 && !is_disliked(character);
        if (result.size() + character.size() > most) break;
        result += stays ? character : std::string_view("-");
        text.remove_prefix(character.size());
    }
    while (result.ends_with(' ') || result.ends_with('.')) result.pop_back();
    return result;
}

}  // namespace

std::string game_file_name(const LocalTime& time, const std::vector<Seat>& seats) {
    std::string people;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const std::string name = seats[seat].name.empty() ? fmt::format("Seat {}", seat + 1) : seats[seat].name;
        people += (people.empty() ? "" : ", ") + name;
    }
    const std::string date = fmt::format("{:04}-{:02}-{:02} {:02}.{:02}", time.year, time.month, time.day, time.hour, time.minute);
    return safe(date + ' ' + people, kMostNameBytes) + ".jsonl";
}

}  // namespace encounters::play
