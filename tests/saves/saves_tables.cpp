#include "saves/saves_tables.hpp"

#include "support/catch.hpp"

namespace encounters::testing {

play::LocalTime standing_clock() { return {2026, 11, 30, 3, 28}; }

play::NewGame game_of(const Pack& pack, int seats, play::Seed seed) {
    static const std::array<const char*, kMaxSeats> names{"Anna", "Ben", "Cleo", "Dirk", "Elsa", "Finn", "Gwen", "Hugo"};
    play::NewGame game;
    game.table = table_of(pack, seats);
    game.files = pack.files;
    game.seed = std::move(seed);
    for (int seat = 0; seat < seats; ++seat) game.table.seats[seat].name = names[seat];
    return game;
}

std::vector<play::PackToday> SavesFolder::today() const {
    return {{small_pack().catalogue->pack_id, small_pack().files}, {core_pack().catalogue->pack_id, core_pack().files}};
}

play::OpenGame resumed(const SavesFolder& saves, const std::filesystem::path& file) {
    auto found = saves.saved.resume(file);
    INFO(found.problem);
    REQUIRE(found.game);
    CHECK(found.game->saving->why_not_saved() == "");
    return std::move(*found.game);
}

}  // namespace encounters::testing
