// The App while a person looks back at a finished game, decision by decision.
#include <algorithm>

#include "table/app.hpp"

namespace encounters::table {

void App::show_review(SeatIndex seat) {
    std::unique_ptr<GameReview>& review = reviews_[seat];
    if (!review) {
        review = std::make_unique<GameReview>(match_->session(), seat, minds_, worker_);
    } else if (seat != reviewed_) {
        review->go_on();
    }
    reviewed_ = seat;
    go_to(ScreenName::review);
}

void App::pass_time_at_review() {
    if (reviews_.at(reviewed_)->pass()) is_stale_ = true;
    settle();
}

// The person after the one who looks back, when there are several.
std::optional<SeatIndex> App::next_to_review() const {
    const std::vector<SeatIndex> people = people_of(match_->session());
    const auto here = std::find(people.begin(), people.end(), reviewed_);
    if (people.size() < 2 || here == people.end()) return std::nullopt;
    return here + 1 == people.end() ? people.front() : *(here + 1);
}

ReviewView App::review() const {
    ReviewView view = reviews_.at(reviewed_)->view();
    if (const std::optional<SeatIndex> next = next_to_review()) view.next_person = match_->session().seat(*next).name;
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
        case ScreenDeed::show_review:
            if (match_ && match_->session().is_over() && why_no_review(match_->session()).empty())
                show_review(reviewed_ == kNoSeat ? people_of(match_->session()).front() : reviewed_);
            return;
        case ScreenDeed::review_next: return show_review(next_to_review().value_or(reviewed_));
        case ScreenDeed::close_review: return go_to(ScreenName::game_over);
        case ScreenDeed::try_again: return try_again(deed.value);
        default: return;
    }
}

}  // namespace encounters::table
