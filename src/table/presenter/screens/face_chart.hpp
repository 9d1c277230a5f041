// How often each face fell: six bars, a dashed line where fair dice would be, and how seldom that is.
#pragma once

#include <string>

#include <encounters/play/dice_statistics.hpp>

#include "table/presenter/scene_builder.hpp"

namespace encounters::table {

struct FaceChart {
    std::string title;
    Surface bars = Surface::block_lit;
    DieColour die = DieColour::white;  // the faces under the bars
    const play::FaceCounts* counts = nullptr;
};

// `at` is at least 90 wide and 80 high; what has no room is left out, the bars last.
void face_chart(SceneBuilder& scene, const Rectangle& at, const FaceChart& chart);

}  // namespace encounters::table
