#include "table/app.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/table/react.hpp"
#include "table/presenter/table/table_layout.hpp"

namespace encounters::table {

namespace {

std::optional<Milliseconds> sooner(std::optional<Milliseconds> one, std::optional<Milliseconds> other) {
    if (one && other) return std::min(*one, *other);
    return one ? one : other;
}

}  // namespace

App::App(AppSources sources, Size size, const TextMeasure& measure)
    : sources_(std::move(sources)),
      size_(size),
      measure_(measure),
      settings_(sources_.settings, *sources_.files),
      options_(sources_.settings.empty() ? sources_.options : settings_.settings().table),
      worker_(sources_.make_worker()),
      shelf_(play::SavedGames(sources_.saves, sources_.clock, *sources_.files)) {
    place_.most = 400;
    read_cards();
    came_up_at_ = Milliseconds{-10'000};
    if (cards_) wish_ = usual_table(2, *cards_);
    tell_of_settings();
    settle();
}

void App::take(const InputEvent& event, Milliseconds now) {
    now_ = now;
    if (std::holds_alternative<Redraw>(event)) is_changed_ = true;
    if (std::holds_alternative<KeyDown>(event) || std::holds_alternative<PointerDown>(event)) end_roll();
    if (const Resized* resized = std::get_if<Resized>(&event)) return set_size(resized->size, now);
    if (std::holds_alternative<Quit>(event)) {
        carry_out(Intent{LeaveProgram{}});
    } else if (take_for_window(event)) {
        return;
    } else if (is_at_table()) {
        take_at_table(event);
    } else if (is_at_replay()) {
        take_at_replay(event);
    } else if (!take_as_text(event)) {
        take_elsewhere(event);
    }
    settle();
}

// Text size and full screen are the window's, whatever is shown.
bool App::take_for_window(const InputEvent& event) {
    const KeyDown* key = std::get_if<KeyDown>(&event);
    if (key == nullptr) return false;
    const KeyPress& press = key->press;
    if (press.key == Key::f11 && !key->repeated) {
        wishes_.switch_full_screen = true;
    } else if (press.control && press.key == Key::plus) {
        ++wishes_.text_steps;
    } else if (press.control && press.key == Key::minus) {
        --wishes_.text_steps;
    } else if (press.control && press.key == Key::digit_0) {
        wishes_.usual_text = true;
    } else {
        return false;
    }
    return true;
}

void App::take_at_table(const InputEvent& event) {
    const UiState before = match_->view().ui;
    Reaction reaction = react(match_->view(), scene_, event, now_);
    match_->set_ui(reaction.ui);
    UiState seen = reaction.ui;
    seen.now = before.now;
    if (!reaction.ui.glance && !before.glance) seen.pointer = before.pointer;
    if (!(seen == before)) is_stale_ = true;
    for (const Intent& asked : reaction.asks) carry_out(asked);
}

void App::take_elsewhere(const InputEvent& event) {
    const bool is_too_early = now_ - came_up_at_ < standard_theme().durations.settle;
    if (is_too_early && std::holds_alternative<PointerDown>(event)) return;
    Hands before = hands_;
    const std::optional<Intent> meant = react(hands_, scene_, event);
    before.pointer = hands_.pointer;
    if (!(hands_ == before)) is_stale_ = true;
    if (meant) carry_out(*meant);
}

TextField* App::focused_field() {
    const bool has_fields = question_ ? question_ == Question::not_saved : screen_ == ScreenName::new_game;
    if (!has_fields) return nullptr;
    const Item* item = item_named(scene_, hands_.focused);
    const Intent* intent = item == nullptr ? nullptr : scene_.intent_of(*item);
    const DoOnScreen* deed = intent == nullptr ? nullptr : std::get_if<DoOnScreen>(intent);
    if (deed == nullptr) return nullptr;
    if (deed->deed == ScreenDeed::edit_seed) return &wish_.seed;
    if (deed->deed == ScreenDeed::edit_place) return &place_;
    return deed->deed == ScreenDeed::edit_name ? &wish_.seats[static_cast<std::size_t>(deed->value)].name : nullptr;
}

bool App::wants_text() const { return const_cast<App*>(this)->focused_field() != nullptr; }

bool App::take_as_text(const InputEvent& event) {
    TextField* field = focused_field();
    if (field == nullptr) return false;
    const TextField before = *field;
    bool is_taken = false;
    if (const TextTyped* typed = std::get_if<TextTyped>(&event)) {
        type_into(*field, typed->text);
        is_taken = true;
    } else if (const KeyDown* key = std::get_if<KeyDown>(&event)) {
        KeyPress press = key->press;
        if (press.key == Key::enter) {
            take_elsewhere(KeyDown{KeyPress{Key::tab}, false});
            return true;
        }
        if (press.key == Key::escape) {
            hands_.focused.clear();
            is_stale_ = true;
            return true;
        }
        is_taken = edit(*field, press);
    }
    if (!(*field == before)) is_stale_ = true;
    return is_taken;
}

void App::pass_time(Milliseconds now) {
    if (roll_.has_begun()) is_changed_ = true;
    if (!roll_.is_running(now)) roll_.end();
    now_ = now;
    if (is_at_replay()) return pass_time_at_replay();
    if (is_at_saves()) return pass_time_at_saves();
    if (screen_ == ScreenName::review) return pass_time_at_review();
    if (!is_at_table()) return;
    const UiState before = match_->view().ui;
    Reaction reaction = table::pass_time(match_->view(), scene_, now);
    match_->set_ui(reaction.ui);
    UiState seen = reaction.ui;
    if (before.pressed.empty()) seen.now = before.now;
    if (!(seen == before)) is_stale_ = true;
    for (const Intent& asked : reaction.asks) carry_out(asked);
    let_computers_play();
    take_hint();
    if (odds_->has_news()) is_stale_ = true;
    settle();
}

std::optional<Milliseconds> App::time_to_wait(Milliseconds now) const {
    constexpr Milliseconds kFrame{16};
    if (roll_.is_running(now)) return kFrame;
    if (is_at_replay()) return time_to_wait_at_replay(now);
    if (is_at_saves() && !shelf_.broken()) return Milliseconds{1};
    if (!is_at_table()) return std::nullopt;
    return sooner(table::time_to_wait(match_->view(), scene_, now),
                  sooner(computers_->time_to_wait(match_->session(), now), advice_->time_to_wait(now)));
}

void App::set_size(Size size, Milliseconds now) {
    now_ = now;
    size_ = size;
    is_stale_ = true;
    settle();
}

WindowWishes App::take_wishes() {
    const WindowWishes taken = wishes_;
    wishes_ = {};
    return taken;
}

bool App::take_redraw() {
    const bool was_changed = is_changed_;
    is_changed_ = false;
    return was_changed;
}

Highlight App::marks() const {
    if (is_at_replay()) return highlight(viewing_->view().ui, scene_);
    return is_at_table() ? highlight(match_->view().ui, scene_) : highlight(hands_, scene_);
}

std::string App::window_title() const {
    const std::string pack = cards_ ? cards_->pack_name + " " + cards_->pack_version : "no cards";
    return fmt::format("Encounters: BattleTech - {} - {}", pack, sources_.cards_from);
}

}  // namespace encounters::table
