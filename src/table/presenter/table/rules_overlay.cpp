// The rules, numbered, opened at the paragraph that is wanted.
#include <algorithm>

#include "table/presenter/table/dialogs.hpp"
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

// Where in the list the asked-for rule stands; the beginning for an unknown one.
int first_shown(const View& view) {
    const std::vector<RuleText>& rules = *view.rules;
    const auto found =
        std::find_if(rules.begin(), rules.end(), [&](const RuleText& rule) { return rule.id == view.ui.rule; });
    const int at = found == rules.end() ? 0 : static_cast<int>(found - rules.begin());
    return std::clamp(at + view.ui.rules_scroll, 0, std::max(0, static_cast<int>(rules.size()) - 1));
}

float one_rule(Desk& desk, const Rectangle& at, const RuleText& rule) {
    SceneBuilder& scene = desk.scene;
    if (rule.id.empty()) return scene.paragraph(at, rule.text, {TextRole::title, Colour::bright, Surface::dialog}) + 8;
    Rectangle text = at;
    const Rectangle number = cut_left(text, 64);
    const Colour ink = rule.id == desk.view.ui.rule ? Colour::amber : Colour::soft;
    scene.text({number.x, number.y, number.width, scene.line_height(TextRole::rule_text)}, rule.id,
               {TextRole::body_strong, ink, Surface::dialog});
    return scene.paragraph(text, rule.text, {TextRole::rule_text, Colour::plain, Surface::dialog}) + 8;
}

void scroll_buttons(Desk& desk, Rectangle line) {
    const auto button = [&](const char* words, int step, Key key) {
        Control control = desk.scene.control(ScrollRules{step}, words);
        control.key.key = key;
        desk.scene.button(cut_left(line, 170), {words, ""}, std::move(control));
        cut_left(line, 8);
    };
    button("Earlier", -4, Key::page_up);
    button("Later", 4, Key::page_down);
}

}  // namespace

void rules_overlay(Desk& desk) {
    if (!desk.view.ui.rules_open) return;
    const Size window = desk.scene.size();
    Rectangle inside = dialog_sheet(desk, {820, window.height * 0.86F}, "Rules");
    scroll_buttons(desk, cut_bottom(inside, 30));
    cut_bottom(inside, 10);
    if (!desk.view.rules || desk.view.rules->empty()) {
        desk.scene.text(cut_top(inside, 20), "The rules are not at hand.",
                        {TextRole::body, Colour::soft, Surface::dialog});
        return;
    }
    for (std::size_t index = static_cast<std::size_t>(first_shown(desk.view));
         index < desk.view.rules->size() && inside.height >= 34; ++index) {
        cut_top(inside, one_rule(desk, inside, (*desk.view.rules)[index]));
    }
}

}  // namespace encounters::table
