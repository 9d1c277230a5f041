// The one file here that speaks POSIX: replacing files whole, appending and syncing.
#include <encounters/play/durable_file.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace encounters::play {

namespace {

std::string failure(const char* what, const std::filesystem::path& path) {
    return fmt::format("{} {}: {}", what, path.string(), std::strerror(errno));
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

// A renamed file is on the disk only when its folder is.
void sync_folder(const std::filesystem::path& folder) {
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor);
    ::close(descriptor);
}

bool write_and_close(int descriptor, std::string_view text) {
    const bool written = write_all(descriptor, text) && ::fsync(descriptor) == 0;
    const int error = errno;
    const bool closed = ::close(descriptor) == 0;
    if (!written) errno = error;
    return written && closed;
}

}  // namespace

std::optional<std::string> write_whole_file(const std::filesystem::path& path, std::string_view text, unsigned mode) {
    const std::filesystem::path beside = path.string() + fmt::format(".{}.new", ::getpid());
    const int descriptor = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, static_cast<mode_t>(mode));
    if (descriptor < 0) return failure("cannot write", beside);
    if (!write_and_close(descriptor, text) || ::rename(beside.c_str(), path.c_str()) != 0) {
        auto reason = failure("cannot write", path);
        ::unlink(beside.c_str());
        return reason;
    }
    sync_folder(path.parent_path());
    return std::nullopt;
}

AppendedFile::AppendedFile(AppendedFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), length_(other.length_) {}

AppendedFile& AppendedFile::operator=(AppendedFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    std::swap(length_, other.length_);
    return *this;
}

AppendedFile::~AppendedFile() { close(); }

std::optional<std::string> AppendedFile::open(const std::filesystem::path& path, std::size_t keep) {
    close();
    descriptor_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
    if (descriptor_ < 0) return failure("cannot open", path);
    if (::ftruncate(descriptor_, static_cast<off_t>(keep)) != 0 || ::lseek(descriptor_, 0, SEEK_END) < 0) {
        auto reason = failure("cannot write", path);
        close();
        return reason;
    }
    length_ = keep;
    sync_folder(path.parent_path());
    return std::nullopt;
}

std::optional<std::string> AppendedFile::append(std::string_view text) {
    if (descriptor_ < 0) return "the file is not open";
    if (write_all(descriptor_, text) && ::fdatasync(descriptor_) == 0) {
        length_ += text.size();
        return std::nullopt;
    }
    std::string reason = std::strerror(errno);
    if (::ftruncate(descriptor_, static_cast<off_t>(length_)) == 0) ::lseek(descriptor_, 0, SEEK_END);
    return reason;
}

void AppendedFile::close() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = -1;
}

}  // namespace encounters::play
