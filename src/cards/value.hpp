// A JSON text as a tree in which every value still knows where it stands.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace encounters::cards {

// Counted from 1, the column in characters; 0 = nowhere in particular.
struct Place {
    int line = 0;
    int column = 0;
    bool operator==(const Place&) const = default;
};

enum class ValueKind : std::uint8_t { null, boolean, whole, fraction, text, list, object };

struct Member;

struct Value {
    ValueKind kind = ValueKind::null;
    Place place;
    std::string pointer;  // JSON pointer
    bool boolean = false;
    std::int64_t whole = 0;
    std::string text;  // a text's content; a number as it is written
    std::vector<Value> items;
    std::vector<Member> members;  // in written order; one whose key came before is marked and ignored by find

    const Value* find(std::string_view key) const;
};

struct Member {
    std::string key;
    Place place;  // of the key
    bool repeated = false;
    Value value;
};

// The value as a message shows it: 3.7, "Lance", true, null, a list, an object. Long texts are cut.
std::string shown(const Value& value);

// A text in double quotes, cut after 40 characters, with control characters written as \u escapes.
std::string in_quotes(std::string_view text);

// `pointer` one step further down.
std::string pointer_to(const std::string& pointer, std::string_view key);

}  // namespace encounters::cards
