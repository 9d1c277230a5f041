// Workers for tests: one that answers at once but in a hurry, and one that answers when the test says so.
#pragma once

#include "table/computers/worker.hpp"

namespace encounters::table::test {

// Told to stop from the beginning: computer players answer with the best they have at once.
class HurriedWorker final : public Worker {
public:
    void begin(Work work) override {
        const std::atomic<bool> stop{true};
        result_ = work(stop);
    }
    void hurry() override {}
    void drop() override { result_ = nullptr; }
    bool is_busy() const override { return result_ != nullptr; }
    bool hand_over() override {
        const std::function<void()> result = std::exchange(result_, nullptr);
        if (result) result();
        return result != nullptr;
    }

private:
    std::function<void()> result_{};
};

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
