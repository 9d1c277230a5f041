// Runs of the lab as a function, with what it printed; and folders to run it in.
#pragma once

#include "support/catch.hpp"

#include <encounters/lab/commands.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace encounters::testing {

struct Ran {
    int code = 0;
    std::string out;
    std::string err;
};

// encounters-lab with these arguments and this input.
Ran run_lab(const std::vector<std::string>& arguments, const std::string& input = "");

// The checkout's data folder, and the core set in it.
std::string data_folder();
std::string core_folder();

std::string read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, const std::string& text);

std::vector<std::string> lines_of_text(const std::string& text);
int count_in(const std::string& text, const std::string& part);

// A folder of its own that goes when this does.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

// A copy of the core set in which the first `found` of a file is replaced. REQUIREs that it is there.
void copy_core_set(const std::filesystem::path& folder);
void change_file(const std::filesystem::path& file, const std::string& found, const std::string& replaced);

}  // namespace encounters::testing
