#include "table/presenter/table/desk.hpp"

namespace encounters::table {

Control move_control(Desk& desk, const Move& move, std::string label, WhenRefused when) {
    const std::optional<Refusal> refusal = desk.view.why_not(move);
    if (!refusal) return desk.scene.control(SendMove{move}, std::move(label));
    Control control = desk.scene.refused(SendMove{move}, std::move(label), with_capital(refusal_words(*refusal)));
    control.rule = std::string(refusal->rule);
    if (when == WhenRefused::pass_over) control.focus = -1;
    return control;
}

Control card_control(Desk& desk, CardKey card, std::string label) {
    Control control = desk.scene.control(OpenZoom{card}, std::move(label));
    control.card = card;
    return control;
}

void text_pair(SceneBuilder& scene, Rectangle line, const LineText& left, const LineText& right) {
    if (!right.text.empty()) {
        Lettering lettering = right.lettering;
        lettering.align = Align::right;
        const float wanted = scene.text_width(right.text, lettering.role) * lettering.magnification + 1;
        scene.text(cut_right(line, std::min(wanted, line.width * 0.7F)), right.text, lettering);
        cut_right(line, scene.theme().spacing.small);
    }
    scene.text(line, left.text, left.lettering);
}

void caption(SceneBuilder& scene, const Rectangle& line, std::string_view text, Colour colour) {
    Lettering lettering;
    lettering.role = TextRole::caps;
    lettering.colour = colour;
    scene.text(line, text, lettering);
}

void fitting_words(SceneBuilder& scene, const Rectangle& at, const CardWords& words, const Lettering& lettering) {
    const TextStyle& style = scene.theme().text(lettering.role);
    WrapLimits limits;
    limits.width = at.width;
    limits.max_lines = static_cast<int>(at.height / scene.measure().line_height(style));
    if (limits.max_lines < 1) return;
    const bool fits = !wrapped(words.whole, limits, scene.measure(), style).is_cut;
    scene.paragraph(at, fits || words.brief.empty() ? words.whole : words.brief, lettering);
}

void icon_dice(SceneBuilder& scene, const Rectangle& row, const DiceIcons& icons) {
    const float size = row.height;
    Rectangle left = row;
    const auto one = [&](DieColour colour, DieMarking marking) {
        if (left.width < size) return;
        Die die;
        die.colour = colour;
        die.face = 0;
        die.marking = marking;
        scene.die(cut_left(left, size), die);
        cut_left(left, 3);
    };
    for (const encounters::Colour colour : kAllColours) {
        for (int count = 0; count < icons.colour[static_cast<std::size_t>(colour)]; ++count)
            one(die_colour(colour), DieMarking::letter);
    }
    for (int count = 0; count < icons.any && left.width >= size; ++count) {
        scene.icon(cut_left(left, size), IconName::dice, Colour::ink);
        cut_left(left, 3);
    }
}

}  // namespace encounters::table
