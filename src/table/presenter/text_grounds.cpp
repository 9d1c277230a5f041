// The pairs of text and ground in use, one line for each ground.
#include "table/presenter/theme.hpp"

#include <vector>

namespace encounters::table {

namespace {

struct GroundTexts {
    Surface ground;
    std::vector<Colour> texts;
};

std::vector<GroundTexts> texts_by_ground() {
    using C = Colour;
    const std::vector<C> dark_ground{C::bright, C::plain, C::soft, C::amber, C::red_bright, C::green, C::blue};
    std::vector<C> night_ground = dark_ground;
    for (int seat = 0; seat < 8; ++seat) night_ground.push_back(seat_colour(seat));
    return {
        {Surface::night, night_ground},
        {Surface::panel, night_ground},
        {Surface::panel_active, night_ground},
        {Surface::slot, night_ground},
        {Surface::dialog, night_ground},
        {Surface::tooltip, dark_ground},
        {Surface::button, {C::bright, C::plain, C::soft, C::amber}},
        {Surface::button_primary, {C::ink}},
        {Surface::button_danger, {C::bright, C::plain, C::red_bright}},
        {Surface::button_off, {C::soft}},
        {Surface::button_danger_off, {C::soft, C::red_bright}},
        {Surface::paper, {C::ink, C::ink_soft, C::ink_red, C::ink_green}},
        {Surface::paper_lit, {C::ink, C::ink_soft, C::ink_red, C::ink_green}},
        {Surface::paper_spent, {C::bright, C::plain, C::spent_text}},
        {Surface::block, {C::bright, C::plain, C::soft, C::amber}},
        {Surface::block_lit, {C::ink}},
        {Surface::tray, {C::bright, C::plain, C::tray_text, C::amber, C::red_bright, C::green}},
        {Surface::tray_well, {C::bright, C::plain, C::tray_text, C::amber, C::red_bright, C::green}},
        {Surface::band_energy, {C::ink}},
        {Surface::band_missile, {C::ink_black}},
        {Surface::band_ballistic, {C::ink_black}},
        {Surface::band_melee, {C::bright}},
        {Surface::band_miscellaneous, {C::ink}},
        {Surface::band_spent, {C::bright}},
        {Surface::band_contract, {C::white}},
        {Surface::seat_1, {C::ink}},
        {Surface::seat_2, {C::ink}},
        {Surface::seat_3, {C::ink}},
        {Surface::seat_4, {C::ink}},
        {Surface::seat_5, {C::ink}},
        {Surface::seat_6, {C::ink}},
        {Surface::seat_7, {C::ink}},
        {Surface::seat_8, {C::ink}},
    };
}

std::vector<TextGround> all_pairs() {
    std::vector<TextGround> pairs;
    for (const GroundTexts& ground : texts_by_ground()) {
        for (const Colour text : ground.texts) pairs.push_back({text, ground.ground});
    }
    return pairs;
}

const std::vector<TextGround>& pairs_in_use() {
    static const std::vector<TextGround> pairs = all_pairs();
    return pairs;
}

}  // namespace

std::span<const TextGround> text_grounds() { return pairs_in_use(); }

bool is_listed(TextGround pair) {
    for (const TextGround& listed : pairs_in_use()) {
        if (listed.text == pair.text && listed.ground == pair.ground) return true;
    }
    return false;
}

}  // namespace encounters::table
