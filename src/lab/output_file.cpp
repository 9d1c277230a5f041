#include "lab/output_file.hpp"

#include <encounters/play/durable_file.hpp>

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <ostream>

namespace encounters::lab {

namespace {

namespace fs = std::filesystem;

bool is_special(const fs::path& path) {
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    return fs::exists(status) && !fs::is_regular_file(status);
}

}  // namespace

std::string why_not_writable(const std::string& file) {
    if (file.empty() || file == "-") return "";
    std::error_code ignored;
    if (fs::is_directory(file, ignored)) return fmt::format("{} is a folder, no file to write.", file);
    const bool was_there = fs::exists(file, ignored);
    const bool is_open = std::ofstream(file, std::ios::binary | std::ios::app).is_open();
    if (!is_open) return fmt::format("{} can't be written.", file);
    if (!was_there) fs::remove(file, ignored);
    return "";
}

// Pipes and devices are written to; a file is replaced at once, so that nobody reads half of one.
bool write_output(const std::string& file, const std::string& text, const Streams& streams) {
    if (file.empty()) return true;
    if (file == "-") {
        streams.out << text;
        return true;
    }
    std::string why_not;
    if (is_special(file)) {
        std::ofstream stream(file, std::ios::binary);
        stream << text;
        stream.close();
        if (!stream) why_not = "it took not all of it";
    } else {
        why_not = play::write_whole_file(file, text).value_or("");
    }
    if (why_not.empty()) return true;
    streams.err << fmt::format("{} could not be written: {}.\n", file, why_not);
    return false;
}

bool is_out_free(const std::string& json, const std::string& csv) { return json != "-" && csv != "-"; }

}  // namespace encounters::lab
