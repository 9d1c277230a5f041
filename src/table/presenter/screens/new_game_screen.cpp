#include "table/presenter/screens/new_game_screen.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/screens/screen_parts.hpp"

namespace encounters::table {

namespace {

constexpr float kKindWidth = 118;

// ---- seats
struct SmallButton {
    std::string label;
    IconName icon;
    Colour tint = Colour::plain;
};

void icon_button(SceneBuilder& scene, const Rectangle& at, const SmallButton& look, Intent intent) {
    scene.add(at, Button{}).control = scene.control(std::move(intent), look.label);
    scene.icon(centred(at.centre(), {18, 18}), look.icon, look.tint);
}

void seat_row(SceneBuilder& scene, Rectangle row, const NewGameView& view, int seat) {
    const SeatWish& wish = view.wish.seats[static_cast<std::size_t>(seat)];
    const float side = row.height;
    const auto named = [&](std::string_view what) { return fmt::format("{} of player {}", what, seat + 1); };
    badge(scene, inset(cut_left(row, side), 1), {wish.colour, wish.shape, wish.name.text});
    cut_left(row, 12);
    if (view.wish.seats.size() > 1) {
        icon_button(scene, cut_right(row, side),
                    {fmt::format("Remove player {}", seat + 1), IconName::close, Colour::soft},
                    DoOnScreen{ScreenDeed::remove_seat, seat});
    } else {
        cut_right(row, side);
    }
    cut_right(row, 8);
    icon_button(scene, cut_right(row, side), {named("Shape"), seat_shape(wish.shape), Colour::plain},
                DoOnScreen{ScreenDeed::next_shape, seat});
    cut_right(row, 8);
    const Rectangle swatch = cut_right(row, side);
    scene.add(swatch, Button{}).control = scene.control(DoOnScreen{ScreenDeed::next_colour, seat}, named("Colour"));
    scene.panel(centred(swatch.centre(), {20, 20}), seat_surface(wish.colour));
    cut_right(row, 8);
    kind_button(scene, cut_right(row, kKindWidth), {wish.kind, fmt::format("Who plays seat {}", seat + 1)}, DoOnScreen{ScreenDeed::next_kind, seat});
    cut_right(row, 8);
    text_field(scene, row, {&wish.name, named("Name"), "name", view.focused == named("Name")},
               DoOnScreen{ScreenDeed::edit_name, seat});
}

void seats(SceneBuilder& scene, Rectangle at, const NewGameView& view) {
    const int count = static_cast<int>(view.wish.seats.size());
    const float gap = at.height < 460 ? 6.0F : 10.0F;
    const float row = std::min(44.0F, (at.height - 26 - gap * kMaxSeats) / (kMaxSeats + 0.0F));
    Rectangle head = cut_top(at, 26);
    const Rectangle marks = cut_right(head, 3 * row + 2 * 8);
    scene.text({marks.x, marks.y, row + 8, 20}, "Colour", {TextRole::secondary, Colour::soft});
    scene.text({marks.x + row + 8, marks.y, row + 8, 20}, "Shape", {TextRole::secondary, Colour::soft});
    cut_right(head, 8);
    scene.text({head.right() - kKindWidth, head.y, kKindWidth, 20}, "Who plays", {TextRole::secondary, Colour::soft});
    cut_right(head, kKindWidth);
    scene.text({head.x, head.y, head.width, 20}, "PLAYERS IN TABLE ORDER", {TextRole::caps, Colour::soft});
    for (int seat = 0; seat < count; ++seat) {
        seat_row(scene, cut_top(at, row), view, seat);
        cut_top(at, gap);
    }
    if (count < kMaxSeats) {
        screen_button(scene, {at.x + row + 12, at.y, 220, row}, {"Add a player", "", plain_key(Key::plus)},
                      DoOnScreen{ScreenDeed::add_seat, 0});
    }
}

// ---- what the table plays by
void reputation(SceneBuilder& scene, Rectangle& at, const NewGameView& view) {
    scene.text(cut_top(at, 24), "Reputation that wins", {TextRole::title, Colour::bright, Surface::panel});
    cut_top(at, 4);
    const std::vector<int> offered = offered_reputations(*view.cards);
    const Rectangle row = cut_top(at, 46);
    const int usual = view.cards->table.winning_reputation;
    for (std::size_t index = 0; index < offered.size(); ++index) {
        const int value = offered[index];
        const Surface surface = value == view.wish.reputation ? Surface::button_primary : Surface::button;
        const std::string note = value < usual ? "short game" : value > usual ? "long game" : "usual game";
        screen_button(scene, across(row, static_cast<int>(index), static_cast<int>(offered.size()), 8),
                      {fmt::format("{}", value), note, {}, surface, fmt::format("Win with {} Reputation", value)},
                      DoOnScreen{ScreenDeed::set_reputation, value});
    }
}

struct Switch {
    const char* title;
    const char* note;
    bool is_on = false;
    ScreenDeed deed = ScreenDeed::none;
    const char* why_not = "";
};

void switch_button(SceneBuilder& scene, const Rectangle& at, const Switch& look) {
    const std::string title = fmt::format("{}: {}", look.title, look.is_on ? "on" : "off");
    screen_button(scene, at,
                  {title, look.note, {}, look.is_on ? Surface::button_primary : Surface::button, look.title, look.why_not},
                  DoOnScreen{look.deed, 0});
}

void switches(SceneBuilder& scene, const Rectangle& row, const NewGameView& view) {
    const bool is_even_offered = !view.cards->table.even_start.empty();
    switch_button(scene, across(row, 0, 2, 8),
                  {"Even start", "C-bills for later seats", view.wish.even_start, ScreenDeed::switch_even_start,
                   is_even_offered ? "" : "not in these cards"});
    switch_button(scene, across(row, 1, 2, 8),
                  {"Real dice", "you roll, and enter faces", view.wish.real_dice, ScreenDeed::switch_real_dice});
}

const char* seed_words(const TableWish& wish) {
    if (!wish.seed.text.empty()) return "Chosen, not a proof: who knows the number can know the luck ahead.";
    if (wish.real_dice) return "Cards come by it; the dice are yours. Its hash is shown at the start, the seed at the end.";
    return "Its hash is shown at the start, the seed at the end: so nobody can have changed the luck.";
}

void luck(SceneBuilder& scene, Rectangle& at, const NewGameView& view) {
    scene.text(cut_top(at, 24), "Seed of all luck", {TextRole::title, Colour::bright, Surface::panel});
    cut_top(at, 4);
    text_field(scene, cut_top(at, 44), {&view.wish.seed, "Seed", "drawn by chance", view.focused == "Seed"},
               DoOnScreen{ScreenDeed::edit_seed, 0});
    cut_top(at, 8);
    scene.paragraph(cut_top(at, 40), seed_words(view.wish), {TextRole::rule_text, Colour::soft, Surface::panel});
}

void constants(SceneBuilder& scene, const Rectangle& at, const NewGameView& view) {
    scene.panel(at, Surface::panel);
    Rectangle inside = inset(at, 22, 18);
    scene.text(cut_top(inside, 24), "THIS TABLE", {TextRole::caps, Colour::soft, Surface::panel});
    const float spare = inside.height - (74 + 46 + 120);
    const float gap = std::clamp(spare / 3, 4.0F, 24.0F);
    cut_top(inside, gap / 3);
    reputation(scene, inside, view);
    cut_top(inside, gap);
    switches(scene, cut_top(inside, 46), view);
    cut_top(inside, gap);
    luck(scene, inside, view);
}

void bottom_row(SceneBuilder& scene, Rectangle row, const NewGameView& view) {
    screen_button(scene, cut_left(row, 160), {"Back", "", plain_key(Key::escape)},
                  GoTo{static_cast<int>(ScreenName::title)});
    const std::string why_not = why_no_table(view.wish, *view.cards);
    const Rectangle start = cut_right(row, std::min(340.0F, row.width));
    screen_button(scene, start, {"Start the game", "", plain_key(Key::enter), Surface::button_primary, "", why_not},
                  DoOnScreen{ScreenDeed::begin, 0});
}

}  // namespace

Scene new_game_scene(const NewGameView& view, Size size, const TextMeasure& measure) {
    SceneBuilder scene(size, standard_theme(), measure);
    Rectangle page = page_of(size, 1060);
    page_head(scene, page,
              {"New game", fmt::format("One to {} seats, each for a person or a computer player. Cards: {} {}", kMaxSeats,
                                       view.cards->pack_name, view.cards->pack_version)});
    bottom_row(scene, cut_bottom(page, 52), view);
    cut_bottom(page, 18);
    Rectangle right = cut_right(page, std::min(400.0F, page.width * 0.42F));
    cut_right(page, 44);
    seats(scene, page, view);
    constants(scene, {right.x, right.y, right.width, std::min(right.height, 360.0F)}, view);
    return scene.finish();
}

}  // namespace encounters::table
