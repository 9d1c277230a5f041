// The "did you mean" of a misspelt word.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace encounters::cards {

// Damerau-Levenshtein distance (adjacent letters may change places), A and a being the same letter.
int spelling_distance(std::string_view one, std::string_view other);

// The nearest of `words` when it is near enough: within a third of the letters, 2 at least for words of 5 letters and
// more, else 1. An empty text when there is none. Of equally near ones the first.
std::string near_miss(std::string_view word, const std::vector<std::string>& words);

}  // namespace encounters::cards
