// Dice that tumble for a moment after a throw. Their faces are decided; what is shown meanwhile means nothing.
#pragma once

#include <optional>

#include "table/presenter/clock.hpp"
#include "table/presenter/scene.hpp"

namespace encounters::table {

class DiceRoll {
public:
    void begin(Milliseconds now) { began_ = now; }
    void end() { began_.reset(); }
    bool has_begun() const { return began_.has_value(); }
    // False from Durations::roll after the beginning on.
    bool is_running(Milliseconds now) const;
    // The scene with its loose dice in mid-throw.
    Scene in_motion(const Scene& still, Milliseconds now) const;

private:
    std::optional<Milliseconds> began_{};
};

}  // namespace encounters::table
