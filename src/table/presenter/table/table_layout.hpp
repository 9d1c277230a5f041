// The picture of the table: everything on it, whose decision it is, and all that may be done.
#pragma once

#include "table/presenter/scene.hpp"
#include "table/presenter/table/view.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

// `size` in logical pixels, from 960x540. The view's catalogue and seats must be there.
Scene layout(const View& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
