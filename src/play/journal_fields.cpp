// Members of a journal line, read strictly: nothing missing, nothing of another sort, nothing left over.
#include "play/journal_fields.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace encounters::play {

namespace {

bool is_number_to(const nlohmann::json& value, std::uint64_t most) {
    return value.is_number_unsigned() && value.get<std::uint64_t>() <= most;
}

bool is_hash(std::string_view text) {
    return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

FieldReader::FieldReader(const nlohmann::json& object) : object_(object) {
    if (!object_.is_object()) refuse("the line is no JSON object");
}

void FieldReader::refuse(const std::string& reason) {
    if (problem_.empty()) problem_ = reason;
}

bool FieldReader::has(const char* key) const { return object_.is_object() && object_.contains(key); }

const nlohmann::json* FieldReader::member(const char* key) {
    used_.insert(key);
    if (has(key)) return &object_.at(key);
    refuse(fmt::format("\"{}\" is missing", key));
    return nullptr;
}

std::uint64_t FieldReader::number(const char* key, std::uint64_t most) {
    const auto* value = member(key);
    if (value && is_number_to(*value, most)) return value->get<std::uint64_t>();
    refuse(fmt::format("\"{}\" is not a number from 0 to {}", key, most));
    return 0;
}

std::string FieldReader::text(const char* key) {
    const auto* value = member(key);
    if (value && value->is_string()) return value->get<std::string>();
    refuse(fmt::format("\"{}\" is not a text", key));
    return {};
}

bool FieldReader::flag(const char* key) {
    const auto* value = member(key);
    if (value && value->is_boolean()) return value->get<bool>();
    refuse(fmt::format("\"{}\" is neither true nor false", key));
    return false;
}

std::size_t FieldReader::word(const char* key, const std::vector<std::string>& words) {
    const auto found = std::find(words.begin(), words.end(), text(key));
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    refuse(fmt::format("\"{}\" is none of {}", key, fmt::join(words, ", ")));
    return 0;
}

std::vector<std::uint64_t> FieldReader::numbers(const char* key, std::uint64_t most) {
    std::vector<std::uint64_t> found;
    const auto* values = list(key);
    if (!values) return found;
    for (const auto& value : *values) {
        if (!is_number_to(value, most)) refuse(fmt::format("\"{}\" holds something else than numbers to {}", key, most));
        if (failed()) return {};
        found.push_back(value.get<std::uint64_t>());
    }
    return found;
}

std::uint64_t FieldReader::hash(const char* key) {
    const std::string digits = text(key);
    if (is_hash(digits)) return std::stoull(digits, nullptr, 16);
    refuse(fmt::format("\"{}\" is not a hash of 16 digits", key));
    return 0;
}

const nlohmann::json* FieldReader::list(const char* key) {
    const auto* value = member(key);
    if (value && value->is_array()) return value;
    refuse(fmt::format("\"{}\" is not a list", key));
    return nullptr;
}

const nlohmann::json& FieldReader::object(const char* key) {
    static const nlohmann::json none;
    const auto* value = member(key);
    return value ? *value : none;
}

void FieldReader::finish() {
    if (failed()) return;
    for (const auto& [key, value] : object_.items())
        if (!used_.contains(key)) refuse(fmt::format("\"{}\" is not a member of this line", key));
}

std::string hex_hash(std::uint64_t hash) { return fmt::format("{:016x}", hash); }

}  // namespace encounters::play
