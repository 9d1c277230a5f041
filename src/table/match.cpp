#include "table/match.hpp"

#include <encounters/play/house_player.hpp>
#include <encounters/play/verify.hpp>
#include <encounters/players/why.hpp>

#include "table/log_tone.hpp"
#include "table/presenter/table/receipt.hpp"
#include "table/presenter/table/words.hpp"
#include "table/seats_shown.hpp"

namespace encounters::table {

Match::Match(play::OpenGame game, std::shared_ptr<const std::vector<RuleText>> rules)
    : session_(std::move(game.session)), saving_(std::move(game.saving)) {
    view_.catalogue = &session_.catalogue();
    view_.seats = seats_of(session_.table());
    view_.rules = std::move(rules);
    names_ = play::names_from(session_.catalogue(), names_at(session_.table()), session_.start());
    show();
}

bool Match::act(const Move& move) {
    if (session_.computer_to_move() || session_.act(move)) return false;
    show();
    return true;
}

bool Match::undo() {
    if (session_.computer_to_move() || !session_.undo()) return false;
    show();
    return true;
}

bool Match::redo() {
    if (session_.computer_to_move() || !session_.redo()) return false;
    show();
    return true;
}

bool Match::decide(const players::Decision& decision) {
    const std::size_t step = session_.steps().size();
    const std::string why = players::tells_more(decision) ? players::why(decision, session_.state(), names_) : std::string();
    if (session_.act(decision.move)) return false;
    const bool has_followed = step + 1 < session_.steps().size();
    const std::size_t next = has_followed ? session_.steps()[step + 1].first_event : session_.events().size();
    if (!why.empty() && next > 0) reasons_.push_back({why, last_of_its_turn(session_.steps()[step].first_event, next)});
    show();
    return true;
}

// A reason stands behind what came of the decision, and before the heading of the next turn.
std::size_t Match::last_of_its_turn(std::size_t first, std::size_t end) const {
    const std::vector<Event>& events = session_.events();
    for (std::size_t event = first; event + 1 < end; ++event)
        if (std::holds_alternative<TurnBegan>(events[event + 1])) return event;
    return end - 1;
}

void Match::set_seat(SeatIndex seat, play::SeatKind kind) {
    session_.set_seat(seat, kind);
    view_.seats = seats_of(session_.table());
    show();
}

bool Match::save_again() {
    const bool is_saved = saving_ && saving_->save_again(session_);
    show_saving();
    return is_saved;
}

bool Match::save_in(const std::filesystem::path& folder, const std::string& name) {
    const bool is_saved = saving_ && saving_->save_in(folder, name, session_);
    show_saving();
    return is_saved;
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
    show_undo();
    show_saving();
    view_.are_rolls_entered = session_.luck_is_due();
    show_state(view_, session_.state());
    view_.receipt = receipt_for(view_.decider, session_, names_at(session_.table()));
}

void Match::show_undo() {
    const auto name_of = [&](SeatIndex seat) { return seat == kNoSeat ? std::string() : seat_name(view_, seat); };
    const bool is_computer_deciding = session_.computer_to_move();
    view_.undo_takes_back = is_computer_deciding ? std::string() : session_.undo_label();
    view_.undo_whose = name_of(session_.undo_seat());
    view_.why_no_undo = is_computer_deciding ? "A computer player decides now" : std::string(session_.why_no_undo());
    view_.redo_makes_again = is_computer_deciding ? std::string() : session_.redo_label();
    view_.redo_whose = name_of(session_.redo_seat());
}

void Match::show_saving() { view_.not_saved = saving_ ? saving_->why_not_saved() : std::string(); }

// What was promised of the luck before the first of it came.
std::vector<LogLine> Match::luck_lines() const {
    std::vector<LogLine> lines;
    if (!saving_) return lines;
    const play::JournalHeader& header = saving_->header();
    const auto tell = [&](std::string text) {
        LogLine line;
        line.text = std::move(text);
        line.tone = LogTone::aside;
        lines.push_back(std::move(line));
    };
    if (header.dice == play::DiceOrigin::physical) tell("Real dice: people roll them and enter the faces");
    switch (header.played_on) {
        case play::PlayedOn::no: break;
        case play::PlayedOn::same_luck: tell("Played on from a replay, with the same luck: its seed is known"); break;
        case play::PlayedOn::new_luck: tell("Played on from another game, with new luck"); break;
        case play::PlayedOn::lost_luck: tell("Played on after its seed was lost, with new luck"); break;
    }
    if (header.seed_chosen) tell("The seed of this game was chosen, not a proof");
    if (!header.seed_hash.empty()) tell("Hash of the seed: " + play::grouped_hash(header.seed_hash));
    return lines;
}

// Events only ever grow, except by undo: then the log is told anew.
void Match::read_events() {
    const std::vector<Event>& events = session_.events();
    if (events.size() < events_read_) {
        names_ = play::names_from(session_.catalogue(), names_at(session_.table()), session_.start());
        logged_.clear();
        events_read_ = 0;
        reasons_told_ = 0;
        while (!reasons_.empty() && reasons_.back().event >= events.size()) reasons_.pop_back();
    }
    for (; events_read_ < events.size(); ++events_read_) {
        const Event& event = events[events_read_];
        tell_reasons_before(events_read_);
        play::follow(names_, event);
        std::string line = play::log_line(event, names_);
        if (line.empty()) continue;
        LogLine entry;
        entry.text = std::move(line);
        entry.tone = tone_of(event);
        entry.rule = std::string(play::rule_of(event));
        logged_.push_back({std::move(entry), events_read_});
    }
    tell_reasons_before(events.size());
}

void Match::tell_reasons_before(std::size_t event) {
    for (; reasons_told_ < reasons_.size() && reasons_[reasons_told_].event < event; ++reasons_told_) {
        // Of decisions that tell nothing themselves, one after the other, the first reason is enough.
        if (!logged_.empty() && logged_.back().line.tone == LogTone::reason) continue;
        LogLine line;
        line.text = reasons_[reasons_told_].text;
        line.tone = LogTone::reason;
        logged_.push_back({std::move(line), reasons_[reasons_told_].event});
    }
}

std::vector<LogLine> Match::log_with_barrier() const {
    const std::size_t first = session_.first_undoable_event();
    std::vector<LogLine> lines = luck_lines();
    lines.reserve(lines.size() + logged_.size() + 1);
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
