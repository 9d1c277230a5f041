#include "table/viewing.hpp"

#include <algorithm>

#include <fmt/format.h>

#include <encounters/play/saved_games.hpp>

#include "table/log_tone.hpp"
#include "table/seats_shown.hpp"

namespace encounters::table {

namespace {

std::vector<std::string> names_of(const play::TableSetup& table) {
    std::vector<std::string> names;
    for (const play::Seat& seat : table.seats) names.push_back(seat.name);
    return names;
}

}  // namespace

Viewing::Viewing(play::Replay replay, std::shared_ptr<const std::vector<RuleText>> rules) : replay_(std::move(replay)) {
    view_.catalogue = &replay_.whole().catalogue();
    view_.seats = seats_of(replay_.whole().table());
    view_.rules = std::move(rules);
    tell_all();
    show();
}

// ---- moving
void Viewing::go_to(int position) {
    is_playing_ = false;
    replay_.seek(position);
    show();
}

void Viewing::step(int by) { go_to(replay_.position() + by); }

void Viewing::turn(int by) {
    const int index = replay_.turn_index();
    const bool is_within =
        index >= 0 && replay_.turns()[static_cast<std::size_t>(index)].first_step < replay_.position();
    const int wanted = by < 0 && is_within ? index : index + by;
    if (wanted < 0) return go_to(0);
    if (wanted >= static_cast<int>(replay_.turns().size())) return go_to(replay_.size());
    go_to_turn(wanted);
}

void Viewing::go_to_turn(int index) {
    is_playing_ = false;
    replay_.seek_turn(index);
    show();
}

// ---- playing by itself
Milliseconds Viewing::pace_time() const {
    switch (pace_) {
        case ReplayPace::slow: return Milliseconds{2000};
        case ReplayPace::normal: return Milliseconds{800};
        case ReplayPace::fast: break;
    }
    return Milliseconds{150};
}

void Viewing::switch_playing(Milliseconds now) {
    is_playing_ = !is_playing_ && replay_.position() < replay_.size();
    next_at_ = now + pace_time();
}

void Viewing::next_pace(Milliseconds now) {
    pace_ = static_cast<ReplayPace>((static_cast<int>(pace_) + 1) % kReplayPaces);
    next_at_ = now + pace_time();
}

bool Viewing::pass_time(Milliseconds now) {
    if (!is_playing_ || now < next_at_) return false;
    replay_.step();
    is_playing_ = replay_.position() < replay_.size();
    next_at_ = now + pace_time();
    show();
    return true;
}

std::optional<Milliseconds> Viewing::time_to_wait(Milliseconds now) const {
    if (!is_playing_) return std::nullopt;
    return std::max(Milliseconds{1}, next_at_ - now);
}

// ---- what is shown
void Viewing::tell_all() {
    const play::Session& game = replay_.whole();
    play::LogNames names = play::names_from(game.catalogue(), names_of(game.table()), game.start());
    for (std::size_t index = 0; index < game.events().size(); ++index) {
        const Event& event = game.events()[index];
        play::follow(names, event);
        LogLine line;
        line.text = play::log_line(event, names);
        if (line.text.empty()) continue;
        line.tone = tone_of(event);
        line.rule = std::string(play::rule_of(event));
        told_.push_back({std::move(line), index});
    }
}

// A step is told from the table on which it was made.
std::string Viewing::words_of_step(int step) {
    if (step < 0 || step >= replay_.size()) return "";
    const int here = replay_.position();
    replay_.seek(step);
    const play::Session& game = replay_.whole();
    const play::LogNames names = play::names_from(game.catalogue(), names_of(game.table()), replay_.state());
    std::string words = play::move_text(game.steps()[static_cast<std::size_t>(step)].move, replay_.state(), names);
    replay_.seek(here);
    return words;
}

void Viewing::show() {
    const int here = replay_.position();
    const std::size_t events = static_cast<std::size_t>(replay_.events());
    const std::size_t first = here == 0 ? 0 : replay_.last_step()->first_event;
    view_.log.clear();
    came_of_it_.clear();
    for (const Told& told : told_) {
        if (told.event >= events) break;
        view_.log.push_back(told.line);
        if (here > 0 && told.event >= first) came_of_it_.push_back(told.line.text);
    }
    const UiState before = view_.ui;
    show_state(view_, replay_.state());
    view_.ranked_locks.clear();
    view_.ui.hand_over = false;
    view_.ui.focused = before.focused;
    view_.ui.pressed = before.pressed;
    view_.ui.pressed_key = before.pressed_key;
    done_ = words_of_step(here - 1);
    next_ = words_of_step(here);
}

ReplayView Viewing::shown() const {
    ReplayView shown;
    shown.table = &view_;
    shown.turns = &replay_.turns();
    shown.turn = replay_.turn_index();
    shown.position = replay_.position();
    shown.size = replay_.size();
    shown.who = replay_.last_step() == nullptr ? kNoSeat : replay_.last_step()->seat;
    shown.done = done_;
    shown.told = came_of_it_;
    shown.next = next_;
    shown.problem = replay_.problem();
    shown.pace = pace_;
    shown.is_playing = is_playing_;
    return shown;
}

StatisticsView Viewing::statistics() const {
    const play::Session& game = replay_.whole();
    const auto begin = game.events().begin();
    const std::vector<Event> so_far(begin, begin + replay_.events());
    LuckPromise luck = promise_of(replay_.header(), replay_.seed());
    luck.is_lost = !replay_.seed() && !play::is_seed_beside(replay_.file(), replay_.header());
    return {play::dice_statistics(so_far, static_cast<int>(view_.seats.size())), view_.seats, std::move(luck)};
}

PlayOnView Viewing::play_on() const {
    PlayOnView asked;
    asked.where = fmt::format("move {} of {}", replay_.position(), replay_.size());
    if (const int index = replay_.turn_index(); index >= 0) {
        const play::TurnResult& turn = replay_.turns()[static_cast<std::size_t>(index)];
        asked.where += fmt::format(", in turn {} of {}", turn.turn, view_.seats[turn.seat].name);
    }
    asked.why_no_same_luck = play::why_no_same_luck(replay_);
    return asked;
}

}  // namespace encounters::table
