// What holds for every source file of ours: its size, how it opens, and words that must not be left behind.
#include "support/catch.hpp"

#include "structure/code_text.hpp"
#include "structure/source_tree.hpp"

#include <fmt/format.h>

using namespace encounters::structure;

namespace {

using Names = std::vector<std::string>;

constexpr int kMostLinesOfFile = 500;
constexpr int kMostLinesOfFunction = 60;

bool opens_with_comment(std::string_view text) {
    constexpr std::string_view pragma = "#pragma once";
    if (text.starts_with(pragma)) text.remove_prefix(pragma.size());
    const auto first = text.find_first_not_of(" \n");
    return first != std::string_view::npos && (text.substr(first, 2) == "//" || text.substr(first, 2) == "/*");
}

}  // namespace

TEST_CASE("there are sources to look at", "[structure]") {
    Names paths;
    for (const auto& file : own_sources()) paths.push_back(file.path);

    CHECK_THAT(paths, Catch::Matchers::VectorContains(std::string("tests/structure/sources_test.cpp")));
}

TEST_CASE("a file has at most 500 lines", "[structure]") {
    Names found;
    for (const auto& file : own_sources())
        if (line_count(file.text) > kMostLinesOfFile)
            found.push_back(fmt::format("{} has {}", file.path, line_count(file.text)));

    CHECK(found == Names{});
}

TEST_CASE("a function has at most 60 lines", "[structure]") {
    Names found;
    for (const auto& file : own_sources())
        for (const auto& body : function_bodies(file.text))
            if (body.lines() > kMostLinesOfFunction)
                found.push_back(fmt::format("{}:{} has {}", file.path, body.first_line, body.lines()));

    CHECK(found == Names{});
}

TEST_CASE("every header says first what lives in it", "[structure]") {
    CHECK(opens_with_comment("// Dice.\n#pragma once"));
    CHECK(opens_with_comment("#pragma once\n\n// Dice."));
    CHECK_FALSE(opens_with_comment("#pragma once\n#include <vector>\n// Late."));

    Names found;
    for (const auto& file : own_sources())
        if (file.is_header() && !opens_with_comment(file.text)) found.push_back(file.path);

    CHECK(found == Names{});
}

TEST_CASE("nothing is left for later, and nothing points out of the repository", "[structure]") {
    // Written in two halves, or this file would find itself.
    const Names words{
        "TO"
        "DO",
        "FIX"
        "ME",
        "XX"
        "X",
        "../sha"
        "red",
        ".libr"
        "ary/"};

    Names found;
    for (const auto& file : files_under({"src", "include", "tests", "data", "docs", "assets"},
                                        {".cpp", ".hpp", ".in", ".txt", ".cmake", ".sh", ".md", ".json", ".svg"}))
        for (const auto& word : words)
            if (has_word(file.text, word)) found.push_back(fmt::format("{} says {}", file.path, word));

    CHECK(found == Names{});
}

TEST_CASE("the compiler names what a new effect lacks: no dispatch over effects has a default", "[structure]") {
    Names found;
    for (const auto& file : files_under({"src/rules/effects"}, {".cpp", ".hpp"}))
        if (code_only(file.text).find("default:") != std::string::npos) found.push_back(file.path);

    CHECK(found == Names{});
}

TEST_CASE("the rules refuse by value: they neither throw nor catch", "[structure]") {
    Names found;
    for (const auto& file : files_under({"src/rules", "include/encounters/rules"}, {".cpp", ".hpp"}))
        for (const auto* word : {"throw", "try", "catch"})
            if (has_word(code_only(file.text), word)) found.push_back(fmt::format("{} says {}", file.path, word));

    CHECK(found == Names{});
}
