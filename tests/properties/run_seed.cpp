#include "properties/run_seed.hpp"

#include "support/catch.hpp"

#include <cstdlib>
#include <fstream>
#include <random>

namespace encounters::testing {

std::uint64_t run_seed() {
    static const std::uint64_t seed = [] {
        if (const char* given = std::getenv("ENCOUNTERS_TEST_SEED")) return std::strtoull(given, nullptr, 10);
        return static_cast<unsigned long long>(std::random_device{}()) << 16;
    }();
    return seed;
}

int replay_games(const std::string& file, const std::function<GameReport(const GamePlan&)>& play) {
    std::ifstream lines(ENCOUNTERS_SOURCE_DIR "/tests/replays/" + file);
    REQUIRE(lines);
    int games = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#') continue;
        INFO(line);
        CHECK(play(plan_of(line)).broken == "");
        ++games;
    }
    return games;
}

}  // namespace encounters::testing
