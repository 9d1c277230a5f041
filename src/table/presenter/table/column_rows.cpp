#include "table/presenter/table/column_rows.hpp"

#include <algorithm>

#include "table/presenter/table/card_faces.hpp"

namespace encounters::table {

namespace {

constexpr float kRowGap = 4;

// Whole Encounters are `height` high, head lines always the same.
struct RowHeights {
    int encounters = 0;
    int whole = 0;
    float height = kWholeEncounter;

    bool is_whole(int encounter) const { return encounter >= encounters - whole; }
    float of(int encounter) const { return is_whole(encounter) ? height : kHeadLine; }
    float all() const {
        return static_cast<float>(encounters - whole) * (kHeadLine + kRowGap) +
               static_cast<float>(whole) * (height + kRowGap) - kRowGap;
    }
};

RowHeights heights_for(const ColumnNeed& need) {
    RowHeights heights{need.encounters, std::min(need.most_whole, need.encounters), kWholeEncounter};
    const int fewest = std::min(1, heights.whole);
    while (heights.whole > fewest && heights.all() > need.height) --heights.whole;
    if (heights.whole == 0) return heights;
    const float spare = (need.height - heights.all()) / static_cast<float>(heights.whole);
    heights.height = std::clamp(kWholeEncounter + spare, kWholeEncounter, std::max(kWholeEncounter, need.most_height));
    return heights;
}

void place_rows(ColumnRows& rows, int first, int last, const RowHeights& heights) {
    float top = first > 0 || rows.hidden_below > 0 ? kMoreLine : 0;
    for (int encounter = first; encounter <= last; ++encounter) {
        rows.rows.push_back({encounter, top, heights.of(encounter)});
        top += heights.of(encounter) + kRowGap;
    }
}

}  // namespace

ColumnRows column_rows(const ColumnNeed& need) {
    ColumnRows rows;
    if (need.encounters == 0) return rows;
    const RowHeights heights = heights_for(need);
    if (heights.all() <= need.height) {
        place_rows(rows, 0, need.encounters - 1, heights);
        return rows;
    }
    const int last = std::max(0, need.encounters - 1 - std::max(0, need.back));
    float left = need.height - kMoreLine - heights.of(last);
    int first = last;
    while (first > 0 && heights.of(first - 1) + kRowGap <= left) {
        --first;
        left -= heights.of(first) + kRowGap;
    }
    rows.hidden_above = first;
    rows.hidden_below = need.encounters - 1 - last;
    place_rows(rows, first, last, heights);
    return rows;
}

}  // namespace encounters::table
