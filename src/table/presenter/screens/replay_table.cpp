// The table of a replay: where it lies, what was done on it last, and nothing that could be played.
#include <algorithm>

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/screens/replay_parts.hpp"

namespace encounters::table {

namespace {

constexpr float kTopLine = 22;
constexpr float kTray = 132;
constexpr float kGap = 8;

// ---- what was done
void top_line(Desk& desk, Rectangle line, const ReplayView& view) {
    const bool is_luck = view.who == kNoSeat;
    const std::string who = view.done.empty() ? "The beginning" : is_luck ? "Luck" : seat_name(desk.view, view.who);
    const Surface ground = is_luck ? Surface::block : seat_surface(desk.view.seats[view.who].colour);
    const float width = std::min(desk.scene.text_width(who, TextRole::body_strong) + 20, line.width * 0.3F);
    const Rectangle tag = cut_left(line, width);
    desk.scene.panel(tag, ground);
    desk.scene.text(inset(tag, 9, 2), who,
                    {TextRole::body_strong, is_luck ? Colour::bright : Colour::ink, ground, Align::centre});
    cut_left(line, 12);
    desk.scene.text(line, with_capital(view.done), {TextRole::title, Colour::bright, Surface::tray});
}

void words(Desk& desk, Rectangle at, const ReplayView& view) {
    const float line = desk.scene.line_height(TextRole::body) + 2;
    const Rectangle foot = cut_bottom(at, line);
    if (!view.next.empty()) {
        desk.scene.text(foot, "Next: " + view.next, {TextRole::body_strong, Colour::amber, Surface::tray});
    } else {
        const bool is_whole = view.problem.empty();
        const std::string_view end = desk.state().phase == Phase::over ? "The end of the game" : "As far as it was played";
        desk.scene.text(foot, is_whole ? end : view.problem,
                        {TextRole::body_strong, is_whole ? Colour::amber : Colour::red_bright, Surface::tray});
    }
    for (const std::string& told : view.told) {
        if (at.height < line) return;
        desk.scene.text(cut_top(at, line), told, {TextRole::body, Colour::plain, Surface::tray});
    }
}

// ---- the loose dice
void dice(Desk& desk, const Rectangle& at) {
    const int count = unlocked_count(desk.state());
    int columns = 1;
    float size = 20;
    for (float wanted = 72; wanted >= 20; wanted -= 2) {
        columns = std::max(1, static_cast<int>((at.width + kGap) / (wanted + kGap)));
        size = wanted;
        if (columns * static_cast<int>((at.height + kGap) / (wanted + kGap)) >= count) break;
    }
    const int rows = (count + columns - 1) / columns;
    const float top = at.y + std::max(0.0F, (at.height - static_cast<float>(rows) * (size + kGap) + kGap) / 2);
    for (int index = 0; index < count; ++index) {
        const encounters::Die& loose = desk.state().dice[static_cast<std::size_t>(index)];
        Die die;
        die.colour = die_colour(loose.colour);
        die.face = loose.face;
        desk.scene.die({at.x + static_cast<float>(index % columns) * (size + kGap),
                        top + static_cast<float>(index / columns) * (size + kGap), size, size},
                       die);
    }
}

// ---- nothing that plays
bool is_of_game(const Intent& intent) {
    return std::holds_alternative<SendMove>(intent) || std::holds_alternative<Undo>(intent) ||
           std::holds_alternative<ToggleDie>(intent) || std::holds_alternative<NextLock>(intent) ||
           std::holds_alternative<DropSelection>(intent) || std::holds_alternative<TakeSeat>(intent) ||
           std::holds_alternative<OpenMenu>(intent);
}

bool lies_within(const Rectangle& inner, const Rectangle& outer) {
    return outer.contains(inner.centre()) && inner.width <= outer.width + 1 && inner.height <= outer.height + 1;
}

// The card that a control of the game shows can still be looked at.
void show_card_only(Scene& scene, Item& item) {
    Control looked;
    looked.label = item.control->label;
    looked.card = item.control->card;
    looked.focus = item.control->focus;
    looked.intent = static_cast<IntentHandle>(scene.intents.size());
    scene.intents.push_back(OpenZoom{*looked.card});
    item.control = std::move(looked);
}

}  // namespace

Regions replay_regions(const View& view, Size size) {
    Regions regions = regions_for(view, {size.width, size.height - kReplayBar - kGap});
    const float bottom = regions.actions.bottom();
    const float height = std::min(regions.tray.height, kTray);
    const float grown = bottom - height - regions.tray.y;
    regions.tray = {regions.tray.x, bottom - height, regions.tray.width, height};
    regions.tableau.height += grown;
    if (!regions.is_compact) regions.own.height += grown;
    regions.actions = {};
    return regions;
}

void replay_tray(Desk& desk, const ReplayView& view) {
    desk.scene.panel(desk.regions.tray, Surface::tray);
    Rectangle inside = inset(at_hand(desk.regions.tray), 16, 10);
    top_line(desk, cut_top(inside, kTopLine), view);
    cut_top(inside, 6);
    const Rectangle side = cut_right(inside, std::clamp(inside.width * 0.5F, 320.0F, 600.0F));
    cut_right(inside, 16);
    dice(desk, inside);
    words(desk, side, view);
}

void make_read_only(Scene& scene) {
    std::vector<Rectangle> buttons;
    const std::size_t count = scene.items.size();
    for (std::size_t index = 0; index < count; ++index) {
        Item& item = scene.items[index];
        const Intent* intent = item.control ? scene.intent_of(item) : nullptr;
        if (intent == nullptr || !is_of_game(*intent)) continue;
        if (item.control->card) {
            show_card_only(scene, item);
        } else {
            if (std::holds_alternative<Button>(item.drawing)) buttons.push_back(item.rectangle);
            item.control.reset();
        }
    }
    std::erase_if(scene.items, [&](const Item& item) {
        return std::any_of(buttons.begin(), buttons.end(), [&](const Rectangle& button) {
            return item.layer == Layer::board && lies_within(item.rectangle, button);
        });
    });
}

}  // namespace encounters::table
