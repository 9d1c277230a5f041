// The App's saved games: the title's entries for them, their list, leaving and continuing, and disks that won't take them.
#include <algorithm>

#include <fmt/format.h>

#include <encounters/play/verify.hpp>

#include "table/app.hpp"
#include "table/presenter/screens/saved_game_words.hpp"
#include "table/presenter/screens/saves_screen.hpp"
#include "table/presenter/screens/title_screen.hpp"

namespace encounters::table {

// ---- what is shown
Scene App::title() {
    TitleView view;
    view.cards = &*cards_;
    view.cards_from = sources_.cards_from;
    view.version = sources_.version;
    view.has_readings = !sources_.readings.empty();
    view.saved_games = shelf_.size();
    if (const std::optional<int> unfinished = shelf_.last_unfinished()) view.unfinished = &shelf_.at(*unfinished);
    if (const std::optional<int> latest = shelf_.latest()) view.latest = &shelf_.at(*latest);
    return title_scene(view, size_, measure_);
}

// Only what is in sight is read; the rest while nobody does anything.
Scene App::saves() {
    const int rows = saves_rows(size_);
    chosen_game_ = std::clamp(chosen_game_, 0, std::max(0, shelf_.size() - 1));
    last_first_row_ = std::max(0, shelf_.size() - rows);
    SavesView view;
    view.first = std::clamp(first_row_, 0, last_first_row_);
    view.count = shelf_.size();
    view.chosen = chosen_game_;
    view.folder = shelf_.saved().folder().string();
    view.has_title = cards_.has_value();
    for (int number = view.first; number < std::min(view.count, view.first + rows); ++number)
        view.shown.push_back(&shelf_.at(number));
    view.broken = shelf_.broken();
    return saves_scene(view, size_, measure_);
}

void App::pass_time_at_saves() {
    if (shelf_.read_one_more() && shelf_.broken()) is_stale_ = true;
    settle();
}

QuestionView App::question_view() {
    QuestionView view;
    view.question = *question_;
    view.has_readings = !sources_.readings.empty();
    view.title = message_title_;
    view.place = place_;
    view.is_typing = focused_field() == &place_;
    const play::Saving* saving = match_ ? match_->saving() : nullptr;
    switch (*question_) {
        case Question::message: view.words = message_; break;
        case Question::delete_game: view.words = name_of(shelf_.at(chosen_game_)); break;
        case Question::menu:
            if (saving != nullptr && saving->is_saved())
                view.words = "Every move is saved. Leave at any moment, and continue at this very question.";
            break;
        case Question::leave_table:
        case Question::leave_program:
        case Question::not_saved: view.words = saving != nullptr ? saving->why_not_saved() : ""; break;
        case Question::players:
        case Question::play_on: break;
    }
    return view;
}

// ---- what is done
void App::carry_out_on_shelf(const DoOnScreen& deed) {
    switch (deed.deed) {
        case ScreenDeed::continue_last:
            if (const std::optional<int> last = shelf_.last_unfinished()) go_on_with(shelf_.at(*last).file, now_);
            return;
        case ScreenDeed::same_players: return play_with_same_players();
        case ScreenDeed::choose_game: return choose_game(deed.value);
        case ScreenDeed::next_game: return choose_game(chosen_game_ + deed.value);
        case ScreenDeed::continue_game: return go_on_with(std::filesystem::path(shelf_.at(chosen_game_).file), now_);
        case ScreenDeed::watch_game: return watch(shelf_.at(chosen_game_).file);
        case ScreenDeed::ask_delete_game: return ask(Question::delete_game);
        case ScreenDeed::delete_game: return delete_chosen_game();
        case ScreenDeed::watch_this_game: return watch(match_->saving()->file());
        case ScreenDeed::show_saving: return tell_of_saving();
        case ScreenDeed::save_again: match_->save_again(); return tell_of_saving();
        case ScreenDeed::save_in_place: return save_somewhere(place_.text);
        default: return;
    }
}

void App::choose_game(int number) {
    if (number < 0 || number >= shelf_.size()) return;
    chosen_game_ = number;
    const int rows = saves_rows(size_);
    first_row_ = std::clamp(first_row_, number - rows + 1, number);
}

void App::scroll_saves() {
    const int rows = saves_rows(size_);
    first_row_ = std::clamp(first_row_, 0, std::max(0, shelf_.size() - rows));
    chosen_game_ = std::clamp(chosen_game_, first_row_, first_row_ + rows - 1);
}

void App::go_on_with(const std::filesystem::path& file, Milliseconds now) {
    now_ = now;
    match_.reset();
    play::ResumedGame resumed = shelf_.saved().resume(file);
    shelf_.look();
    if (!resumed.game) {
        tell("This game can't be continued", resumed.problem);
    } else {
        const bool is_by_hand = resumed.game->saving->header().dice == play::DiceOrigin::physical;
        wish_ = wish_of(resumed.game->session.table(), is_by_hand);
        play(std::move(*resumed.game), now);
        if (!resumed.notice.empty()) tell("Before you go on", resumed.notice);
    }
    settle();
}

void App::watch(const std::filesystem::path& file) {
    const std::string why_not = open_replay(file.string(), now_);
    if (!why_not.empty()) tell("There is no replay to watch", why_not);
}

void App::delete_chosen_game() {
    question_.reset();
    const std::filesystem::path file = shelf_.at(chosen_game_).file;
    const std::optional<std::string> why_not = shelf_.saved().remove(file);
    shelf_.look();
    if (why_not) return tell("It could not be deleted", *why_not);
    if (shelf_.size() == 0) return go_to(ScreenName::title);
    choose_game(std::min(chosen_game_, shelf_.size() - 1));
    take_new_hands();
}

// The table of the last game, with luck of its own.
void App::play_with_same_players() {
    const std::optional<int> latest = shelf_.latest();
    if (!latest) return;
    const play::ReadJournal journal = play::read_journal_file(shelf_.at(*latest).file);
    const play::ReplayedJournal replayed = play::replay(journal, 0);
    if (!replayed.session) return tell("A new game can't begin so", "The last game can't be read any more.");
    wish_ = wish_of(replayed.session->table(), journal.header->dice == play::DiceOrigin::physical);
    const std::string why_not = cards_ ? why_no_table(wish_, *cards_) : std::string(kNoCards);
    if (!why_not.empty()) return tell("A new game can't begin so", why_not);
    begin("");
}

// ---- a disk that won't
void App::tell_of_saving() {
    if (match_->is_safe()) return tell("The game is saved", "All of it, in " + match_->saving()->file().string() + ".");
    ask(Question::not_saved);
}

// Of the game at the table, as it is or would be kept.
std::string App::file_name() const {
    const std::filesystem::path& file = match_->saving()->file();
    return file.empty() ? play::game_file_name(sources_.clock(), match_->session().table().seats) : file.filename().string();
}

// Another place counts for the games to come too, until the program ends; its games are listed at the next start too.
void App::save_somewhere(const std::string& folder) {
    const std::filesystem::path place(folder);
    if (!place.is_absolute()) return tell("Not a folder", "A folder's whole path is needed; it begins with a slash.");
    if (!match_->save_in(place, file_name())) {
        if (!match_->is_safe()) return tell_of_saving();
        return tell("It could not be moved", match_->saving()->why_not_moved() + " It is saved where it was.");
    }
    const std::optional<std::string> why_not_noted = shelf_.move_to(place);
    if (!why_not_noted) return tell_of_saving();
    tell("The game is saved", "All of it, in " + match_->saving()->file().string() +
                                  ". This folder can't be noted down for the next start: " + *why_not_noted + ".");
}

LastSave App::save_at_last(const std::vector<std::string>& elsewhere) {
    if (!match_ || match_->is_safe() || match_->save_again()) return {};
    const std::string why_not = match_->saving()->why_not_saved();
    const std::string name = file_name();
    for (const std::string& folder : elsewhere) {
        if (match_->save_in(folder, name))
            return {true, fmt::format("{} It is kept in {}; start with --saves \"{}\" to go on.", why_not,
                                      match_->saving()->file().string(), folder)};
    }
    return {false, why_not + " No other folder took it either: it is lost."};
}

}  // namespace encounters::table
