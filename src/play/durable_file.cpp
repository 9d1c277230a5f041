// Whole files replaced at once, and files appended to: the steps asked of the disk, in the order that survives a crash.
#include <encounters/play/durable_file.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <sstream>
#include <utility>

namespace encounters::play {

namespace {

constexpr unsigned kMode = 0644;

std::string failure(const char* what, const std::filesystem::path& path, int error) {
    return fmt::format("{} {}: {}", what, path.string(), error_text(error));
}

int write_and_close(FileSystem& files, int handle, std::string_view text) {
    int error = files.write(handle, text);
    if (error == 0) error = files.sync(handle);
    const int closing = files.close(handle);
    return error == 0 ? closing : error;
}

std::filesystem::path beside_of(std::filesystem::path path) { return path += ".new"; }

// Whether all whole lines of the file are the first ones of `text`.
bool begins_as(const std::filesystem::path& path, std::string_view text) {
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream content;
    content << stream.rdbuf();
    const std::string all = content.str();
    const std::size_t end = all.rfind('\n');
    return all.empty() || (end != std::string::npos && text.starts_with(std::string_view(all).substr(0, end + 1)));
}

}  // namespace

std::optional<std::string> write_whole_file(const std::filesystem::path& path, std::string_view text, unsigned mode,
                                            FileSystem& files) {
    const auto beside = beside_of(path);
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

AppendedFile::AppendedFile(AppendedFile&& other) noexcept : AppendedFile(*other.files_) { *this = std::move(other); }

AppendedFile& AppendedFile::operator=(AppendedFile&& other) noexcept {
    std::swap(files_, other.files_);
    std::swap(handle_, other.handle_);
    std::swap(error_, other.error_);
    std::swap(length_, other.length_);
    std::swap(takes_more_, other.takes_more_);
    std::swap(refusal_, other.refusal_);
    path_.swap(other.path_);
    return *this;
}

AppendedFile::~AppendedFile() { close(); }

// Between opening and locking another file may have come into its place; what is locked then is nobody's.
AppendedFile::Problem AppendedFile::take_hold(const std::filesystem::path& path, Opening how) {
    close();
    const auto opened = files_->open(path, how, kMode);
    error_ = opened.error;
    if (error_ != 0) return failure("cannot open", path, error_);
    handle_ = opened.handle;
    path_ = path;
    if (files_->lock(handle_) != 0) refusal_ = Refusal::elsewhere;
    if (refusal_ == Refusal::none) error_ = files_->still_names(path, handle_);
    if (refusal_ == Refusal::none && error_ == 0) return std::nullopt;
    files_->close(std::exchange(handle_, -1));
    if (refusal_ == Refusal::elsewhere) return fmt::format("{} is open in another window", path.string());
    return failure("cannot open", path, error_);
}

AppendedFile::Problem AppendedFile::hold(const std::filesystem::path& path) { return take_hold(path, Opening::existing); }

AppendedFile::Problem AppendedFile::keep(std::size_t bytes) {
    if (handle_ < 0) return "the file is not open";
    const int error = files_->cut(handle_, bytes);
    takes_more_ = error == 0;
    if (error != 0) return failure("cannot write", path_, error);
    length_ = bytes;
    return std::nullopt;
}

AppendedFile::Problem AppendedFile::claim(const std::filesystem::path& path, std::string_view text) {
    refusal_ = Refusal::none;
    if (path == path_ && is_in_place()) return std::nullopt;
    AppendedFile there(*files_);
    auto problem = there.hold(path);
    if (problem && there.error_ == ENOENT) return std::nullopt;
    refusal_ = there.refusal_;
    if (!problem && !begins_as(path, text)) {
        refusal_ = Refusal::taken;
        problem = fmt::format("{} is another file", path.string());
    }
    if (!problem) *this = std::move(there);
    return problem;
}

int AppendedFile::write_from_start(std::string_view text) {
    int error = files_->cut(handle_, 0);
    if (error == 0) error = files_->write(handle_, text);
    return error == 0 ? files_->sync(handle_) : error;
}

// The new file is held before it takes the place of the old one, which is held until then: nobody can come between.
AppendedFile::Problem AppendedFile::replace(const std::filesystem::path& path, std::string_view text) {
    if (auto problem = claim(path, text)) return problem;
    takes_more_ = false;
    AppendedFile next(*files_);
    const auto beside = beside_of(path);
    if (auto problem = next.take_hold(beside, Opening::keep)) {
        refusal_ = next.refusal_;
        return problem;
    }
    int error = next.write_from_start(text);
    if (error == 0) error = files_->rename(beside, path);
    if (error != 0) {
        files_->remove(beside);
        return failure("cannot write", path, error);
    }
    *this = std::move(next);
    path_ = path;
    length_ = text.size();
    // A renamed file is on the disk only when its folder is.
    error = files_->sync_folder(path.parent_path());
    takes_more_ = error == 0;
    return takes_more_ ? Problem{} : failure("cannot write", path, error);
}

AppendedFile::Problem AppendedFile::append(std::string_view text) {
    if (!is_open()) return "the file is not open";
    int error = files_->write(handle_, text);
    if (error == 0) error = files_->sync(handle_);
    // A file that was moved or deleted, with its folder perhaps, can be written and is lost all the same.
    if (error == 0) error = files_->still_names(path_, handle_);
    takes_more_ = error == 0;
    if (error != 0) files_->cut(handle_, length_);
    if (error == ESTALE) return "another file is in its place";
    if (error != 0) return error_text(error);
    length_ += text.size();
    return std::nullopt;
}

void AppendedFile::close() {
    if (handle_ >= 0) files_->close(handle_);
    handle_ = -1;
    takes_more_ = false;
    refusal_ = Refusal::none;
    path_.clear();
}

}  // namespace encounters::play
