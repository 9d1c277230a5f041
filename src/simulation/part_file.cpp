// Parts of a run written with a checksum, read with distrust, and joined.
#include <encounters/simulation/part_file.hpp>

#include "simulation/terms_json.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <stdexcept>

namespace encounters::simulation {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr const char* kMark = "encounters_simulation_part";
constexpr int kFormat = 1;

ordered_json unsigned_part(const PlayedPart& played) {
    ordered_json counts = ordered_json::object();
    for (const TallyField& field : kTallyFields) counts[std::string(field.name)] = played.tally.*field.list;
    return {{kMark, kFormat},
            {"part", played.part.number},
            {"of", played.part.of},
            {"terms", terms_json(played.terms)},
            {"counts", std::move(counts)}};
}

std::string checksum_of(const ordered_json& part) { return fmt::format("{:016x}", cards::content_hash(part.dump())); }

Tally tally_from(const Terms& terms, const json& counts) {
    Tally tally(terms);
    for (const TallyField& field : kTallyFields) {
        const json& list = counts.at(std::string(field.name));
        Counts& mine = tally.*field.list;
        if (!list.is_array() || list.size() != mine.size())
            throw std::runtime_error(fmt::format("\"{}\" has not as many counts as it needs", field.name));
        for (std::size_t i = 0; i < mine.size(); ++i) {
            if (!list[i].is_number_integer()) throw std::runtime_error(fmt::format("\"{}\" has something that is no count", field.name));
            mine[i] = list[i].get<Count>();
        }
    }
    return tally;
}

PlayedPart part_from(const json& object) {
    if (!object.is_object() || !object.contains(kMark)) throw std::runtime_error("it is no part of a simulation");
    if (object.at(kMark) != kFormat)
        throw std::runtime_error(fmt::format("its format is {}, not {}: another version of the program wrote it",
                                             object.at(kMark).dump(), kFormat));
    Terms terms = terms_from(object.at("terms"));
    const Part part{object.at("part").get<std::uint64_t>(), object.at("of").get<std::uint64_t>()};
    if (part.of < 1 || part.of > kMostParts || part.number < 1 || part.number > part.of)
        throw std::runtime_error("it doesn't say which part it is");
    Tally tally = tally_from(terms, object.at("counts"));
    PlayedPart played{std::move(terms), part, std::move(tally)};
    const json& written = object.at("checksum");
    if (!written.is_string() || written.get<std::string>() != checksum_of(unsigned_part(played)))
        throw std::runtime_error("its checksum is wrong: it was changed or damaged");
    return played;
}

}  // namespace

std::string part_json(const PlayedPart& played) {
    ordered_json part = unsigned_part(played);
    part["checksum"] = checksum_of(part);
    return part.dump() + '\n';
}

ReadPart read_part(std::string_view text) {
    try {
        return {part_from(json::parse(text)), ""};
    } catch (const json::parse_error&) {
        return {std::nullopt, text.empty() ? "it is empty" : "it is no JSON, or only the beginning of one"};
    } catch (const json::exception&) {
        return {std::nullopt, "something in it is missing or of the wrong sort"};
    } catch (const std::runtime_error& error) {
        return {std::nullopt, error.what()};
    }
}

std::string Joined::add(const std::string& file, PlayedPart played) {
    const std::uint64_t number = played.part.number;
    if (!whole_) {
        whole_ = std::move(played);
        files_.emplace_back(number, file);
        return "";
    }
    const std::string& first = files_.front().second;
    if (const std::string what = difference(whole_->terms, played.terms); !what.empty())
        return fmt::format("{} and {} are parts of different runs: {}.", first, file, what);
    if (played.part.of != whole_->part.of)
        return fmt::format("{} is one of {} parts, {} one of {}.", first, whole_->part.of, file, played.part.of);
    for (const auto& [taken, other] : files_)
        if (taken == number) return fmt::format("{} and {} are both part {} of {}.", other, file, number, played.part.of);
    whole_->tally.add(played.tally);
    files_.emplace_back(number, file);
    return "";
}

std::string Joined::why_not_whole() const {
    constexpr std::size_t kMostNamed = 10;
    if (!whole_) return "There are no parts to join.";
    if (files_.size() == whole_->part.of) return "";
    std::vector<std::uint64_t> there;
    for (const auto& [number, file] : files_) there.push_back(number);
    std::sort(there.begin(), there.end());
    std::vector<std::string> missing;
    for (std::uint64_t number = 1; number <= whole_->part.of && missing.size() < kMostNamed; ++number)
        if (!std::binary_search(there.begin(), there.end(), number)) missing.push_back(std::to_string(number));
    const auto more = whole_->part.of - files_.size() - missing.size();
    return fmt::format("Of the {} parts these are missing: {}{}.", whole_->part.of, fmt::join(missing, ", "),
                       more > 0 ? fmt::format(" and {} more", more) : "");
}

}  // namespace encounters::simulation
