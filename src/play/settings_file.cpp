// The file of settings: read at the start, written when something was changed.
#include <encounters/play/settings.hpp>

#include <encounters/play/durable_file.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <iterator>

namespace encounters::play {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = 1 << 16;
constexpr int kMostAside = 99;

bool is_there(const fs::path& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

// "settings.json" put aside is "settings.1.json", or the next number that is free; empty when none is.
fs::path free_name_beside(const fs::path& file) {
    for (int number = 1; number <= kMostAside; ++number) {
        const fs::path name = file.parent_path() / fmt::format("{}.{}{}", file.stem().string(), number, file.extension().string());
        if (!is_there(name)) return name;
    }
    return {};
}

ReadSettings unusable(const char* why) { return {{}, why, "{}"}; }

ReadSettings read_file(const fs::path& file) {
    std::error_code error;
    if (!is_there(file)) return {};
    if (!fs::is_regular_file(file, error)) return unusable("it is no file");
    if (fs::file_size(file, error) > kMostBytes) return unusable("it is something else than settings");
    std::ifstream stream(file, std::ios::binary);
    if (!stream.is_open()) return unusable("it can't be read");
    return read_settings({std::istreambuf_iterator<char>(stream), {}});
}

}  // namespace

SettingsFile::SettingsFile(fs::path file, FileSystem& files) : file_(std::move(file)), files_(&files) {
    if (file_.empty()) return;
    ReadSettings read = read_file(file_);
    settings_ = read.settings;
    why_unusable_ = std::move(read.problem);
    others_ = std::move(read.others);
}

std::string SettingsFile::problem() const {
    if (why_unusable_.empty()) return {};
    return fmt::format("{} can't be used: {}. All is as usual. When you change something the file is put aside, not lost.",
                       file_.string(), why_unusable_);
}

std::optional<std::string> SettingsFile::put_aside() {
    const fs::path aside = free_name_beside(file_);
    if (aside.empty()) return "too many old settings lie beside " + file_.string();
    // Somebody may have taken it away meanwhile.
    const int error = files_->rename(file_, aside);
    if (error != 0 && error != ENOENT) return error_text(error);
    why_unusable_.clear();
    return std::nullopt;
}

std::optional<std::string> SettingsFile::keep(const Settings& settings) {
    if (file_.empty() || (are_kept_ && settings == settings_)) {
        settings_ = settings;
        return std::nullopt;
    }
    settings_ = settings;
    std::optional<std::string> why_not;
    if (const int error = files_->make_folders(file_.parent_path())) why_not = error_text(error);
    if (!why_not && !why_unusable_.empty()) why_not = put_aside();
    if (!why_not) why_not = write_whole_file(file_, settings_text(settings_, others_), 0644, *files_);
    are_kept_ = !why_not;
    if (are_kept_) return std::nullopt;
    return fmt::format("This can't be kept for the next start: {}.", *why_not);
}

}  // namespace encounters::play
