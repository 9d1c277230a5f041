// The clock of a running program.
#pragma once

#include "table/presenter/clock.hpp"

namespace encounters::table {

class SystemClock final : public Clock {
public:
    Milliseconds now() const override {
        return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
    }
};

}  // namespace encounters::table
