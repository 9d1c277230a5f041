// What is asked of the disk, one step at a time, so that tests can let any step fail.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace encounters::play {

// How a file is opened for writing: what it held is thrown away or kept, or there may be no such file yet, or there has to
// be one.
enum class Opening : std::uint8_t { empty, keep, only_new, existing };

// Errors are values of errno; 0 means that it was done. None of this is for reading.
class FileSystem {
public:
    struct Opened {
        int handle = -1;
        int error = 0;
    };
    virtual ~FileSystem() = default;
    // `mode` is the permissions of a file that is made, such as 0644.
    virtual Opened open(const std::filesystem::path& path, Opening how, unsigned mode) = 0;
    virtual int write(int handle, std::string_view text) = 0;  // all of it, at the end of the file
    virtual int sync(int handle) = 0;                          // has reached the disk
    virtual int cut(int handle, std::size_t bytes) = 0;        // to its first bytes
    virtual int lock(int handle) = 0;                          // for this handle alone until closed; never waits
    // While the path still names that very file; ENOENT when it names none, ESTALE when it names another.
    virtual int still_names(const std::filesystem::path& path, int handle) = 0;
    virtual int close(int handle) = 0;
    virtual int rename(const std::filesystem::path& from, const std::filesystem::path& to) = 0;
    virtual int remove(const std::filesystem::path& path) = 0;
    virtual int make_folders(const std::filesystem::path& path) = 0;
    virtual int sync_folder(const std::filesystem::path& path) = 0;  // names given in it have reached the disk
};

// The real one.
FileSystem& disk();

// What an error is called: "No space left on device".
std::string error_text(int error);

}  // namespace encounters::play
