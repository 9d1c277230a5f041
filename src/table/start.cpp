#include "table/start.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>

#include <fmt/format.h>

#include <encounters/cards/situation.hpp>
#include <encounters/configured.hpp>

namespace encounters::table {

namespace {

namespace fs = std::filesystem;

std::string text_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void read_texts(AppSources& sources, const std::string& docs) {
    const std::string how_to_play = text_of(docs + "/how-to-play.md");
    const std::string rules = text_of(docs + "/rules.md");
    if (how_to_play.empty() || rules.empty()) return;
    sources.readings = {reading_of("How to play", how_to_play), reading_of("Rules", rules)};
    sources.rules = std::make_shared<const std::vector<RuleText>>(rules_in(rules));
}

// Pictures are the same every time, unless a seed is asked for.
constexpr std::uint64_t kUsualSeed = 1;

play::Session session_for(const App& app, const StartWish& wish) {
    const TableWish table = usual_table(wish.seats, *app.cards());
    return play::Session(setup_of(table, *app.cards()),
                         std::make_unique<play::SeededChance>(wish.seed.value_or(kUsualSeed)));
}

void let_house_play(App& app, const StartWish& wish) {
    const bool is_whole_game = wish.screen == ScreenName::game_over;
    app.let_house_play(is_whole_game ? std::numeric_limits<int>::max() : wish.moves, Milliseconds{0});
    app.sit_down(Milliseconds{0});
}

std::string begin_situation(App& app, const StartWish& wish) {
    const cards::SituationResult read = cards::read_situation_file(wish.situation, *app.cards());
    if (!read.ok())
        return read.faults.empty() ? fmt::format("{} can't be read.", wish.situation)
                                   : cards::to_text(read.faults.front());
    const TableWish table = usual_table(read.state->seat_count, *app.cards());
    auto luck = std::make_unique<play::SeededChance>(wish.seed.value_or(kUsualSeed));
    app.play(play::Session::from(*read.state, setup_of(table, *app.cards()), std::move(luck)), Milliseconds{0});
    let_house_play(app, wish);
    return "";
}

std::string begin_table(App& app, const StartWish& wish) {
    const TableWish table = usual_table(wish.seats, *app.cards());
    const std::string why_not = why_no_table(table, *app.cards());
    if (!why_not.empty()) return why_not;
    app.play(session_for(app, wish), Milliseconds{0});
    let_house_play(app, wish);
    return "";
}

// A window shows the faults whatever was asked for; a picture of something else would say nothing of them.
std::string why_no_picture(const App& app, const StartWish& wish) {
    if (wish.screenshot.empty() || wish.screen == ScreenName::faults) return "";
    const std::size_t count = app.faults().size();
    return fmt::format("These cards can't be played: {}{}", app.faults().front(),
                       count > 1 ? fmt::format(" (and {} more)", count - 1) : "");
}

}  // namespace

std::string pack_folder(const std::string& data) {
    std::error_code ignored;
    const fs::path folder = data;
    const bool holds_core = !fs::exists(folder / "pack.json", ignored) && fs::is_directory(folder / "core", ignored);
    return holds_core ? (folder / "core").string() : folder.string();
}

AppSources sources_for(const StartWish& wish, const Folders& folders) {
    AppSources sources;
    const std::string data = wish.data.empty() ? folders.data : wish.data;
    sources.cards_from = pack_folder(data);
    sources.read_cards = [data] { return cards::load_pack(pack_folder(data)); };
    sources.fresh_seed = play::fresh_seed;
    sources.version = configured::kVersion;
    read_texts(sources, folders.data + "/../docs");
    return sources;
}

std::string go_to_start(App& app, const StartWish& wish) {
    if (!app.cards()) return why_no_picture(app, wish);
    TableWish table = usual_table(wish.seats, *app.cards());
    if (wish.seed) type_into(table.seed, fmt::format("{}", *wish.seed));
    app.set_up(table, Milliseconds{0});
    if (!wish.screen) return "";
    if (*wish.screen == ScreenName::faults) return "These cards have no faults to show.";
    if (!wish.situation.empty()) return begin_situation(app, wish);
    if (*wish.screen == ScreenName::table || *wish.screen == ScreenName::game_over) return begin_table(app, wish);
    app.open(*wish.screen, Milliseconds{0});
    return "";
}

}  // namespace encounters::table
