// Looks at C++ text just closely enough to leave out comments and literals and to find functions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace encounters::structure {

/// The text with every comment blanked; lines and columns stay where they are.
std::string without_comments(std::string_view text);

/// The text with every comment and the inside of every string and character literal blanked; lines and columns stay.
std::string code_only(std::string_view text);

struct FunctionBody {
    int first_line = 0;  ///< of the opening brace, counted from 1
    int last_line = 0;   ///< of the closing brace

    [[nodiscard]] int lines() const { return last_line - first_line + 1; }
};

/// Bodies of functions, outermost ones only: a lambda counts towards the function it stands in.
std::vector<FunctionBody> function_bodies(std::string_view text);

/// Whether the word stands alone in the text: not as a part of a longer name.
bool has_word(std::string_view text, std::string_view word);

}  // namespace encounters::structure
