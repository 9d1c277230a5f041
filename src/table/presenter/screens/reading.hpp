// Texts to read: the pages of docs/ that people need at the table, taken apart into paragraphs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/presenter/scene.hpp"
#include "table/presenter/screens/screen_parts.hpp"
#include "table/presenter/table/view.hpp"

namespace encounters::table {

struct Reading {
    std::string title;
    std::vector<ListLine> lines;
};

// From the little of Markdown that our pages use: headings, lists, tables (a line for each row), **bold**, `words`.
Reading reading_of(std::string title, std::string_view markdown);

// The numbered rules and headings of docs/rules.md.
std::vector<RuleText> rules_in(std::string_view markdown);

struct ReadingView {
    const std::vector<Reading>* readings = nullptr;
    int shown = 0;
    int first = 0;  // row at the top
    bool is_from_table = false;
};

struct ReadingScene {
    Scene scene;
    int last_first = 0;  // the last row that `first` may be
};
ReadingScene reading_scene(const ReadingView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
