// Files that survive a pulled plug: whole ones replaced at once, journals appended to and synced line by line.
#pragma once

#include <encounters/play/file_system.hpp>

#include <optional>

namespace encounters::play {

// Writes `text` beside `path`, syncs it, and puts it in its place. Gives the reason when it can't; what was at `path` is
// then as it was. Readable by its owner only when `mode` is 0600.
std::optional<std::string> write_whole_file(const std::filesystem::path& path, std::string_view text, unsigned mode = 0644,
                                            FileSystem& files = disk());

// A file open for appending, by one program at a time. Every append has reached the disk when it returns.
class AppendedFile {
public:
    explicit AppendedFile(FileSystem& files = disk()) : files_(&files) {}
    AppendedFile(AppendedFile&& other) noexcept;
    AppendedFile& operator=(AppendedFile&& other) noexcept;
    ~AppendedFile();

    // Opens or makes `path` and cuts it to its first `keep` bytes. Gives the reason when it can't, and then has changed
    // nothing; another program that has it open is one.
    std::optional<std::string> open(const std::filesystem::path& path, std::size_t keep = 0);
    // Gives the reason when it can't; what was written of `text` is then cut off again if that can be done.
    std::optional<std::string> append(std::string_view text);
    bool is_open() const { return handle_ >= 0; }
    // Whether the last open() was refused because another program, or another part of this one, has the file open.
    bool is_open_elsewhere() const { return elsewhere_; }
    void close();

private:
    FileSystem* files_;
    int handle_ = -1;
    std::size_t length_ = 0;
    bool elsewhere_ = false;
};

}  // namespace encounters::play
