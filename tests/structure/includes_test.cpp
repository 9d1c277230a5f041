// Who may include what: the direction in which the libraries depend on each other, and where foreign libraries may
// appear.
#include "support/catch.hpp"

#include "structure/source_tree.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace encounters::structure;

namespace {

using Names = std::vector<std::string>;

/// "file:line includes <what>" for each include in these files that the question answers with true.
Names offences(const std::vector<SourceFile>& files,
               const std::function<bool(const SourceFile&, const Include&)>& offends) {
    Names found;
    for (const auto& file : files)
        for (const auto& include : includes_of(file.text))
            if (offends(file, include))
                found.push_back(fmt::format("{}:{} includes {}", file.path, include.line, include.path));
    return found;
}

std::vector<SourceFile> shipped_sources() { return files_under({"src", "include"}, {".cpp", ".hpp"}); }

std::vector<SourceFile> shipped_under(const Names& folders) {
    auto files = shipped_sources();
    std::erase_if(files, [&](const SourceFile& file) {
        return std::none_of(folders.begin(), folders.end(), [&](const auto& folder) { return file.is_under(folder); });
    });
    return files;
}

bool is_sdl(const Include& include) { return include.path.starts_with("SDL"); }
bool is_imgui(const Include& include) { return include.path.find("imgui") != std::string::npos; }
bool is_nlohmann(const Include& include) { return include.path.starts_with("nlohmann/"); }

bool is_posix(const Include& include) {
    static const std::set<std::string> headers{"unistd.h", "fcntl.h", "dirent.h",  "pwd.h",    "poll.h",
                                               "spawn.h",  "glob.h",  "termios.h", "signal.h", "dlfcn.h"};
    return headers.contains(include.path) || include.path.starts_with("sys/");
}

const Names kLibraries{"rules", "cards", "odds", "players", "simulation",
                        "play", "arguments", "lab", "table"};

/// "cards" for <encounters/cards/reader.hpp> and for "cards/reader.hpp"; nothing for foreign headers.
std::string library_of(std::string_view path) {
    for (const std::string_view start : {"encounters/", "src/", "include/encounters/"})
        if (path.starts_with(start)) path.remove_prefix(start.size());
    const std::string first(path.substr(0, path.find('/')));
    return std::find(kLibraries.begin(), kLibraries.end(), first) == kLibraries.end() ? "" : first;
}

}  // namespace

TEST_CASE("a library is told from its paths", "[structure]") {
    CHECK(library_of("encounters/cards/reader.hpp") == "cards");
    CHECK(library_of("cards/reader.hpp") == "cards");
    CHECK(library_of("src/table/main.cpp") == "table");
    CHECK(library_of("include/encounters/rules/state.hpp") == "rules");
    CHECK(library_of("encounters/configured.hpp").empty());
    CHECK(library_of("vector").empty());
}

TEST_CASE("libraries depend on each other in one direction", "[structure]") {
    const std::map<std::string, std::set<std::string>> allowed{
        {"rules", {"rules"}},
        {"cards", {"cards", "rules"}},
        {"odds", {"odds", "rules"}},
        {"players", {"players", "odds", "play", "cards", "rules"}},
        {"simulation", {"simulation", "players", "odds", "play", "cards", "rules"}},
        {"play", {"play", "cards", "rules"}},
        {"arguments", {"arguments"}},
        {"lab", {"lab", "arguments", "simulation", "players", "odds", "play", "cards", "rules"}},
        {"table", {"table", "arguments", "players", "odds", "play", "cards", "rules"}},
    };

    const auto found = offences(shipped_sources(), [&](const SourceFile& file, const Include& include) {
        const auto from = library_of(file.path);
        const auto to = library_of(include.path);
        return !from.empty() && !to.empty() && !allowed.at(from).contains(to);
    });

    CHECK(found == Names{});
}

TEST_CASE("a library's private headers are its own", "[structure]") {
    const auto found = offences(shipped_sources(), [](const SourceFile& file, const Include& include) {
        const auto to = library_of(include.path);
        return !include.path.starts_with("encounters/") && !to.empty() && library_of(file.path) != to;
    });

    CHECK(found == Names{});
}

TEST_CASE("the rules need the standard library only, and no files, clocks, luck or streams of it", "[structure]") {
    const std::set<std::string> refused{"fstream", "filesystem", "chrono", "random", "iostream", "regex", "thread"};

    const auto found = offences(shipped_under({"src/rules/", "include/encounters/rules/"}),
                                [&](const SourceFile&, const Include& include) {
                                    if (library_of(include.path) == "rules") return false;
                                    const bool is_foreign = include.path.find_first_of("./") != std::string::npos;
                                    return is_foreign || refused.contains(include.path);
                                });

    CHECK(found == Names{});
}

TEST_CASE("only the platform knows SDL", "[structure]") {
    const auto found = offences(shipped_sources(), [](const SourceFile& file, const Include& include) {
        return is_sdl(include) && !file.is_under("src/table/platform/");
    });

    CHECK(found == Names{});
}

TEST_CASE("only the platform and the screens know ImGui", "[structure]") {
    const auto found = offences(shipped_sources(), [](const SourceFile& file, const Include& include) {
        return is_imgui(include) && !file.is_under("src/table/platform/") && !file.is_under("src/table/screens/");
    });

    CHECK(found == Names{});
}

TEST_CASE("the presenter knows neither the platform nor the screens", "[structure]") {
    const auto found = offences(shipped_under({"src/table/presenter/"}), [](const SourceFile&, const Include& include) {
        return include.path.starts_with("table/") && !include.path.starts_with("table/presenter/");
    });

    CHECK(found == Names{});
}

TEST_CASE("JSON is read and written by sources of four libraries only, never in a public header", "[structure]") {
    const auto found = offences(shipped_sources(), [](const SourceFile& file, const Include& include) {
        if (!is_nlohmann(include)) return false;
        const Names homes{"src/cards/", "src/play/", "src/players/", "src/simulation/"};
        const bool is_at_home = std::any_of(homes.begin(), homes.end(), [&](const auto& home) { return file.is_under(home); });
        return !is_at_home || (file.is_header() && include.path != "nlohmann/json_fwd.hpp");
    });

    CHECK(found == Names{});
}

TEST_CASE("POSIX is spoken by the platform and by one file of play", "[structure]") {
    std::set<std::string> files_of_play;

    const auto found = offences(shipped_sources(), [&](const SourceFile& file, const Include& include) {
        if (!is_posix(include)) return false;
        if (file.is_under("src/play/")) files_of_play.insert(file.path);
        return !file.is_under("src/table/platform/") && !file.is_under("src/play/");
    });

    CHECK(found == Names{});
    CHECK(files_of_play.size() <= 1);
}
