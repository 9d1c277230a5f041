// The App's screens: laying them out, and what follows when one of their controls is used.
#include <algorithm>

#include <encounters/rules/queries.hpp>

#include "table/app.hpp"
#include "table/presenter/screens/faults_screen.hpp"
#include "table/presenter/screens/game_over_screen.hpp"
#include "table/presenter/screens/new_game_screen.hpp"
#include "table/presenter/screens/title_screen.hpp"
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
Scene App::scene_of_screen() {
    switch (screen_) {
        case ScreenName::title:
            return title_scene({&*cards_, sources_.cards_from, sources_.version, !sources_.readings.empty()}, size_,
                               measure_);
        case ScreenName::new_game: return new_game_scene({&*cards_, wish_, hands_.focused}, size_, measure_);
        case ScreenName::table: return layout(match_->view(), size_, measure_);
        case ScreenName::game_over: {
            const play::Session& session = match_->session();
            return game_over_scene(
                {&match_->view(), statistics_of(session.events()), receipt_of_turn(session, names_at(match_->view()))},
                size_, measure_);
        }
        case ScreenName::faults: {
            FaultsScene made = faults_scene({faults_, sources_.cards_from, first_row_}, size_, measure_);
            last_first_row_ = made.last_first;
            return std::move(made.scene);
        }
        case ScreenName::reading: break;
    }
    ReadingScene made = reading_scene({&sources_.readings, reading_, first_row_, behind_reading_ == ScreenName::table},
                                      size_, measure_);
    last_first_row_ = made.last_first;
    return std::move(made.scene);
}

void App::lay_out() {
    scene_ = scene_of_screen();
    if (question_) lay_over(scene_, question_scene({*question_, !sources_.readings.empty()}, size_, measure_));
    first_row_ = std::clamp(first_row_, 0, std::max(0, last_first_row_));
    if (is_at_table()) {
        match_->set_ui(table::after_layout(match_->view(), scene_, now_));
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
    } else if (std::holds_alternative<Undo>(intent)) {
        if (match_->undo()) game_has_moved();
    } else if (std::holds_alternative<OpenMenu>(intent)) {
        ask(Question::menu);
    } else if (const GoTo* go = std::get_if<GoTo>(&intent)) {
        const ScreenName screen = static_cast<ScreenName>(go->screen);
        if (screen == ScreenName::title && is_game_running()) {
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
        case ScreenDeed::begin: return begin();
        case ScreenDeed::begin_again: return begin();
        case ScreenDeed::add_seat: return add_seat(wish_);
        case ScreenDeed::remove_seat: return remove_seat(wish_, deed.value);
        case ScreenDeed::next_colour: return next_colour(wish_, deed.value);
        case ScreenDeed::next_shape: return next_shape(wish_, deed.value);
        case ScreenDeed::edit_name:
        case ScreenDeed::edit_seed:
            if (!hands_.hovered.empty()) hands_.focused = hands_.hovered;
            return;
        case ScreenDeed::set_reputation: wish_.reputation = deed.value; return;
        case ScreenDeed::switch_even_start: wish_.even_start = !wish_.even_start; return;
        case ScreenDeed::scroll: first_row_ += deed.value; return;
        case ScreenDeed::show_text: return show_text(deed.value);
        case ScreenDeed::read_cards_again: return read_cards();
        case ScreenDeed::close_dialog: return close_dialog();
        case ScreenDeed::leave_table: match_.reset(); return go_to(ScreenName::title);
        case ScreenDeed::leave_program: wishes_.close = true; return;
    }
}

void App::go_to(ScreenName screen) {
    screen_ = screen;
    question_.reset();
    first_row_ = 0;
    take_new_hands();
}

// Only a game that is going on is worth a question.
void App::ask_before_leaving(Question question, ScreenDeed deed) {
    if (!is_game_running()) return carry_out(DoOnScreen{deed, 0});
    ask(question);
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
    if (question_) {
        question_.reset();
    } else if (screen_ == ScreenName::reading) {
        go_to(behind_reading_);
    }
}

void App::begin() {
    if (!why_no_table(wish_, *cards_).empty()) return;
    play::Seed seed = sources_.fresh_seed();
    if (const std::optional<std::uint64_t> typed = typed_seed(wish_)) seed.value = *typed;
    play(play::Session(setup_of(wish_, *cards_), std::make_unique<play::SeededChance>(seed.value)), now_);
}

void App::read_cards() {
    cards::LoadResult read = sources_.read_cards();
    faults_.clear();
    for (const cards::Fault& fault : read.faults) faults_.push_back(cards::to_text(fault));
    cards_ = std::move(read.catalogue);
    if (cards_ && wish_.seats.empty()) wish_ = usual_table(2, *cards_);
    go_to(cards_ ? ScreenName::title : ScreenName::faults);
}

void App::game_has_moved() {
    is_stale_ = true;
    if (match_->session().is_over()) go_to(ScreenName::game_over);
}

// Only a throw of all loose dice is shown in motion.
void App::begin_roll() {
    const play::Session& session = match_->session();
    for (std::size_t index = session.last_event(); index < session.events().size(); ++index) {
        const DiceRolled* rolled = std::get_if<DiceRolled>(&session.events()[index]);
        if (rolled != nullptr && rolled->dice.count == unlocked_count(session.state())) roll_.begin(now_);
    }
}

void App::end_roll() {
    if (roll_.has_begun()) is_changed_ = true;
    roll_.end();
}

bool App::is_game_running() const { return match_ && !match_->session().is_over(); }

// ---- going somewhere by itself
void App::open(ScreenName screen, Milliseconds now) {
    now_ = now;
    if (screen == ScreenName::reading) {
        show_text(0);
    } else {
        go_to(screen);
    }
    settle();
}

void App::set_up(const TableWish& wish, Milliseconds now) {
    now_ = now;
    wish_ = wish;
    is_stale_ = true;
    settle();
}

void App::play(play::Session session, Milliseconds now) {
    now_ = now;
    match_.emplace(std::move(session), sources_.rules);
    go_to(match_->session().is_over() ? ScreenName::game_over : ScreenName::table);
    settle();
}

void App::sit_down(Milliseconds now) {
    now_ = now;
    match_->sit_down();
    is_stale_ = true;
    settle();
}

void App::let_house_play(int most, Milliseconds now) {
    now_ = now;
    match_->let_house_play(most);
    game_has_moved();
    settle();
}

}  // namespace encounters::table
