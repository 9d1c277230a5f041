// A scene with every kind of item, for checks and for looking at.
#pragma once

#include "table/presenter/scene_builder.hpp"

namespace encounters::table::test {

// Like the table at 1280x720, with made-up names and numbers.
Scene sample_scene(const TextMeasure& measure);

// Every icon with its name, on night and on paper; every die with every face.
Scene picture_sheet(const TextMeasure& measure);

}  // namespace encounters::table::test
