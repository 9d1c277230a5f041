// Files that survive a pulled plug: whole ones replaced at once, journals appended to and synced line by line.
#pragma once

#include <encounters/play/file_system.hpp>

#include <optional>

namespace encounters::play {

// Writes `text` beside `path`, syncs it, and puts it in its place. Gives the reason when it can't; what was at `path` is
// then as it was. Readable by its owner only when `mode` is 0600.
std::optional<std::string> write_whole_file(const std::filesystem::path& path, std::string_view text, unsigned mode = 0644,
                                            FileSystem& files = disk());

// A file held and written by one program at a time. It is held, and kept from others, until closed: through every append
// that fails, and while a whole new file takes its place. Everything gives the reason when it can't be done.
class AppendedFile {
public:
    explicit AppendedFile(FileSystem& files = disk()) : files_(&files) {}
    AppendedFile(AppendedFile&& other) noexcept;
    AppendedFile& operator=(AppendedFile&& other) noexcept;
    ~AppendedFile();

    // Holds a file that is there, and changes nothing in it. Another program that holds it is a reason not to.
    std::optional<std::string> hold(const std::filesystem::path& path);
    // Cuts the file that is held to its first `bytes`, to append after them.
    std::optional<std::string> keep(std::size_t bytes);
    // Holds what is at `path`, if there is anything, so that `text` may take its place: nobody else holds it, and all of
    // its lines are the first ones of `text`.
    std::optional<std::string> claim(const std::filesystem::path& path, std::string_view text);
    // Claims `path`, writes `text` beside it, puts it in its place, and goes on after it.
    std::optional<std::string> replace(const std::filesystem::path& path, std::string_view text);
    // It has reached the disk, in the file that its path names. After a failure the file takes no more until it is kept or
    // replaced; what was written of `text` is cut off again if that can be done.
    std::optional<std::string> append(std::string_view text);

    bool is_open() const { return handle_ >= 0 && takes_more_; }
    bool is_in_place() const { return handle_ >= 0 && files_->still_names(path_, handle_) == 0; }
    // Whether the last refusal was because another program, or another part of this one, holds the file.
    bool is_open_elsewhere() const { return refusal_ == Refusal::elsewhere; }
    // Whether it was because something else lies at the path, which must not be written over.
    bool is_taken() const { return refusal_ == Refusal::taken; }
    void close();

private:
    enum class Refusal : std::uint8_t { none, elsewhere, taken };
    using Problem = std::optional<std::string>;

    Problem take_hold(const std::filesystem::path& path, Opening how);
    int write_from_start(std::string_view text);

    FileSystem* files_;
    int handle_ = -1;
    int error_ = 0;  // of take_hold
    std::size_t length_ = 0;
    bool takes_more_ = false;
    Refusal refusal_ = Refusal::none;
    std::filesystem::path path_;
};

}  // namespace encounters::play
