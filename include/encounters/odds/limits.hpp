// How much work a question may take, and how it can be broken off.
#pragma once

#include <atomic>

namespace encounters::odds {

// Beyond `steps` a question is sampled instead of counted, by luck that depends on the State alone: the same answer
// everywhere. A step takes one to three nanoseconds. Once `stop` is set the answer comes soon and means nothing.
struct Limits {
    double steps = 8e6;
    const std::atomic<bool>* stop = nullptr;
    bool stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

}  // namespace encounters::odds
