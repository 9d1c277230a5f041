// merge: the parts of a run read, checked against each other, and told as one.
#include <encounters/lab/studies.hpp>
#include <encounters/simulation/part_file.hpp>
#include <encounters/simulation/report.hpp>

#include "lab/output_file.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <ostream>

namespace encounters::lab {

namespace {

std::optional<std::string> text_of(const std::string& file) {
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) return std::nullopt;
    std::ifstream stream(file, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    if (!stream.is_open() || stream.bad()) return std::nullopt;
    return text;
}

// Empty, and why on `err`, when the parts don't make a run.
std::optional<simulation::Joined> joined(const std::vector<std::string>& files, const Streams& streams) {
    simulation::Joined parts;
    std::string why_not;
    for (const std::string& file : files) {
        const auto text = text_of(file);
        if (!text) {
            why_not = fmt::format("{} can't be read.", file);
        } else if (simulation::ReadPart read = simulation::read_part(*text); read.played) {
            why_not = parts.add(file, std::move(*read.played));
        } else {
            why_not = fmt::format("{} is no part of a run: {}.", file, read.why_not);
        }
        if (!why_not.empty()) break;
    }
    if (why_not.empty()) why_not = parts.why_not_whole();
    if (why_not.empty()) return parts;
    streams.err << why_not << '\n';
    return std::nullopt;
}

}  // namespace

int merge(const MergeOptions& options, const Streams& streams) {
    for (const std::string& file : {options.json, options.csv})
        if (const std::string why_not = why_not_writable(file); !why_not.empty()) {
            streams.err << why_not << '\n';
            return kBadInput;
        }
    const auto parts = joined(options.files, streams);
    if (!parts) return kBadInput;
    const auto& terms = parts->terms();
    const auto& tally = parts->tally();
    if (is_out_free(options.json, options.csv)) streams.out << simulation::report_text(terms, tally);
    bool is_written = options.json.empty() || write_output(options.json, simulation::report_json(terms, tally), streams);
    is_written = (options.csv.empty() || write_output(options.csv, simulation::report_csv(terms, tally), streams)) && is_written;
    return is_written ? kDone : kFailed;
}

}  // namespace encounters::lab
