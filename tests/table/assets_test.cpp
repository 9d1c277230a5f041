// The icons: one file for each name, made of nothing that nanosvg leaves out.
#include "support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "table/presenter/icon.hpp"

using namespace encounters::table;

namespace {

const std::filesystem::path kIconFolder = std::filesystem::path(ENCOUNTERS_SOURCE_DIR) / "assets" / "icons";
using Names = std::vector<std::string>;

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// Names of elements in order; closing tags, comments and declarations left out.
Names elements_of(const std::string& svg) {
    Names names;
    for (std::size_t at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1)) {
        if (at + 1 >= svg.size() || svg[at + 1] == '/' || svg[at + 1] == '!' || svg[at + 1] == '?') continue;
        names.push_back(svg.substr(at + 1, svg.find_first_of(" />\n", at + 1) - at - 1));
    }
    return names;
}

bool is_drawn(const std::string& element) {
    static const std::set<std::string> kDrawn{
        "svg",  "g",        "defs",    "path",           "rect",           "circle", "ellipse",
        "line", "polyline", "polygon", "linearGradient", "radialGradient", "stop",   "title"};
    return kDrawn.count(element) == 1;
}

Names left_out_of(const std::string& svg) {
    Names found;
    for (const std::string& element : elements_of(svg)) {
        if (!is_drawn(element)) found.push_back(element);
    }
    for (const char* attribute : {"mask=", "clip-path=", "filter=", "href=", "font-"}) {
        if (svg.find(attribute) != std::string::npos) found.emplace_back(attribute);
    }
    return found;
}

}  // namespace

TEST_CASE("every icon has its file and every file its icon", "[assets]") {
    std::set<std::string> named;
    for (int icon = 0; icon < kIcons; ++icon)
        named.insert(std::string(icon_file(static_cast<IconName>(icon))) + ".svg");
    std::set<std::string> there;
    for (const auto& entry : std::filesystem::directory_iterator(kIconFolder))
        there.insert(entry.path().filename().string());

    CHECK(named.size() == static_cast<std::size_t>(kIcons));
    CHECK(there == named);
}

TEST_CASE("icons hold only what nanosvg draws", "[assets]") {
    for (const auto& entry : std::filesystem::directory_iterator(kIconFolder)) {
        INFO(entry.path().filename().string());
        const std::string svg = text_of(entry.path());
        CHECK(elements_of(svg).size() >= 2);
        CHECK(left_out_of(svg) == Names{});
    }
}

TEST_CASE("what nanosvg leaves out is refused", "[assets]") {
    for (const char* element : {"text", "use", "pattern", "mask", "clipPath", "filter", "image", "style"}) {
        CHECK(left_out_of(std::string("<svg><") + element + " x=\"1\"/></svg>") == Names{element});
    }
    CHECK(left_out_of("<svg><path mask=\"url(#m)\"/></svg>") == Names{"mask="});
}

TEST_CASE("every icon has a place among the private characters, and no two share it", "[assets]") {
    std::set<std::string> seen;
    for (int icon = 0; icon < kIcons; ++icon) seen.insert(inline_icon(static_cast<IconName>(icon)));

    CHECK(seen.size() == static_cast<std::size_t>(kIcons));
}
