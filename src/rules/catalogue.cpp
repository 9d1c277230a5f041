#include <encounters/rules/catalogue.hpp>

#include "rules/step.hpp"

#include <variant>

namespace encounters {

namespace {

template <class Card>
CopyTable numbered(const std::vector<Card>& cards) {
    CopyTable table;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        table.first_copy.push_back(static_cast<std::uint8_t>(table.definition.size()));
        table.definition.insert(table.definition.end(), static_cast<std::size_t>(cards[i].copies),
                                static_cast<std::uint8_t>(i));
    }
    table.first_copy.push_back(static_cast<std::uint8_t>(table.definition.size()));
    return table;
}

template <class Card>
int copies_in(const std::vector<Card>& cards) {
    int sum = 0;
    for (const Card& card : cards) sum += card.copies;
    return sum;
}

int hire_copies(const Catalogue& catalogue) {
    int sum = 0;
    for (const EncounterCard& card : catalogue.encounters)
        for (const Effect& effect : card.effects)
            if (std::holds_alternative<FieldHire>(effect)) {
                sum += card.copies;
                break;
            }
    return sum;
}

PrintedEffects printed_on(const CardFace& card) {
    if (card.effects.size() > kMaxEffects) broken("effects on a card at most", kMaxEffects, static_cast<long long>(card.effects.size()));
    PrintedEffects printed;
    for (const Effect& effect : card.effects) {
        printed.of_kind[effect.index()] |= static_cast<std::uint8_t>(1u << printed.count);
        printed.effect[printed.count++] = effect;
    }
    return printed;
}

EncounterDigest digest_of(const EncounterCard& card) {
    return {static_cast<std::int16_t>(card.value), card.keywords, printed_on(card)};
}

EquipmentDigest digest_of(const EquipmentCard& card) {
    return {card.type, static_cast<std::int16_t>(card.cost), static_cast<std::int16_t>(card.maintenance), printed_on(card)};
}

struct Capacity {
    const char* what;
    int found;
    int least;
    int most;
    bool is_kept() const { return found >= least && found <= most; }
};

std::string outside(const Capacity& capacity) {
    return std::string(capacity.what) + ": " + std::to_string(capacity.found) + ", allowed " + std::to_string(capacity.least) +
           " to " + std::to_string(capacity.most);
}

}  // namespace

void number_copies(Catalogue& catalogue) {
    catalogue.copies[0] = numbered(catalogue.contracts);
    catalogue.copies[1] = numbered(catalogue.encounters);
    catalogue.copies[2] = numbered(catalogue.equipment);
    catalogue.contract_digests.clear();
    catalogue.encounter_digests.clear();
    catalogue.equipment_digests.clear();
    catalogue.command_digests.clear();
    for (const ContractCard& card : catalogue.contracts) catalogue.contract_digests.push_back(printed_on(card));
    for (const EncounterCard& card : catalogue.encounters) catalogue.encounter_digests.push_back(digest_of(card));
    for (const EquipmentCard& card : catalogue.equipment) catalogue.equipment_digests.push_back(digest_of(card));
    for (const CommandCard& card : catalogue.commands) catalogue.command_digests.push_back(printed_on(card));
}

// R1.3, R1.5, Q1.8
std::string why_unplayable(const Catalogue& catalogue) {
    const TableConstants& table = catalogue.table;
    const std::array<Capacity, 9> capacities{{
        {"copies of Contracts", copies_in(catalogue.contracts), 2, kMaxCopies},
        {"copies of Encounters", copies_in(catalogue.encounters), 5, kMaxCopies},
        {"copies of Equipment", copies_in(catalogue.equipment), table.market_size, kMaxCopies},
        {"copies of Combat Commands", copies_in(catalogue.commands), 1, kMaxCopies},
        {"copies of Encounters with field_hire", hire_copies(catalogue), 0, kMaxHires},
        {"market_size", table.market_size, 1, kMaxMarket},
        {"equipment_limit", table.equipment_limit, 1, kMaxEquipment},
        {"max_columns", table.max_columns, 1, kMaxColumns},
        {"dice_supply in all", total(table.dice_supply), 1, kMaxDice}}};
    for (const Capacity& capacity : capacities)
        if (!capacity.is_kept()) return outside(capacity);
    return {};
}

}  // namespace encounters
