#include "support/test_files.hpp"

#include <fstream>
#include <sstream>

#include <unistd.h>

namespace encounters::testing {

Folder::Folder(const std::string& name)
    : path_(std::filesystem::temp_directory_path() / ("encounters \xc3\xa9\xce\xb1 " + std::to_string(::getpid()) + " " + name)) {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

int Folder::files() const { return static_cast<int>(std::distance(std::filesystem::directory_iterator(path_), {})); }

std::string content_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

void put(const std::filesystem::path& file, const std::string& content) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << content;
}

int TestFiles::failing() {
    ++steps;
    return steps >= first_failure && steps < first_failure + failures ? error : 0;
}

play::FileSystem::Opened TestFiles::open(const std::filesystem::path& path, play::Opening how, unsigned mode) {
    if (const int failed = failing()) return {-1, failed};
    return play::disk().open(path, how, mode);
}

int TestFiles::write(int handle, std::string_view text) {
    const int failed = failing();
    const int written = play::disk().write(handle, failed == 0 ? text : text.substr(0, text.size() / 2));
    return failed == 0 ? written : failed;
}

int TestFiles::sync(int) { return failing(); }

int TestFiles::cut(int handle, std::size_t bytes) {
    const int failed = failing();
    return failed == 0 ? play::disk().cut(handle, bytes) : failed;
}

int TestFiles::still_names(const std::filesystem::path& path, int handle) {
    const int failed = failing();
    return failed == 0 ? play::disk().still_names(path, handle) : failed;
}

int TestFiles::rename(const std::filesystem::path& from, const std::filesystem::path& to) {
    const int failed = failing();
    return failed == 0 ? play::disk().rename(from, to) : failed;
}

int TestFiles::remove(const std::filesystem::path& path) {
    const int failed = failing();
    return failed == 0 ? play::disk().remove(path) : failed;
}

int TestFiles::make_folders(const std::filesystem::path& path) {
    const int failed = failing();
    return failed == 0 ? play::disk().make_folders(path) : failed;
}

int TestFiles::sync_folder(const std::filesystem::path&) { return failing(); }

}  // namespace encounters::testing
