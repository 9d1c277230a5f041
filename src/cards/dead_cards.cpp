// Q1.2: points out the cards that the dice supply, or a keyword nobody carries, keeps from ever doing what they say.
#include "cards/whole_pack.hpp"
#include "cards/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <variant>

namespace encounters::cards {

namespace {

int supply_of(const Catalogue& catalogue, int colour) {
    return catalogue.table.dice_supply[static_cast<std::size_t>(colour)];
}

// Whether, next to this Command, the supply has a die of one of these colours left to add.
bool can_add(const DiceCounts& dice, const CommandCard& command, const Catalogue& catalogue) {
    for (int colour = 0; colour < kColours; ++colour) {
        const auto at = static_cast<std::size_t>(colour);
        if (dice[at] > 0 && command.dice[at] < supply_of(catalogue, colour)) return true;
    }
    return false;
}

bool can_be_matched(const DiceIcons& icons, const Catalogue& catalogue) {
    if (icons.any > 0) return true;
    for (int colour = 0; colour < kColours; ++colour)
        if (icons.colour[static_cast<std::size_t>(colour)] > 0 && supply_of(catalogue, colour) > 0) return true;
    return false;
}

bool is_carried(KeywordSet keywords, const Catalogue& catalogue) {
    return std::any_of(catalogue.encounters.begin(), catalogue.encounters.end(),
                       [keywords](const EncounterCard& card) { return (card.keywords & keywords) != 0; });
}

// Why an effect is dead, or an empty text. `own` is the Command it is printed on, or nullptr.
class DeathOf {
public:
    DeathOf(const Catalogue& catalogue, const CommandCard* own) : catalogue_(catalogue), own_(own) {}

    std::string operator()(const AddDice& effect) const { return why_nothing_added(effect.dice); }
    std::string operator()(const Pool& effect) const {
        if (total(effect.add) == 0 || total(effect.leave_out) > 0) return {};
        return why_nothing_added(effect.add);
    }
    std::string operator()(const SetFace& effect) const { return why_no_die(effect.dice); }
    std::string operator()(const Adjust& effect) const { return why_no_die(effect.dice); }
    std::string operator()(const Reroll& effect) const { return why_no_die(effect.dice); }
    std::string operator()(const Flip& effect) const { return why_no_die(effect.dice); }
    std::string operator()(const LockExtra& effect) const { return why_no_die(effect.dice); }
    std::string operator()(const LockWith& effect) const {
        DiceIcons icons;
        icons.colour[static_cast<std::size_t>(index_of(effect.colour))] = 1;
        return why_no_die(icons);
    }
    std::string operator()(const EncounterValue& effect) const { return why_no_keyword(effect.keywords); }
    std::string operator()(const Pay& effect) const { return why_no_keyword(effect.keywords); }
    std::string operator()(const ReputationIf& effect) const { return why_no_keyword(effect.keywords); }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }

private:
    std::string why_nothing_added(const DiceCounts& dice) const {
        const auto helps = [&](const CommandCard& command) { return can_add(dice, command, catalogue_); };
        if (own_) return helps(*own_) ? "" : "can never add a die: the Command prints all that the supply has (Q1.2)";
        const bool helps_one = std::any_of(catalogue_.commands.begin(), catalogue_.commands.end(), helps);
        return helps_one ? "" : "can never add a die: every Command prints all that the supply has (Q1.2)";
    }
    std::string why_no_die(const DiceIcons& icons) const {
        return can_be_matched(icons, catalogue_) ? ""
                                                 : "can never touch a die: the supply has none of the colour (Q1.2)";
    }
    std::string why_no_keyword(KeywordSet keywords) const {
        return keywords == 0 || is_carried(keywords, catalogue_) ? ""
                                                                 : "can never apply: no Encounter carries the keyword";
    }

    const Catalogue& catalogue_;
    const CommandCard* own_;
};

void warn_of_card(const Value& item, const CardFace& card, const DeathOf& death, FaultList& faults) {
    const auto* effects = item.find("effects");
    for (std::size_t i = 0; i < card.effects.size(); ++i) {
        const auto reason = std::visit(death, card.effects[i]);
        const auto& effect = effects->items[i];
        if (!reason.empty()) faults.warning(effect, effect.find("effect")->text + ' ' + reason);
    }
}

template <class Card>
void warn_of_list(const ReadList& read, const std::vector<Card>& cards, const DeathOf& death) {
    for (std::size_t i = 0; i < cards.size(); ++i) warn_of_card(read.list->items[i], cards[i], death, *read.faults);
}

}  // namespace

void warn_of_dead_cards(const ReadPack& pack, const Catalogue& catalogue) {
    const DeathOf death(catalogue, nullptr);
    warn_of_list(pack.contracts, catalogue.contracts, death);
    warn_of_list(pack.encounters, catalogue.encounters, death);
    warn_of_list(pack.equipment, catalogue.equipment, death);
    for (std::size_t i = 0; i < catalogue.commands.size(); ++i)
        warn_of_card(pack.commands.list->items[i], catalogue.commands[i], DeathOf(catalogue, &catalogue.commands[i]),
                     *pack.commands.faults);
}

}  // namespace encounters::cards
