#include "table/presenter/screens/saved_game_words.hpp"

#include <fmt/format.h>

namespace encounters::table {

namespace {

std::string seat_name(const play::SavedGame& game, std::size_t seat) {
    const std::string& name = game.seats[seat].name;
    return name.empty() ? fmt::format("Seat {}", seat + 1) : name;
}

}  // namespace

std::string players_of(const play::SavedGame& game) {
    std::string names;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        const char* between = seat == 0 ? "" : seat + 1 == game.seats.size() ? " and " : ", ";
        names += between + seat_name(game, seat);
    }
    return names;
}

std::string standing_of(const play::SavedGame& game) {
    std::string standing;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        standing += fmt::format("{}{} {}", seat == 0 ? "" : ", ", seat_name(game, seat), game.reputation[seat]);
    return standing;
}

std::string continue_words(const play::SavedGame& game) {
    return fmt::format("Turn {}: {}", game.turn, standing_of(game));
}

std::string progress_of(const play::SavedGame& game) {
    if (!game.broken.empty()) return "Broken";
    if (!game.finished) return fmt::format("Turn {}{}", game.turn, game.damaged.empty() ? "" : ", damaged");
    const std::string end = game.winner ? seat_name(game, *game.winner) + " won" : "Finished";
    return fmt::format("{} in turn {}", end, game.turn);
}

std::string name_of(const play::SavedGame& game) {
    if (!game.broken.empty()) return game.file.filename().string();
    const std::string when = game.began.empty() ? "" : " of " + game.began;
    return fmt::format("the game of {}{}", players_of(game), when);
}

bool can_go_on(const play::SavedGame& game) { return game.broken.empty() && !game.finished; }

bool can_be_watched(const play::SavedGame& game) { return game.broken.empty() && game.moves > 0; }

}  // namespace encounters::table
