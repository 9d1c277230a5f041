// The program told to end: a game that its folder didn't take is kept elsewhere, and where is said.
#include "support/catch.hpp"

#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <sstream>

#include <encounters/play/replay.hpp>

#include "support/test_files.hpp"
#include "table/platform/ending_signals.hpp"
#include "table/platform/folders.hpp"
#include "table/program.hpp"
#include "table/saves_hands.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

namespace fs = std::filesystem;
using encounters::testing::Folder;

// A table whose game has no folder to be kept in.
AppSources without_place() {
    AppSources sources = sources_with_seed(3);
    sources.saves.clear();
    return sources;
}

void begin(HandsOn& hands) {
    hands.press(Key::n);
    hands.press(Key::enter);
    hands.app().let_house_play(9, hands.now());
}

std::vector<fs::path> journals_in(const fs::path& folder) { return play::SavedGames(folder).files(); }

// The signal waits for the next EndingSignals, as if it came while that is made.
void send_when_heard(int signal) {
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, signal);
    pthread_sigmask(SIG_BLOCK, &one, nullptr);
    kill(getpid(), signal);
}

void hear_again(int signal) {
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, signal);
    pthread_sigmask(SIG_UNBLOCK, &one, nullptr);
}

std::string all_but_a_disk() { return "/dev/null/games"; }

// An environment variable for the length of a test.
class Variable {
public:
    Variable(const char* name, const std::string& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        setenv(name, value.c_str(), 1);
    }
    ~Variable() { setenv(name_, before_.c_str(), 1); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* name_;
    std::string before_;
};

}  // namespace

TEST_CASE("a game that isn't saved is kept in the first other folder that takes it, whole", "[ending]") {
    const Folder folder("last resort");
    HandsOn hands(without_place());
    begin(hands);
    REQUIRE_FALSE(hands.app().match()->is_safe());
    const State state = hands.app().match()->session().state();

    const LastSave saved = hands.app().save_at_last({all_but_a_disk(), folder.path().string(), "/nowhere"});

    CHECK(saved.is_kept);
    REQUIRE(journals_in(folder.path()).size() == 1);
    CHECK(saved.told.find(journals_in(folder.path()).front().string()) != std::string::npos);
    CHECK(play::replay(play::read_journal_file(journals_in(folder.path()).front())).session->state() == state);
}

TEST_CASE("a game that no folder takes is said to be lost", "[ending]") {
    HandsOn hands(without_place());
    begin(hands);

    const LastSave saved = hands.app().save_at_last({all_but_a_disk()});

    CHECK_FALSE(saved.is_kept);
    CHECK(saved.told.find("it is lost") != std::string::npos);
}

TEST_CASE("a game that is saved, one that can be saved now, and no game need nothing said", "[ending]") {
    const Folder folder("not needed");
    AppSources sources = sources_with_seed(3);
    encounters::testing::TestFiles files;
    sources.files = &files;
    HandsOn hands(sources);
    CHECK(hands.app().save_at_last({folder.path().string()}).told.empty());

    begin(hands);
    CHECK(hands.app().save_at_last({folder.path().string()}).told.empty());

    files.first_failure = files.steps + 1;
    files.failures = 1 << 30;
    files.error = ENOSPC;
    hands.app().let_house_play(1, hands.now());
    REQUIRE_FALSE(hands.app().match()->saving()->is_saved());
    files.failures = 0;
    const LastSave saved = hands.app().save_at_last({folder.path().string()});
    CHECK(saved.is_kept);
    CHECK(saved.told.empty());
    CHECK(folder.files() == 0);
}

TEST_CASE("the last resorts begin with the person's state", "[ending]") {
    const Variable state("XDG_STATE_HOME", "/some/state");
    const Variable home("HOME", "/some/home");

    const std::vector<std::string> folders = last_resorts();

    REQUIRE(folders.size() == 4);
    CHECK(folders[0] == "/some/state/encounters");
    CHECK(folders[1] == "/some/home/.local/state/encounters");
    CHECK(folders[2] == "/var/tmp/encounters-" + std::to_string(getuid()));
}

TEST_CASE("signals that ask for the end are heard, and end nothing by themselves", "[ending]") {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        send_when_heard(signal);
        {
            const EndingSignals endings;
            while (!endings.have_come()) SDL_Delay(1);
            CHECK(endings.have_come());
        }
        hear_again(signal);
    }
}

TEST_CASE("told to end, the program keeps the game elsewhere, says where, and ends", "[ending]") {
    const Folder folder("state");
    const Variable state("XDG_STATE_HOME", folder.path().string());
    StartWish wish;
    wish.screen = ScreenName::table;
    wish.saves = all_but_a_disk();
    wish.moves = 12;
    std::ostringstream err;
    send_when_heard(SIGTERM);

    const int exit_code = run_program(wish, err);

    hear_again(SIGTERM);
    CHECK(exit_code == kDone);
    REQUIRE(journals_in(folder / "encounters").size() == 1);
    CHECK(err.str().rfind("encounters: This game is not being saved: ", 0) == 0);
    CHECK(err.str().find("It is kept in " + journals_in(folder / "encounters").front().string()) != std::string::npos);
}
