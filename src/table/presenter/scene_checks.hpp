// What must hold for every scene; tests run these over every layout.
#pragma once

#include <string>
#include <vector>

#include "table/presenter/scene.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

// Sentences about pairs of one layer that cover each other: two contents (text, icons, dice, pips), or two controls.
// Grounds may lie under anything.
std::vector<std::string> overlaps(const Scene& scene);
// Items that stick out of the window.
std::vector<std::string> outside_window(const Scene& scene);
// Texts wider or higher than their rectangle or clipped; an ellipsised text fits.
std::vector<std::string> cut_texts(const Scene& scene, const TextMeasure& measure);
// Pairs of text and ground that the theme doesn't list.
std::vector<std::string> unlisted_grounds(const Scene& scene);
// Controls without a label or intent, greyed ones without a reason, two enabled ones with the same hot key.
std::vector<std::string> unclear_controls(const Scene& scene);

// All of the above.
std::vector<std::string> faults(const Scene& scene, const TextMeasure& measure);

}  // namespace encounters::table
