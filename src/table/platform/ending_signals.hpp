// Signals that ask the program to end: they wake the loop, which then saves and leaves.
#pragma once

#include <signal.h>

#include <atomic>
#include <thread>

namespace encounters::table {

// While it lives SIGTERM, SIGINT and SIGHUP end nothing by themselves. To be made before any other thread.
class EndingSignals {
public:
    EndingSignals();
    ~EndingSignals();
    EndingSignals(const EndingSignals&) = delete;
    EndingSignals& operator=(const EndingSignals&) = delete;

    // True once one has come. An SDL event that means nothing follows it, so that nobody sleeps on.
    bool have_come() const { return have_come_; }

private:
    void wait();

    sigset_t signals_{};
    sigset_t blocked_before_{};
    std::atomic<bool> have_come_{false};
    std::atomic<bool> is_over_{false};
    std::thread waiting_;
};

}  // namespace encounters::table
