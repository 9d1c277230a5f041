// Checks of single values: each reports what was found and what is allowed, or hands over what was meant.
#pragma once

#include "cards/fault_list.hpp"
#include "cards/value.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace encounters::cards {

using Words = std::vector<std::string>;

struct Range {
    int low = 0;
    int high = 0;
};

// A value and what messages call it, such as its key.
struct Named {
    const Value& value;
    std::string_view name;
};

// "a whole number from 1 to 20".
std::string wording(Range range);
// "a, b, c".
std::string listed(const Words& words);

std::optional<int> whole_number(Named found, Range range, FaultList& faults);
std::optional<bool> truth(Named found, FaultList& faults);
// A text of 1 to `most` characters in one line, no blank at either end, no control characters.
std::optional<std::string> line_of(Named found, int most, FaultList& faults);
// The same, but line ends are allowed.
std::optional<std::string> prose_of(Named found, int most, FaultList& faults);
// The position of a text among `words`.
std::optional<std::size_t> word_of(Named found, const Words& words, FaultList& faults);
// The items of a list whose length lies in `count`; nullptr when it doesn't.
const std::vector<Value>* items_of(Named found, Range count, FaultList& faults);
// The positions of different words.
std::vector<std::size_t> words_of(Named found, const Words& words, FaultList& faults);

// Reports that `found` must be `allowed`.
void report_wrong(Named found, std::string_view allowed, FaultList& faults);

}  // namespace encounters::cards
