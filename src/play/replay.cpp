// A replay: the whole game carried out once, states kept now and then, any position reached from the nearest.
#include <encounters/play/replay.hpp>

#include <algorithm>

namespace encounters::play {

Replay::Replay(ReadJournal journal) : journal_(std::move(journal)), file_(journal_.file) {
    auto replayed = play::replay(journal_);
    whole_ = std::move(replayed.session);
    fault_ = replayed.fault;
    if (!whole_) return;
    state_ = whole_->start();
    turns_ = turns_of(*whole_);
    remember_snapshots();
}

std::string Replay::problem() const {
    if (fault_) return to_text(*fault_);
    return journal_.torn ? "The last move was not written completely and is gone." : "";
}

void Replay::remember_snapshots() {
    State state = whole_->start();
    for (int at = 0; at < size(); ++at) {
        if (at % kStepsPerSnapshot == 0) snapshots_.push_back(state);
        apply(state, whole_->steps()[at].move, whole_->catalogue(), Events());
    }
    if (size() % kStepsPerSnapshot == 0) snapshots_.push_back(state);
}

int Replay::events() const {
    const bool is_end = position_ == size();
    return static_cast<int>(is_end ? whole_->events().size() : whole_->steps()[position_].first_event);
}

const Step* Replay::last_step() const { return position_ == 0 ? nullptr : &whole_->steps()[position_ - 1]; }

std::vector<Event> Replay::last_events() const {
    if (position_ == 0) return {};
    const auto begin = whole_->events().begin();
    return {begin + last_step()->first_event, begin + events()};
}

int Replay::turn_index() const {
    int index = -1;
    for (const auto& turn : turns_) index += turn.first_step <= position_ ? 1 : 0;
    return index;
}

void Replay::seek(int position) {
    const int wanted = std::clamp(position, 0, size());
    const int snapshot = wanted / kStepsPerSnapshot;
    const bool is_near = position_ <= wanted && position_ >= snapshot * kStepsPerSnapshot;
    if (!is_near) {
        state_ = snapshots_[snapshot];
        position_ = snapshot * kStepsPerSnapshot;
    }
    for (; position_ < wanted; ++position_)
        apply(state_, whole_->steps()[position_].move, whole_->catalogue(), Events());
}

void Replay::seek_turn(int index) {
    if (turns_.empty()) return;
    seek(turns_[std::clamp(index, 0, static_cast<int>(turns_.size()) - 1)].first_step);
}

void Replay::step_to_decision() {
    do step();
    while (position_ < size() && to_move(state_, whole_->catalogue()) == kNoSeat);
}

// Every step is made by who made it then, so that what can be taken back stays the same; then the seats change hands.
Session Replay::session_here(const std::vector<Seat>& seats) const {
    TableSetup table = whole_->table();
    table.seats = seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) table.seats[seat].kind = header().seats[seat].kind;
    auto session = Session::from(whole_->start(), std::move(table), std::make_unique<EnteredChance>());
    session.set_pace(LuckPace::one_at_a_time);
    const auto give = [&session](SeatIndex seat, SeatKind kind) {
        if (session.seat(seat).kind != kind) session.set_seat(seat, kind);
    };
    for (int at = 0; at < position_; ++at) {
        const Step& step = whole_->steps()[at];
        if (step.seat != kNoSeat) give(step.seat, step.by);
        session.act(step.move);
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat) give(static_cast<SeatIndex>(seat), seats[seat].kind);
    return session;
}

}  // namespace encounters::play
