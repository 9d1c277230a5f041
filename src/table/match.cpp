#include "table/match.hpp"

#include <encounters/play/house_player.hpp>

#include "table/presenter/table/receipt.hpp"

namespace encounters::table {

namespace {

std::vector<std::string> names_at(const play::TableSetup& table) {
    std::vector<std::string> names;
    for (const play::Seat& seat : table.seats) names.push_back(seat.name);
    return names;
}

std::vector<SeatView> seats_at(const play::TableSetup& table) {
    std::vector<SeatView> seats;
    for (const play::Seat& seat : table.seats)
        seats.push_back({seat.name, seat.colour, seat.shape, seat.kind == play::SeatKind::person});
    return seats;
}

LogTone tone_of(const Event& event) {
    if (std::holds_alternative<TurnBegan>(event)) return LogTone::heading;
    const bool is_alarm = std::holds_alternative<Defaulted>(event) || std::holds_alternative<Burned>(event);
    if (is_alarm) return LogTone::alarm;
    const bool is_aside = std::holds_alternative<CardDiscarded>(event) || std::holds_alternative<DeckRebuilt>(event) ||
                          std::holds_alternative<DeckShuffled>(event) || std::holds_alternative<CardDrawn>(event);
    return is_aside ? LogTone::aside : LogTone::fact;
}

}  // namespace

Match::Match(play::Session session, std::shared_ptr<const std::vector<RuleText>> rules) : session_(std::move(session)) {
    view_.catalogue = &session_.catalogue();
    view_.seats = seats_at(session_.table());
    view_.rules = std::move(rules);
    names_ = play::names_from(session_.catalogue(), names_at(session_.table()), session_.start());
    show();
}

bool Match::act(const Move& move) {
    if (session_.act(move)) return false;
    show();
    return true;
}

bool Match::undo() {
    if (!session_.undo()) return false;
    show();
    return true;
}

void Match::let_house_play(int most) {
    for (int made = 0; made < most && session_.act_house(); ++made) {
    }
    show();
}

void Match::sit_down() {
    view_.ui.hand_over = false;
    view_.ui.seated = view_.decider;
    view_.ui.seated_turn = view_.state.turn;
}

void Match::show() {
    read_events();
    view_.log = log_with_barrier();
    view_.undo_takes_back = session_.undo_label();
    view_.why_no_undo = std::string(session_.why_no_undo());
    show_state(view_, session_.state());
    view_.receipt = receipt_for(view_.decider, session_, names_at(session_.table()));
}

// Events only ever grow, except by undo: then the log is told anew.
void Match::read_events() {
    const std::vector<Event>& events = session_.events();
    if (events.size() < events_read_) {
        names_ = play::names_from(session_.catalogue(), names_at(session_.table()), session_.start());
        logged_.clear();
        events_read_ = 0;
    }
    for (; events_read_ < events.size(); ++events_read_) {
        const Event& event = events[events_read_];
        play::follow(names_, event);
        std::string line = play::log_line(event, names_);
        if (line.empty()) continue;
        LogLine entry;
        entry.text = std::move(line);
        entry.tone = tone_of(event);
        entry.rule = std::string(play::rule_of(event));
        logged_.push_back({std::move(entry), events_read_});
    }
}

std::size_t Match::first_undoable_event() const {
    const std::vector<play::Step>& steps = session_.steps();
    std::size_t step = steps.size();
    while (step > 0 && !is_chance(steps[step - 1].move.kind)) --step;
    return step < steps.size() ? steps[step].first_event : session_.events().size();
}

std::vector<LogLine> Match::log_with_barrier() const {
    const std::size_t first = first_undoable_event();
    std::vector<LogLine> lines;
    lines.reserve(logged_.size() + 1);
    const auto barrier = [&] {
        LogLine line;
        line.text = "no undo above this line";
        line.tone = LogTone::barrier;
        lines.push_back(std::move(line));
    };
    bool is_past = false;
    for (const LoggedLine& logged : logged_) {
        if (!is_past && logged.event >= first && !lines.empty()) {
            barrier();
            is_past = true;
        }
        lines.push_back(logged.line);
    }
    if (!is_past && !lines.empty()) barrier();
    return lines;
}

}  // namespace encounters::table
