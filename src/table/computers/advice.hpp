// A computer player's advice to a person: asked for one table, answered by the worker.
#pragma once

#include <memory>
#include <optional>

#include "table/computers/minds.hpp"
#include "table/computers/worker.hpp"
#include "table/presenter/clock.hpp"

namespace encounters::table {

class Advice {
public:
    Advice(std::shared_ptr<Minds> minds, std::shared_ptr<Worker> worker)
        : minds_(std::move(minds)), worker_(std::move(worker)) {}
    ~Advice() { forget(); }
    Advice(const Advice&) = delete;
    Advice& operator=(const Advice&) = delete;

    // A seat has to decide in this state.
    void ask(const State& state, Milliseconds now);
    void forget();
    bool is_thinking() const { return asked_.has_value(); }
    // What was advised for this state, once. Advice for another table is dropped; thinking that takes too long is hurried.
    std::optional<players::Decision> take(const State& state, Milliseconds now);
    // Until take() may have to hurry it; nothing when only the worker can bring something about.
    std::optional<Milliseconds> time_to_wait(Milliseconds now) const;

private:
    std::shared_ptr<Minds> minds_;
    std::shared_ptr<Worker> worker_;
    std::optional<State> asked_{};
    Milliseconds asked_at_{0};
    std::optional<players::Decision> answer_{};
};

}  // namespace encounters::table
