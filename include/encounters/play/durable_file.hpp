// Files that survive a pulled plug: whole ones replaced at once, journals appended to and synced line by line.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace encounters::play {

// Writes `text` beside `path`, syncs it, and puts it in its place. Gives the reason when it can't; what was at `path` is
// then as it was. Readable by its owner only when `mode` is 0600.
std::optional<std::string> write_whole_file(const std::filesystem::path& path, std::string_view text, unsigned mode = 0644);

// A file open for appending. Every append has reached the disk when it returns.
class AppendedFile {
public:
    AppendedFile() = default;
    AppendedFile(AppendedFile&& other) noexcept;
    AppendedFile& operator=(AppendedFile&& other) noexcept;
    ~AppendedFile();

    // Opens or makes `path` and cuts it to its first `keep` bytes. Gives the reason when it can't.
    std::optional<std::string> open(const std::filesystem::path& path, std::size_t keep = 0);
    // Gives the reason when it can't; what was written of `text` is then cut off again if that can be done.
    std::optional<std::string> append(std::string_view text);
    bool is_open() const { return descriptor_ >= 0; }
    void close();

private:
    int descriptor_ = -1;
    std::size_t length_ = 0;
};

}  // namespace encounters::play
