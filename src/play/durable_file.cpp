// Whole files replaced at once, and files appended to: the steps asked of the disk, in the order that survives a crash.
#include <encounters/play/durable_file.hpp>

#include <fmt/format.h>

#include <utility>

namespace encounters::play {

namespace {

std::string failure(const char* what, const std::filesystem::path& path, int error) {
    return fmt::format("{} {}: {}", what, path.string(), error_text(error));
}

int write_and_close(FileSystem& files, int handle, std::string_view text) {
    int error = files.write(handle, text);
    if (error == 0) error = files.sync(handle);
    const int closing = files.close(handle);
    return error == 0 ? closing : error;
}

}  // namespace

std::optional<std::string> write_whole_file(const std::filesystem::path& path, std::string_view text, unsigned mode,
                                            FileSystem& files) {
    std::filesystem::path beside = path;
    beside += ".new";
    const auto opened = files.open(beside, Opening::empty, mode);
    if (opened.error != 0) return failure("cannot write", beside, opened.error);
    int error = write_and_close(files, opened.handle, text);
    if (error == 0) error = files.rename(beside, path);
    // A renamed file is on the disk only when its folder is.
    if (error == 0) error = files.sync_folder(path.parent_path());
    if (error == 0) return std::nullopt;
    files.remove(beside);
    return failure("cannot write", path, error);
}

AppendedFile::AppendedFile(AppendedFile&& other) noexcept
    : files_(other.files_), handle_(std::exchange(other.handle_, -1)), length_(other.length_) {}

AppendedFile& AppendedFile::operator=(AppendedFile&& other) noexcept {
    std::swap(files_, other.files_);
    std::swap(handle_, other.handle_);
    std::swap(length_, other.length_);
    return *this;
}

AppendedFile::~AppendedFile() { close(); }

std::optional<std::string> AppendedFile::open(const std::filesystem::path& path, std::size_t keep) {
    close();
    const auto opened = files_->open(path, Opening::keep, 0644);
    if (opened.error != 0) return failure("cannot open", path, opened.error);
    handle_ = opened.handle;
    length_ = keep;
    std::optional<std::string> problem;
    elsewhere_ = files_->lock(handle_) != 0;
    if (elsewhere_) problem = fmt::format("{} is open in another window", path.string());
    const int error = elsewhere_ ? 0 : files_->cut(handle_, keep);
    if (error != 0) problem = failure("cannot write", path, error);
    if (problem) close();
    return problem;
}

std::optional<std::string> AppendedFile::append(std::string_view text) {
    if (handle_ < 0) return "the file is not open";
    int error = files_->write(handle_, text);
    if (error == 0) error = files_->sync(handle_);
    if (error != 0) files_->cut(handle_, length_);
    if (error != 0) return error_text(error);
    length_ += text.size();
    return std::nullopt;
}

void AppendedFile::close() {
    if (handle_ >= 0) files_->close(handle_);
    handle_ = -1;
}

}  // namespace encounters::play
