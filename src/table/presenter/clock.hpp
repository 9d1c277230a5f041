// Time as the table sees it: passed in, so that tests decide what time it is.
#pragma once

#include <chrono>

namespace encounters::table {

using Milliseconds = std::chrono::milliseconds;

class Clock {
public:
    virtual ~Clock() = default;
    // Time since some fixed moment; never goes back.
    virtual Milliseconds now() const = 0;
};

// A clock that stands still until it is told to move.
class StoppedClock final : public Clock {
public:
    Milliseconds now() const override { return time_; }
    void advance(Milliseconds by) { time_ += by; }

private:
    Milliseconds time_{0};
};

}  // namespace encounters::table
