#include <encounters/cards/names.hpp>

#include "cards/effect_text/phrases.hpp"

namespace encounters::cards {

std::string_view colour_name(Colour colour) {
    constexpr std::array<std::string_view, kColours> names{"white", "yellow", "green", "blue", "black"};
    return names[static_cast<std::size_t>(colour)];
}

std::string_view type_name(Colour colour) {
    constexpr std::array<std::string_view, kColours> names{"Miscellaneous", "Energy", "Missile", "Ballistic", "Melee"};
    return names[static_cast<std::size_t>(colour)];
}

char colour_letter(Colour colour) {
    constexpr std::array<char, kColours> letters{'W', 'E', 'M', 'B', 'X'};
    return letters[static_cast<std::size_t>(colour)];
}

std::string_view deck_name(Deck deck) {
    constexpr std::array<std::string_view, kDecks> names{"Contracts", "Encounters", "Equipment"};
    return names[static_cast<std::size_t>(deck)];
}

std::string_view card_name(Deck deck) {
    constexpr std::array<std::string_view, kDecks> names{"Contract", "Encounter", "Equipment"};
    return names[static_cast<std::size_t>(deck)];
}

std::string keyword_names(KeywordSet keywords, const Catalogue& catalogue) {
    std::vector<std::string> names;
    for (int keyword = 0; keyword < static_cast<int>(catalogue.keywords.size()); ++keyword)
        if ((keywords & keyword_bit(keyword)) != 0)
            names.push_back(catalogue.keywords[static_cast<std::size_t>(keyword)]);
    return effect_text::listed(names, "or");
}

}  // namespace encounters::cards
