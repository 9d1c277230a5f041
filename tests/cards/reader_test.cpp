// The JSON reader: values with their places and pointers.
#include "support/catch.hpp"

#include "cards/reader.hpp"

#include <limits>

using namespace encounters::cards;

namespace {

// The value itself; a text that can't be read makes the test fail.
Value value_of(std::string_view text) {
    FaultList faults("text");
    auto value = read_json(text, faults);
    CHECK(to_text(faults.sorted()).empty());
    REQUIRE(value);
    return std::move(*value);
}

bool stands_at(const Value& value, int line, int column) { return value.place == Place{line, column}; }

}  // namespace

TEST_CASE("every value knows its line and its column in characters", "[cards]") {
    const auto root = value_of("\n  {\"é\": [1,\t\"two\" , \n true,null,-3.5e2 ], \"b\":{}}");

    CHECK(stands_at(root, 2, 3));
    const auto& list = root.members[0].value;
    CHECK(root.members[0].place == Place{2, 4});
    CHECK(stands_at(list, 2, 9));
    CHECK(stands_at(list.items[0], 2, 10));
    CHECK(stands_at(list.items[1], 2, 13));
    CHECK(stands_at(list.items[2], 3, 2));
    CHECK(stands_at(list.items[3], 3, 7));
    CHECK(stands_at(list.items[4], 3, 12));
    CHECK(stands_at(root.members[1].value, 3, 26));
}

TEST_CASE("every value knows its pointer, with escapes", "[cards]") {
    const auto root = value_of(R"({"a/b": {"~": [[], [7]]}})");

    const auto& seven = root.members[0].value.members[0].value.items[1].items[0];
    CHECK(root.pointer.empty());
    CHECK(seven.pointer == "/a~1b/~0/1/0");
}

TEST_CASE("values are what is written, numbers exactly so", "[cards]") {
    const auto root =
        value_of(R"([-9223372036854775808, 9223372036854775807, 9223372036854775808, 1.0, "a\"\u00e9\n", false])");

    CHECK(root.items[0].whole == std::numeric_limits<std::int64_t>::min());
    CHECK(root.items[1].whole == std::numeric_limits<std::int64_t>::max());
    CHECK(root.items[2].kind == ValueKind::fraction);
    CHECK(root.items[2].text == "9223372036854775808");
    CHECK(root.items[3].kind == ValueKind::fraction);
    CHECK(root.items[4].text == "a\"é\n");
    CHECK(root.items[5].kind == ValueKind::boolean);
    CHECK_FALSE(root.items[5].boolean);
}

TEST_CASE("the first of two equal keys stands", "[cards]") {
    FaultList faults("text");

    const auto root = read_json("{\"a\": 1,\n\"a\": 2}", faults);

    REQUIRE(root);
    CHECK(root->find("a")->whole == 1);
    CHECK(root->find("b") == nullptr);
    CHECK(to_text(faults.sorted()) == "text:2:1: /a: duplicate key \"a\"; first in line 1\n");
}

TEST_CASE("a scalar is a text of JSON too", "[cards]") {
    CHECK(value_of(" 12 ").whole == 12);
    CHECK(value_of("\"x\"").text == "x");
}

TEST_CASE("long texts are cut in messages, by characters", "[cards]") {
    CHECK(in_quotes("ä\x01") == "\"ä\\u0001\"");
    std::string long_text;
    for (int i = 0; i < 50; ++i) long_text += "é";
    CHECK(in_quotes(long_text).size() == 1 + 80 + 3 + 1);
}
