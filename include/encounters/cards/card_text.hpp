// The text printed on cards, generated from their effects, so that wording and behaviour can't disagree.
#pragma once

#include <encounters/rules/catalogue.hpp>

#include <string>
#include <string_view>

namespace encounters::cards {

// Where an effect is printed; the same hazard reads differently on a Contract (Q9.7).
enum class PrintedOn : std::uint8_t { contract, encounter, equipment, command };

// One sentence, UTF-8, with a full stop. The catalogue gives keywords and amounts of C-bills.
std::string rules_text(const Effect& effect, PrintedOn printed_on, const Catalogue& catalogue);

// The same where it doesn't matter, or on an Encounter.
std::string rules_text(const Effect& effect, const Catalogue& catalogue);

// All of a card: a line for each effect, in printed order, or the card's own `text`. Empty for a plain card. The
// effects of a Command's power share one line, "Once per turn: ..." (Q5.16), where the first of them stands.
std::string rules_text(const ContractCard& card, const Catalogue& catalogue);
std::string rules_text(const EncounterCard& card, const Catalogue& catalogue);
std::string rules_text(const EquipmentCard& card, const Catalogue& catalogue);
std::string rules_text(const CommandCard& card, const Catalogue& catalogue);

// At most about 28 characters for cards shown small, "Adjust ±1"; of a card, its effects joined by " · ".
std::string short_text(const Effect& effect, const Catalogue& catalogue);
std::string short_text(const CardFace& card, const Catalogue& catalogue);

// The word for it in card files, "lock_extra".
std::string_view effect_word(const Effect& effect);

// The picture that stands for it: a file of assets/icons without ".svg".
std::string_view icon_name(const Effect& effect);

}  // namespace encounters::cards
