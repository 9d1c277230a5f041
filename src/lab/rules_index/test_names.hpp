// The tests of a source: their names and tags.
#pragma once

#include "lab/rules_index/checkout.hpp"

namespace encounters::lab {

struct TestName {
    std::string path;
    int line = 0;
    std::string name;
    std::string tags;  // "[R5.3][effect:set]"
    bool operator==(const TestName&) const = default;
};

// Every TEST_CASE with its literal name and tags, in order; literals in several pieces are put together.
std::vector<TestName> tests_in(const TextFile& file);

// Whether the test shows this rule: the id is in its name or among its tags.
bool shows_rule(const TestName& test, const std::string& rule);
// Whether it shows this effect word: tagged [effect:word], or the word stands in its name.
bool shows_effect(const TestName& test, const std::string& word);

}  // namespace encounters::lab
