#include "lab/rules_index/checkout.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>

namespace encounters::lab {

namespace fs = std::filesystem;

std::optional<std::string> text_of_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    return file.bad() ? std::nullopt : std::optional(std::move(text));
}

std::vector<TextFile> code_below(const fs::path& checkout, const std::string& folder) {
    std::vector<TextFile> files;
    std::error_code missing;
    for (const auto& entry : fs::recursive_directory_iterator(checkout / folder, missing)) {
        const fs::path& path = entry.path();
        if (path.extension() != ".cpp" && path.extension() != ".hpp") continue;
        if (auto text = text_of_file(path))
            files.push_back({path.lexically_relative(checkout).generic_string(), std::move(*text)});
    }
    std::sort(files.begin(), files.end(), [](const TextFile& a, const TextFile& b) { return a.path < b.path; });
    return files;
}

}  // namespace encounters::lab
