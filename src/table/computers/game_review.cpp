#include "table/computers/game_review.hpp"

#include <algorithm>
#include <limits>

#include <encounters/play/log_text.hpp>

#include "table/presenter/table/prompt.hpp"
#include "table/presenter/table/words.hpp"
#include "table/seats_shown.hpp"

namespace encounters::table {

namespace {

constexpr int kMostSecondLooks = 12;
constexpr double kWorthTelling = 0.005;  // of a chance to win
constexpr int kFirstLook = 24;           // games played on
constexpr int kSecondLook = 160;
constexpr int kTurnLook = 48;

players::Rollouts rollouts(int games, std::uint64_t luck, int seats, const std::atomic<bool>& stop) {
    return {games, std::max(3, std::min(8, 2 * seats)), luck, &stop};
}

std::string question_at(const State& state, const Catalogue& cards, const play::TableSetup& table) {
    View view;
    view.catalogue = &cards;
    view.seats = seats_of(table);
    show_state(view, state);
    return prompt_of(view).question;
}

}  // namespace

// Made when it is first needed, on the worker's thread.
struct GameReview::Thinking {
    explicit Thinking(std::shared_ptr<Minds> known_by) : minds(std::move(known_by)) {}
    players::Judge& judge() {
        if (!made) made = std::make_unique<players::Judge>(minds->knowledge());
        return *made;
    }
    std::shared_ptr<Minds> minds;
    std::unique_ptr<players::Judge> made{};
};

std::vector<SeatIndex> people_of(const play::Session& session) {
    std::vector<SeatIndex> people;
    for (SeatIndex seat = 0; seat < session.state().seat_count; ++seat) {
        const bool has_decided = std::any_of(session.steps().begin(), session.steps().end(), [&](const play::Step& step) {
            return step.seat == seat && !play::is_computer(step.by);
        });
        if (has_decided) people.push_back(seat);
    }
    return people;
}

std::string why_no_review(const play::Session& session) {
    if (session.state().seat_count < 2) return "One seat alone can\u2019t lose: there is nothing to win by deciding better.";
    return people_of(session).empty() ? "Only computer players decided here." : "";
}

GameReview::GameReview(const play::Session& session, SeatIndex seat, std::shared_ptr<Minds> minds, std::shared_ptr<Worker> worker)
    : worker_(std::move(worker)), cards_(session.table().catalogue), table_(session.table()), seat_(seat) {
    thinking_ = std::make_shared<Thinking>(std::move(minds));
    read(session);
    view_.who = table_.seats[seat_].name;
    view_.has_won = session.state().winner == seat_;
    view_.to_look_at = static_cast<int>(positions_.size() + starts_.size()) + kMostSecondLooks;
    begin_next();
}

void GameReview::read(const play::Session& session) {
    State state = session.start();
    std::vector<Move> legal;
    int turn = 0;
    for (std::size_t index = 0; index < session.steps().size(); ++index) {
        const play::Step& step = session.steps()[index];
        if (state.turn != turn && state.active == seat_) starts_.push_back({static_cast<int>(index), state.turn, state, 0});
        if (state.active != kNoSeat) turn = state.turn;
        if (step.seat == seat_ && !play::is_computer(step.by)) {
            legal_actions(state, *cards_, legal);
            if (legal.size() > 1) positions_.push_back({static_cast<int>(index), state, step.move});
        }
        apply(state, step.move, *cards_, Events());
    }
}

// ---- pieces of work
bool GameReview::pass() {
    if (view_.is_done() || !worker_->hand_over()) return false;
    begin_next();
    return true;
}

void GameReview::begin_next() {
    const std::size_t first_looks = positions_.size() + starts_.size();
    if (done_ >= first_looks && !is_chosen_) choose_second_looks();
    view_.looked_at = static_cast<int>(done_);
    if (done_ < starts_.size()) {
        look_at(starts_[done_]);
    } else if (done_ < first_looks) {
        judge(positions_[done_ - starts_.size()]);
    } else if (done_ - first_looks < second_looks_.size()) {
        judge_again(positions_[second_looks_[done_ - first_looks]]);
    }
    tell();
}

void GameReview::judge(Position& position) {
    worker_->begin([this, &position, thinking = thinking_, state = position.state, move = position.move,
                    seats = static_cast<int>(table_.seats.size())](const std::atomic<bool>& stop) {
        const auto judgement = thinking->judge().judge(state, move, rollouts(kFirstLook, 1, seats, stop));
        return std::function<void()>([this, &position, judgement] {
            if (judgement) {
                position.cost = judgement->cost();
                position.better = judgement->better;
            }
            ++done_;
        });
    });
}

void GameReview::judge_again(Position& position) {
    worker_->begin([this, &position, thinking = thinking_, state = position.state, move = position.move, better = position.better,
                    seats = static_cast<int>(table_.seats.size())](const std::atomic<bool>& stop) {
        const players::Judgement judgement =
            thinking->judge().judge_again(state, move, better, rollouts(kSecondLook, 2, seats, stop));
        return std::function<void()>([this, &position, judgement] {
            position.cost = judgement.cost();
            position.is_worth_a_second_look = true;
            ++done_;
        });
    });
}

void GameReview::look_at(TurnStart& start) {
    worker_->begin([this, &start, thinking = thinking_, state = start.state, seat = seat_,
                    seats = static_cast<int>(table_.seats.size())](const std::atomic<bool>& stop) {
        const double chance = thinking->judge().chance_of(state, seat, rollouts(kTurnLook, 3, seats, stop));
        return std::function<void()>([this, &start, chance] {
            start.chance = chance;
            ++done_;
        });
    });
}

// What looked costly is looked at again by other luck: the first look has taken the best of what may be chance.
void GameReview::choose_second_looks() {
    is_chosen_ = true;
    for (std::size_t index = 0; index < positions_.size(); ++index)
        if (positions_[index].cost > 0) second_looks_.push_back(index);
    std::stable_sort(second_looks_.begin(), second_looks_.end(),
                     [&](std::size_t one, std::size_t other) { return positions_[one].cost > positions_[other].cost; });
    if (second_looks_.size() > kMostSecondLooks) second_looks_.resize(kMostSecondLooks);
    view_.to_look_at = static_cast<int>(positions_.size() + starts_.size() + second_looks_.size());
}

// ---- what is known
void GameReview::tell() {
    std::vector<const Position*> costly;
    for (const Position& position : positions_) {
        const bool counts = !is_chosen_ || position.is_worth_a_second_look;
        if (counts && position.cost >= kWorthTelling) costly.push_back(&position);
    }
    std::stable_sort(costly.begin(), costly.end(), [](const Position* one, const Position* other) { return one->cost > other->cost; });
    if (costly.size() > kCostliest) costly.resize(kCostliest);
    view_.costliest.clear();
    for (const Position* position : costly) {
        const play::LogNames names = play::names_from(*cards_, names_at(table_), position->state);
        view_.costliest.push_back({position->step, position->state.turn, question_at(position->state, *cards_, table_),
                                   play::move_text(position->move, position->state, names),
                                   play::move_text(position->better, position->state, names), position->cost});
    }
    tell_turns();
}

void GameReview::tell_turns() {
    if (starts_.empty()) return;
    view_.at_start = starts_.front().chance;
    view_.turns.clear();
    const std::size_t known = std::min(starts_.size(), done_);
    for (std::size_t index = 0; index < known; ++index) {
        const bool is_last = index + 1 == starts_.size();
        if (!is_last && index + 1 == known) break;
        const double next = is_last ? (view_.has_won ? 1.0 : 0.0) : starts_[index + 1].chance;
        const int end = is_last ? std::numeric_limits<int>::max() : starts_[index + 1].step;
        ReviewedTurn turn{starts_[index].turn, starts_[index].chance, next - starts_[index].chance, 0};
        for (const Position& position : positions_)
            if (position.is_worth_a_second_look && position.step >= starts_[index].step && position.step < end) turn.own -= position.cost;
        view_.turns.push_back(turn);
    }
}

}  // namespace encounters::table
