// The App's computer players: when they decide, who sits where, and what people have chosen to see.
#include "table/app.hpp"
#include "table/presenter/screens/players_dialog.hpp"

namespace encounters::table {

namespace {

// A throw is shown in motion only where there is time to look at it.
bool shows_throws(ComputerPace pace) { return pace == ComputerPace::slow || pace == ComputerPace::normal; }

}  // namespace

// One decision at a time, so that each is seen. While a question is open the game waits.
void App::let_computers_play() {
    if (!is_at_table()) return;
    const std::optional<players::Decision> decided = computers_->due(match_->session(), now_);
    if (!decided || !match_->decide(*decided)) return;
    if (shows_throws(options_.pace)) begin_roll();
    game_has_moved();
}

// What has come up is looked at for as long as the pace says, after the dice have come to rest.
void App::wait_for_computers() {
    if (!computers_) return;
    const bool is_rolling = roll_.is_running(now_);
    computers_->look_from(is_rolling ? now_ + standard_theme().durations.roll : now_);
}

void App::set_options(const TableOptions& options, Milliseconds now) {
    now_ = now;
    options_ = options;
    if (computers_) computers_->set_pace(options_.pace);
    is_stale_ = true;
    settle();
}

void App::carry_out_on_players(const DoOnScreen& deed) {
    const std::size_t seat = static_cast<std::size_t>(deed.value);
    switch (deed.deed) {
        case ScreenDeed::next_kind: {
            play::SeatKind& kind = wish_.seats[seat].kind;
            kind = next_kind(kind, offered_ranks());
            return;
        }
        case ScreenDeed::show_players: return ask(Question::players);
        case ScreenDeed::next_kind_at_table: {
            const SeatIndex index = static_cast<SeatIndex>(deed.value);
            match_->set_seat(index, next_kind(match_->session().seat(index).kind, offered_ranks()));
            return;
        }
        case ScreenDeed::mark_seat: options_.is_marked[seat] = !options_.is_marked[seat]; return;
        case ScreenDeed::set_pace:
            options_.pace = static_cast<ComputerPace>(deed.value);
            computers_->set_pace(options_.pace);
            return;
        case ScreenDeed::set_meter: options_.meter = static_cast<MeterUse>(deed.value); return;
        default: return;
    }
}

}  // namespace encounters::table
