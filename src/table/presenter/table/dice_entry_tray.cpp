// The tray while people roll dice of their own: the dice that are due, six faces to choose from, and the roll's button.
#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/table/dice_entry.hpp"
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kTopLine = 22;
constexpr float kRing = 5;
constexpr float kApart = 6;
constexpr float kKeyLine = 15;
constexpr float kLine = 18;
constexpr int kFaces = 6;

void top_line(Desk& desk, Rectangle line, const Prompt& prompt) {
    const SeatIndex seat = desk.state().active;
    const Surface ground = seat == kNoSeat ? Surface::block : seat_surface(desk.view.seats[seat].colour);
    const float width = std::min(desk.scene.text_width(prompt.whose, TextRole::body_strong) + 20, line.width * 0.45F);
    const Rectangle tag = cut_left(line, width);
    desk.scene.panel(tag, ground);
    desk.scene.text(inset(tag, 9, 2), prompt.whose,
                    {TextRole::body_strong, seat == kNoSeat ? Colour::bright : Colour::ink, ground, Align::centre});
    cut_left(line, 12);
    if (desk.view.meter && desk.view.meter->roll) {
        const std::string odds = fmt::format("{} to beat it", percent(desk.view.meter->roll->bare));
        desk.scene.text(cut_right(line, desk.scene.text_width(odds, TextRole::body_strong) + 2), odds,
                        {TextRole::body_strong, Colour::amber, Surface::tray, Align::right});
        cut_right(line, 12);
    }
    desk.scene.text(line, question_for(desk.scene, prompt, line.width, TextRole::title), {TextRole::title, Colour::bright, Surface::tray});
}

// ---- the dice of the roll
struct Cells {
    float size = 20;
    int columns = 1;
};

Cells cells_for(const Rectangle& at, int dice) {
    Cells cells;
    for (float size = 72; size >= 20; size -= 2) {
        cells = {size, std::max(1, static_cast<int>((at.width + kApart) / (size + 2 * kRing + kApart)))};
        const int rows = static_cast<int>(at.height / (size + 2 * kRing));
        if (cells.columns * rows >= dice) break;
    }
    return cells;
}

void one_die(Desk& desk, const Rectangle& at, const play::DiceEntry& entry, int index) {
    const bool is_next = index == die_to_enter(desk.view);
    if (is_next) desk.scene.panel(at, Surface::selection);
    const encounters::Colour colour = entry.colour(index);
    const std::string shown = entry.face(index) == 0 ? "not entered" : fmt::format("{}", entry.face(index));
    Die die;
    die.colour = die_colour(colour);
    die.face = static_cast<std::uint8_t>(entry.face(index));
    die.is_faded = die.face == 0 && !is_next;
    desk.scene.die(inset(at, kRing), die).control = desk.scene.control(
        ChooseDieToEnter{index}, fmt::format("Rolled die {}: {}, {}", index + 1, colour_word(colour), shown));
}

void dice_due(Desk& desk, const Rectangle& at, const play::DiceEntry& entry) {
    const Cells cells = cells_for(at, entry.size());
    const float cell = cells.size + 2 * kRing;
    const int rows = (entry.size() + cells.columns - 1) / cells.columns;
    const float top = at.y + std::max(0.0F, (at.height - static_cast<float>(rows) * cell) / 2);
    for (int index = 0; index < entry.size(); ++index) {
        const float x = at.x + static_cast<float>(index % cells.columns) * (cell + kApart);
        const float y = top + static_cast<float>(index / cells.columns) * cell;
        one_die(desk, {x, y, cell, cell}, entry, index);
    }
}

// ---- the faces
void face_button(Desk& desk, const Rectangle& at, DieColour colour, int face) {
    Control control = desk.scene.control(EnterFace{face}, fmt::format("Face {}", face));
    control.key = key_of_place(face - 1);
    const float size = std::min(at.width, at.height - kKeyLine);
    desk.scene.text({at.x, at.y + size, at.width, kKeyLine}, key_name(control.key),
                    {TextRole::secondary, Colour::tray_text, Surface::tray, Align::centre});
    Die die;
    die.colour = colour;
    die.face = static_cast<std::uint8_t>(face);
    die.marking = DieMarking::pips;
    desk.scene.die(centred({at.centre().x, at.y + size / 2}, {size, size}), die).control = std::move(control);
}

std::string progress_words(const Desk& desk, const play::DiceEntry& entry) {
    const int die = die_to_enter(desk.view);
    if (die < 0) return "All faces are entered. Enter takes the roll.";
    return fmt::format("Die {} of {}, {}: which face?", die + 1, entry.size(), colour_word(entry.colour(die)));
}

// " W X: that colour first", when there are several.
std::string colour_keys(const play::DiceEntry& entry) {
    std::string keys;
    int colours = 0;
    for (const encounters::Colour colour : kAllColours) {
        if (entry.count_of(colour) == 0) continue;
        keys += fmt::format(" {}", "WEMBX"[index_of(colour)]);
        ++colours;
    }
    return colours < 2 ? "" : fmt::format("  {}: that colour first", keys);
}

void faces(Desk& desk, Rectangle at, const play::DiceEntry& entry) {
    const bool is_refused = !desk.view.ui.roll.refused.empty();
    const std::string asked = progress_words(desk, entry);
    const std::string words = desk.scene.fitting({asked + colour_keys(entry), asked}, at.width, TextRole::body_strong);
    desk.scene.text(cut_top(at, kLine), is_refused ? desk.view.ui.roll.refused : words,
                    {TextRole::body_strong, is_refused ? Colour::red_bright : Colour::amber, Surface::tray});
    cut_top(at, 6);
    const int die = die_to_enter(desk.view);
    const DieColour colour = die_colour(entry.colour(std::max(0, die)));
    at.height = std::min(at.height, 66.0F);
    for (int face = 1; face <= kFaces; ++face) face_button(desk, across(at, face - 1, kFaces, 6), colour, face);
}

// ---- the buttons
std::string faces_words(const play::DiceEntry& entry) {
    std::string words;
    int total = 0;
    for (int die = 0; die < entry.size(); ++die) {
        words += fmt::format("{}{}", die == 0 ? "" : " + ", entry.face(die));
        total += entry.face(die);
    }
    return entry.size() > 1 ? fmt::format("{} = {}", words, total) : words;
}

void buttons(Desk& desk, Rectangle at, const play::DiceEntry& entry) {
    const Rectangle upper = cut_top(at, at.height / 2 - 4);
    cut_top(at, 8);
    const int missing = entry.size() - static_cast<int>(desk.view.ui.roll.faces.size());
    const std::string why_not =
        missing == 1 ? "One die has no face yet" : fmt::format("{} dice have no face yet", missing);
    Control take = entry.is_complete() ? desk.scene.control(SendMove{entry.move()}, "Take the roll")
                                       : desk.scene.refused(SendMove{}, "Take the roll", why_not);
    take.key.key = Key::enter;
    desk.scene.button(upper, {"Take the roll", entry.is_complete() ? faces_words(entry) : ""}, std::move(take),
                      Surface::button_primary);
    Control back = desk.view.ui.roll.faces.empty()
                       ? desk.scene.refused(TakeBackFace{}, "Take back a face", "No face is entered yet")
                       : desk.scene.control(TakeBackFace{}, "Take back a face");
    back.key.key = Key::backspace;
    desk.scene.button(at, {"Take back", "the face entered last"}, std::move(back));
}

}  // namespace

void dice_entry_tray(Desk& desk, const Prompt& prompt) {
    const play::DiceEntry entry = entry_of(desk.view);
    desk.scene.panel(desk.regions.tray, Surface::tray);
    Rectangle inside = inset(at_hand(desk.regions.tray), 16, 10);
    top_line(desk, cut_top(inside, kTopLine), prompt);
    cut_top(inside, 6);
    const Rectangle side = cut_right(inside, 176);
    cut_right(inside, 16);
    const Rectangle pad = cut_right(inside, std::clamp(inside.width * 0.45F, 240.0F, 360.0F));
    cut_right(inside, 16);
    dice_due(desk, inside, entry);
    faces(desk, pad, entry);
    buttons(desk, side, entry);
}

}  // namespace encounters::table
