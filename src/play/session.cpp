// A game being played: moves are made, luck follows, everything is recorded.
#include <encounters/play/session.hpp>

#include <encounters/play/house_player.hpp>
#include <encounters/rules/queries.hpp>

#include <cstdio>
#include <cstdlib>

namespace encounters::play {

namespace {

[[noreturn]] void abort_with(const char* what, std::string_view reason) {
    std::fprintf(stderr, "Session: %s: %.*s\n", what, static_cast<int>(reason.size()), reason.data());
    std::abort();
}

State first_state(const TableSetup& table) {
    if (!table.catalogue) abort_with("no game", "there is no catalogue");
    if (const auto refusal = why_no_game(table.setup(), *table.catalogue)) abort_with("no game", refusal->reason);
    return new_game(table.setup(), *table.catalogue);
}

}  // namespace

Session::Session(const State& state, TableSetup&& table, std::unique_ptr<ChanceSource> luck, LuckPace pace)
    : start_(state), state_(state), table_(std::move(table)), luck_(std::move(luck)), pace_(pace) {
    if (!luck_) abort_with("no game", "there is no source of chance");
    if (table_.seats.size() != state_.seat_count) abort_with("no game", "seats and state differ");
    if (pace_ == LuckPace::until_decision) run_luck();
    last_event_ = 0;
}

// The private constructor takes the table by reference, so that the order of these arguments doesn't matter.
Session::Session(TableSetup table, std::unique_ptr<ChanceSource> luck, LuckPace pace)
    : Session(first_state(table), std::move(table), std::move(luck), pace) {}

Session Session::from(const State& state, TableSetup table, std::unique_ptr<ChanceSource> luck) {
    if (!table.catalogue) abort_with("no game", "there is no catalogue");
    return Session(state, std::move(table), std::move(luck), LuckPace::until_decision);
}

Session Session::fork() const {
    TableSetup table = table_;
    Session other(start_, std::move(table), std::make_unique<EnteredChance>(), LuckPace::one_at_a_time);
    other.state_ = state_;
    other.luck_ = luck_->copy();
    other.pace_ = pace_;
    other.steps_ = steps_;
    other.events_ = events_;
    other.records_ = records_;
    other.undo_ = undo_;
    other.redo_ = redo_;
    other.luck_refused_ = luck_refused_;
    other.last_event_ = last_event_;
    return other;
}

SeatIndex Session::decider() const { return to_move(state_, catalogue()); }

bool Session::luck_is_due() const { return !is_over() && chance_due(state_, catalogue()); }

bool Session::computer_to_move() const {
    const SeatIndex seat = decider();
    return seat != kNoSeat && is_computer(table_.seats[seat].kind);
}

const std::vector<Move>& Session::legal() const {
    if (!legal_known_) legal_actions(state_, catalogue(), legal_);
    legal_known_ = true;
    return legal_;
}

void Session::record(const Record& entry) {
    records_.push_back(entry);
    for (const auto& observer : observers_) observer(*this, entry);
}

// A chance move is a barrier: nothing before it can be taken back (Q10.1).
void Session::remember(const State& before, const Step& step) {
    steps_.push_back(step);
    if (is_chance(step.move.kind))
        undo_.clear();
    else
        undo_.push_back({before, step});
}

// One move, a player's or luck's, without what follows.
std::optional<Refusal> Session::make(const Move& move) {
    const State before = state_;
    const SeatIndex seat = decider();
    const SeatKind by = seat == kNoSeat ? SeatKind::person : table_.seats[seat].kind;
    const Step step{move, seat, by, static_cast<std::uint32_t>(events_.size())};
    if (auto refusal = apply(state_, move, catalogue(), Events(events_))) return refusal;
    legal_known_ = false;
    redo_.clear();
    remember(before, step);
    record({RecordKind::move, move, step.seat, SeatKind::person});
    return std::nullopt;
}

std::optional<Refusal> Session::act(const Move& move) {
    const std::size_t first_event = events_.size();
    if (auto refusal = make(move)) return refusal;
    last_event_ = first_event;
    if (pace_ == LuckPace::until_decision) run_luck();
    last_event_ = first_event;
    return std::nullopt;
}

bool Session::step_luck() {
    if (!luck_is_due()) return false;
    const auto outcome = luck_->outcome(state_, chance(state_, catalogue()), catalogue());
    if (!outcome) return false;
    const std::size_t first_event = events_.size();
    luck_refused_ = make(*outcome);
    if (luck_refused_) return false;
    last_event_ = first_event;
    return true;
}

bool Session::run_luck() {
    const std::size_t first_event = events_.size();
    while (step_luck()) {
    }
    if (events_.size() > first_event) last_event_ = first_event;
    return !luck_is_due();
}

bool Session::act_house() {
    if (decider() == kNoSeat) return false;
    const Move move = house_move(state_, catalogue());
    if (const auto refusal = act(move)) abort_with("the house player was refused", refusal->reason);
    return true;
}

int Session::play_house(int most) {
    int made = 0;
    while (made < most && computer_to_move() && act_house()) ++made;
    return made;
}

void Session::set_seat(SeatIndex index, SeatKind kind) {
    table_.seats[index].kind = kind;
    record({RecordKind::seat, Move{}, index, kind});
}

}  // namespace encounters::play
