#include "cards/pack_files.hpp"

#include "cards/reader.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/cards/near_miss.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace encounters::cards {

namespace {

namespace fs = std::filesystem;

std::string names_of_pack_files() { return fmt::format("{}", fmt::join(kPackFiles, ", ")); }

Fault fault_of_folder(const fs::path& folder, std::string message) {
    Fault fault;
    fault.file = shown_path(folder);
    fault.message = std::move(message);
    return fault;
}

// Files in the folder that could be a misnamed file of a pack.
std::vector<std::string> other_files(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        auto name = shown_path(entry->path().filename());
        if (std::find(kPackFiles.begin(), kPackFiles.end(), name) == kPackFiles.end()) names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    return names;
}

PackFileText refused(std::string message) {
    PackFileText file;
    file.message = std::move(message);
    return file;
}

std::string reason_of(int error) { return error == 0 ? "it can't be read" : std::generic_category().message(error); }

PackFileText read_regular_file(const fs::path& path) {
    std::error_code error;
    const auto size = fs::file_size(path, error);
    if (!error && size > kMostBytes)
        return refused(fmt::format("the file has {} bytes; at most {} are read", size, kMostBytes));
    errno = 0;
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return refused(fmt::format("the file can't be opened: {}; check its access rights", reason_of(errno)));
    PackFileText file;
    std::string text;
    std::vector<char> block(1u << 16);
    while (stream && text.size() <= kMostBytes) {
        stream.read(block.data(), static_cast<std::streamsize>(block.size()));
        text.append(block.data(), static_cast<std::size_t>(stream.gcount()));
    }
    if (stream.bad())
        return refused(fmt::format("the file can't be read: {}; check the disk it lies on", reason_of(errno)));
    file.text = std::move(text);
    return file;
}

}  // namespace

std::string shown_path(const fs::path& path) {
    const auto text = path.u8string();
    return std::string(text.begin(), text.end());
}

std::string missing_file_message() { return fmt::format("the file is missing; a pack has {}", names_of_pack_files()); }

PackFileText read_file(const fs::path& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) return refused("there is no such file; check its path");
    if (status.type() == fs::file_type::directory) return refused("this is a folder, not a file");
    if (error)
        return refused(fmt::format("the file can't be found: {}; check the access rights", reason_of(error.value())));
    if (status.type() != fs::file_type::regular) return refused("this is not a plain file");
    return read_regular_file(path);
}

std::optional<Fault> why_no_pack_folder(const fs::path& folder) {
    std::error_code error;
    const auto status = fs::status(folder, error);
    if (status.type() == fs::file_type::not_found)
        return fault_of_folder(folder, "there is no such folder; name the one that holds pack.json");
    if (error) return fault_of_folder(folder, fmt::format("the folder can't be opened: {}", reason_of(error.value())));
    if (status.type() != fs::file_type::directory)
        return fault_of_folder(folder, "this is not a folder; name the one that holds pack.json");
    const auto is_there = [&](std::string_view file) { return fs::exists(folder / fs::path(file), error); };
    if (std::any_of(kPackFiles.begin(), kPackFiles.end(), is_there)) return std::nullopt;
    return fault_of_folder(folder, fmt::format("no card pack lies here; a pack has {}", names_of_pack_files()));
}

std::vector<PackFileText> read_pack_files(const fs::path& folder) {
    std::vector<PackFileText> files;
    for (const auto name : kPackFiles) {
        std::error_code error;
        const auto path = folder / fs::path(name);
        if (fs::exists(fs::symlink_status(path, error))) {
            files.push_back(read_file(path));
            continue;
        }
        auto missing = refused(missing_file_message());
        missing.suggestion = near_miss(name, other_files(folder));
        files.push_back(std::move(missing));
    }
    return files;
}

}  // namespace encounters::cards
