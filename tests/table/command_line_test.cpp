// The program as a process: pictures without a display, and one sentence with an exit code for what can't be done.
#include "support/catch.hpp"

#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <encounters/cards/situation.hpp>
#include <encounters/configured.hpp>

#include "table/hands_on.hpp"
#include "table/start.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

namespace fs = std::filesystem;

struct Ran {
    int exit_code = -1;
    std::string out;
    std::string err;
};

struct Folder {
    fs::path path;
    Folder() {
        std::string pattern = (fs::temp_directory_path() / "encounters-XXXXXX").string();
        REQUIRE(mkdtemp(pattern.data()) != nullptr);
        path = pattern;
    }
    ~Folder() { fs::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Ran ran(const std::string& program, const std::string& arguments, const std::string& environment = "") {
    const Folder folder;
    const std::string out = (folder.path / "out").string();
    const std::string err = (folder.path / "err").string();
    const std::string command = "env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER " + environment +
                                " timeout 60 \"" + program + "\" " + arguments + " >\"" + out + "\" 2>\"" + err +
                                "\" </dev/null";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of(out), text_of(err)};
}

Ran encounters_with(const std::string& arguments, const std::string& environment = "") {
    return ran(ENCOUNTERS_PROGRAM, arguments, environment);
}

bool is_one_sentence(const std::string& text) {
    return text.rfind("encounters: ", 0) == 0 && std::count(text.begin(), text.end(), '\n') == 1;
}

// Width and height from a PNG's first chunk.
Size png_size(const fs::path& path) {
    const std::string bytes = text_of(path);
    REQUIRE(bytes.size() > 24);
    REQUIRE(bytes.substr(1, 3) == "PNG");
    const auto number = [&](std::size_t at) {
        int value = 0;
        for (std::size_t byte = 0; byte < 4; ++byte) value = value * 256 + static_cast<unsigned char>(bytes[at + byte]);
        return static_cast<float>(value);
    };
    return {number(16), number(20)};
}

void copy_core_cards(const fs::path& to) { fs::copy(core_cards(), to, fs::copy_options::recursive); }

void replace_in(const fs::path& path, const std::string& from, const std::string& to) {
    std::string text = text_of(path);
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    text.replace(at, from.size(), to);
    std::ofstream(path, std::ios::binary) << text;
}

}  // namespace

TEST_CASE("help and version go to standard output with exit code 0", "[command-line]") {
    const Ran help = encounters_with("--help");
    CHECK(help.exit_code == 0);
    for (const char* option :
         {"--data", "--saves", "--screen", "--size", "--scale", "--seats", "--seed", "--moves", "--state", "--screenshot"})
        CHECK(help.out.find(option) != std::string::npos);

    const Ran version = encounters_with("--version");
    CHECK(version.exit_code == 0);
    CHECK(version.out == std::string("encounters ") + configured::kVersion + "\n");
}

TEST_CASE("every screen is drawn into a picture of the size asked for, without a display", "[command-line]") {
    const Folder folder;
    for (const char* screen : {"title", "new-game", "table", "game-over", "rules", "saves"}) {
        const fs::path picture = folder.path / (std::string(screen) + ".png");
        const Ran done = encounters_with(std::string("--screen ") + screen +
                                         " --saves \"" + folder.path.string() + "\" --size 1100x660 --scale 1.1 --seats 3 --seed 4 --moves 30 --screenshot \"" +
                                         picture.string() + "\"");
        INFO(screen << ": " << done.err);

        CHECK(done.exit_code == 0);
        CHECK(done.err.empty());
        CHECK(png_size(picture) == Size{1100, 660});
    }
}

TEST_CASE("the same seed and moves give the same picture, others another one", "[command-line]") {
    const Folder folder;
    const auto picture = [&](const char* name, const std::string& how) {
        const std::string path = (folder.path / name).string();
        REQUIRE(encounters_with("--screen table --size 960x540 " + how + " --screenshot \"" + path + "\"").exit_code == 0);
        return text_of(path);
    };

    const std::string first = picture("1.png", "--seed 4 --moves 20");

    CHECK(picture("2.png", "--seed 4 --moves 20") == first);
    CHECK(picture("3.png", "--seed 5 --moves 20") != first);
    CHECK(picture("4.png", "--seed 4 --moves 21") != first);
}

TEST_CASE("a table can begin with a situation file", "[command-line]") {
    const Folder folder;
    const fs::path situation = folder.path / "situation.json";
    const fs::path picture = folder.path / "picture.png";
    const Catalogue core = *cards::load_pack(core_cards()).catalogue;
    play::Session session(setup_of(usual_table(3, core), core), std::make_unique<play::SeededChance>(4));
    for (int move = 0; move < 40; ++move) session.act_house();
    std::ofstream(situation) << cards::write_situation(session.state(), core);

    const Ran done = encounters_with("--screen table --state \"" + situation.string() + "\" --screenshot \"" +
                                     picture.string() + "\"");
    INFO(done.err);
    CHECK(done.exit_code == 0);
    CHECK(png_size(picture) == Size{1280, 720});

    const std::string begun = "--screen table --state \"" + situation.string() + "\" --screenshot \"" + picture.string() + "\"";
    const Ran other = encounters_with(begun + " --seats 2");
    CHECK(other.exit_code == 2);
    CHECK(other.err == "encounters: " + situation.string() + " has 3 seats, not 2; leave --seats out.\n");
    CHECK(encounters_with(begun + " --seats 3").exit_code == 0);
}

TEST_CASE("a situation that can't be read is told in one sentence with exit code 2", "[command-line]") {
    const Folder folder;
    const fs::path picture = folder.path / "picture.png";
    const fs::path broken = folder.path / "broken.json";
    std::ofstream(broken) << "{\"seats\": 3,,}";
    for (const fs::path& situation : {folder.path / "none.json", broken}) {
        const Ran done = encounters_with("--screen table --state \"" + situation.string() + "\" --screenshot \"" +
                                         picture.string() + "\"");
        INFO(done.err);

        CHECK(done.exit_code == 2);
        CHECK(is_one_sentence(done.err));
        CHECK_FALSE(fs::exists(picture));
    }
}

TEST_CASE("arguments that make no sense are told in one sentence with exit code 2", "[command-line]") {
    for (const char* arguments :
         {"--screen nowhere", "--screen table --size 10", "--screen table --size 1280x", "--screen table --size 0x0",
          "--screen table --scale 9", "--screen table --seats 9", "--screen table --seats 0",
          "--screen table --moves -1", "--screen table --seed x", "--nonsense", "stray", "--screenshot x.png",
          "--moves 3", "--state x.json", "--screen faults --screenshot x.png"}) {
        const Ran done = encounters_with(arguments);
        INFO(arguments << ": " << done.err);

        CHECK(done.exit_code == 2);
        CHECK(is_one_sentence(done.err));
        CHECK(done.out.empty());
    }
}

TEST_CASE("numbers are read whole or refused, and what is missing is named", "[command-line]") {
    const auto mistake = [](const std::string& arguments) { return encounters_with(arguments).err; };
    for (const std::string seed : {"-1", "99999999999999999999", "text", "0x10"})
        CHECK(mistake("--screen table --seed " + seed) ==
              "encounters: --seed takes a whole number from 0 to 18446744073709551615, not \"" + seed + "\".\n");

    CHECK(mistake("--seed") == "encounters: --seed needs a value behind it.\n");
    CHECK(mistake("--seats nine") == "encounters: --seats takes a whole number from 1 to 8, not \"nine\".\n");
    CHECK(mistake("--screen table --scale nan") == "encounters: --scale takes a number from 0.75 to 3, not \"nan\".\n");
    CHECK(mistake("--moves 3") == "encounters: --moves can't stand without --screen.\n");
    CHECK(mistake("stray") == "encounters: \"stray\" has no meaning here.\n");
}

TEST_CASE("without a display the window can't open, said in one sentence with exit code 1", "[command-line]") {
    const Ran done = encounters_with("", "SDL_VIDEODRIVER=nothing");

    CHECK(done.exit_code == 1);
    CHECK(is_one_sentence(done.err));
}

TEST_CASE("a picture that can't be written is told in one sentence with exit code 1", "[command-line]") {
    const Ran done = encounters_with("--screen title --screenshot /nowhere/at/all/x.png");

    CHECK(done.exit_code == 1);
    CHECK(is_one_sentence(done.err));
    CHECK(done.err.find("/nowhere/at/all/x.png") != std::string::npos);
}

TEST_CASE("bad cards open the list of faults that the lab prints", "[command-line]") {
    const Folder folder;
    const fs::path cards = folder.path / "cards";
    copy_core_cards(cards);
    replace_in(cards / "equipment.json", "\"cost\": 3", "\"cost\": 3.7");
    replace_in(cards / "encounters.json", "\"effect\": \"hazard\"", "\"effect\": \"hazzard\"");
    fs::remove(cards / "commands.json");
    const Ran validated = ran(ENCOUNTERS_LAB_PROGRAM, "validate \"" + cards.string() + "\"");
    REQUIRE(validated.exit_code == 2);

    AppSources sources = sources_with_seed(1);
    sources.read_cards = [&] { return cards::load_pack(cards); };
    HandsOn hands(sources);

    CHECK(hands.app().screen() == ScreenName::faults);
    REQUIRE(hands.app().faults().size() >= 3);
    std::string listed;
    for (const std::string& fault : hands.app().faults()) listed += fault + "\n";
    CHECK(validated.err.rfind(listed, 0) == 0);

    const fs::path picture = folder.path / "faults.png";
    const Ran drawn =
        encounters_with("--data \"" + cards.string() + "\" --screen faults --screenshot \"" + picture.string() + "\"");
    CHECK(drawn.exit_code == 0);
    CHECK(fs::exists(picture));

    const Ran other =
        encounters_with("--data \"" + cards.string() + "\" --screen table --screenshot \"" + picture.string() + "\"");
    CHECK(other.exit_code == 2);
    CHECK(is_one_sentence(other.err));
    CHECK(other.err.find(hands.app().faults().front()) != std::string::npos);
}

TEST_CASE("a pack is found in the folder itself and in its core", "[command-line]") {
    CHECK(pack_folder(ENCOUNTERS_SOURCE_DIR "/data") == ENCOUNTERS_SOURCE_DIR "/data/core");
    CHECK(pack_folder(core_cards()) == core_cards());
    CHECK(pack_folder("/nowhere") == "/nowhere");
}

TEST_CASE("a number changed in the cards changes the game without a rebuild", "[command-line]") {
    const Folder folder;
    const fs::path cards = folder.path / "cards";
    copy_core_cards(cards);
    replace_in(cards / "table.json", "\"winning_reputation\": 10", "\"winning_reputation\": 7");
    AppSources sources = sources_with_seed(1);
    sources.read_cards = [&] { return cards::load_pack(cards); };
    HandsOn hands(sources);

    hands.click("New game");
    hands.click("Start the game");

    CHECK(hands.app().match()->session().catalogue().table.winning_reputation == 7);
}

TEST_CASE("players are named on the command line, and only those there are", "[command line]") {
    std::ostringstream out;
    std::ostringstream err;

    const ReadCommandLine read = read_command_line({"--players", "person,green"}, out, err);
    REQUIRE(read.wish.has_value());
    CHECK(read.wish->seats == 2);
    CHECK(read.wish->players == std::vector<play::SeatKind>{play::SeatKind::person, play::SeatKind::green});

    CHECK_FALSE(read_command_line({"--players", "person,dog"}, out, err).wish.has_value());
    CHECK(err.str().find("There is no player \"dog\"; the players are person, green") != std::string::npos);
    CHECK_FALSE(read_command_line({"--players", "green,green,green", "--seats", "2"}, out, err).wish.has_value());
}
