// Work done beside the window: one piece at a time, and what comes of it is handed back to the loop.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace encounters::table {

// A piece of work, which gives what is to be done with its result on the loop's own thread. `stop` becomes true when the
// answer is wanted at once, or not at all.
using Work = std::function<std::function<void()>(const std::atomic<bool>& stop)>;

class Worker {
public:
    virtual ~Worker() = default;
    Worker() = default;
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // Begins this; what was begun before is told to stop, and what comes of that is dropped.
    virtual void begin(Work work) = 0;
    // What is under way is told to come to an end; what comes of it still counts.
    virtual void hurry() = 0;
    // What is under way is told to stop, and what comes of it is dropped.
    virtual void drop() = 0;
    // Something was begun and is neither handed over nor dropped.
    virtual bool is_busy() const = 0;
    // Does what there is to do with the result, if it has come. True then.
    virtual bool hand_over() = 0;
};

// On a thread of its own, which begins with the first work. `wake` is called on that thread whenever a result has come.
class ThreadWorker final : public Worker {
public:
    explicit ThreadWorker(std::function<void()> wake) : wake_(std::move(wake)) {}
    ~ThreadWorker() override;

    void begin(Work work) override;
    void hurry() override;
    void drop() override;
    bool is_busy() const override;
    bool hand_over() override;

private:
    struct Job {
        Work work;
        std::atomic<bool> stop{false};
        std::function<void()> result{};
        bool has_ended = false;
    };

    void work_until_closed();
    std::shared_ptr<Job> next_job();

    std::function<void()> wake_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::shared_ptr<Job> current_;  // of the loop: begun last, not yet handed over
    std::shared_ptr<Job> queued_;   // for the thread
    bool is_closing_ = false;
    std::thread thread_;
};

// Whether work is told to stop before it begins: computer players answer with the best they have then.
enum class Haste : std::uint8_t { none, from_the_start };

// At once, in begin(): for tests and pictures.
class ImmediateWorker final : public Worker {
public:
    explicit ImmediateWorker(Haste haste = Haste::none) : haste_(haste) {}
    void begin(Work work) override {
        const std::atomic<bool> stop{haste_ == Haste::from_the_start};
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
    Haste haste_;
    std::function<void()> result_{};
};

}  // namespace encounters::table
