// A worker for tests that answers when the test says so.
#pragma once

#include "table/computers/worker.hpp"

namespace encounters::table::test {

class PatientWorker final : public Worker {
public:
    void begin(Work work) override {
        work_ = std::move(work);
        ++begun;
        is_hurried = false;
        result_ = nullptr;
    }
    void hurry() override { is_hurried = true; }
    void drop() override {
        work_ = nullptr;
        result_ = nullptr;
    }
    bool is_busy() const override { return work_ != nullptr || result_ != nullptr; }
    bool hand_over() override {
        const std::function<void()> result = std::exchange(result_, nullptr);
        if (result) result();
        return result != nullptr;
    }
    // The work is done now, if there is any.
    void finish() {
        const std::atomic<bool> stop{is_hurried};
        const Work work = std::exchange(work_, nullptr);
        if (work) result_ = work(stop);
    }

    int begun = 0;
    bool is_hurried = false;

private:
    Work work_{};
    std::function<void()> result_{};
};

}  // namespace encounters::table::test
