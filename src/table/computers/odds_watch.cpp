#include "table/computers/odds_watch.hpp"

#include <algorithm>

#include <encounters/rules/queries.hpp>

namespace encounters::table {

namespace {

ShownChance shown(const odds::Odds& odds) { return {odds.chance(), odds.about}; }

std::optional<ShownOdds> shown(const std::optional<odds::BareAndGeared>& odds) {
    if (!odds) return std::nullopt;
    ShownOdds both;
    both.bare = shown(odds->bare);
    if (odds->geared) both.geared = shown(*odds->geared);
    return both;
}

// Nothing is rolled and nothing will be in this run.
bool has_no_odds(const State& state) {
    const bool is_run = state.phase == Phase::between || state.phase == Phase::rolled || state.phase == Phase::draw_encounters;
    return !is_run || state.column_count == 0;
}

}  // namespace

void OddsWatch::forget() {
    worker_->drop();
    asked_.reset();
}

void OddsWatch::ask(const State& state) {
    worker_->drop();
    asked_ = state;
    panel_ = odds::bare_panel_of(state, *cards_);
    is_whole_ = !panel_.next && !panel_.now;
    if (is_whole_) return;
    worker_->begin([this, cards = cards_, state](const std::atomic<bool>& stop) {
        const odds::OddsPanel panel = odds::panel_of(state, *cards, &stop);
        return std::function<void()>([this, panel] {
            panel_ = panel;
            is_whole_ = true;
        });
    });
}

std::optional<PushMeter> OddsWatch::meter_of(const State& state) {
    if (has_no_odds(state)) {
        forget();
        return std::nullopt;
    }
    if (!(asked_ == state)) ask(state);
    PushMeter meter;
    meter.next = shown(panel_.next);
    meter.roll = shown(panel_.now);
    meter.is_counting = !is_whole_;
    meter.sure = panel_.pushing.sure();
    meter.at_risk = std::max(0, panel_.pushing.at_risk());
    return meter;
}

}  // namespace encounters::table
