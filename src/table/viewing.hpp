// One game being looked at again: where in it one is, playing by itself under the clock it is given, and what is shown.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <encounters/play/log_text.hpp>
#include <encounters/play/replay.hpp>

#include "table/presenter/clock.hpp"
#include "table/presenter/screens/replay_screen.hpp"
#include "table/presenter/screens/statistics_screen.hpp"
#include "table/presenter/table/view.hpp"

namespace encounters::table {

class Viewing {
public:
    // `replay` is open. `rules` may be missing.
    Viewing(play::Replay replay, std::shared_ptr<const std::vector<RuleText>> rules);
    Viewing(Viewing&&) = delete;

    const play::Replay& replay() const { return replay_; }
    const View& view() const { return view_; }
    void set_ui(const UiState& ui) { view_.ui = ui; }

    // ---- moving; playing by itself ends
    void step(int by);
    void turn(int by);  // back: to the beginning of this turn first
    void go_to(int position);
    void go_to_turn(int index);

    // ---- playing by itself
    void switch_playing(Milliseconds now);
    void next_pace(Milliseconds now);
    bool is_playing() const { return is_playing_; }
    // True when it has moved on.
    bool pass_time(Milliseconds now);
    std::optional<Milliseconds> time_to_wait(Milliseconds now) const;

    // ---- what is shown
    ReplayView shown() const;
    StatisticsView statistics() const;
    PlayOnView play_on() const;

private:
    struct Told {
        LogLine line;
        std::size_t event;
    };

    void tell_all();
    void show();
    Milliseconds pace_time() const;
    std::string words_of_step(int step);

    play::Replay replay_;
    View view_;
    std::vector<Told> told_;
    std::string done_;
    std::string next_;
    std::vector<std::string> came_of_it_;
    bool is_playing_ = false;
    ReplayPace pace_ = ReplayPace::normal;
    Milliseconds next_at_{0};
};

}  // namespace encounters::table
