// The top level of the repository is a fixed list.
#include "support/catch.hpp"

#include <filesystem>
#include <set>
#include <string>

TEST_CASE("the top level holds only what was agreed", "[structure]") {
    const std::set<std::string> allowed{
        "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "assets", "build", "data",
        "docs",           "include",           "src",     "tests"};

    std::set<std::string> strangers;
    for (const auto& entry : std::filesystem::directory_iterator(ENCOUNTERS_SOURCE_DIR)) {
        const std::string name = entry.path().filename().string();
        if (name.front() != '.' && !allowed.contains(name)) strangers.insert(name);
    }

    CHECK(strangers == std::set<std::string>{});
}
