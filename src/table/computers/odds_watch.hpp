// The odds of the table as it lies: bare ones at once, those with all that is ready from a worker a moment later.
#pragma once

#include <memory>
#include <optional>

#include <encounters/odds/panel.hpp>

#include "table/computers/worker.hpp"
#include "table/presenter/table/shown_odds.hpp"

namespace encounters::table {

class OddsWatch {
public:
    OddsWatch(std::shared_ptr<const Catalogue> cards, std::unique_ptr<Worker> worker)
        : cards_(std::move(cards)), worker_(std::move(worker)) {}
    ~OddsWatch() { worker_->drop(); }
    OddsWatch(const OddsWatch&) = delete;
    OddsWatch& operator=(const OddsWatch&) = delete;

    // What is known of this table's odds by now. The worker is asked for the rest, unless it has been asked.
    std::optional<PushMeter> meter_of(const State& state);
    // True when the worker has brought something that meter_of didn't know.
    bool has_news() { return worker_->hand_over(); }
    // Nobody wants to know any more.
    void forget();

private:
    void ask(const State& state);

    std::shared_ptr<const Catalogue> cards_;
    std::unique_ptr<Worker> worker_;
    std::optional<State> asked_{};
    odds::OddsPanel panel_{};
    bool is_whole_ = false;
};

}  // namespace encounters::table
