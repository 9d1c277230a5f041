#include <algorithm>

#include "table/presenter/table/card_faces.hpp"

namespace encounters::table {

namespace {

struct DiceRow {
    float size = 0;
    int columns = 0;
    int rows = 0;
};

constexpr float kDieGap = 2;
constexpr float kTallCard = 90;  // from here the value is set larger
constexpr float kWideValue = 54;

DiceRow dice_row_for(const Rectangle& at, int dice) {
    for (const float size : {30.0F, 26.0F, 22.0F, 18.0F, 16.0F, 14.0F, 12.0F, 10.0F, 8.0F}) {
        if (size > at.height) continue;
        DiceRow row;
        row.size = size;
        row.rows = std::max(1, static_cast<int>((at.height + kDieGap) / (size + kDieGap)));
        row.columns = static_cast<int>((at.width + kDieGap) / (size + kDieGap));
        if (row.rows * row.columns >= dice) return row;
    }
    return {8, static_cast<int>((at.width + kDieGap) / (8 + kDieGap)),
            std::max(1, static_cast<int>((at.height + kDieGap) / (8 + kDieGap)))};
}

void value_block(SceneBuilder& scene, const Rectangle& at, const EncounterLook& look) {
    const Surface surface = look.is_newest ? Surface::block_lit : Surface::block;
    scene.panel(at, surface);
    const bool is_small = at.height < 30;
    const TextRole role = is_small ? TextRole::card_title : TextRole::value;
    const float shrink = is_small ? 1 : std::clamp(at.height / 46 + 0.1F, 0.0F, at.width < kWideValue ? 1.0F : 1.4F);
    scene.text(at, std::to_string(look.value),
               {role, look.is_newest ? Colour::ink : Colour::bright, surface, Align::centre, shrink});
}

void head_line(Desk& desk, const Rectangle& at, EncounterId id, const EncounterLook& look) {
    SceneBuilder& scene = desk.scene;
    Rectangle inside = inset(at, 6, 3);
    value_block(scene, cut_left(inside, 28), look);
    cut_left(inside, 7);
    if (look.place) {
        const float taken = locked_dice(
            desk, {inside.x + inside.width * 0.45F, inside.y, inside.width * 0.55F, inside.height}, *look.place);
        cut_right(inside, taken > 0 ? taken + 5 : 0);
    }
    const EncounterCard& card = desk.cards().encounter(id);
    text_pair(scene, inside, {card.name, {TextRole::body_strong, Colour::ink, Surface::paper}},
              {effect_icons(card), {TextRole::secondary, Colour::ink_red, Surface::paper}});
}

std::string second_line(const Desk& desk, EncounterId id, const EncounterLook& look) {
    const std::string keywords = keyword_words(desk.cards(), id);
    return keywords + (keywords.empty() || look.note.empty() ? "" : " · ") + look.note;
}

void whole_face(Desk& desk, const Rectangle& at, EncounterId id, const EncounterLook& look, Surface paper) {
    SceneBuilder& scene = desk.scene;
    Rectangle inside = inset(at, 6, 5);
    value_block(scene, cut_left(inside, at.height >= kTallCard ? kWideValue : std::min(38.0F, inside.height)), look);
    cut_left(inside, 8);
    cut_right(inside, 2);
    const EncounterCard& card = desk.cards().encounter(id);
    text_pair(scene, cut_top(inside, scene.line_height(TextRole::card_title)), {card.name, {TextRole::card_title, Colour::ink, paper}},
              {effect_icons(card), {TextRole::secondary, Colour::ink_red, paper}});
    if (look.place) {
        const float room = std::min(inside.width * 0.6F, at.height >= kTallCard ? 130.0F : 96.0F);
        const float taken = locked_dice(desk, {inside.right() - room, inside.y, room, inside.height}, *look.place);
        cut_right(inside, taken > 0 ? taken + 5 : 0);
    }
    if (const std::string line = second_line(desk, id, look); !line.empty())
        scene.text(cut_top(inside, scene.line_height(TextRole::secondary)), line, {TextRole::secondary, Colour::ink_soft, paper});
    const CardWords words{printed_text(desk.cards(), key_of(id)), short_words(desk.cards(), key_of(id)),
                          TextRole::body_strong};
    fitting_words(scene, inside, words, {TextRole::secondary_strong, Colour::ink_red, paper});
}

}  // namespace

float locked_dice(Desk& desk, const Rectangle& at, int encounter) {
    std::vector<encounters::Die> dice;
    for (int index = 0; index < desk.state().dice_count; ++index) {
        const encounters::Die& die = desk.state().dice[static_cast<std::size_t>(index)];
        if (die.place == encounter) dice.push_back(die);
    }
    if (dice.empty()) return 0;
    const DiceRow row = dice_row_for(at, static_cast<int>(dice.size()));
    const int columns = std::min(row.columns, static_cast<int>(dice.size()));
    const int lines = columns == 0 ? 0 : std::min(row.rows, (static_cast<int>(dice.size()) + columns - 1) / columns);
    const float step = row.size + kDieGap;
    const float width = static_cast<float>(columns) * step - kDieGap;
    const float top = at.bottom() - static_cast<float>(lines) * step + kDieGap;
    for (int index = 0; index < static_cast<int>(dice.size()) && index < columns * lines; ++index) {
        Die drawn;
        drawn.colour = die_colour(dice[static_cast<std::size_t>(index)].colour);
        drawn.face = dice[static_cast<std::size_t>(index)].face;
        drawn.marking = DieMarking::pips;
        desk.scene.die({at.right() - width + static_cast<float>(index % columns) * step,
                        top + static_cast<float>(index / columns) * step, row.size, row.size},
                       drawn);
    }
    return width;
}

void encounter_face(Desk& desk, const Rectangle& at, EncounterId id, EncounterLook look) {
    Card paper;
    paper.surface = look.is_newest ? Surface::paper_lit : Surface::paper;
    std::optional<Control> control = std::move(look.control);
    look.control.reset();
    desk.scene.card(at, paper).control = std::move(control);
    if (at.height < kHeadLine + 12) {
        head_line(desk, at, id, look);
    } else {
        whole_face(desk, at, id, look, paper.surface);
    }
}

}  // namespace encounters::table
