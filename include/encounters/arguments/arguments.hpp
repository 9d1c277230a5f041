// Arguments of both programs: numbers that are read whole or not at all, and mistakes told in sentences.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace encounters::arguments {

// Digits and nothing else, at most 2^64 - 1.
std::optional<std::uint64_t> whole_number(std::string_view text);

// The numbers that an option takes, both ends included.
struct Range {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

// Refuses everything else: `--seats takes a whole number from 1 to 8, not "two".`
CLI::Validator whole_number_in(Range range);
CLI::Validator number_in(double least, double most);

// An option whose value, a number or an optional one, is set when it is said; `range` must fit the value's type.
template <class Value>
CLI::Option* add_number(CLI::App& app, const std::string& name, Value& value, Range range = {}) {
    const auto take = [&value](const std::string& text) {
        if (const auto number = whole_number(text)) value = static_cast<Value>(*number);
    };
    return app.add_option_function<std::string>(name, take)->check(whole_number_in(range))->type_name("NUMBER");
}

// What is wrong with the arguments, one sentence with its full stop.
std::string sentence(const CLI::ParseError& error);

}  // namespace encounters::arguments
