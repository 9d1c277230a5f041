// Folders and disks for tests: one of its own with an awkward name, and one whose every step can fail.
#pragma once

#include <encounters/play/file_system.hpp>

#include <filesystem>
#include <string>

namespace encounters::testing {

// A folder with spaces, accents and Greek letters in its name; gone afterwards.
class Folder {
public:
    explicit Folder(const std::string& name);
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path operator/(const std::string& file) const { return path_ / file; }
    int files() const;  // entries of any kind

private:
    std::filesystem::path path_;
};

std::string content_of(const std::filesystem::path& file);
void put(const std::filesystem::path& file, const std::string& content);

// The real disk, with steps counted, syncs left out, and failures where a test wants them.
class TestFiles : public play::FileSystem {
public:
    // Steps number first_failure .. first_failure + failures - 1, counted from 1, fail with `error`. A write that fails has
    // written half of it. Closing never fails.
    int first_failure = 0;
    int failures = 0;
    int error = 0;
    int steps = 0;
    bool knows_locks = true;

    Opened open(const std::filesystem::path& path, play::Opening how, unsigned mode) override;
    int write(int handle, std::string_view text) override;
    int sync(int handle) override;
    int cut(int handle, std::size_t bytes) override;
    int lock(int handle) override { return knows_locks ? play::disk().lock(handle) : 0; }
    int still_names(const std::filesystem::path& path, int handle) override;
    int close(int handle) override { return play::disk().close(handle); }
    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override;
    int remove(const std::filesystem::path& path) override;
    int make_folders(const std::filesystem::path& path) override;
    int sync_folder(const std::filesystem::path& path) override;

private:
    int failing();
};

}  // namespace encounters::testing
