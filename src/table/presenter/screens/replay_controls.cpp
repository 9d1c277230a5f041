// The way through a replay: start, turn, step and end, playing by itself, and what else can be done from here.
#include <fmt/format.h>

#include "table/presenter/screens/replay_parts.hpp"
#include "table/presenter/screens/screen_parts.hpp"

namespace encounters::table {

namespace {

constexpr float kGap = 4;
constexpr float kSmallestWide = 1180;

enum class Sign : std::uint8_t { start, turn_back, back, on, turn_on, end };

struct Way {
    Sign sign;
    const char* label;
    Key key;
    const char* key_words;
    DoOnScreen deed;
    bool is_back;
};

Way way(Sign sign, int size) {
    switch (sign) {
        case Sign::start: return {sign, "To the beginning", Key::home, "Home", {ScreenDeed::replay_to, 0}, true};
        case Sign::turn_back: return {sign, "A turn back", Key::page_up, "PgUp", {ScreenDeed::replay_turn, -1}, true};
        case Sign::back: return {sign, "A step back", Key::left, "Left", {ScreenDeed::replay_step, -1}, true};
        case Sign::on: return {sign, "A step on", Key::right, "Right", {ScreenDeed::replay_step, 1}, false};
        case Sign::turn_on: return {sign, "A turn on", Key::page_down, "PgDn", {ScreenDeed::replay_turn, 1}, false};
        case Sign::end: break;
    }
    return {sign, "To the end", Key::end, "End", {ScreenDeed::replay_to, size}, false};
}

void draw_sign(SceneBuilder& scene, Point centre, const Way& to, Colour ink) {
    const IconName arrow = to.is_back ? IconName::arrow_left : IconName::arrow_right;
    const float side = to.is_back ? -1.0F : 1.0F;
    const bool is_turn = to.sign == Sign::turn_back || to.sign == Sign::turn_on;
    const bool is_end = to.sign == Sign::start || to.sign == Sign::end;
    if (is_turn) {
        scene.icon(centred({centre.x - 8, centre.y}, {15, 15}), arrow, ink);
        scene.icon(centred({centre.x + 8, centre.y}, {15, 15}), arrow, ink);
        return;
    }
    scene.icon(centred(centre, {16, 16}), arrow, ink);
    if (is_end) scene.line({centre.x + side * 11 - 1.5F, centre.y - 7, 3, 14}, {ink, 2, Dash::solid});
}

void way_button(SceneBuilder& scene, Rectangle at, const Way& to, std::string_view why_not) {
    Control control =
        why_not.empty() ? scene.control(to.deed, to.label) : scene.refused(to.deed, to.label, std::string(why_not));
    if (!why_not.empty()) control.focus = -1;
    control.key = plain_key(to.key);
    const Surface ground = why_not.empty() ? Surface::button : Surface::button_off;
    Button body;
    body.surface = ground;
    scene.add(at, body).control = std::move(control);
    const Colour ink = why_not.empty() ? Colour::bright : Colour::soft;
    draw_sign(scene, {at.centre().x, at.y + 15}, to, ink);
    scene.text({at.x, at.bottom() - 18, at.width, 14}, to.key_words,
               {TextRole::secondary_strong, Colour::soft, ground, Align::centre});
}

void ways(SceneBuilder& scene, Rectangle& row, const ReplayView& view) {
    const float width = row.width > kSmallestWide ? 58 : 46;
    const std::string_view at_start = view.position == 0 ? "This is the beginning." : "";
    const std::string_view at_end = view.position == view.size ? "This is the end." : "";
    const auto add = [&](Sign sign) {
        const Way to = way(sign, view.size);
        way_button(scene, cut_left(row, width), to, to.is_back ? at_start : at_end);
        cut_left(row, kGap);
    };
    for (const Sign sign : {Sign::start, Sign::turn_back, Sign::back}) add(sign);
    screen_button(scene, cut_left(row, 104),
                  {view.is_playing ? "Pause" : "Play", "", plain_key(Key::space), Surface::button_primary, {}, at_end},
                  DoOnScreen{ScreenDeed::replay_switch_playing, 0});
    cut_left(row, kGap);
    for (const Sign sign : {Sign::on, Sign::turn_on, Sign::end}) add(sign);
}

std::string_view pace_words(ReplayPace pace) {
    switch (pace) {
        case ReplayPace::slow: return "Pace: slow";
        case ReplayPace::normal: return "Pace: normal";
        case ReplayPace::fast: break;
    }
    return "Pace: fast";
}

void others(SceneBuilder& scene, Rectangle& row, const ReplayView& view) {
    const bool is_wide = row.width > kSmallestWide - 420;
    const auto add = [&](float width, const ButtonLook& look, ScreenDeed deed) {
        screen_button(scene, cut_right(row, width), look, DoOnScreen{deed, 0});
        cut_right(row, kGap);
    };
    add(88, {"Close", "", plain_key(Key::escape)}, ScreenDeed::close_replay);
    add(is_wide ? 120.0F : 106.0F, {"Fair dice", "", plain_key(Key::t)}, ScreenDeed::show_statistics);
    add(is_wide ? 176.0F : 98.0F,
        {is_wide ? "Play on from here" : "Play on", "", plain_key(Key::p), Surface::button, "Play on from here",
         view.table->state.phase == Phase::over ? "The game is over here." : ""},
        ScreenDeed::ask_to_play_on);
    add(is_wide ? 142.0F : 132.0F, {pace_words(view.pace), "", plain_key(Key::v), Surface::button, "Pace"}, ScreenDeed::replay_next_pace);
}

std::vector<std::string> turn_words(const ReplayView& view) {
    if (view.turn < 0) return {"Before the first turn", "No turn yet"};
    const std::string& name = view.table->seats[(*view.turns)[static_cast<std::size_t>(view.turn)].seat].name;
    const std::string turn = fmt::format("Turn {} of {}", view.turn + 1, view.turns->size());
    return {turn + ", " + name, turn};
}

void place_words(SceneBuilder& scene, Rectangle at, const ReplayView& view) {
    cut_left(at, 10);
    cut_right(at, 8);
    scene.text(cut_top(at, at.height / 2), fmt::format("Move {} of {}", view.position, view.size),
               {TextRole::card_title, Colour::bright});
    scene.text(at, scene.fitting(turn_words(view), at.width, TextRole::body), {TextRole::body, Colour::soft});
}

}  // namespace

void replay_controls(SceneBuilder& scene, const Rectangle& at, const ReplayView& view) {
    Rectangle row = at;
    ways(scene, row, view);
    others(scene, row, view);
    place_words(scene, row, view);
}

}  // namespace encounters::table
