// Card files that can't be played: every fault, as the lab prints it, and another try.
#pragma once

#include <string>
#include <vector>

#include "table/presenter/scene.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

struct FaultsView {
    std::vector<std::string> faults{};  // a line each
    std::string cards_from{};           // the folder
    int first = 0;                      // row at the top
};

struct FaultsScene {
    Scene scene;
    int last_first = 0;  // the last row that `first` may be
};
FaultsScene faults_scene(const FaultsView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
