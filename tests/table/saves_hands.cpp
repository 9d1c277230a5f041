#include "table/saves_hands.hpp"

#include <fmt/format.h>

#include "support/catch.hpp"

namespace encounters::table::test {

namespace {

std::string words_of(const Drawing& drawing) {
    if (const Text* text = std::get_if<Text>(&drawing)) return text->text;
    const encounters::table::Die* die = std::get_if<encounters::table::Die>(&drawing);
    return die == nullptr ? "" : fmt::format("die {} {}", static_cast<int>(die->colour), die->face);
}

}  // namespace

void put_game(HandsOn& hands, int seats, int moves) {
    TableWish wish = usual_table(seats, *hands.app().cards());
    wish.reputation = 1;
    hands.app().set_up(wish, hands.now());
    hands.app().begin(hands.now());
    hands.app().let_house_play(moves, hands.now());
    hands.app().open(ScreenName::title, hands.now());
}

std::vector<std::string> told_by(const Scene& scene) {
    std::vector<std::string> told;
    for (const Item& item : scene.items) {
        const Rectangle& at = item.rectangle;
        std::string line = fmt::format("{} {} {} {} {} {}", item.drawing.index(), at.x, at.y, at.width, at.height,
                                       words_of(item.drawing));
        if (item.control) line += fmt::format(" {} {}", item.control->label, item.control->is_enabled);
        told.push_back(std::move(line));
    }
    return told;
}

bool shows(const Scene& scene, const std::string& words) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item.drawing);
        return text != nullptr && text->text.find(words) != std::string::npos;
    });
}

void leave_and_continue(HandsOn& hands) {
    hands.press(Key::f10);
    hands.press(Key::l);
    REQUIRE(hands.app().screen() == ScreenName::title);
    REQUIRE(hands.app().match() == nullptr);
    hands.press(Key::c);
    REQUIRE(hands.app().screen() == ScreenName::table);
    hands.app().sit_down(hands.now());
}

}  // namespace encounters::table::test
