#include "lab/odds_table.hpp"

#include <algorithm>

namespace encounters::lab {

namespace {

template <class Id, class Card>
Id added(std::vector<Card>& cards, Card card) {
    cards.push_back(std::move(card));
    return Id{static_cast<std::uint8_t>(cards.size() - 1)};
}

EncounterCard encounter_of(const DiceQuestion& question) {
    EncounterCard card;
    card.id = "question";
    card.value = question.value;
    if (question.bars != 0) card.effects.push_back(Hazard{question.bars});
    return card;
}

void lay_dice(State& state, const DiceCounts& dice) {
    for (Colour colour : kAllColours)
        for (int i = 0; i < dice[static_cast<std::size_t>(index_of(colour))]; ++i)
            state.dice[state.dice_count++] = Die{colour, 0, kUnlocked, 0};
}

}  // namespace

OddsTable table_for(const DiceQuestion& question, const Catalogue& pack) {
    OddsTable table{pack, State{}};
    State& state = table.state;
    state.seat_count = 1;
    state.active = 0;
    state.phase = Phase::rolled;
    state.column_count = 1;
    state.columns[0].contract = added<ContractId>(table.catalogue.contracts, ContractCard{});
    state.seats[0].command = added<CommandId>(table.catalogue.commands, CommandCard{});
    state.encounter_count = 1;
    state.newest = 0;
    state.encounters[0].card = added<EncounterId>(table.catalogue.encounters, encounter_of(question));
    for (const EquipmentId card : question.equipment) state.seats[0].equipment[state.seats[0].equipment_count++] = card;
    lay_dice(state, question.dice);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        std::uint8_t& supply = table.catalogue.table.dice_supply[colour];
        supply = std::max(supply, question.dice[colour]);
    }
    number_copies(table.catalogue);
    return table;
}

}  // namespace encounters::lab
