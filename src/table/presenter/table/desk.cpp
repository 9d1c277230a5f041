#include "table/presenter/table/desk.hpp"

#include <algorithm>

namespace encounters::table {

namespace {

// Names are set a little smaller before they are cut. Fonts come in whole pixels, so each size is measured.
float letters_that_fit(const SceneBuilder& scene, float width, const LineText& line) {
    constexpr float kSizes[] = {1.0F, 0.92F, 0.84F};
    for (const float size : kSizes) {
        TextStyle style = scene.theme().text(line.lettering.role);
        style.size *= size * line.lettering.magnification;
        style.tracking *= size * line.lettering.magnification;
        if (scene.measure().width(line.text, style) <= width) return size;
    }
    return kSizes[2];
}

}  // namespace

Control move_control(Desk& desk, const Move& move, std::string label, WhenRefused when) {
    if (desk.view.is_computer_deciding()) {
        Control control = desk.scene.refused(SendMove{move}, std::move(label), computer_decides_words(desk.view));
        control.focus = -1;
        return control;
    }
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
        const float most = left.text.empty() ? line.width : line.width * 0.7F;
        scene.text(cut_right(line, std::min(wanted, most)), right.text, lettering);
        cut_right(line, scene.theme().spacing.small);
    }
    Lettering lettering = left.lettering;
    lettering.magnification *= letters_that_fit(scene, line.width, left);
    scene.text(line, left.text, lettering);
}

void caption(SceneBuilder& scene, const Rectangle& line, std::string_view text, Colour colour) {
    Lettering lettering;
    lettering.role = TextRole::caps;
    lettering.colour = colour;
    scene.text(line, text, lettering);
}

bool fits_whole(const SceneBuilder& scene, const Rectangle& at, std::string_view words, TextRole role) {
    const TextStyle& style = scene.theme().text(role);
    WrapLimits limits;
    limits.width = at.width;
    limits.max_lines = static_cast<int>(at.height / scene.measure().line_height(style));
    return limits.max_lines > 0 && !wrapped(words, limits, scene.measure(), style).is_cut;
}

void fitting_words(SceneBuilder& scene, const Rectangle& at, const CardWords& words, const Lettering& lettering) {
    if (at.height < scene.line_height(lettering.role)) return;
    if (words.large && fits_whole(scene, at, words.whole, *words.large)) {
        Lettering large = lettering;
        large.role = *words.large;
        scene.paragraph(at, words.whole, large);
        return;
    }
    const bool is_whole = words.brief.empty() || fits_whole(scene, at, words.whole, lettering.role);
    scene.paragraph(at, is_whole ? words.whole : words.brief, lettering);
}

void icon_dice(SceneBuilder& scene, const Rectangle& row, const DiceIcons& icons) {
    constexpr float kGap = 3;
    // All of them or smaller ones: four icons must not stand for five dice.
    const auto count = static_cast<float>(std::max(1, icons.count()));
    const float size = std::min(row.height, (row.width + kGap) / count - kGap);
    Rectangle left{row.x, row.y + (row.height - size) / 2, row.width + kGap, size};
    const auto one = [&](DieColour colour, DieMarking marking) {
        Die die;
        die.colour = colour;
        die.face = 0;
        die.marking = marking;
        scene.die(cut_left(left, size), die);
        cut_left(left, kGap);
    };
    for (const encounters::Colour colour : kAllColours) {
        for (int die = 0; die < icons.colour[static_cast<std::size_t>(colour)]; ++die)
            one(die_colour(colour), DieMarking::letter);
    }
    for (int die = 0; die < icons.any; ++die) {
        scene.icon(cut_left(left, size), IconName::dice, Colour::ink);
        cut_left(left, kGap);
    }
}

}  // namespace encounters::table
