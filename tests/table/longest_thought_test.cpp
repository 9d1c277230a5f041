// The strongest computer player under the window's clock: by real time, so it is for a quiet machine.
#include "support/catch.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>

#include "table/computers/computer_turn.hpp"
#include "table/table_states.hpp"

using namespace encounters;
using namespace encounters::table;
using encounters::table::testing::core_cards;

namespace {

using RealClock = std::chrono::steady_clock;

// Waits for a worker as the window's loop does, and hurries it when its time is over.
class Loop {
public:
    ThreadWorker& worker() { return worker_; }
    void wait_as_the_window_does() {
        std::unique_lock<std::mutex> lock(mutex_);
        if (!came_.wait_for(lock, kLongestThought, [&] { return has_come_; })) {
            worker_.hurry();
            came_.wait(lock, [&] { return has_come_; });
        }
        has_come_ = false;
    }

private:
    std::mutex mutex_{};
    std::condition_variable came_{};
    bool has_come_ = false;
    ThreadWorker worker_{[this] {
        const std::lock_guard<std::mutex> lock(mutex_);
        has_come_ = true;
        came_.notify_all();
    }};
};

Milliseconds time_of_one(Loop& loop, const std::shared_ptr<Minds>& minds, play::Session& session) {
    const RealClock::time_point began = RealClock::now();
    players::Decision decided{};
    loop.worker().begin([&](const std::atomic<bool>& stop) {
        const players::Decision decision = minds->decide(offered_ranks().back(), session.state(), stop);
        return [&decided, decision] { decided = decision; };
    });
    loop.wait_as_the_window_does();
    REQUIRE(loop.worker().hand_over());
    const Milliseconds taken = std::chrono::duration_cast<Milliseconds>(RealClock::now() - began);
    REQUIRE_FALSE(session.act(decided.move));
    return taken;
}

Milliseconds longest_of(int decisions) {
    Loop loop;
    const std::shared_ptr<Minds> minds = std::make_shared<Minds>(core_cards());
    Milliseconds longest{0};
    std::uint64_t seed = 0;
    while (decisions > 0) {
        play::TableSetup table;
        table.catalogue = core_cards();
        table.seats.resize(2 + seed % 7);
        play::Session session(table, std::make_unique<play::SeededChance>(++seed));
        for (; decisions > 0 && session.decider() != kNoSeat; --decisions)
            longest = std::max(longest, time_of_one(loop, minds, session));
    }
    return longest;
}

}  // namespace

TEST_CASE("no decision overruns the window's clock by a tenth of a second, in 10,000", "[computers][study]") {
    CHECK(longest_of(10'000) < kLongestThought + Milliseconds{100});
}

TEST_CASE("decisions come from the thread in whole games", "[computers]") {
    CHECK(longest_of(200) < Milliseconds{60'000});
}
