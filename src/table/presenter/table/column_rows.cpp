#include "table/presenter/table/column_rows.hpp"

#include <algorithm>

#include "table/presenter/table/card_faces.hpp"

namespace encounters::table {

namespace {

constexpr float kRowGap = 4;

float height_of(int encounters, int whole) {
    return static_cast<float>(encounters - whole) * (kHeadLine + kRowGap) + static_cast<float>(whole) * (kWholeEncounter + kRowGap) - kRowGap;
}

int whole_that_fit(const ColumnNeed& need) {
    int whole = std::min(need.most_whole, need.encounters);
    while (whole > std::min(1, need.most_whole) && height_of(need.encounters, whole) > need.height) --whole;
    return whole;
}

void place_rows(ColumnRows& rows, int first, int last, int whole_from, float top) {
    for (int encounter = first; encounter <= last; ++encounter) {
        const float height = encounter >= whole_from ? kWholeEncounter : kHeadLine;
        rows.rows.push_back({encounter, top, height});
        top += height + kRowGap;
    }
}

}  // namespace

ColumnRows column_rows(const ColumnNeed& need) {
    ColumnRows rows;
    if (need.encounters == 0) return rows;
    const int whole = whole_that_fit(need);
    const int whole_from = need.encounters - whole;
    if (height_of(need.encounters, whole) <= need.height) {
        place_rows(rows, 0, need.encounters - 1, whole_from, 0);
        return rows;
    }
    const int last = std::max(0, need.encounters - 1 - std::max(0, need.back));
    float left = need.height - kMoreLine - (last >= whole_from ? kWholeEncounter : kHeadLine);
    int first = last;
    while (first > 0) {
        const float next = (first - 1 >= whole_from ? kWholeEncounter : kHeadLine) + kRowGap;
        if (next > left) break;
        left -= next;
        --first;
    }
    rows.hidden_above = first;
    rows.hidden_below = need.encounters - 1 - last;
    place_rows(rows, first, last, whole_from, kMoreLine);
    return rows;
}

}  // namespace encounters::table
