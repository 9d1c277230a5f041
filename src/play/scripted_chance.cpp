// Luck as written down beforehand, and what of it is left.
#include <encounters/play/chance_source.hpp>

#include <fmt/format.h>

#include <array>

namespace encounters::play {

namespace {

constexpr std::array<const char*, kDecks> kDeckWords{"contracts", "encounters", "equipment"};

template <class Item>
std::optional<Item> take_first(std::vector<Item>& list) {
    if (list.empty()) return std::nullopt;
    const Item first = list.front();
    list.erase(list.begin());
    return first;
}

std::optional<Move> move_of(MoveKind kind, std::optional<std::uint8_t> value) {
    if (!value) return std::nullopt;
    return Move::of(kind, *value);
}

std::optional<Move> roll(std::vector<std::uint8_t>& faces, const Chance& due) {
    if (faces.size() < due.dice_count) return std::nullopt;
    const std::vector<std::uint8_t> landed(faces.begin(), faces.begin() + due.dice_count);
    faces.erase(faces.begin(), faces.begin() + due.dice_count);
    return Move::dice_landed(landed);
}

std::optional<Move> deal_command(std::vector<CommandId>& commands) {
    const auto command = take_first(commands);
    return move_of(MoveKind::command_dealt, command ? std::optional(command->value) : std::nullopt);
}

template <class Item>
void append(std::vector<Item>& list, const std::vector<Item>& more) {
    list.insert(list.end(), more.begin(), more.end());
}

void say(std::string& text, std::size_t count, const std::string& one, const std::string& many) {
    if (count == 0) return;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, count == 1 ? one : many);
}

}  // namespace

std::optional<Move> ScriptedChance::outcome(const State&, const Chance& due, const Catalogue&) {
    switch (due.kind) {
        case ChanceKind::none: return std::nullopt;
        case ChanceKind::dice: return roll(script_.faces, due);
        case ChanceKind::card:
            if (due.forced != kNone) return Move::of(MoveKind::card_drawn, due.forced);
            return move_of(MoveKind::card_drawn, take_first(script_.cards[static_cast<std::size_t>(due.deck)]));
        case ChanceKind::seat: return move_of(MoveKind::seat_drawn, take_first(script_.first_seats));
        case ChanceKind::command: return deal_command(script_.commands);
    }
    return std::nullopt;
}

int ScriptedChance::unused() const {
    std::size_t count = script_.faces.size() + script_.first_seats.size() + script_.commands.size();
    for (const auto& deck : script_.cards) count += deck.size();
    return static_cast<int>(count);
}

std::string ScriptedChance::unused_text() const {
    std::string text;
    say(text, script_.faces.size(), "face", "faces");
    for (int deck = 0; deck < kDecks; ++deck)
        say(text, script_.cards[deck].size(), fmt::format("card of {}", kDeckWords[deck]),
            fmt::format("cards of {}", kDeckWords[deck]));
    say(text, script_.first_seats.size(), "first seat", "first seats");
    say(text, script_.commands.size(), "Command", "Commands");
    return text;
}

void ScriptedChance::add(const Script& more) {
    append(script_.faces, more.faces);
    for (int deck = 0; deck < kDecks; ++deck) append(script_.cards[deck], more.cards[deck]);
    append(script_.first_seats, more.first_seats);
    append(script_.commands, more.commands);
}

}  // namespace encounters::play
