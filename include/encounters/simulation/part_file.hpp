// Parts of a run as files: written by whoever played one, joined by whoever wants the report.
#pragma once

#include <encounters/simulation/run.hpp>

#include <filesystem>
#include <string_view>

namespace encounters::simulation {

struct PlayedPart {
    Terms terms;
    Part part;
    Tally tally;
};

// JSON with every count as a whole number and a checksum.
std::string part_json(const PlayedPart& played);

// A part, or why a text is none, as a clause ("it is no JSON").
struct ReadPart {
    std::optional<PlayedPart> played;
    std::string why_not;
};
ReadPart read_part(std::string_view text);

// Joins parts file by file. Each refusal is a sentence that names files, and leaves what was joined before as it was.
class Joined {
public:
    // Empty when the part was added.
    std::string add(const std::string& file, PlayedPart played);
    // Empty when every part of the run is there.
    std::string why_not_whole() const;

    const Terms& terms() const { return whole_->terms; }
    const Tally& tally() const { return whole_->tally; }

private:
    std::optional<PlayedPart> whole_;
    std::vector<std::pair<std::uint64_t, std::string>> files_;  // number of the part, file
};

}  // namespace encounters::simulation
