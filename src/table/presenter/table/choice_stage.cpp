// Answers in the tray: cards, dice, seats or words, in a row or a grid, a page at a time when there are many.
#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/table/card_faces.hpp"
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kGap = 10;
constexpr float kKeyLine = 16;

struct Grid {
    int columns = 1;
    int rows = 1;
    float gap = kGap;
    Size most{};  // of a cell
};

Grid grid_for(const Rectangle& at, const Choice& first, int count) {
    Grid grid;
    if (first.card) {
        const float narrowest = first.card->kind == CardKind::equipment ? 100.0F : 128.0F;
        grid.columns = static_cast<int>((at.width + kGap) / (narrowest + kGap));
        grid.most = {first.card->kind == CardKind::equipment ? 190.0F : 290.0F, at.height};
    } else if (first.die && first.note.empty()) {
        grid.columns = 6;
        grid.most = {90, at.height};
    } else {
        grid.columns = static_cast<int>((at.width + kGap) / (158 + kGap));
        grid.rows = std::max(1, static_cast<int>((at.height + 6) / (42 + 6)));
        grid.gap = 6;
        grid.most = {360, count <= grid.columns ? 84.0F : 60.0F};
    }
    grid.columns = std::max(1, std::min(grid.columns, count));
    return grid;
}

std::string label_of(const Choice& choice, int index) { return fmt::format("Choice {}: {}", index + 1, choice.title); }

Control choice_control(Desk& desk, const Choice& choice, int index) {
    Control control = move_control(desk, choice.move, label_of(choice, index));
    control.card = choice.card;
    control.is_held = choice.weight == ChoiceWeight::held;
    control.key = key_of_place(index);
    if (choice.key != Key::none) {
        control.key = {};
        control.key.key = choice.key;
    }
    return control;
}

void key_line(Desk& desk, const Rectangle& line, const Choice& choice, const Control& control) {
    if (choice.note.empty()) {
        desk.scene.text(line, key_name(control.key),
                        {TextRole::secondary_strong, Colour::amber, Surface::tray, Align::centre});
        return;
    }
    text_pair(desk.scene, line, {choice.note, {TextRole::secondary, Colour::tray_text, Surface::tray}},
              {key_name(control.key), {TextRole::secondary_strong, Colour::amber, Surface::tray}});
}

void card_choice(Desk& desk, Rectangle at, const Choice& choice, Control control) {
    key_line(desk, cut_bottom(at, kKeyLine), choice, control);
    const CardKey card = *choice.card;
    if (card.kind == CardKind::contract) {
        CardLook look;
        look.control = std::move(control);
        contract_face(desk, at, ContractId{card.id}, std::move(look));
    } else if (card.kind == CardKind::encounter) {
        EncounterLook look;
        look.value = desk.cards().encounter(EncounterId{card.id}).value;
        look.control = std::move(control);
        encounter_face(desk, at, EncounterId{card.id}, std::move(look));
    } else {
        EquipmentLook look;
        look.control = std::move(control);
        equipment_face(desk, at, EquipmentId{card.id}, std::move(look));
    }
}

void face_choice(Desk& desk, const Rectangle& at, const Choice& choice, Control control) {
    const float size = std::min(at.width, at.height - kKeyLine);
    Die die;
    die.colour = die_colour(choice.die->colour);
    die.face = choice.die->face;
    const std::string key = key_name(control.key);
    desk.scene.die({at.x + (at.width - size) / 2, at.y, size, size}, die).control = std::move(control);
    desk.scene.text({at.x, at.bottom() - kKeyLine, at.width, kKeyLine}, key,
                    {TextRole::secondary, Colour::tray_text, Surface::tray, Align::centre});
}

Surface surface_of(ChoiceWeight weight) {
    if (weight == ChoiceWeight::held) return Surface::button_danger;
    return weight == ChoiceWeight::main ? Surface::button_primary : Surface::button;
}

// Words beside the die or the seat they are about.
void pictured_choice(Desk& desk, const Rectangle& at, const Choice& choice, Control control) {
    SceneBuilder& scene = desk.scene;
    const std::string key = key_name(control.key);
    scene.add(at, Button{}).control = std::move(control);
    Rectangle inside = inset(at, 9, 5);
    const float size = std::min(30.0F, inside.height);
    const Rectangle square = centred(cut_left(inside, size).centre(), {size, size});
    cut_left(inside, 8);
    if (choice.die) {
        Die die;
        die.colour = die_colour(choice.die->colour);
        die.face = choice.die->face;
        scene.die(square, die);
    } else {
        const SeatView& seat = desk.view.seats[choice.seat];
        scene.icon(square, seat_shape(seat.shape), seat_colour(seat.colour));
    }
    const float line = scene.line_height(TextRole::body_strong);
    cut_top(inside, std::max(0.0F, (inside.height - line - scene.line_height(TextRole::secondary)) / 2));
    text_pair(scene, cut_top(inside, line), {choice.title, {TextRole::body_strong, Colour::bright, Surface::button}},
              {key, {TextRole::secondary_strong, Colour::soft, Surface::button}});
    scene.text(cut_top(inside, scene.line_height(TextRole::secondary)), choice.note,
               {TextRole::secondary, Colour::soft, Surface::button});
}

// Words too long for a button's title, on two lines.
void long_choice(Desk& desk, const Rectangle& at, const Choice& choice, Control control) {
    SceneBuilder& scene = desk.scene;
    const std::string key = key_name(control.key);
    scene.add(at, Button{}).control = std::move(control);
    Rectangle inside = inset(at, 10, 6);
    const float room = scene.text_width(key, TextRole::secondary_strong) + 2;
    scene.text({inside.right() - room, inside.y, room, scene.line_height(TextRole::secondary_strong)}, key,
               {TextRole::secondary_strong, Colour::soft, Surface::button, Align::right});
    cut_right(inside, room + 6);
    scene.text(cut_bottom(inside, scene.line_height(TextRole::secondary)), choice.note,
               {TextRole::secondary, Colour::soft, Surface::button});
    scene.paragraph(inside, choice.title, {TextRole::body_strong, Colour::bright, Surface::button});
}

bool is_long(const SceneBuilder& scene, const Rectangle& at, const Choice& choice) {
    return scene.text_width(choice.title, TextRole::button) > at.width - 50;
}

void draw_choice(Desk& desk, const Rectangle& at, const Choice& choice, int index) {
    Control control = choice_control(desk, choice, index);
    if (choice.card) return card_choice(desk, at, choice, std::move(control));
    if (choice.die && choice.note.empty()) return face_choice(desk, at, choice, std::move(control));
    if (choice.die || choice.seat != kNoSeat) return pictured_choice(desk, at, choice, std::move(control));
    if (is_long(desk.scene, at, choice)) return long_choice(desk, at, choice, std::move(control));
    desk.scene.button(at, {choice.title, choice.note}, std::move(control), surface_of(choice.weight));
}

void more_button(Desk& desk, const Rectangle& at, int pages) {
    Control control = desk.scene.control(TurnPage{1}, "More answers");
    control.key.key = Key::page_down;
    desk.scene.button(at, {"More", fmt::format("page {} of {}", desk.view.ui.page % pages + 1, pages)},
                      std::move(control));
}

}  // namespace

void choice_stage(Desk& desk, const Rectangle& at, const std::vector<Choice>& choices) {
    if (choices.empty()) return;
    const int count = static_cast<int>(choices.size());
    const Grid grid = grid_for(at, choices.front(), count);
    const int places = grid.columns * grid.rows;
    const bool has_pages = count > places;
    const int shown = has_pages ? std::max(1, places - 1) : count;
    const int pages = (count + shown - 1) / shown;
    const int first = (desk.view.ui.page % pages) * shown;
    const int rows = has_pages ? grid.rows : (count + grid.columns - 1) / grid.columns;
    const float gaps = grid.gap * static_cast<float>(grid.columns - 1);
    const float width = std::min(grid.most.width, (at.width - gaps) / static_cast<float>(grid.columns));
    const float height =
        std::min(grid.most.height, (at.height - grid.gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
    const auto cell = [&](int place) {
        return Rectangle{at.x + static_cast<float>(place % grid.columns) * (width + grid.gap),
                         at.y + static_cast<float>(place / grid.columns) * (height + grid.gap), width, height};
    };
    for (int place = 0; place < shown && first + place < count; ++place) {
        draw_choice(desk, cell(place), choices[static_cast<std::size_t>(first + place)], first + place);
    }
    if (has_pages) more_button(desk, cell(places - 1), pages);
}

}  // namespace encounters::table
