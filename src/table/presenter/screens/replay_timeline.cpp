// The turns of a replay side by side: whose, how it ended, what it brought; and how far through the game one is.
#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/screens/replay_parts.hpp"

namespace encounters::table {

namespace {

constexpr float kTrack = 4;
constexpr float kGap = 4;
constexpr float kNarrowest = 90;
constexpr float kWidest = 156;

struct Ended {
    const char* word;
    Colour colour;
};
Ended ended(const play::TurnResult& turn) {
    switch (turn.ending) {
        case Ending::none: return {"goes on", Colour::soft};
        case Ending::escape: return {"Escape", Colour::green};
        case Ending::complete: return {turn.won ? "Complete, won" : "Complete", Colour::amber};
        case Ending::defaulted: break;
    }
    return {turn.burned ? "Default, burned" : "Default", Colour::red_bright};
}

std::string with_sign(int amount) { return amount < 0 ? fmt::format("\u2212{}", -amount) : fmt::format("+{}", amount); }

std::string gains(const play::TurnResult& turn) {
    std::string words;
    if (turn.cbills != 0) words = with_sign(turn.cbills) + inline_icon(IconName::c_bill);
    if (turn.reputation != 0)
        words += (words.empty() ? "" : "  ") + with_sign(turn.reputation) + inline_icon(IconName::reputation);
    return words;
}

void cell(SceneBuilder& scene, const Rectangle& at, const ReplayView& view, int index) {
    const play::TurnResult& turn = (*view.turns)[static_cast<std::size_t>(index)];
    const bool is_shown = index == view.turn;
    const SeatView& seat = view.table->seats[turn.seat];
    const Surface ground = is_shown ? Surface::panel_active : Surface::panel;
    scene.panel(at, ground, is_shown ? Edge::lit : Edge::plain).control = scene.control(
        DoOnScreen{ScreenDeed::replay_to_turn, index},
        fmt::format("Turn {}: {}, {}{}", turn.turn, seat.name, turn.secured ? "secured, " : "", play::to_text(turn)));
    Rectangle inside = inset(at, 7, 4);
    Panel stripe;
    stripe.surface = seat_surface(seat.colour);
    stripe.radius = 1;
    scene.add({at.x + 6, at.y + 2, at.width - 12, 3}, stripe);
    cut_top(inside, 3);
    const float line = inside.height / 3;
    Rectangle first = cut_top(inside, line);
    scene.icon(centred({first.x + 6, first.centre().y}, {12, 12}), seat_shape(seat.shape), seat_colour(seat.colour));
    cut_left(first, 17);
    scene.text(first, turn.secured ? fmt::format("{} secured", turn.turn) : fmt::format("{}", turn.turn),
               {TextRole::secondary_strong, is_shown ? Colour::bright : Colour::soft, ground});
    const Ended how = ended(turn);
    scene.text(cut_top(inside, line), how.word, {TextRole::body_strong, how.colour, ground});
    scene.text(inside, gains(turn), {TextRole::body, Colour::plain, ground});
}

void track(SceneBuilder& scene, const Rectangle& at, const ReplayView& view) {
    Panel whole;
    whole.surface = Surface::slot;
    whole.radius = at.height / 2;
    scene.add(at, whole);
    if (view.position == 0) return;
    Panel passed;
    passed.surface = Surface::block_lit;
    passed.radius = at.height / 2;
    const float part = static_cast<float>(view.position) / static_cast<float>(std::max(1, view.size));
    scene.add({at.x, at.y, std::max(at.height, at.width * part), at.height}, passed);
}

}  // namespace

void replay_timeline(SceneBuilder& scene, const Rectangle& at, const ReplayView& view) {
    Rectangle cells = at;
    track(scene, cut_top(cells, kTrack), view);
    cut_top(cells, kGap);
    const int turns = static_cast<int>(view.turns->size());
    if (turns == 0) return;
    const int room = std::max(1, static_cast<int>((cells.width + kGap) / (kNarrowest + kGap)));
    const int count = std::min(room, turns);
    const int first = std::clamp(view.turn - count / 2, 0, turns - count);
    cells.width = std::min(cells.width, (kWidest + kGap) * static_cast<float>(count) - kGap);
    for (int place = 0; place < count; ++place) cell(scene, across(cells, place, count, kGap), view, first + place);
}

}  // namespace encounters::table
