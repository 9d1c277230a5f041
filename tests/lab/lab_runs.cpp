#include "lab/lab_runs.hpp"

#include <fstream>
#include <iterator>
#include <sstream>

namespace encounters::testing {

namespace fs = std::filesystem;

Ran run_lab(const std::vector<std::string>& arguments, const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int code = lab::run(arguments, {in, out, err});
    return {code, out.str(), err.str()};
}

std::string data_folder() { return ENCOUNTERS_SOURCE_DIR "/data"; }
std::string core_folder() { return ENCOUNTERS_SOURCE_DIR "/data/core"; }

std::string read_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write_file(const fs::path& path, const std::string& text) {
    fs::create_directories(path.parent_path());
    std::ofstream file(path, std::ios::binary);
    file << text;
    REQUIRE(file.flush());
}

std::vector<std::string> lines_of_text(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

int count_in(const std::string& text, const std::string& part) {
    int count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++count;
    return count;
}

TemporaryFolder::TemporaryFolder() {
    // The first number that is free; making the folder takes it.
    const fs::path top = fs::temp_directory_path();
    for (int i = 0;; ++i) {
        path_ = top / ("encounters-lab-test-" + std::to_string(i));
        if (fs::create_directory(path_)) return;
    }
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

void copy_core_set(const fs::path& folder) {
    fs::create_directories(folder);
    for (const auto& entry : fs::directory_iterator(core_folder()))
        fs::copy_file(entry.path(), folder / entry.path().filename());
}

void change_file(const fs::path& file, const std::string& found, const std::string& replaced) {
    std::string text = read_file(file);
    const auto at = text.find(found);
    REQUIRE(at != std::string::npos);
    write_file(file, text.replace(at, found.size(), replaced));
}

}  // namespace encounters::testing
