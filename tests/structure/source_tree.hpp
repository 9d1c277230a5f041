// Reads the checkout's own sources, so that tests can say what they may contain.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace encounters::structure {

struct SourceFile {
    std::string path;  ///< relative to the checkout, with forward slashes
    std::string text;

    [[nodiscard]] bool is_header() const { return path.ends_with(".hpp"); }
    [[nodiscard]] bool is_under(std::string_view folder) const { return path.starts_with(folder); }
};

struct Include {
    int line = 0;      ///< counted from 1
    std::string path;  ///< what stands between the brackets or quotes
    bool is_quoted = false;
};

/// All files below the folders (relative to the checkout) whose names end in one of the endings, sorted by path. A
/// folder that doesn't exist has no files.
std::vector<SourceFile> files_under(const std::vector<std::string>& folders, const std::vector<std::string>& endings);

/// Our own C++: src, include and tests.
const std::vector<SourceFile>& own_sources();

/// The includes of a source text; commented ones are left out.
std::vector<Include> includes_of(std::string_view text);

/// How many lines a text has; a last line without an end counts.
int line_count(std::string_view text);

}  // namespace encounters::structure
