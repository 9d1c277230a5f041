// The App while a person looks back at a finished game, decision by decision.
#include "table/app.hpp"

namespace encounters::table {

void App::show_review() {
    if (!match_ || !match_->session().is_over() || !why_no_review(match_->session()).empty()) return;
    if (!review_) review_ = std::make_unique<GameReview>(match_->session(), worker_);
    go_to(ScreenName::review);
}

void App::pass_time_at_review() {
    if (review_->pass()) is_stale_ = true;
    settle();
}

ReviewView App::review() const {
    ReviewView view = review_->view();
    const play::Saving* saving = match_->saving();
    if (saving == nullptr || !saving->is_saved()) view.why_no_replay = "not saved";
    return view;
}

// The replay at the decision, and the question with which luck to play on from there.
void App::try_again(int step) {
    watch(match_->saving()->file());
    if (screen_ != ScreenName::replay) return;
    viewing_->go_to(step);
    ask(Question::play_on);
}

void App::carry_out_on_review(const DoOnScreen& deed) {
    switch (deed.deed) {
        case ScreenDeed::show_review: return show_review();
        case ScreenDeed::close_review: return go_to(ScreenName::game_over);
        case ScreenDeed::try_again: return try_again(deed.value);
        default: return;
    }
}

}  // namespace encounters::table
