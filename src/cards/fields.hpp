// The keys of one JSON object: asking for a key makes it known; closing reports the unknown and the missing ones.
#pragma once

#include "cards/checks.hpp"

namespace encounters::cards {

class Fields {
public:
    // `what` names the object in messages. A value that is no object is reported, and then nothing more about it is.
    Fields(const Value& object, std::string_view what, FaultList& faults);

    // Faults make these answer with the fallback: the least of a range, an empty text, the first word.
    int whole(std::string_view key, Range range);
    int whole_or(std::string_view key, Range range, int fallback);
    bool flag(std::string_view key);  // true or left out
    std::string line(std::string_view key, int most);
    std::string line_or(std::string_view key, int most);
    std::string prose_or(std::string_view key, int most);
    std::size_t word(std::string_view key, const Words& words);

    // The value of a key, or nullptr; a missing one is reported only where it is required, as `allowed`.
    const Value* optional(std::string_view key);
    const Value* required(std::string_view key, std::string_view allowed);
    bool has(std::string_view key) const { return object_.find(key) != nullptr; }

    // Reports at closing, if nothing else was wrong, that one of these keys is needed.
    void needs_one_of(Words keys) { needed_ = std::move(keys); }
    // To be called once, after all keys were asked for.
    void close();

    // Whether nothing was reported since this object was begun.
    bool is_clean() const { return faults_.size() == faults_before_; }
    bool is_object() const { return object_.kind == ValueKind::object; }
    const Value& object() const { return object_; }
    FaultList& faults() { return faults_; }

private:
    struct Missing {
        std::string key;
        std::string allowed;
    };
    void report_unknown();
    void report_missing();
    std::string take_suggestion(const std::string& key);

    const Value& object_;
    std::string what_;
    FaultList& faults_;
    int faults_before_;
    Words known_;
    std::vector<Missing> missing_;
    Words needed_;
};

}  // namespace encounters::cards
