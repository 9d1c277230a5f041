#include "table/computers/advice.hpp"

#include "table/computers/computer_turn.hpp"

namespace encounters::table {

void Advice::ask(const State& state, Milliseconds now) {
    asked_ = state;
    asked_at_ = now;
    answer_.reset();
    worker_->begin([this, minds = minds_, state](const std::atomic<bool>& stop) {
        const players::Decision decision = minds->decide(adviser(), state, stop);
        return std::function<void()>([this, state, decision] {
            if (asked_ == state) answer_ = decision;
        });
    });
}

void Advice::forget() {
    if (asked_ && !answer_) worker_->drop();
    asked_.reset();
    answer_.reset();
}

std::optional<players::Decision> Advice::take(const State& state, Milliseconds now) {
    if (!asked_) return std::nullopt;
    if (!(asked_ == state)) {
        forget();
        return std::nullopt;
    }
    if (!answer_ && now - asked_at_ >= kLongestThought) worker_->hurry();
    worker_->hand_over();
    if (!answer_) return std::nullopt;
    const players::Decision advised = *answer_;
    forget();
    return advised;
}

std::optional<Milliseconds> Advice::time_to_wait(Milliseconds now) const {
    if (!asked_) return std::nullopt;
    if (answer_) return Milliseconds{1};
    const Milliseconds left = asked_at_ + kLongestThought - now;
    return left.count() > 0 ? std::optional<Milliseconds>(left) : std::nullopt;
}

}  // namespace encounters::table
