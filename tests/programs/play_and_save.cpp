// Plays a saved game at random and reports every decision that is saved, until it has made enough or is killed.
//   play_and_save FOLDER PACK SEED DECISIONS [FILE]
// Begins a game in FOLDER, or takes up FILE. Reports "RECORDS HASH" a line, then "saved" or why not. The FOLDER "home"
// means the usual place below HOME. With SYNC=no in the environment nothing waits for the disk.
#include "support/decisions.hpp"
#include "support/test_files.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/play/saved_games.hpp>

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

using namespace encounters;

namespace {

void report(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fflush(stdout);
}

std::filesystem::path folder_named(const std::string& name) {
    const char* home = std::getenv("HOME");
    return name == "home" && home ? std::filesystem::path(home) / ".local/share/encounters/games" : std::filesystem::path(name);
}

std::optional<play::OpenGame> opened(const play::SavedGames& saved, const std::string& pack, std::uint64_t seed, const char* file) {
    if (file) {
        auto game = saved.resume(file);
        if (!game.game) report(game.problem + '\n');
        return std::move(game.game);
    }
    auto loaded = cards::load_pack(pack);
    if (!loaded.ok()) return std::nullopt;
    play::NewGame game;
    game.table.catalogue = std::make_shared<const Catalogue>(std::move(*loaded.catalogue));
    game.table.seats = {{"Zo\xc3\xab", play::SeatKind::person, 0, 0}, {"\xce\x95\xce\xbb", play::SeatKind::person, 1, 1}};
    game.files = loaded.pack_texts;
    game.seed = {seed, "ab"};
    return saved.begin(game);
}

}  // namespace

int main(int count, char** words) {
    if (count < 5) return 2;
    testing::TestFiles hasty;
    const char* sync = std::getenv("SYNC");
    play::FileSystem& files = sync && std::string(sync) == "no" ? static_cast<play::FileSystem&>(hasty) : play::disk();
    const play::SavedGames saved(folder_named(words[1]), play::local_time_now, files);
    const std::uint64_t seed = std::strtoull(words[3], nullptr, 10);
    auto game = opened(saved, words[2], seed, count > 5 ? words[5] : nullptr);
    if (!game) return 1;
    play::SplitMix64 choice(seed + game->session.records().size());
    for (int made = 0; made < std::atoi(words[4]) && game->session.decider() != kNoSeat; ++made) {
        testing::do_something(game->session, choice);
        report(fmt::format("{} {:016x}\n", game->session.records().size(), hash_of(game->session.state())));
    }
    report(game->saving->is_saved() ? "saved\n" : game->saving->why_not_saved() + '\n');
    return 0;
}
