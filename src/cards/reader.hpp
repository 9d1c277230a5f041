// Reads a JSON text into a tree with places, reporting what isn't JSON in plain words.
#pragma once

#include "cards/fault_list.hpp"
#include "cards/value.hpp"

#include <optional>
#include <string_view>

namespace encounters::cards {

// Bounds no file of ours comes near; beyond them a text is refused.
inline constexpr std::size_t kMostBytes = 4u << 20;
inline constexpr std::size_t kMostDepth = 32;
inline constexpr std::size_t kMostValues = 200'000;

// Nothing, and one fault, when the text can't be read to its end. A repeated key is a fault, and its first value
// stands. A byte order mark is passed over.
std::optional<Value> read_json(std::string_view text, FaultList& faults);

}  // namespace encounters::cards
