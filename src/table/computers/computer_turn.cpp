#include "table/computers/computer_turn.hpp"

#include <algorithm>

namespace encounters::table {

Milliseconds pause_of(ComputerPace pace) {
    switch (pace) {
        case ComputerPace::slow: return Milliseconds{2000};
        case ComputerPace::normal: return Milliseconds{900};
        case ComputerPace::fast: return Milliseconds{200};
        case ComputerPace::at_once: break;
    }
    return Milliseconds{0};
}

void ComputerTurn::forget() {
    if (asked_ && !answer_) worker_->drop();
    asked_.reset();
    answer_.reset();
}

void ComputerTurn::ask(const Question& question, Milliseconds now) {
    asked_ = question;
    asked_at_ = now;
    answer_.reset();
    worker_->begin([this, minds = minds_, question](const std::atomic<bool>& stop) {
        const players::Decision decision = minds->decide(question.who, question.state, stop);
        return std::function<void()>([this, question, decision] {
            if (asked_ == question) answer_ = decision;
        });
    });
}

std::optional<players::Decision> ComputerTurn::due(const play::Session& session, Milliseconds now) {
    if (!session.computer_to_move()) {
        forget();
        return std::nullopt;
    }
    const Question question{session.state(), session.seat(session.decider()).kind};
    if (!(asked_ == question)) ask(question, now);
    if (!answer_ && now - asked_at_ >= kLongestThought) worker_->hurry();
    worker_->hand_over();
    if (!answer_ || now - since_ < pause_of(pace_)) return std::nullopt;
    const players::Decision decided = *answer_;
    forget();
    return decided;
}

std::optional<Milliseconds> ComputerTurn::time_to_wait(const play::Session& session, Milliseconds now) const {
    if (!session.computer_to_move()) return std::nullopt;
    constexpr Milliseconds kSoon{1};
    if (!asked_) return kSoon;
    if (answer_) return std::max(kSoon, since_ + pause_of(pace_) - now);
    const Milliseconds left = asked_at_ + kLongestThought - now;
    return left.count() > 0 ? std::optional<Milliseconds>(left) : std::nullopt;
}

}  // namespace encounters::table
