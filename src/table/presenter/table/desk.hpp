// What every piece of the table is drawn with, and small drawings that several of them share.
#pragma once

#include <string>
#include <string_view>

#include "table/presenter/scene_builder.hpp"
#include "table/presenter/table/regions.hpp"
#include "table/presenter/table/view.hpp"
#include "table/presenter/table/words.hpp"

namespace encounters::table {

enum class DeskUse : std::uint8_t { play, look };  // look: at a game that was played

struct Desk {
    const View& view;
    SceneBuilder& scene;
    const Regions& regions;
    DeskUse use = DeskUse::play;

    const State& state() const { return view.state; }
    const Catalogue& cards() const { return view.cards(); }
};

// A control for a move: enabled when it is legal, else greyed with the engine's reason. A greyed one has no place in
// the order of focus unless it is worth reaching.
enum class WhenRefused : std::uint8_t { keep_in_focus_order, pass_over };
Control move_control(Desk& desk, const Move& move, std::string label, WhenRefused when = WhenRefused::pass_over);

// A control that only shows a card.
Control card_control(Desk& desk, CardKey card, std::string label);

// Two texts on one line: the right one whole, the left one in what is left.
struct LineText {
    std::string_view text;
    Lettering lettering{};
};
void text_pair(SceneBuilder& scene, Rectangle line, const LineText& left, const LineText& right);

// A line of capitals over a piece of the table.
void caption(SceneBuilder& scene, const Rectangle& line, std::string_view text, Colour colour = Colour::soft);

// The long words when they fit, large where there is room for it, else the short ones, shortened if need be.
struct CardWords {
    std::string whole;
    std::string brief;
    std::optional<TextRole> large{};
};
bool fits_whole(const SceneBuilder& scene, const Rectangle& at, std::string_view words, TextRole role);
void fitting_words(SceneBuilder& scene, const Rectangle& at, const CardWords& words, const Lettering& lettering);

// Dice icons of a cost or an effect in a row from the left; as many as fit.
void icon_dice(SceneBuilder& scene, const Rectangle& row, const DiceIcons& icons);

}  // namespace encounters::table
