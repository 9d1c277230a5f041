// The App's screens: laying them out, and what follows when one of their controls is used.
#include <algorithm>

#include <encounters/rules/queries.hpp>

#include "table/app.hpp"
#include "table/presenter/screens/faults_screen.hpp"
#include "table/presenter/screens/game_over_screen.hpp"
#include "table/presenter/screens/new_game_screen.hpp"
#include "table/presenter/screens/players_dialog.hpp"
#include "table/presenter/screens/replay_screen.hpp"
#include "table/presenter/screens/review_screen.hpp"
#include "table/presenter/screens/statistics_screen.hpp"
#include "table/presenter/table/react.hpp"
#include "table/presenter/table/receipt.hpp"
#include "table/presenter/table/table_layout.hpp"

namespace encounters::table {

namespace {

std::vector<std::string> names_at(const View& view) {
    std::vector<std::string> names;
    for (const SeatView& seat : view.seats) names.push_back(seat.name);
    return names;
}

}  // namespace

// ---- what is shown
Scene App::game_over() {
    const play::Session& session = match_->session();
    GameOverView view;
    view.table = &match_->view();
    view.statistics = statistics_of(session.events());
    view.last_turn = receipt_of_turn(session, names_at(match_->view()));
    if (const play::Saving* saving = match_->saving()) {
        view.luck = promise_of(saving->header(), saving->seed_of_finished(session));
        view.is_replay = saving->is_saved();
    }
    if (!cards_) view.why_no_new_game = kNoCards;
    view.why_no_review = why_no_review(session);
    return game_over_scene(view, size_, measure_);
}

Scene App::faults_list() {
    FaultsView view;
    view.faults = faults_;
    view.can_play = cards_.has_value();
    view.cards_from = sources_.cards_from;
    view.first = first_row_;
    view.saved_games = shelf_.size();
    if (const std::optional<int> unfinished = shelf_.last_unfinished()) view.unfinished = &shelf_.at(*unfinished);
    FaultsScene made = faults_scene(view, size_, measure_);
    last_first_row_ = made.last_first;
    return std::move(made.scene);
}

Scene App::scene_of_screen() {
    switch (screen_) {
        case ScreenName::title:
            return title();
        case ScreenName::new_game: return new_game_scene({&*cards_, wish_, offered_ranks(), hands_.focused}, size_, measure_);
        case ScreenName::table: show_odds(); return layout(match_->view(), size_, measure_);
        case ScreenName::game_over: return game_over();
        case ScreenName::saves: return saves();
        case ScreenName::faults: return faults_list();
        case ScreenName::replay: return replay_scene(viewing_->shown(), size_, measure_);
        case ScreenName::statistics: return statistics_scene(statistics(), size_, measure_);
        case ScreenName::review: return review_scene(review(), size_, measure_);
        case ScreenName::reading: break;
    }
    ReadingScene made = reading_scene({&sources_.readings, reading_, first_row_, behind_reading_ == ScreenName::table},
                                      size_, measure_);
    last_first_row_ = made.last_first;
    return std::move(made.scene);
}

void App::lay_out() {
    scene_ = scene_of_screen();
    if (question_ == Question::play_on) {
        lay_over(scene_, play_on_scene(viewing_->play_on(), size_, measure_));
    } else if (question_ == Question::players) {
        lay_over(scene_, players_scene({&match_->view(), options_, options_note_}, size_, measure_));
    } else if (question_) lay_over(scene_, question_scene(question_view(), size_, measure_));
    first_row_ = std::clamp(first_row_, 0, std::max(0, last_first_row_));
    if (is_at_table()) {
        match_->set_ui(table::after_layout(match_->view(), scene_, now_));
    } else if (is_at_replay()) {
        viewing_->set_ui(table::after_layout(viewing_->view(), scene_, now_));
    } else {
        table::after_layout(hands_, scene_);
    }
}

// Lays out until nothing is stale, so that the scene is always that of the state.
void App::settle() {
    if (!is_stale_) return;
    lay_out();
    is_stale_ = false;
    is_changed_ = true;
}

// ---- what is done
void App::carry_out(const Intent& intent) {
    if (const SendMove* send = std::get_if<SendMove>(&intent)) {
        if (!match_->act(send->move)) return;
        begin_roll();
        game_has_moved();
    } else if (std::holds_alternative<AskHint>(intent)) {
        ask_for_hint();
    } else if (std::holds_alternative<Undo>(intent)) {
        if (match_->undo()) game_has_moved();
    } else if (std::holds_alternative<Redo>(intent)) {
        if (match_->redo()) game_has_moved();
    } else if (std::holds_alternative<OpenMenu>(intent)) {
        ask(Question::menu);
    } else if (const GoTo* go = std::get_if<GoTo>(&intent)) {
        const ScreenName screen = static_cast<ScreenName>(go->screen);
        if (screen == ScreenName::title) {
            ask_before_leaving(Question::leave_table, ScreenDeed::leave_table);
        } else {
            go_to(screen);
        }
    } else if (std::holds_alternative<LeaveProgram>(intent)) {
        ask_before_leaving(Question::leave_program, ScreenDeed::leave_program);
    } else if (const DoOnScreen* deed = std::get_if<DoOnScreen>(&intent)) {
        carry_out(*deed);
    }
}

void App::carry_out(const DoOnScreen& deed) {
    is_stale_ = true;
    switch (deed.deed) {
        case ScreenDeed::none: return;
        case ScreenDeed::begin:
        case ScreenDeed::begin_again: return begin("");
        case ScreenDeed::add_seat:
        case ScreenDeed::remove_seat:
        case ScreenDeed::next_colour:
        case ScreenDeed::next_shape:
        case ScreenDeed::next_kind:
        case ScreenDeed::set_reputation:
        case ScreenDeed::switch_even_start:
        case ScreenDeed::switch_real_dice: return carry_out_on_wish(deed);
        case ScreenDeed::show_players:
        case ScreenDeed::next_kind_at_table:
        case ScreenDeed::mark_seat:
        case ScreenDeed::set_pace:
        case ScreenDeed::set_meter: return carry_out_on_players(deed);
        case ScreenDeed::edit_place:
        case ScreenDeed::edit_name:
        case ScreenDeed::edit_seed: return focus_what_is_hovered();
        case ScreenDeed::scroll: return scroll_by(deed.value);
        case ScreenDeed::show_text: return show_text(deed.value);
        case ScreenDeed::read_cards_again: return read_cards();
        case ScreenDeed::close_dialog: return close_dialog();
        case ScreenDeed::show_statistics: return show_statistics();
        case ScreenDeed::replay_step:
        case ScreenDeed::replay_turn:
        case ScreenDeed::replay_to:
        case ScreenDeed::replay_to_turn:
        case ScreenDeed::replay_switch_playing:
        case ScreenDeed::replay_next_pace:
        case ScreenDeed::close_replay:
        case ScreenDeed::ask_to_play_on:
        case ScreenDeed::play_on_same_luck:
        case ScreenDeed::play_on_new_luck: return carry_out_at_replay(deed);
        case ScreenDeed::continue_last:
        case ScreenDeed::same_players:
        case ScreenDeed::choose_game:
        case ScreenDeed::next_game:
        case ScreenDeed::continue_game:
        case ScreenDeed::watch_game:
        case ScreenDeed::ask_delete_game:
        case ScreenDeed::delete_game:
        case ScreenDeed::watch_this_game:
        case ScreenDeed::show_saving:
        case ScreenDeed::save_again:
        case ScreenDeed::save_in_place: return carry_out_on_shelf(deed);
        case ScreenDeed::show_review:
        case ScreenDeed::review_next:
        case ScreenDeed::close_review:
        case ScreenDeed::try_again: return carry_out_on_review(deed);
        case ScreenDeed::leave_table: return leave_for_title();
        case ScreenDeed::leave_program: wishes_.close = true; return;
    }
}

void App::focus_what_is_hovered() {
    if (!hands_.hovered.empty()) hands_.focused = hands_.hovered;
}

void App::scroll_by(int rows) {
    first_row_ += rows;
    if (screen_ == ScreenName::saves) scroll_saves();
}

// Setting up a table.
void App::carry_out_on_wish(const DoOnScreen& deed) {
    switch (deed.deed) {
        case ScreenDeed::add_seat: return add_seat(wish_);
        case ScreenDeed::remove_seat: return remove_seat(wish_, deed.value);
        case ScreenDeed::next_colour: return next_colour(wish_, deed.value);
        case ScreenDeed::next_shape: return next_shape(wish_, deed.value);
        case ScreenDeed::next_kind: {
            play::SeatKind& kind = wish_.seats[static_cast<std::size_t>(deed.value)].kind;
            kind = next_kind(kind, offered_ranks());
            return;
        }
        case ScreenDeed::set_reputation: wish_.reputation = deed.value; return;
        case ScreenDeed::switch_even_start: wish_.even_start = !wish_.even_start; return;
        case ScreenDeed::switch_real_dice: wish_.real_dice = !wish_.real_dice; return;
        default: return;
    }
}

// Without cards the list of their faults is where everything begins.
void App::go_to(ScreenName screen) {
    const bool needs_cards = screen == ScreenName::title || screen == ScreenName::new_game;
    screen_ = needs_cards && !cards_ ? ScreenName::faults : screen;
    question_.reset();
    first_row_ = 0;
    const bool tells_games = screen_ == ScreenName::title || screen_ == ScreenName::faults || screen_ == ScreenName::saves;
    if (tells_games) shelf_.look();
    wait_for_computers();
    take_new_hands();
}

// A game is its file, so leaving it needs no word; only what could not be saved is worth a question.
void App::ask_before_leaving(Question question, ScreenDeed deed) {
    if (!match_ || match_->is_safe() || match_->save_again()) return carry_out(DoOnScreen{deed, 0});
    ask(question);
}

void App::leave_for_title() {
    match_.reset();
    if (computers_) computers_->forget();
    go_to(ScreenName::title);
}

void App::tell(std::string title, std::string words) {
    message_title_ = std::move(title);
    message_ = std::move(words);
    ask(Question::message);
}

void App::ask(Question question) {
    question_ = question;
    take_new_hands();
}

// Nothing is pointed at or focused on what has just come up, and it can't be clicked by a click meant for what was
// there.
void App::take_new_hands() {
    hands_ = {hands_.pointer, {}, {}, {}};
    came_up_at_ = now_;
    is_stale_ = true;
}

void App::show_text(int which) {
    if (which >= static_cast<int>(sources_.readings.size())) return;
    if (screen_ != ScreenName::reading) behind_reading_ = screen_;
    go_to(ScreenName::reading);
    reading_ = which;
}

void App::close_dialog() {
    wait_for_computers();
    if (question_) {
        question_.reset();
    } else if (screen_ == ScreenName::reading) {
        go_to(behind_reading_);
    } else if (screen_ == ScreenName::statistics) {
        go_to(behind_statistics_);
    }
}

}  // namespace encounters::table
