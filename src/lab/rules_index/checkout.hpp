// The text files of a checkout, as far as the index reads them.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace encounters::lab {

struct TextFile {
    std::string path;  // relative to the checkout, with forward slashes
    std::string text;
};

// What the file holds; nothing when it can't be read.
std::optional<std::string> text_of_file(const std::filesystem::path& path);

// All .cpp and .hpp files below a folder of the checkout, sorted by path; a folder that isn't there has none.
std::vector<TextFile> code_below(const std::filesystem::path& checkout, const std::string& folder);

}  // namespace encounters::lab
