// Work beside the window: handed back on the loop's thread, hurried, dropped; no thread outlives its worker.
#include "support/catch.hpp"

#include <future>

#include "table/computers/worker.hpp"

using namespace encounters::table;

namespace {

// A worker whose results the test waits for.
struct Awaited {
    std::promise<void> came{};
    ThreadWorker worker{[this] { came.set_value(); }};
};

void wait_for(const std::atomic<bool>& flag) {
    while (!flag) std::this_thread::yield();
}

}  // namespace

TEST_CASE("a result is handed over once, on the thread that asks for it", "[worker]") {
    Awaited awaited;
    std::thread::id worked_on{};
    std::thread::id handed_over_on{};
    awaited.worker.begin([&](const std::atomic<bool>&) {
        worked_on = std::this_thread::get_id();
        return [&] { handed_over_on = std::this_thread::get_id(); };
    });

    awaited.came.get_future().wait();

    CHECK(awaited.worker.is_busy());
    CHECK(awaited.worker.hand_over());
    CHECK(handed_over_on == std::this_thread::get_id());
    CHECK(worked_on != std::this_thread::get_id());
    CHECK_FALSE(awaited.worker.hand_over());
    CHECK_FALSE(awaited.worker.is_busy());
}

TEST_CASE("work that is hurried is told to stop, and its result counts", "[worker]") {
    Awaited awaited;
    bool counts = false;
    awaited.worker.begin([&](const std::atomic<bool>& stop) {
        wait_for(stop);
        return [&] { counts = true; };
    });

    CHECK_FALSE(awaited.worker.hand_over());
    awaited.worker.hurry();
    awaited.came.get_future().wait();

    CHECK(awaited.worker.hand_over());
    CHECK(counts);
}

TEST_CASE("new work takes the place of what is under way, whose result is dropped", "[worker]") {
    std::promise<void> second_came;
    std::promise<void> first_began;
    std::atomic<int> results{0};
    ThreadWorker worker([&] {
        if (++results == 2) second_came.set_value();
    });
    std::vector<int> handed_over;
    worker.begin([&](const std::atomic<bool>& stop) {
        first_began.set_value();
        wait_for(stop);
        return [&] { handed_over.push_back(1); };
    });
    first_began.get_future().wait();

    worker.begin([&](const std::atomic<bool>&) { return [&] { handed_over.push_back(2); }; });
    second_came.get_future().wait();

    CHECK(worker.hand_over());
    CHECK(handed_over == std::vector<int>{2});
}

TEST_CASE("dropped work is told to stop and never handed over", "[worker]") {
    Awaited awaited;
    bool counts = false;
    std::promise<void> began;
    awaited.worker.begin([&](const std::atomic<bool>& stop) {
        began.set_value();
        wait_for(stop);
        return [&] { counts = true; };
    });
    began.get_future().wait();

    awaited.worker.drop();
    awaited.came.get_future().wait();

    CHECK_FALSE(awaited.worker.is_busy());
    CHECK_FALSE(awaited.worker.hand_over());
    CHECK_FALSE(counts);
}

TEST_CASE("a worker that goes ends what is under way", "[worker]") {
    std::atomic<bool> has_ended{false};
    {
        std::promise<void> began;
        ThreadWorker worker([] {});
        worker.begin([&](const std::atomic<bool>& stop) {
            began.set_value();
            wait_for(stop);
            has_ended = true;
            return [] {};
        });
        began.get_future().wait();
    }

    CHECK(has_ended);
}
