#include "play/folder_notes.hpp"

#include <encounters/play/durable_file.hpp>
#include <encounters/play/local_time.hpp>
#include <encounters/play/saving.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <sstream>

namespace encounters::play {

namespace {

namespace fs = std::filesystem;

constexpr const char* kFurtherFolders = "further folders.txt";
constexpr const char* kLastPlayed = "last played.txt";
constexpr std::size_t kBeginning = 512;  // bytes of a journal that its date lies within
constexpr std::chrono::hours kLeft{24};

std::vector<fs::path> paths_in(const fs::path& file) {
    std::vector<fs::path> paths;
    std::ifstream stream(file, std::ios::binary);
    for (std::string line; std::getline(stream, line);)
        if (fs::path(line).is_absolute()) paths.emplace_back(line);
    return paths;
}

// The date in a journal's first line, "2026-11-30 03:28"; empty where there is none.
std::string began(const fs::path& journal) {
    constexpr std::string_view member = R"("began":")";
    constexpr std::size_t length = 16;
    std::error_code error;
    if (!fs::is_regular_file(journal, error)) return {};
    std::string text(kBeginning, '\0');
    std::ifstream stream(journal, std::ios::binary);
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    const std::size_t at = text.find(member);
    return at == std::string::npos ? std::string{} : text.substr(at + member.size(), length);
}

fs::file_time_type written_at(const fs::path& file) {
    std::error_code error;
    const auto time = fs::last_write_time(file, error);
    return error ? fs::file_time_type::min() : time;
}

struct Dated {
    std::string date;
    fs::file_time_type written;
    std::size_t name_length;  // "game 10" after "game 2"
    fs::path file;

    auto operator<=>(const Dated&) const = default;
};

Dated dated(const fs::path& file) {
    const auto written = written_at(file);
    const bool is_known = written != fs::file_time_type::min();
    return {std::max(began(file), is_known ? to_text(local_time_of(written)) : std::string{}), written,
            file.filename().string().size(), file};
}

bool is_left_behind(const fs::path& file) {
    if (file.extension() == ".new") return true;
    std::error_code error;
    const auto journal = fs::path(file).replace_extension(".jsonl");
    return file.extension() == ".seed" && !fs::exists(fs::symlink_status(journal, error));
}

}  // namespace

std::vector<fs::path> further_folders(const fs::path& first) {
    return first.empty() ? std::vector<fs::path>{} : paths_in(first / kFurtherFolders);
}

std::optional<std::string> note_further_folder(const fs::path& first, const fs::path& folder, FileSystem& files) {
    if (first.empty()) return "there is no folder of your own to note it in";
    std::string text;
    for (const auto& noted : further_folders(first)) {
        if (noted == folder) return std::nullopt;
        text += noted.string() + '\n';
    }
    if (const int error = files.make_folders(first)) return "cannot make the folder " + first.string() + ": " + error_text(error);
    return write_whole_file(first / kFurtherFolders, text + folder.string() + '\n', 0644, files);
}

fs::path noted_as_last(const fs::path& first) {
    const auto noted = first.empty() ? std::vector<fs::path>{} : paths_in(first / kLastPlayed);
    return noted.empty() ? fs::path{} : noted.front();
}

void note_as_last(const fs::path& first, const fs::path& file, FileSystem& files) {
    const fs::path note = first / kLastPlayed;
    std::error_code error;
    if (file.empty() && fs::exists(note, error)) files.remove(note);
    if (!file.empty()) write_whole_file(note, file.string() + '\n', 0644, files);
}

void journals_in(const fs::path& folder, std::vector<fs::path>& journals) {
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (at->path().extension() == ".jsonl") journals.push_back(at->path());
}

void sort_by_dates(std::vector<fs::path>& journals) {
    std::vector<Dated> order;
    for (const auto& journal : journals) order.push_back(dated(journal));
    std::sort(order.begin(), order.end(), std::greater<>());
    journals.clear();
    for (auto& entry : order) journals.push_back(std::move(entry.file));
}

void tidy(const fs::path& folder, FileSystem& files) {
    const auto limit = fs::file_time_type::clock::now() - kLeft;
    std::error_code error;
    std::vector<fs::path> left;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (is_left_behind(at->path()) && written_at(at->path()) < limit) left.push_back(at->path());
    for (const auto& file : left) files.remove(file);
}

}  // namespace encounters::play
