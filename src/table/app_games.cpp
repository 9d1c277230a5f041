// The App's games: begun, taken up, moved on; and what the program opens by itself.
#include <encounters/rules/queries.hpp>

#include "table/app.hpp"
#include "table/presenter/screens/new_game_screen.hpp"

namespace encounters::table {

// Games with the same cards share them, and with them what computer players have worked out.
play::TableSetup App::table_wished() {
    play::TableSetup table = setup_of(wish_, *cards_);
    if (!played_cards_ || played_cards_->table.winning_reputation != wish_.reputation) played_cards_ = table.catalogue;
    table.catalogue = played_cards_;
    return table;
}

void App::begin(std::string situation) {
    if (!cards_ || !why_no_table(wish_, *cards_).empty()) return;
    play::NewGame game{table_wished(), files_of(wish_, pack_texts_), sources_.fresh_seed(),
                       wish_.real_dice ? play::DiceOrigin::physical : play::DiceOrigin::seeded, std::move(situation)};
    if (const std::optional<std::uint64_t> typed = typed_seed(wish_)) game.seed = play::Seed{*typed, ""};
    match_.reset();
    play(shelf_.saved().begin(game), now_);
}

void App::read_cards() {
    cards::LoadResult read = sources_.read_cards();
    numbers_ = sources_.read_numbers();
    faults_.clear();
    cards_ = std::move(read.catalogue);
    played_cards_.reset();
    minds_.reset();
    if (!cards_)
        for (const cards::Fault& fault : read.faults) faults_.push_back(cards::to_text(fault));
    if (!numbers_.fault.empty()) faults_.push_back(numbers_.fault);
    pack_texts_ = std::move(read.pack_texts);
    std::vector<play::PackToday> today;
    if (cards_) today.push_back({cards_->pack_id, pack_texts_});
    shelf_.set_today(std::move(today));
    if (cards_ && wish_.seats.empty()) wish_ = usual_table(2, *cards_);
    go_to(faults_.empty() ? ScreenName::title : ScreenName::faults);
}

void App::game_has_moved() {
    is_stale_ = true;
    wait_for_computers();
    if (match_->session().is_over()) go_to(ScreenName::game_over);
}

// Only a throw of all loose dice is shown in motion.
void App::begin_roll() {
    const play::Session& session = match_->session();
    const play::Saving* saving = match_->saving();
    const bool is_by_hand = saving != nullptr && saving->header().dice == play::DiceOrigin::physical;
    for (std::size_t index = session.last_event(); index < session.events().size(); ++index) {
        const DiceRolled* rolled = std::get_if<DiceRolled>(&session.events()[index]);
        if (rolled != nullptr && !is_by_hand && rolled->dice.count == unlocked_count(session.state())) roll_.begin(now_);
    }
}

void App::end_roll() {
    if (roll_.has_begun()) is_changed_ = true;
    roll_.end();
}

// ---- going somewhere by itself
void App::open(ScreenName screen, Milliseconds now) {
    now_ = now;
    if (screen == ScreenName::statistics) {
        show_statistics();
    } else if (screen == ScreenName::review) {
        carry_out_on_review(DoOnScreen{ScreenDeed::show_review, 0});
    } else if (screen == ScreenName::reading) {
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

void App::begin(Milliseconds now) { begin_with("", now); }

void App::begin_with(std::string situation, Milliseconds now) {
    now_ = now;
    begin(std::move(situation));
    settle();
}

void App::play(play::Session session, Milliseconds now) { play(play::OpenGame{std::move(session), nullptr}, now); }

void App::play(play::OpenGame game, Milliseconds now) {
    now_ = now;
    roll_.end();
    reviews_.clear();
    reviewed_ = kNoSeat;
    match_.emplace(std::move(game), sources_.rules);
    sit_computers_down();
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
