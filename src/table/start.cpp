#include "table/start.hpp"

#include <algorithm>
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

// The usual table of so many seats, with the players that were asked for.
TableWish table_for(const StartWish& wish, int seats, const Catalogue& cards) {
    TableWish table = usual_table(seats, cards);
    const std::size_t named = std::min(wish.players.size(), table.seats.size());
    for (std::size_t seat = 0; seat < named; ++seat) table.seats[seat].kind = wish.players[seat];
    return table;
}

play::Session session_for(const App& app, const StartWish& wish) {
    const TableWish table = table_for(wish, wish.seats, *app.cards());
    const play::DiceOrigin dice = wish.real_dice ? play::DiceOrigin::physical : play::DiceOrigin::seeded;
    return play::Session(setup_of(table, *app.cards()),
                         play::luck_source(dice, play::Seed{wish.seed.value_or(kUsualSeed), ""}));
}

void let_house_play(App& app, const StartWish& wish) {
    const bool is_whole_game = wish.screen == ScreenName::game_over || wish.screen == ScreenName::review;
    app.let_house_play(is_whole_game ? std::numeric_limits<int>::max() : wish.moves, Milliseconds{0});
    app.sit_down(Milliseconds{0});
}

std::string begin_situation(App& app, const StartWish& wish) {
    const cards::SituationResult read = cards::read_situation_file(wish.situation, *app.cards());
    if (!read.ok())
        return read.faults.empty() ? fmt::format("{} can't be read.", wish.situation)
                                   : cards::to_text(read.faults.front());
    const int seats = read.state->seat_count;
    if (wish.seats_said && wish.seats != seats)
        return fmt::format("{} has {} seats, not {}; leave --seats out.", wish.situation, seats, wish.seats);
    const TableWish table = table_for(wish, seats, *app.cards());
    if (wish.screenshot.empty()) {
        TableWish seated = table;
        seated.seed = app.wish().seed;
        app.set_up(seated, Milliseconds{0});
        app.begin_with(text_of(wish.situation), Milliseconds{0});
    } else {
        auto luck = std::make_unique<play::SeededChance>(wish.seed.value_or(kUsualSeed));
        app.play(play::Session::from(*read.state, setup_of(table, *app.cards()), std::move(luck)), Milliseconds{0});
    }
    let_house_play(app, wish);
    return "";
}

std::string begin_table(App& app, const StartWish& wish) {
    const TableWish table = table_for(wish, wish.seats, *app.cards());
    const std::string why_not = why_no_table(table, *app.cards());
    if (!why_not.empty()) return why_not;
    if (wish.screenshot.empty()) {
        app.begin(Milliseconds{0});
    } else {
        app.play(session_for(app, wish), Milliseconds{0});
    }
    let_house_play(app, wish);
    return "";
}

// A whole game, looked back at; in a picture to the end.
std::string begin_review(App& app, const StartWish& wish) {
    std::string why_not = begin_table(app, wish);
    if (why_not.empty()) why_not = why_no_review(app.match()->session());
    if (!why_not.empty()) return why_not;
    app.open(ScreenName::review, Milliseconds{0});
    while (!wish.screenshot.empty() && !app.game_review()->view().is_done()) app.pass_time(Milliseconds{0});
    return "";
}

// House players play a whole game; the replay stands behind its first moves, or at its end when none are asked for.
std::string begin_replay(App& app, const StartWish& wish, const std::string& data) {
    TableWish table = table_for(wish, wish.seats, *app.cards());
    const std::string why_not = why_no_table(table, *app.cards());
    if (!why_not.empty()) return why_not;
    const play::Seed seed{wish.seed.value_or(kUsualSeed), ""};
    play::Session game(setup_of(table, *app.cards()), std::make_unique<play::SeededChance>(seed.value));
    while (game.act_house()) {
    }
    play::JournalHeader header =
        play::journal_header(game.table(), files_of(table, cards::load_pack(data).pack_texts), seed);
    header.seed_chosen = true;
    const std::string text = play::write_journal(game, header, seed);
    const std::string problem = app.show_replay(play::Replay(play::read_journal(text, "")), Milliseconds{0});
    if (problem.empty()) app.move_replay_to(wish.moves > 0 ? wish.moves : app.viewing()->replay().size(), Milliseconds{0});
    if (problem.empty() && wish.screen == ScreenName::statistics) app.open(ScreenName::statistics, Milliseconds{0});
    return problem;
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
    sources.read_numbers = [data] { return players::read_constants(pack_folder(data)); };
    sources.fresh_seed = play::fresh_seed;
    sources.version = configured::kVersion;
    std::error_code ignored;
    const bool is_picture = !wish.screenshot.empty() && wish.screen != ScreenName::saves;
    if (!wish.saves.empty()) sources.saves = fs::absolute(wish.saves, ignored);
    const std::string own = is_picture ? std::string() : preference_folder();
    if (wish.saves.empty() && !own.empty()) sources.saves = fs::path(own) / "games";
    if (wish.screenshot.empty() && !own.empty()) sources.settings = fs::path(own) / "settings.json";
    read_texts(sources, folders.data + "/../docs");
    return sources;
}

std::string go_to_start(App& app, const StartWish& wish) {
    if (!app.cards() && wish.screen == ScreenName::saves) {
        app.open(ScreenName::saves, Milliseconds{0});
        return "";
    }
    if (!app.cards()) return why_no_picture(app, wish);
    TableWish table = table_for(wish, wish.seats, *app.cards());
    table.real_dice = wish.real_dice;
    if (wish.seed) type_into(table.seed, fmt::format("{}", *wish.seed));
    app.set_up(table, Milliseconds{0});
    if (!wish.screen) return "";
    if (*wish.screen == ScreenName::faults) {
        if (app.faults().empty()) return "These cards have no faults to show.";
        app.open(ScreenName::faults, Milliseconds{0});
        return "";
    }
    if (!wish.situation.empty()) return begin_situation(app, wish);
    if (*wish.screen == ScreenName::replay || *wish.screen == ScreenName::statistics)
        return begin_replay(app, wish, app.cards_from());
    if (*wish.screen == ScreenName::review) return begin_review(app, wish);
    if (*wish.screen == ScreenName::table || *wish.screen == ScreenName::game_over) return begin_table(app, wish);
    app.open(*wish.screen, Milliseconds{0});
    return "";
}

}  // namespace encounters::table
