#include "table/command_line.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <ostream>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <encounters/arguments/arguments.hpp>
#include <encounters/configured.hpp>
#include <encounters/rules/ids.hpp>

#include "table/computers/minds.hpp"

namespace encounters::table {

namespace {

struct NamedScreen {
    const char* name;
    ScreenName screen;
};
constexpr std::array<NamedScreen, 10> kScreens{{{"title", ScreenName::title},
                                               {"new-game", ScreenName::new_game},
                                               {"table", ScreenName::table},
                                               {"game-over", ScreenName::game_over},
                                               {"faults", ScreenName::faults},
                                               {"rules", ScreenName::reading},
                                               {"saves", ScreenName::saves},
                                               {"replay", ScreenName::replay},
                                               {"statistics", ScreenName::statistics},
                                               {"review", ScreenName::review}}};

constexpr int kSmallestSide = 320;
constexpr int kLargestSide = 8192;

std::string all_screens() {
    std::string names;
    for (const NamedScreen& named : kScreens) names += (names.empty() ? "" : ", ") + std::string(named.name);
    return names;
}

std::string all_players() {
    std::string names = play::name_of(play::SeatKind::person);
    for (const play::SeatKind rank : offered_ranks()) names += ", " + play::name_of(rank);
    return names;
}

// Empty when all is well.
std::string read_players(StartWish& wish, const std::vector<std::string>& said) {
    if (said.size() > kMaxSeats) return fmt::format("There are {} seats at most.", kMaxSeats);
    for (const std::string& name : said) {
        const std::optional<play::SeatKind> kind = play::seat_kind_named(name);
        const std::vector<play::SeatKind> ranks = offered_ranks();
        const bool is_offered = kind == play::SeatKind::person || (kind && std::find(ranks.begin(), ranks.end(), *kind) != ranks.end());
        if (!is_offered) return fmt::format("There is no player \"{}\"; the players are {}.", name, all_players());
        wish.players.push_back(*kind);
    }
    if (!wish.players.empty() && !wish.seats_said) wish.seats = static_cast<int>(wish.players.size());
    const int named = static_cast<int>(wish.players.size());
    return named > wish.seats ? fmt::format("{} players are named for {} seats.", named, wish.seats) : "";
}

std::optional<ScreenName> screen_named(const std::string& name) {
    for (const NamedScreen& named : kScreens) {
        if (name == named.name) return named.screen;
    }
    return std::nullopt;
}

std::optional<int> side_of(std::string_view digits) {
    int side = 0;
    const std::from_chars_result read = std::from_chars(digits.data(), digits.data() + digits.size(), side);
    const bool is_number = read.ec == std::errc() && read.ptr == digits.data() + digits.size();
    return is_number && side >= kSmallestSide && side <= kLargestSide ? std::optional<int>(side) : std::nullopt;
}

// "1280x720".
std::optional<Size> size_of(const std::string& text) {
    const std::size_t cross = text.find('x');
    if (cross == std::string::npos) return std::nullopt;
    const std::optional<int> width = side_of(std::string_view(text).substr(0, cross));
    const std::optional<int> height = side_of(std::string_view(text).substr(cross + 1));
    if (!width || !height) return std::nullopt;
    return Size{static_cast<float>(*width), static_cast<float>(*height)};
}

struct Said {
    std::string screen;
    std::string size;
    std::vector<std::string> players;
};

void describe(CLI::App& app, StartWish& wish, Said& said) {
    app.set_version_flag("--version", std::string("encounters ") + configured::kVersion);
    app.add_option("--data", wish.data, "Folder of the cards, instead of the program's own");
    CLI::Option* screen = app.add_option("--screen", said.screen, "The screen to begin with: " + all_screens());
    app.add_option("--saves", wish.saves, "Folder of saved games, instead of your own");
    app.add_option("--size", said.size, "Size of the window or picture, such as 1280x720");
    app.add_option("--scale", wish.scale, "Size of the text, 1 is usual")->check(arguments::number_in(0.75, 3));
    arguments::add_number(app, "--seats", wish.seats, {1, kMaxSeats})
        ->description("How many players sit at the table, 1 to 8");
    app.add_option("--players", said.players, "Who plays the seats, such as person,veteran,green: " + all_players())
        ->delimiter(',');
    arguments::add_number(app, "--seed", wish.seed)->description("A number that all luck depends on");
    arguments::add_number(app, "--moves", wish.moves, {0, 1'000'000})
        ->description("Decisions that house players make before the table is shown")
        ->needs(screen);
    app.add_flag("--real-dice", wish.real_dice, "People roll dice of their own and enter the faces")->needs(screen);
    app.add_option("--state", wish.situation, "Begin with the table of a situation file")->needs(screen);
    app.add_option("--screenshot", wish.screenshot, "Draw the screen into this PNG file instead of opening a window")
        ->needs(screen);
}

std::string why_not(StartWish& wish, const Said& said) {
    if (!said.screen.empty()) {
        wish.screen = screen_named(said.screen);
        if (!wish.screen)
            return fmt::format("There is no screen \"{}\"; the screens are {}.", said.screen, all_screens());
    }
    const std::string players = read_players(wish, said.players);
    if (!players.empty() || said.size.empty()) return players;
    const std::optional<Size> size = size_of(said.size);
    if (!size)
        return fmt::format("\"{}\" is no size; a size is such as 1280x720, each side from {} to {}.", said.size,
                           kSmallestSide, kLargestSide);
    wish.size = *size;
    return "";
}

}  // namespace

ReadCommandLine read_command_line(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err) {
    CLI::App app{"Encounters: BattleTech, a push-your-luck board game for one to eight people round one screen.",
                 "encounters"};
    StartWish wish;
    Said said;
    describe(app, wish, said);
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::CallForHelp&) {
        out << app.help();
        return {std::nullopt, kDone};
    } catch (const CLI::CallForVersion& version) {
        out << version.what() << '\n';
        return {std::nullopt, kDone};
    } catch (const CLI::ParseError& error) {
        err << "encounters: " << arguments::sentence(error) << '\n';
        return {std::nullopt, kBadInput};
    }
    wish.seats_said = app.count("--seats") > 0;
    const std::string reason = why_not(wish, said);
    if (reason.empty()) return {wish, kDone};
    err << "encounters: " << reason << '\n';
    return {std::nullopt, kBadInput};
}

}  // namespace encounters::table
