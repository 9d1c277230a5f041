// Top right: which turn, and what is asked.
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

std::string question_for(const SceneBuilder& scene, const Prompt& prompt, float width, TextRole role) {
    std::vector<std::string> ways{prompt.question};
    ways.insert(ways.end(), prompt.shorter.begin(), prompt.shorter.end());
    return scene.fitting(ways, width, role);
}

void status_box(Desk& desk, const Prompt& prompt) {
    SceneBuilder& scene = desk.scene;
    scene.panel(desk.regions.status, Surface::panel);
    Rectangle inside = inset(desk.regions.status, 14, desk.regions.is_compact ? 5.0F : 8.0F);
    const float line = inside.height / 2;
    scene.text(cut_top(inside, line), turn_words(desk.view), {TextRole::card_title, Colour::bright, Surface::panel});
    scene.text(inside, question_for(scene, prompt, inside.width, TextRole::body_strong), {TextRole::body_strong, Colour::amber, Surface::panel});
}

}  // namespace encounters::table
