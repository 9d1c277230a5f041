#include "table/sample_scene.hpp"

#include <fmt/format.h>

namespace encounters::table::test {

namespace {

constexpr const char* kCoin = "\u20b5";

struct Seat {
    const char* name;
    int reputation;
    int money;
};

void add_seat(SceneBuilder& builder, const Rectangle& where, int index, const Seat& seat) {
    const bool decides = index == 0;
    const Surface ground = decides ? Surface::panel_active : Surface::panel;
    builder.panel(where, ground).control = builder.control(ShowTab{}, seat.name);
    builder.seat_badge({where.x + 8, where.y + 10, 32, 32}, index, seat.name);
    Rectangle words = inset(where, 10, 6);
    cut_left(words, 36);
    Rectangle line = cut_top(words, 22);
    builder.text(cut_right(line, 60), fmt::format("{} {}", seat.money, kCoin),
                 {TextRole::title, Colour::amber, ground, Align::right});
    const float taken = builder.text(line, seat.name, {TextRole::title, Colour::bright, ground});
    cut_left(line, taken + 10);
    if (decides) builder.text(line, "decides", {TextRole::secondary_strong, Colour::amber, ground});
    cut_top(words, 1);
    Rectangle below = cut_top(words, 18);
    builder.text(cut_right(below, 50), "2 eq.", {TextRole::secondary, Colour::soft, ground, Align::right});
    Pips pips;
    pips.filled = seat.reputation;
    pips.colour = seat_colour(index);
    builder.pips({below.x, below.y + 2, 110, 14}, pips);
}

struct Offer {
    const char* name;
    Surface band;
    Colour ink;
    const char* effect;
    DieColour die;
};

void add_offer(SceneBuilder& builder, const Rectangle& where, const Offer& offer) {
    Card card;
    card.band = Band::top;
    card.band_surface = offer.band;
    card.band_size = 21;
    builder.card(where, card).control = builder.control(OpenZoom{}, offer.name);
    Rectangle words = inset(where, 8, 0);
    builder.text(cut_top(words, 21), offer.name, {TextRole::body_strong, offer.ink, offer.band});
    cut_top(words, 4);
    builder.text(cut_top(words, 18), offer.effect, {TextRole::card_body, Colour::ink, Surface::paper});
    Rectangle costs = cut_top(words, 22);
    Die letter;
    letter.marking = DieMarking::letter;
    builder.die(cut_left(costs, 20), letter);
    letter.colour = offer.die;
    cut_left(costs, 2);
    builder.die(cut_left(costs, 20), letter);
    Rectangle foot = cut_bottom(words, 25);
    const Rectangle price = inset(cut_left(foot, 40), 0, 3);
    builder.panel(price, Surface::block, Edge::plain);
    builder.text(price, fmt::format("3 {}", kCoin),
                 {TextRole::body_strong, Colour::bright, Surface::block, Align::centre});
    builder.text(foot, "ready 1", {TextRole::secondary, Colour::ink_soft, Surface::paper, Align::right});
}

struct Foe {
    int value;
    const char* name;
    const char* keyword;
    const char* effect;
    bool is_open;
};

void add_foe(SceneBuilder& builder, const Rectangle& where, const Foe& foe) {
    Card card;
    card.surface = foe.is_open ? Surface::paper_lit : Surface::paper;
    builder.card(where, card).control = builder.control(OpenZoom{}, foe.name);
    Rectangle inside = inset(where, 6);
    const Rectangle block = cut_left(inside, 40);
    const Surface block_surface = foe.is_open ? Surface::block_lit : Surface::block;
    builder.panel(block, block_surface);
    builder.text(block, fmt::format("{}", foe.value),
                 {TextRole::value, foe.is_open ? Colour::ink : Colour::bright, block_surface, Align::centre, 0.86F});
    cut_left(inside, 8);
    Rectangle dice = cut_right(inside, foe.is_open ? 0 : 54);
    builder.text(cut_top(inside, 17), foe.name, {TextRole::card_title, Colour::ink, card.surface});
    builder.text(cut_top(inside, 13), foe.keyword, {TextRole::secondary, Colour::ink_soft, card.surface});
    builder.text(cut_top(inside, 13), foe.effect, {TextRole::secondary_strong, Colour::ink_red, card.surface});
    if (foe.is_open) return;
    dice = cut_bottom(dice, 25);
    Die die;
    die.marking = DieMarking::pips;
    die.face = 3;
    builder.die(cut_right(dice, 25), die);
    cut_right(dice, 2);
    die.colour = static_cast<DieColour>(foe.value % 5);
    die.face = 6;
    builder.die(cut_right(dice, 25), die);
}

void add_column(SceneBuilder& builder, Point corner, bool is_current) {
    const Rectangle head{corner.x, corner.y, 196, 14};
    Rectangle line = head;
    const Colour colour = is_current ? Colour::amber : Colour::soft;
    builder.text(cut_left(line, 80), is_current ? "COLUMN 2" : "COLUMN 1", {TextRole::caps, colour, Surface::night});
    builder.text(line, fmt::format("1 {} each \u00b7 worth 3 + 2", kCoin),
                 {TextRole::secondary, colour, Surface::night, Align::right});
    const Rectangle contract{corner.x, corner.y + 17, 196, 72};
    Card card;
    card.band = Band::left;
    card.band_surface = Surface::band_contract;
    card.band_size = 6;
    builder.card(contract, card).control = builder.control(OpenZoom{}, "Garrison Duty");
    Rectangle inside = inset(contract, 14, 7);
    const Rectangle badge{contract.right() - 40, contract.y + 8, 30, 30};
    Panel disc;
    disc.surface = Surface::block;
    disc.radius = 15;
    builder.add(badge, disc);
    builder.text(badge, "2", {TextRole::number, Colour::amber, Surface::block, Align::centre});
    cut_right(inside, 30);
    builder.text(cut_top(inside, 18), is_current ? "Recon Raid" : "Garrison Duty",
                 {TextRole::card_title, Colour::ink, Surface::paper});
    builder.text(cut_top(inside, 16), "Raid \u00b7 New Avalon",
                 {TextRole::secondary, Colour::ink_soft, Surface::paper});
    builder.text(cut_bottom(inside, 20), "First Encounter of a column \u22121",
                 {TextRole::card_body, Colour::ink, Surface::paper});
    if (!is_current) builder.stamp({corner.x + 128, corner.y + 46}, "FULFILLED");
    Rectangle row{corner.x, corner.y + 97, 196, 54};
    const Foe foes[] = {{5, "Hovertank Company", "Vehicle", "", false},
                        {11, "Clan Star", "Clan", "no Missile +2 \u20b5", false},
                        {9, "Pursuit Lance", "Lance", "Bonus 2 \u20b5", is_current}};
    for (const Foe& foe : foes) {
        add_foe(builder, row, foe);
        row.y += 60;
    }
}

void add_tray(SceneBuilder& builder, const Rectangle& where) {
    builder.panel(where, Surface::tray);
    builder.panel(inset(where, 9), Surface::tray_well);
    for (int index = 0; index < 5; ++index) {
        const Rectangle spot{where.x + 56 + static_cast<float>(index) * 96, where.y + 37, 72, 72};
        const bool is_selected = index == 1 || index == 2;
        if (is_selected) builder.panel(inset(spot, -7), Surface::selection);
        Die die;
        die.colour = static_cast<DieColour>(index);
        die.face = static_cast<std::uint8_t>(index + 2);
        Item& item = builder.die(spot, die);
        item.control = builder.control(ToggleDie{index}, fmt::format("Die {}", index + 1));
        builder.text({spot.x, spot.bottom() + 11, spot.width, 18}, fmt::format("{}", index + 1),
                     {TextRole::secondary_strong, Colour::tray_text, Surface::tray_well, Align::centre});
    }
    Rectangle words{where.x + 560, where.y + 22, 210, 110};
    builder.text(cut_top(words, 42), "4 + 5 = 9", {TextRole::headline, Colour::bright, Surface::tray_well});
    builder.paragraph(cut_top(words, 44),
                      "locks two dice on Pursuit Lance \u00b7 leaves 2, pays 2 + 2 bonus when cashed out",
                      {TextRole::body, Colour::tray_text, Surface::tray_well});
    builder.text(words, "Tab: next lock (3 ways)", {TextRole::secondary, Colour::tray_text, Surface::tray_well});
    Control lock = builder.control(NextLock{}, "Lock 9");
    lock.key.key = Key::enter;
    builder.button({where.right() - 166, where.y + 26, 148, 48}, {"Lock 9", ""}, lock, Surface::button_primary);
    Control off = builder.refused(DropSelection{}, "Default", "only if nothing matches");
    off.key.key = Key::d;
    builder.button({where.right() - 166, where.y + 84, 148, 44}, {"Default", ""}, off);
}

void add_actions(SceneBuilder& builder, const Rectangle& bar) {
    Control reveal = builder.control(NextLock{}, "Reveal next");
    reveal.key.key = Key::space;
    builder.button({bar.x, bar.y, 170, bar.height}, {"Reveal next", "41 % to beat the next one"}, reveal);
    Control extend = builder.refused(NextLock{}, "Extend", "two dice are unlocked");
    extend.key.key = Key::x;
    builder.button({bar.x + 182, bar.y, 170, bar.height}, {"Extend", ""}, extend);
    Control undo = builder.control(Undo{}, "Undo");
    undo.key.key = Key::z;
    undo.key.control = true;
    builder.button({bar.x + 600, bar.y, 116, bar.height}, {"Undo", "the lock of 5"}, undo);
    Control escape = builder.control(NextLock{}, "Escape Clause");
    escape.key.key = Key::e;
    builder.button({bar.right() - 170, bar.y, 170, bar.height}, {"Escape Clause", "ends the turn, pays 13 \u20b5"},
                   escape, Surface::button_danger);
}

void add_log(SceneBuilder& builder, const Rectangle& where) {
    builder.panel(where, Surface::panel);
    Rectangle words = inset(where, 16, 12);
    builder.text(cut_top(words, 24), "Log", {TextRole::card_title, Colour::bright, Surface::panel});
    builder.line({words.x, words.y, 26, 2}, {Colour::amber, 2, Dash::solid});
    cut_top(words, 14);
    builder.text(cut_top(words, 22), "Turn 14 \u00b7 Ana", {TextRole::card_title, Colour::amber, Surface::panel});
    for (const char* said : {"starts fresh", "bought PPC for 6 \u20b5 (17 \u2212 6 = 11)",
                             "Direct Fire Lance: rolled 6 3 1 5 2 \u00b7 4"}) {
        builder.text(cut_top(words, 21), said, {TextRole::body, Colour::plain, Surface::panel});
    }
    const std::string icons = "Locked 6 " + inline_icon(IconName::missile) + " + 5, salvage " +
                              inline_icon(IconName::salvage) + " and 2 " + inline_icon(IconName::c_bill);
    builder.text(cut_top(words, 21), icons, {TextRole::body, Colour::plain, Surface::panel});
    builder.text(cut_top(words, 21), "A sentence that goes on far longer than the panel is wide, about nothing",
                 {TextRole::body, Colour::soft, Surface::panel});
    builder.line(cut_top(words, 12), {Colour::red, 1, Dash::dashed});
    builder.text(cut_top(words, 18), "no undo above this line",
                 {TextRole::secondary_strong, Colour::red_bright, Surface::panel, Align::centre});
}

}  // namespace

Scene sample_scene(const TextMeasure& measure) {
    SceneBuilder builder({1280, 720}, standard_theme(), measure);
    const Seat seats[] = {{"Ana", 7, 11}, {"Bj\u00f6rn", 5, 4}, {"Chao", 8, 0}, {"Elite", 3, 9}};
    for (int index = 0; index < 4; ++index)
        add_seat(builder, across({12, 10, 934, 56}, index, 4, 10), index, seats[index]);
    builder.panel({964, 10, 304, 56}, Surface::panel);
    builder.text({976, 16, 280, 22}, "Turn 14 \u00b7 Ana", {TextRole::card_title, Colour::bright, Surface::panel});
    builder.text({976, 38, 280, 22}, "Encounter 3 of column 2 is open: lock 9",
                 {TextRole::body_strong, Colour::amber, Surface::panel});
    builder.text({16, 80, 200, 16}, "BLACK MARKET", {TextRole::caps, Colour::soft, Surface::night});
    const Offer offers[] = {
        {"Medium Laser", Surface::band_energy, Colour::ink, "Adjust \u00b11", DieColour::yellow},
        {"Streak SRM-4", Surface::band_missile, Colour::ink_black, "Reroll", DieColour::green},
        {"Gauss Rifle", Surface::band_ballistic, Colour::ink_black, "Set", DieColour::blue},
        {"Hatchet", Surface::band_melee, Colour::bright, "Lock one more", DieColour::black},
        {"Active Probe", Surface::band_miscellaneous, Colour::ink, "Scout 3 Encounters", DieColour::white}};
    for (int index = 0; index < 5; ++index)
        add_offer(builder, {14 + static_cast<float>(index) * 126, 100, 118, 92}, offers[index]);
    add_column(builder, {26, 195}, false);
    add_column(builder, {246, 195}, true);
    Card spent;
    spent.surface = Surface::paper_spent;
    spent.band = Band::top;
    spent.band_surface = Surface::band_spent;
    spent.band_size = 20;
    builder.card({600, 280, 121, 66}, spent);
    builder.text({608, 280, 105, 20}, "LRM-15", {TextRole::body_strong, Colour::bright, Surface::band_spent});
    builder.text({608, 302, 105, 18}, "Reroll up to 3",
                 {TextRole::secondary, Colour::spent_text, Surface::paper_spent});
    builder.panel({470, 212, 251, 58}, Surface::slot, Edge::lit);
    builder.text({482, 218, 200, 22}, "Requisition", {TextRole::card_title, Colour::bright, Surface::slot});
    builder.text({482, 240, 228, 16}, "Once a turn: see 3 Equipment, put one into the market",
                 {TextRole::secondary, Colour::soft, Surface::slot});
    add_log(builder, {964, 76, 304, 630});
    add_tray(builder, {14, 486, 940, 150});
    add_actions(builder, {14, 650, 940, 56});
    builder.target({800, 300, 60, 60}, builder.control(CloseDialog{}, "A widget"));
    return builder.finish();
}

Scene picture_sheet(const TextMeasure& measure) {
    SceneBuilder builder({1280, 720}, standard_theme(), measure);
    for (int index = 0; index < kIcons; ++index) {
        const float x = 20 + static_cast<float>(index % 12) * 104;
        const float y = 16 + static_cast<float>(index / 12) * 72;
        const auto name = static_cast<IconName>(index);
        builder.icon({x, y, 44, 44}, name, index % 2 == 0 ? Colour::plain : Colour::amber);
        builder.icon({x + 54, y + 10, 16, 16}, name, Colour::plain);
        builder.text({x, y + 46, 100, 18}, icon_file(name), {TextRole::secondary, Colour::soft, Surface::night});
    }
    for (int colour = 0; colour < 5; ++colour) {
        for (int face = 0; face < 7; ++face) {
            Die die;
            die.colour = static_cast<DieColour>(colour);
            die.face = static_cast<std::uint8_t>(face);
            die.is_faded = face == 0;
            const float x = 20 + static_cast<float>(colour) * 250 + static_cast<float>(face % 4) * 60;
            builder.die({x, 470 + static_cast<float>(face / 4) * 64, 54, 54}, die);
            die.marking = DieMarking::pips;
            builder.die({20 + static_cast<float>(colour) * 250 + static_cast<float>(face) * 30, 600, 26, 26}, die);
        }
        Die rolling;
        rolling.colour = static_cast<DieColour>(colour);
        rolling.face = 5;
        rolling.degrees = 25;
        builder.die({200 + static_cast<float>(colour) * 250, 534, 54, 54}, rolling);
        rolling.marking = DieMarking::letter;
        rolling.degrees = 0;
        builder.die({20 + static_cast<float>(colour) * 250, 640, 20, 20}, rolling);
        builder.die({60 + static_cast<float>(colour) * 250, 636, 40, 40}, rolling);
    }
    return builder.finish();
}

}  // namespace encounters::table::test
