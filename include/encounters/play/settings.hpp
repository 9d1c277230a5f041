// What people choose once and find again at the next start: a small file of their own, replaced whole.
#pragma once

#include <encounters/play/file_system.hpp>
#include <encounters/play/table_options.hpp>

#include <optional>
#include <string>

namespace encounters::play {

inline constexpr float kLeastTextSize = 0.75F;
inline constexpr float kMostTextSize = 3;

struct Settings {
    TableOptions table;
    float text_size = 1;  // of the window's letters, kLeastTextSize to kMostTextSize
    bool operator==(const Settings&) const = default;
};

// As the file says it; what it leaves out is as usual. `problem` says why a text can't be used, and then all is as usual.
struct ReadSettings {
    Settings settings;
    std::string problem;
    std::string others = "{}";  // members that this program doesn't know, as an object: written again with the settings
};
ReadSettings read_settings(const std::string& text);
std::string settings_text(const Settings& settings, const std::string& others = "{}");

// The file itself. Nothing of it is ever lost: one that can't be used stays where it is, and is put aside under another
// name before settings that were changed take its place.
class SettingsFile {
public:
    // Reads it; one that isn't there is as usual. An empty path: there is no place for it, and nothing is kept.
    explicit SettingsFile(std::filesystem::path file, FileSystem& files = disk());

    const Settings& settings() const { return settings_; }
    // What people must know, as a sentence or two: that the file can't be used. Empty when all is well.
    std::string problem() const;
    // Keeps them for the next start; gives the reason, as a sentence, when it can't. They count for this program anyhow.
    std::optional<std::string> keep(const Settings& settings);

private:
    std::optional<std::string> put_aside();

    std::filesystem::path file_;
    FileSystem* files_;
    Settings settings_;
    bool are_kept_ = true;
    std::string why_unusable_;
    std::string others_ = "{}";
};

}  // namespace encounters::play
