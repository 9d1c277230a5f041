// The App while a game is looked at again, and the page on how dice fell.
#include <algorithm>

#include "table/app.hpp"
#include "table/presenter/table/react.hpp"

namespace encounters::table {

// ---- coming and going
std::string App::open_replay(const std::string& file, Milliseconds now) {
    return show_replay(play::Replay(shelf_.saved().read(file)), now);
}

std::string App::show_replay(play::Replay replay, Milliseconds now) {
    now_ = now;
    if (!replay.is_open()) return replay.problem();
    viewing_ = std::make_unique<Viewing>(std::move(replay), sources_.rules);
    if (screen_ != ScreenName::replay) behind_replay_ = screen_;
    go_to(ScreenName::replay);
    settle();
    return "";
}

void App::move_replay_to(int position, Milliseconds now) {
    now_ = now;
    viewing_->go_to(position);
    is_stale_ = true;
    settle();
}

// ---- events and time
void App::take_at_replay(const InputEvent& event) {
    const UiState before = viewing_->view().ui;
    Reaction reaction = react(viewing_->view(), scene_, event, now_);
    viewing_->set_ui(reaction.ui);
    UiState seen = reaction.ui;
    seen.now = before.now;
    if (!reaction.ui.glance && !before.glance) seen.pointer = before.pointer;
    if (!(seen == before)) is_stale_ = true;
    for (const Intent& asked : reaction.asks) {
        if (std::holds_alternative<OpenMenu>(asked)) continue;
        carry_out(asked);
    }
}

void App::pass_time_at_replay() {
    if (viewing_->pass_time(now_)) is_stale_ = true;
    const UiState before = viewing_->view().ui;
    const Reaction reaction = table::pass_time(viewing_->view(), scene_, now_);
    viewing_->set_ui(reaction.ui);
    UiState seen = reaction.ui;
    seen.now = before.now;
    if (!(seen == before)) is_stale_ = true;
    settle();
}

std::optional<Milliseconds> App::time_to_wait_at_replay(Milliseconds now) const {
    const std::optional<Milliseconds> playing = viewing_->time_to_wait(now);
    const std::optional<Milliseconds> looking = table::time_to_wait(viewing_->view(), scene_, now);
    if (playing && looking) return std::min(*playing, *looking);
    return playing ? playing : looking;
}

// ---- what controls do
void App::carry_out_at_replay(const DoOnScreen& deed) {
    switch (deed.deed) {
        case ScreenDeed::replay_step: return viewing_->step(deed.value);
        case ScreenDeed::replay_turn: return viewing_->turn(deed.value);
        case ScreenDeed::replay_to: return viewing_->go_to(deed.value);
        case ScreenDeed::replay_to_turn: return viewing_->go_to_turn(deed.value);
        case ScreenDeed::replay_switch_playing: return viewing_->switch_playing(now_);
        case ScreenDeed::replay_next_pace: return viewing_->next_pace(now_);
        case ScreenDeed::close_replay: return go_to(behind_replay_);
        case ScreenDeed::ask_to_play_on: return ask(Question::play_on);
        case ScreenDeed::play_on_same_luck: return play_on(play::ForkLuck::same);
        case ScreenDeed::play_on_new_luck: return play_on(play::ForkLuck::fresh);
        default: return;
    }
}

void App::play_on(play::ForkLuck luck) {
    question_.reset();
    const play::Replay& replay = viewing_->replay();
    play::ResumedGame forked = shelf_.saved().fork(replay, replay.whole().table().seats, luck);
    if (!forked.game) return tell("No game can begin here", forked.problem);
    play(std::move(*forked.game), now_);
    if (!forked.notice.empty()) tell("Before you go on", forked.notice);
}

// ---- statistics
void App::show_statistics() {
    if (screen_ != ScreenName::statistics) behind_statistics_ = screen_;
    go_to(ScreenName::statistics);
}

StatisticsView App::statistics() const {
    if (behind_statistics_ == ScreenName::replay) return viewing_->statistics();
    const play::Session& session = match_->session();
    const int seats = session.state().seat_count;
    StatisticsView view{play::dice_statistics(session.events(), seats), match_->view().seats, {}};
    if (const play::Saving* saving = match_->saving())
        view.luck = promise_of(saving->header(), saving->seed_of_finished(session));
    return view;
}

}  // namespace encounters::table
