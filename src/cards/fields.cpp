#include "cards/fields.hpp"

#include <encounters/cards/near_miss.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::cards {

Fields::Fields(const Value& object, std::string_view what, FaultList& faults)
    : object_(object), what_(what), faults_(faults), faults_before_(faults.size()) {
    if (!is_object()) report_wrong({object, what}, "an object", faults);
}

const Value* Fields::optional(std::string_view key) {
    known_.emplace_back(key);
    return object_.find(key);
}

const Value* Fields::required(std::string_view key, std::string_view allowed) {
    const auto* value = optional(key);
    if (!value && is_object()) missing_.push_back({std::string(key), std::string(allowed)});
    return value;
}

int Fields::whole(std::string_view key, Range range) {
    const auto* value = required(key, wording(range));
    return value ? whole_number({*value, key}, range, faults_).value_or(range.low) : range.low;
}

int Fields::whole_or(std::string_view key, Range range, int fallback) {
    const auto* value = optional(key);
    return value ? whole_number({*value, key}, range, faults_).value_or(fallback) : fallback;
}

bool Fields::flag(std::string_view key) {
    const auto* value = optional(key);
    if (!value) return false;
    if (value->kind == ValueKind::boolean && value->boolean) return true;
    report_wrong({*value, key}, "true or left out", faults_);
    return false;
}

std::string Fields::line(std::string_view key, int most) {
    const auto* value = required(key, fmt::format("a text of 1 to {} characters", most));
    return value ? line_of({*value, key}, most, faults_).value_or("") : "";
}

std::string Fields::line_or(std::string_view key, int most) {
    const auto* value = optional(key);
    return value ? line_of({*value, key}, most, faults_).value_or("") : "";
}

std::string Fields::prose_or(std::string_view key, int most) {
    const auto* value = optional(key);
    return value ? prose_of({*value, key}, most, faults_).value_or("") : "";
}

std::size_t Fields::word(std::string_view key, const Words& words) {
    const auto* value = required(key, (words.size() == 1 ? "" : "one of ") + listed(words));
    return value ? word_of({*value, key}, words, faults_).value_or(0) : 0;
}

void Fields::close() {
    if (!is_object()) return;
    report_unknown();
    report_missing();
    if (needed_.empty() || !is_clean()) return;
    const auto is_there = [this](const std::string& key) { return has(key); };
    if (std::none_of(needed_.begin(), needed_.end(), is_there))
        faults_.error(object_, fmt::format("{} needs at least one of {}", what_, listed(needed_)));
}

// A key that was misspelt is not reported as missing as well.
std::string Fields::take_suggestion(const std::string& key) {
    Words missing;
    for (const auto& one : missing_) missing.push_back(one.key);
    const auto renamed = near_miss(key, missing);
    if (renamed.empty()) {
        Words absent;
        std::copy_if(known_.begin(), known_.end(), std::back_inserter(absent),
                     [this](const std::string& known) { return !has(known); });
        return near_miss(key, absent);
    }
    std::erase_if(missing_, [&](const Missing& one) { return one.key == renamed; });
    return renamed;
}

void Fields::report_unknown() {
    for (const auto& member : object_.members) {
        if (member.repeated || std::find(known_.begin(), known_.end(), member.key) != known_.end()) continue;
        faults_.error_at(member.place, member.value.pointer,
                         fmt::format("unknown key {}; allowed: {}", in_quotes(member.key), listed(known_)),
                         take_suggestion(member.key));
    }
}

void Fields::report_missing() {
    for (const auto& one : missing_)
        faults_.error(object_, fmt::format("missing key {}: {}", in_quotes(one.key), one.allowed));
}

}  // namespace encounters::cards
