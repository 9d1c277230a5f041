// Samples of bad packs: each is an edit of one file of tests/data/small_pack with the lines that it must be answered
// with.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace encounters::cards::samples {

using Texts = std::map<std::string, std::string>;

// "- old" is replaced by "+ new" in `file`, where it occurs once; without old lines the file is replaced as a whole.
struct Edit {
    std::string file;
    std::string old_text;
    std::string new_text;
};

struct BadSample {
    std::string title;
    std::vector<Edit> edits;
    std::vector<std::string> expected;
};

// All samples of the files in a folder of tests/cards, by file name. Their format:
//   == title
//   file.json
//   - a line to be replaced, \xNN being a byte
//   + its replacement
//   = a line that reports it
std::vector<BadSample> bad_samples(const std::string& folder);

// The six files of the small pack.
Texts small_pack();

// The texts with the edits made. Throws when an edit doesn't fit.
Texts edited(const BadSample& sample, Texts texts = small_pack());

std::string file_text(const std::string& path);

}  // namespace encounters::cards::samples
