// How the Encounters of one column share its height: whole, as head lines, or scrolled; the newest always stays in
// view.
#pragma once

#include <vector>

namespace encounters::table {

struct ColumnRow {
    int encounter = 0;  // 0-based within the column
    float top = 0;
    float height = 0;
};

struct ColumnRows {
    std::vector<ColumnRow> rows;
    int hidden_above = 0;  // scrolled out; then the first kMoreLine pixels are for saying so
    int hidden_below = 0;
};
inline constexpr float kMoreLine = 18;

struct ColumnNeed {
    int encounters = 0;
    int most_whole = 0;  // counted from the newest; the others are head lines
    float height = 0;
    int back = 0;           // Encounters scrolled back from the newest
    float most_height = 0;  // of a whole one, when there is room for all to be whole
};

ColumnRows column_rows(const ColumnNeed& need);

}  // namespace encounters::table
