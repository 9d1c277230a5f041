// The program between its events and its pictures: which screen is shown, the game being played, what hands do. No SDL.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <encounters/cards/loader.hpp>
#include <encounters/play/saved_games.hpp>
#include <encounters/play/seed.hpp>
#include <encounters/play/settings.hpp>
#include <encounters/players/fit.hpp>

#include "table/animation/dice_roll.hpp"
#include "table/computers/advice.hpp"
#include "table/computers/computer_turn.hpp"
#include "table/computers/game_review.hpp"
#include "table/computers/odds_watch.hpp"
#include "table/match.hpp"
#include "table/presenter/screens/dialogs.hpp"
#include "table/presenter/screens/hands.hpp"
#include "table/presenter/screens/reading.hpp"
#include "table/presenter/screens/table_wish.hpp"
#include "table/presenter/text_measure.hpp"
#include "table/shelf.hpp"
#include "table/viewing.hpp"

namespace encounters::table {

// What the program is given by whoever runs it.
struct AppSources {
    std::function<cards::LoadResult()> read_cards;
    // The numbers of computer players that lie beside the cards.
    std::function<players::ReadConstants()> read_numbers = [] { return players::ReadConstants{}; };
    std::string cards_from;                  // the folder, as people are told
    std::function<play::Seed()> fresh_seed;  // nobody could have chosen it
    std::filesystem::path saves{};           // folder of saved games; empty: there is no place for them
    play::SavedGames::Clock clock = play::local_time_now;
    play::FileSystem* files = &play::disk();
    std::vector<Reading> readings;           // how to play, the rules; empty when they are not at hand
    std::shared_ptr<const std::vector<RuleText>> rules;
    std::string version;
    // Where computer players think: a worker that calls its argument, on its own thread, whenever it has a result.
    std::function<std::unique_ptr<Worker>()> make_worker = [] { return std::make_unique<ImmediateWorker>(); };
    TableOptions options{};              // to begin with, where no settings are kept
    std::filesystem::path settings{};    // the file of settings; empty: they aren't kept
};

// What the App asks of the window.
struct WindowWishes {
    bool close = false;
    bool switch_full_screen = false;
    int text_steps = 0;       // larger (positive) or smaller
    bool usual_text = false;  // back to 100 %
};

// Why no new game can begin while the cards have faults.
inline constexpr std::string_view kNoCards = "Today's cards can't be played";

// What became of a game when the program had to end.
struct LastSave {
    bool is_kept = true;
    std::string told{};  // what people must know of it, as a sentence; empty when all is as always
};

class App {
public:
    // Reads cards and numbers: the title follows, or their faults. `measure` must outlive the App.
    App(AppSources sources, Size size, const TextMeasure& measure);

    // ---- driving
    void take(const InputEvent& event, Milliseconds now);
    void pass_time(Milliseconds now);
    // Until pass_time has something to do; nothing when only an event can change the picture.
    std::optional<Milliseconds> time_to_wait(Milliseconds now) const;
    // After a change of the window's size or of the letters' size.
    void set_size(Size size, Milliseconds now);
    WindowWishes take_wishes();
    // Before the program ends without asking: a game that isn't saved is saved now, elsewhere if need be, in the first of
    // these folders that takes it.
    LastSave save_at_last(const std::vector<std::string>& elsewhere);

    // ---- showing
    // What hands reach, and the same as it looks at this moment: dice may be in motion.
    const Scene& scene() const { return scene_; }
    Scene picture(Milliseconds now) const { return roll_.in_motion(scene_, now); }
    Highlight marks() const;
    // True once after every change of the picture.
    bool take_redraw();
    std::string window_title() const;
    bool wants_text() const;  // a field takes what is typed

    // ---- going somewhere by itself: pictures, tests
    ScreenName screen() const { return screen_; }
    void open(ScreenName screen, Milliseconds now);
    void set_up(const TableWish& wish, Milliseconds now);
    // A new game by the wish, kept in its file.
    void begin(Milliseconds now);
    // The same from the text of a situation, which can be read and has as many seats.
    void begin_with(std::string situation, Milliseconds now);
    // Carries on with this game; a session alone is kept nowhere.
    void play(play::Session session, Milliseconds now);
    void play(play::OpenGame game, Milliseconds now);
    // A saved game at the prompt where it was left, or a message why not.
    void go_on_with(const std::filesystem::path& file, Milliseconds now);
    void let_house_play(int most, Milliseconds now);
    // Whoever decides now has taken the seat: no hand-over is shown.
    void sit_down(Milliseconds now);

    // ---- a game looked at again
    // Why there is nothing to show, as a sentence; empty when the replay is shown.
    std::string open_replay(const std::string& file, Milliseconds now);
    std::string show_replay(play::Replay replay, Milliseconds now);
    const Viewing* viewing() const { return viewing_ ? viewing_.get() : nullptr; }
    void move_replay_to(int position, Milliseconds now);

    const Match* match() const { return match_ ? &*match_ : nullptr; }
    const TableWish& wish() const { return wish_; }
    Shelf& shelf() { return shelf_; }
    int chosen_game() const { return chosen_game_; }
    // Of the cards; or, when they can be played, of the computer players' numbers beside them.
    const std::vector<std::string>& faults() const { return faults_; }
    const std::optional<Catalogue>& cards() const { return cards_; }
    const std::string& cards_from() const { return sources_.cards_from; }
    const std::optional<Question>& question() const { return question_; }
    const TableOptions& options() const { return options_; }
    const GameReview* game_review() const {
        const auto found = reviews_.find(reviewed_);
        return found == reviews_.end() ? nullptr : found->second.get();
    }
    void set_options(const TableOptions& options, Milliseconds now);
    // Of the window's letters, as it was kept; and to be kept from now on.
    float text_size() const { return settings_.settings().text_size; }
    void keep_text_size(float size);

private:
    // ---- what events do
    void take_at_table(const InputEvent& event);
    void take_elsewhere(const InputEvent& event);
    bool take_as_text(const InputEvent& event);
    bool take_for_window(const InputEvent& event);
    bool is_at_table() const { return screen_ == ScreenName::table && !question_; }
    void let_computers_play();
    void wait_for_computers();
    void sit_computers_down();
    void show_odds();
    void carry_out_on_review(const DoOnScreen& deed);
    void show_review(SeatIndex seat);
    std::optional<SeatIndex> next_to_review() const;
    void pass_time_at_review();
    ReviewView review() const;
    void try_again(int step);
    void ask_for_hint();
    void take_hint();
    void show_hint(const players::Decision& advised);
    void carry_out_on_wish(const DoOnScreen& deed);
    void carry_out_on_players(const DoOnScreen& deed);
    void choose(const DoOnScreen& deed);
    void tell_of_settings();
    TextField* focused_field();

    void carry_out(const Intent& intent);
    void carry_out(const DoOnScreen& deed);
    void take_at_replay(const InputEvent& event);
    void pass_time_at_replay();
    std::optional<Milliseconds> time_to_wait_at_replay(Milliseconds now) const;
    void carry_out_at_replay(const DoOnScreen& deed);
    bool is_at_saves() const { return screen_ == ScreenName::saves && !question_; }
    void pass_time_at_saves();
    bool is_at_replay() const { return screen_ == ScreenName::replay && !question_; }
    void play_on(play::ForkLuck luck);
    void show_statistics();
    StatisticsView statistics() const;
    void go_to(ScreenName screen);
    void focus_what_is_hovered();
    void scroll_by(int rows);
    void ask_before_leaving(Question question, ScreenDeed deed);
    void leave_for_title();
    void tell(std::string title, std::string words);
    QuestionView question_view();
    void ask(Question question);
    void take_new_hands();
    void show_text(int which);
    void close_dialog();
    void begin(std::string situation);
    play::TableSetup table_wished();
    void read_cards();

    // ---- saved games
    Scene title();
    Scene saves();
    void carry_out_on_shelf(const DoOnScreen& deed);
    void choose_game(int number);
    void scroll_saves();
    void delete_chosen_game();
    void watch(const std::filesystem::path& file);
    void play_with_same_players();
    void tell_of_saving();
    void save_somewhere(const std::string& folder);
    std::string file_name() const;
    void game_has_moved();
    void begin_roll();
    void end_roll();

    // ---- what is shown
    void lay_out();
    Scene scene_of_screen();
    Scene game_over();
    Scene faults_list();
    void settle();

    AppSources sources_;
    Size size_;
    const TextMeasure& measure_;
    Milliseconds now_{0};

    ScreenName screen_ = ScreenName::title;
    ScreenName behind_reading_ = ScreenName::title;
    std::optional<Question> question_{};
    Hands hands_{};
    Milliseconds came_up_at_{-10'000};  // what is shown now
    TableWish wish_{};
    int reading_ = 0;
    int first_row_ = 0;
    int last_first_row_ = 0;
    std::optional<Catalogue> cards_{};
    std::shared_ptr<const Catalogue> played_cards_{};  // of the last new game: as cards_, with the Reputation that wins
    std::vector<cards::PackText> pack_texts_{};
    std::vector<std::string> faults_{};
    players::ReadConstants numbers_{};
    std::optional<Match> match_{};
    play::SettingsFile settings_;
    TableOptions options_{};
    std::string options_note_{};  // why they can't be kept
    std::shared_ptr<Worker> worker_;
    std::shared_ptr<Minds> minds_{};  // of the game at the table, or the last one
    std::unique_ptr<ComputerTurn> computers_{};
    std::unique_ptr<Advice> advice_{};
    std::unique_ptr<OddsWatch> odds_{};
    std::map<SeatIndex, std::unique_ptr<GameReview>> reviews_{};  // by the seat looked back from
    SeatIndex reviewed_ = kNoSeat;
    Shelf shelf_;
    int chosen_game_ = 0;
    TextField place_{};  // a folder being typed
    std::string message_title_{};
    std::string message_{};
    std::unique_ptr<Viewing> viewing_{};
    ScreenName behind_replay_ = ScreenName::title;
    ScreenName behind_statistics_ = ScreenName::title;

    DiceRoll roll_{};
    Scene scene_{};
    bool is_stale_ = true;    // scene_ is to be laid out anew
    bool is_changed_ = true;  // the picture is to be drawn anew
    WindowWishes wishes_{};
};

}  // namespace encounters::table
