#include "structure/source_tree.hpp"

#include "structure/code_text.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace encounters::structure {

namespace fs = std::filesystem;

namespace {

std::string text_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

bool ends_in_one_of(const std::string& name, const std::vector<std::string>& endings) {
    return std::any_of(endings.begin(), endings.end(),
                       [&](const std::string& ending) { return name.ends_with(ending); });
}

}  // namespace

std::vector<SourceFile> files_under(const std::vector<std::string>& folders, const std::vector<std::string>& endings) {
    const fs::path root(ENCOUNTERS_SOURCE_DIR);
    std::vector<SourceFile> files;
    for (const auto& folder : folders) {
        if (!fs::is_directory(root / folder)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            if (!entry.is_regular_file() || !ends_in_one_of(entry.path().filename().string(), endings)) continue;
            files.push_back({entry.path().lexically_relative(root).generic_string(), text_of(entry.path())});
        }
    }
    std::sort(files.begin(), files.end(), [](const auto& left, const auto& right) { return left.path < right.path; });
    return files;
}

const std::vector<SourceFile>& own_sources() {
    static const std::vector<SourceFile> sources = files_under({"src", "include", "tests"}, {".cpp", ".hpp"});
    return sources;
}

std::vector<Include> includes_of(std::string_view text) {
    std::vector<Include> includes;
    std::istringstream lines(without_comments(text));
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const auto hash = line.find_first_not_of(" \t");
        if (hash == std::string::npos || line[hash] != '#') continue;
        const auto word = line.find("include", hash);
        const auto open = line.find_first_of("<\"", hash);
        if (word == std::string::npos || open == std::string::npos || word > open) continue;
        const auto close = line.find(line[open] == '<' ? '>' : '"', open + 1);
        if (close == std::string::npos) continue;
        includes.push_back({number, line.substr(open + 1, close - open - 1), line[open] == '"'});
    }
    return includes;
}

int line_count(std::string_view text) {
    const auto ends = std::count(text.begin(), text.end(), '\n');
    return static_cast<int>(ends) + (text.empty() || text.back() == '\n' ? 0 : 1);
}

}  // namespace encounters::structure
