// The files of a pack on disk: their bytes, or why they can't be had.
#pragma once

#include <encounters/cards/diagnostics.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace encounters::cards {

// Without a text, `message` says what is wrong with the file and what to do.
struct PackFileText {
    std::optional<std::string> text;
    std::string message;
    std::string suggestion;
};

// A fault about the folder itself: it is missing, no folder, or holds no file of a pack.
std::optional<Fault> why_no_pack_folder(const std::filesystem::path& folder);

// In the order of kPackFiles.
std::vector<PackFileText> read_pack_files(const std::filesystem::path& folder);

// One file, byte for byte.
PackFileText read_file(const std::filesystem::path& path);

std::string missing_file_message();

// A path as UTF-8.
std::string shown_path(const std::filesystem::path& path);

}  // namespace encounters::cards
