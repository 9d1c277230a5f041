// The tray: whose decision it is, the question, the dice or the answers, what would follow, and the button that does
// it.
#include <algorithm>

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/pieces.hpp"
#include "table/presenter/table/preview.hpp"
#include "table/presenter/table/ranked_locks.hpp"

namespace encounters::table {

namespace {

constexpr float kTopLine = 22;
constexpr float kButtonWidth = 150;
constexpr float kHintWidth = 62;

// "Burn: Björn decides" on the colour of the seat.
void who_tag(Desk& desk, Rectangle& line, const Prompt& prompt) {
    const SeatIndex seat = desk.view.decider;
    const std::string words =
        prompt.special.empty() ? prompt.whose : fmt::format("{}: {}", prompt.special, prompt.whose);
    const Surface ground = seat == kNoSeat ? Surface::block : seat_surface(desk.view.seats[seat].colour);
    const float width = std::min(desk.scene.text_width(words, TextRole::body_strong) + 20, line.width * 0.45F);
    const Rectangle tag = cut_left(line, width);
    desk.scene.panel(tag, ground);
    desk.scene.text(inset(tag, 9, 2), words,
                    {TextRole::body_strong, seat == kNoSeat ? Colour::bright : Colour::ink, ground, Align::centre});
    cut_left(line, 12);
}

void hint_button(Desk& desk, Rectangle& line) {
    if (desk.use != DeskUse::play || desk.view.decider == kNoSeat || desk.view.is_computer_deciding()) return;
    const Rectangle at = cut_right(line, kHintWidth);
    cut_right(line, 12);
    Control control = desk.scene.control(AskHint{}, "Hint");
    control.key.key = Key::h;
    desk.scene.add(at, Button{}).control = std::move(control);
    text_pair(desk.scene, inset(at, 9, 0), {"Hint", {TextRole::secondary_strong, Colour::plain, Surface::button}},
              {"H", {TextRole::secondary_strong, Colour::soft, Surface::button}});
}

void top_line(Desk& desk, Rectangle line, const Prompt& prompt) {
    who_tag(desk, line, prompt);
    hint_button(desk, line);
    const std::string aside =
        prompt.stage == Stage::choices && !prompt.lines.empty() ? prompt.lines.front() : std::string();
    const float question = desk.scene.text_width(prompt.question, TextRole::title) + 2;
    desk.scene.text(cut_left(line, std::min(question, line.width)), prompt.question,
                    {TextRole::title, Colour::bright, Surface::tray});
    cut_left(line, 12);
    desk.scene.text(line, aside, {TextRole::body, Colour::tray_text, Surface::tray, Align::right});
}

Surface surface_of(ChoiceWeight weight) {
    switch (weight) {
        case ChoiceWeight::main: return Surface::button_primary;
        case ChoiceWeight::held: return Surface::button_danger;
        case ChoiceWeight::plain: break;
    }
    return Surface::button;
}

void side_button(Desk& desk, const Rectangle& at, const Choice& choice) {
    Control control = move_control(desk, choice.move, choice.title);
    control.key.key = choice.key;
    control.is_held = choice.weight == ChoiceWeight::held;
    desk.scene.button(at, {choice.title, choice.note}, std::move(control), surface_of(choice.weight));
}

void paragraphs(Desk& desk, Rectangle at, const std::vector<std::string>& lines, Colour first) {
    Colour ink = first;
    for (const std::string& line : lines) {
        const float taken = desk.scene.paragraph(at, line, {TextRole::body, ink, Surface::tray});
        cut_top(at, taken + 2);
        ink = Colour::tray_text;
    }
}

// ---- an open roll
std::string lock_title(const Desk& desk) {
    return fmt::format("Lock {}",
                       value_of(desk.state(), desk.cards(), desk.state().encounters[desk.state().newest].card));
}

Control lock_control(Desk& desk) {
    const Move lock = selected_lock(desk.view);
    if (desk.view.ui.selected == 0 && !desk.view.is_computer_deciding()) {
        const int ways = static_cast<int>(desk.view.ranked_locks.size());
        const std::string why = ways > 0 ? "Choose the dice first" : "No dice total it";
        Control control = desk.scene.refused(SendMove{lock}, "Lock", why);
        control.rule = "R4.2";
        return control;
    }
    return move_control(desk, lock, "Lock");
}

void lock_buttons(Desk& desk, Rectangle at) {
    const Rectangle upper = cut_top(at, at.height / 2 - 4);
    cut_top(at, 8);
    Control lock = lock_control(desk);
    lock.key.key = Key::enter;
    const int dice = __builtin_popcount(desk.view.ui.selected);
    desk.scene.button(upper, {lock_title(desk), dice_words(dice)}, std::move(lock), Surface::button_primary);
    Control give_up = move_control(desk, Move::of(MoveKind::declare_default), "Default");
    give_up.key.key = Key::d;
    desk.scene.button(at, {"Default", default_words(desk.view)}, std::move(give_up));
}

std::string tab_words(const Desk& desk) {
    const std::size_t ways = desk.view.ranked_locks.size();
    if (desk.view.ui.ranked < 0) return fmt::format("Tab: show a lock ({} {})", ways, ways == 1 ? "way" : "ways");
    const std::string praise = lock_praise(desk.state(), desk.view.ranked_locks,
                                           desk.view.ranked_locks[static_cast<std::size_t>(desk.view.ui.ranked)]);
    return fmt::format("Tab: next lock ({} of {}{}{})", desk.view.ui.ranked + 1, ways, praise.empty() ? "" : ", ",
                       praise);
}

void tab_link(Desk& desk, const Rectangle& at) {
    if (desk.view.ranked_locks.empty()) return;
    Control control = desk.scene.control(NextLock{1}, "Next lock");
    control.key.key = Key::tab;
    desk.scene.target(at, std::move(control));
    desk.scene.text(at, tab_words(desk), {TextRole::secondary_strong, Colour::amber, Surface::tray});
}

// The running total against the value, and what the lock would do.
void lock_words(Desk& desk, Rectangle at, const Prompt& prompt) {
    tab_link(desk, cut_bottom(at, 16));
    if (desk.view.ui.selected == 0) return paragraphs(desk, at, prompt.lines, Colour::plain);
    const Move lock = selected_lock(desk.view);
    const bool is_right = desk.view.is_legal(lock);
    const std::string sum = sum_words(desk.state(), desk.view.ui.selected);
    const float shrink =
        std::clamp(at.width / std::max(1.0F, desk.scene.text_width(sum, TextRole::headline)), 0.5F, 0.9F);
    desk.scene.text(
        cut_top(at, 38), sum,
        {TextRole::headline, is_right ? Colour::bright : Colour::tray_text, Surface::tray, Align::left, shrink});
    if (is_right) return paragraphs(desk, at, lock_consequences(desk.view, lock), Colour::plain);
    const std::optional<Refusal> refusal = desk.view.why_not(lock);
    const int value = value_of(desk.state(), desk.cards(), desk.state().encounters[desk.state().newest].card);
    const int total = total_of(desk.state(), desk.view.ui.selected);
    const std::string missing = total < value   ? fmt::format("{} more to {}", value - total, value)
                                : total > value ? fmt::format("{} over {}", total - value, value)
                                                : with_capital(refusal_words(*refusal));
    paragraphs(desk, at, {missing}, Colour::amber);
}

bool shows_meter(const Desk& desk) {
    return desk.state().phase == Phase::between && desk.view.meter && desk.view.meter->next;
}

void dice_side(Desk& desk, Rectangle side, const Prompt& prompt) {
    const bool is_open_roll = desk.state().phase == Phase::rolled && desk.view.decider != kNoSeat;
    if (is_open_roll || !prompt.buttons.empty()) {
        const Rectangle buttons = cut_right(side, kButtonWidth);
        cut_right(side, 12);
        if (is_open_roll) {
            lock_buttons(desk, buttons);
        } else {
            side_button(desk, {buttons.x, buttons.y, buttons.width, std::min(buttons.height, 56.0F)},
                        prompt.buttons.front());
        }
    }
    if (is_open_roll) {
        lock_words(desk, side, prompt);
    } else if (shows_meter(desk)) {
        Rectangle rest = side;
        push_meter(desk, cut_top(rest, std::min(rest.height, 80.0F)));
        paragraphs(desk, rest, prompt.lines, Colour::tray_text);
    } else {
        paragraphs(desk, side, prompt.lines, Colour::plain);
    }
}

}  // namespace

void dice_tray(Desk& desk, const Prompt& prompt) {
    desk.scene.panel(desk.regions.tray, Surface::tray);
    Rectangle inside = inset(at_hand(desk.regions.tray), 16, 10);
    top_line(desk, cut_top(inside, kTopLine), prompt);
    cut_top(inside, 6);
    if (prompt.stage == Stage::dice) {
        const Rectangle side = cut_right(inside, std::clamp(inside.width * 0.46F, 330.0F, 520.0F));
        cut_right(inside, 14);
        dice_stage(desk, inside);
        return dice_side(desk, side, prompt);
    }
    if (!prompt.buttons.empty()) {
        const Rectangle side = cut_right(inside, kButtonWidth);
        cut_right(inside, 14);
        side_button(desk, {side.x, side.y, side.width, std::min(side.height, 56.0F)}, prompt.buttons.front());
    }
    choice_stage(desk, inside, prompt.choices);
}

}  // namespace encounters::table
