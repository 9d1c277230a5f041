// The fields of a journal's lines: how a record becomes JSON and comes back, strictly.
#pragma once

#include <encounters/play/journal.hpp>

#include <nlohmann/json_fwd.hpp>

#include <set>

namespace encounters::play {

// Says what the state hashes of a journal mean. A program whose State is hashed in another way says something else here
// and leaves foreign hashes unread.
inline constexpr const char* kStateHashes = "state-1";

// Reads the members of one JSON object. What is missing or of the wrong sort is remembered as the problem, the first one
// only; the answers are then of no use.
class FieldReader {
public:
    explicit FieldReader(const nlohmann::json& object);
    bool has(const char* key) const;
    std::uint64_t number(const char* key, std::uint64_t most);
    std::string text(const char* key);
    bool flag(const char* key);
    // The position of a text member in a list of words.
    std::size_t word(const char* key, const std::vector<std::string>& words);
    std::vector<std::uint64_t> numbers(const char* key, std::uint64_t most);
    // 16 lower-case hex digits.
    std::uint64_t hash(const char* key);
    const nlohmann::json* list(const char* key);
    const nlohmann::json& object(const char* key);  // null when it is none

    void refuse(const std::string& reason);
    // Refuses members that nobody has asked for.
    void finish();
    bool failed() const { return !problem_.empty(); }
    const std::string& problem() const { return problem_; }

private:
    const nlohmann::json* member(const char* key);

    const nlohmann::json& object_;
    std::set<std::string> used_;
    std::string problem_;
};

std::string hex_hash(std::uint64_t hash);

// "kind" and its fields (docs/journal.md).
void write_record(nlohmann::ordered_json& line, const Record& record);
Record read_record(FieldReader& fields, const std::string& kind);

nlohmann::ordered_json header_json(const JournalHeader& header);
JournalHeader read_header(FieldReader& fields);

}  // namespace encounters::play
