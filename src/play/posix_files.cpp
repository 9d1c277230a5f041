// The one file here that speaks POSIX: what the disk is asked for.
#include <encounters/play/file_system.hpp>

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace encounters::play {

namespace {

int error_of(int result) { return result == 0 ? 0 : errno; }

int flags_of(Opening how) {
    constexpr int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    switch (how) {
        case Opening::empty: return flags | O_TRUNC;
        case Opening::keep: return flags;
        case Opening::only_new: return flags | O_EXCL;
        case Opening::existing: return flags & ~O_CREAT;
    }
    return flags;
}

class Disk : public FileSystem {
public:
    Opened open(const std::filesystem::path& path, Opening how, unsigned mode) override {
        const int handle = ::open(path.c_str(), flags_of(how), static_cast<mode_t>(mode));
        return {handle, handle < 0 ? errno : 0};
    }
    int write(int handle, std::string_view text) override {
        while (!text.empty()) {
            const ssize_t written = ::write(handle, text.data(), text.size());
            if (written < 0 && errno != EINTR) return errno;
            if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
        }
        return 0;
    }
    int sync(int handle) override { return error_of(::fdatasync(handle)); }
    int cut(int handle, std::size_t bytes) override { return error_of(::ftruncate(handle, static_cast<off_t>(bytes))); }
    int lock(int handle) override {
        // File systems that know no locks are no reason not to play.
        const int error = error_of(::flock(handle, LOCK_EX | LOCK_NB));
        return error == EWOULDBLOCK ? error : 0;
    }
    int still_names(const std::filesystem::path& path, int handle) override {
        struct stat held {};
        struct stat named {};
        if (::fstat(handle, &held) != 0 || ::stat(path.c_str(), &named) != 0) return errno;
        return held.st_dev == named.st_dev && held.st_ino == named.st_ino ? 0 : ESTALE;
    }
    int close(int handle) override { return error_of(::close(handle)); }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override {
        return error_of(::rename(from.c_str(), to.c_str()));
    }
    int remove(const std::filesystem::path& path) override {
        const int error = error_of(::unlink(path.c_str()));
        return error == EISDIR ? error_of(::rmdir(path.c_str())) : error;
    }
    int make_folders(const std::filesystem::path& path) override {
        std::error_code error;
        std::filesystem::create_directories(path, error);
        if (!error && !std::filesystem::is_directory(path, error)) return ENOTDIR;
        return error.value();
    }
    int sync_folder(const std::filesystem::path& path) override {
        const int handle = ::open(path.empty() ? "." : path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (handle < 0) return errno;
        const int error = error_of(::fsync(handle));
        ::close(handle);
        // Some file systems can't sync a folder, and then there is nothing to sync.
        return error == EINVAL || error == ENOTSUP ? 0 : error;
    }
};

}  // namespace

FileSystem& disk() {
    static Disk files;
    return files;
}

std::string error_text(int error) { return std::strerror(error); }

}  // namespace encounters::play
