// Where a hint's control is: what has to be chosen or opened so that the person sees it.
#pragma once

#include "table/presenter/table/view.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

// The screen's own state with the hint's dice chosen, its page turned to, its tab opened. view.hint->move is there.
UiState ui_for(const View& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
