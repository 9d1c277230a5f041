// The program play_and_save run, listened to, and killed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace encounters::testing {

// Whether it waits for the disk after each move.
enum class Syncing : std::uint8_t { no, yes };

// The last thing it said: so many records are saved, and that is the table's hash.
struct Report {
    int records = 0;
    std::uint64_t hash = 0;
};

class PlayingProgram {
public:
    // Plays the small pack in `folder`; goes on with `file` if that isn't empty.
    PlayingProgram(const std::filesystem::path& folder, std::uint64_t seed, const std::filesystem::path& file, Syncing syncing);

    // Kills it after so many reports, and so much work of this program on top. Gives the last report it made.
    Report run_and_kill(int reports, std::uint64_t work);
    // Lets it make so many decisions and end; what it said. `words` go before the command, such as setpriv and its options;
    // `environment` are further settings, "HOME=/somewhere".
    std::string run(int decisions, const std::vector<std::string>& words = {}, const std::vector<std::string>& environment = {});

    // Records that the file held before; 0 for a new game.
    std::size_t records_before() const { return records_before_; }
    // The program and the cards it is given, to be set where others may read them.
    std::filesystem::path program;
    std::filesystem::path pack;
    std::filesystem::path working_directory = "/";

private:
    struct Running {
        int process = 0;
        int output = -1;
    };
    Running start(int decisions, const std::vector<std::string>& words, const std::vector<std::string>& environment) const;

    std::filesystem::path folder_;
    std::uint64_t seed_;
    std::filesystem::path file_;
    Syncing syncing_;
    std::size_t records_before_ = 0;
};

}  // namespace encounters::testing
