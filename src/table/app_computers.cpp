// The App's computer players: when they decide, who sits where, and what people have chosen to see.
#include <encounters/play/log_text.hpp>
#include <encounters/players/why.hpp>

#include "table/app.hpp"
#include "table/presenter/screens/players_dialog.hpp"
#include "table/presenter/table/hint_place.hpp"
#include "table/presenter/table/words.hpp"
#include "table/seats_shown.hpp"

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

// Of a game that has just come to the table.
void App::sit_computers_down() {
    const std::shared_ptr<const Catalogue> cards = match_->session().table().catalogue;
    if (!minds_ || minds_->cards() != cards) minds_ = std::make_shared<Minds>(cards, numbers_.constants);
    computers_ = std::make_unique<ComputerTurn>(minds_, worker_);
    computers_->set_pace(options_.pace);
    advice_ = std::make_unique<Advice>(minds_, worker_);
    odds_ = std::make_unique<OddsWatch>(cards, sources_.make_worker());
    wait_for_computers();
}

// ---- odds
// To the person who decides or whose roll is due.
void App::show_odds() {
    const View& view = match_->view();
    const SeatIndex seat = view.decider == kNoSeat ? view.state.active : view.decider;
    const bool is_shown = seat != kNoSeat && view.seats[seat].is_person && options_.shows_odds_to(seat);
    match_->set_meter(is_shown ? odds_->meter_of(view.state) : std::nullopt);
    if (!is_shown) odds_->forget();
}

// ---- hints
void App::ask_for_hint() {
    const View& view = match_->view();
    if (view.decider == kNoSeat || view.is_computer_deciding()) return;
    Hint hint;
    hint.who = rank_words(adviser());
    match_->set_hint(std::move(hint));
    advice_->ask(view.state, now_);
    is_stale_ = true;
    take_hint();
}

void App::take_hint() {
    if (!is_at_table() || !advice_->is_thinking()) return;
    const std::optional<players::Decision> advised = advice_->take(match_->session().state(), now_);
    if (advised) show_hint(*advised);
}

// The dice of a lock are chosen, the page or the tab with its control is opened.
void App::show_hint(const players::Decision& advised) {
    const View& view = match_->view();
    Hint hint;
    hint.who = rank_words(adviser());
    hint.move = advised.move;
    const play::LogNames names = play::names_from(view.cards(), names_at(match_->session().table()), view.state);
    hint.what = with_capital(play::move_text(advised.move, view.state, names));
    hint.why = advised.reason.kind == players::ReasonKind::only_choice ? "" : players::why(advised, view.state, names);
    match_->set_hint(std::move(hint));
    match_->set_ui(ui_for(view, size_, measure_));
    is_stale_ = true;
}

void App::carry_out_on_players(const DoOnScreen& deed) {
    switch (deed.deed) {
        case ScreenDeed::show_players: return ask(Question::players);
        case ScreenDeed::next_kind_at_table: {
            const SeatIndex index = static_cast<SeatIndex>(deed.value);
            match_->set_seat(index, next_kind(match_->session().seat(index).kind, offered_ranks()));
            return;
        }
        default: return choose(deed);
    }
}

}  // namespace encounters::table
