// The windows that people have: every screen is looked at in each of them.
#pragma once

#include "table/presenter/geometry.hpp"

namespace encounters::table::test {

struct Look {
    Size window;
    float scale;
};
inline constexpr Look kLooks[] = {{{1280, 720}, 1},  {{1280, 720}, 1.5F},  {{1920, 1080}, 1}, {{1920, 1080}, 1.5F},
                                  {{2560, 1080}, 1}, {{2560, 1080}, 1.5F}, {{1024, 640}, 1}};

}  // namespace encounters::table::test
