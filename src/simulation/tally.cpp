// Counts by name: how long each list is, and adding them.
#include <encounters/simulation/tally.hpp>

namespace encounters::simulation {

Tally::Tally(const Terms& terms) : names(names_in(terms).size()) {
    const auto make = [](std::size_t length, std::initializer_list<Counts*> lists) {
        for (Counts* list : lists) list->assign(length, 0);
    };
    const std::size_t seats = terms.players.size();
    make(kSums, {&sums});
    make(static_cast<std::size_t>(kStarts) * kTurnSums, {&starts});
    make(static_cast<std::size_t>(kStarts) * kEndings * kMaxColumns, {&endings});
    make(static_cast<std::size_t>(terms.cap) + 1, {&rounds});
    make(static_cast<std::size_t>(terms.cap), {&curve_turns, &curve_cbills, &curve_reputation});
    make(seats * names, {&seat_games, &seat_wins});
    make(seats, {&order_wins});
    make(kMaxColumns, {&begun});
    make(terms.cards.contracts.size(), {&contract_offered, &contract_chosen, &contract_laid, &contract_completed,
                                        &contract_escaped, &contract_defaulted});
    make(terms.cards.encounters.size(), {&encounter_revealed, &encounter_defeated});
    make(terms.cards.equipment.size(), {&equipment_shown, &equipment_bought, &equipment_readied, &equipment_used});
    make(terms.cards.commands.size(), {&command_games, &command_wins, &command_used});
}

void Tally::add(const Tally& other) {
    for (const TallyField& field : kTallyFields) {
        Counts& mine = this->*field.list;
        const Counts& theirs = other.*field.list;
        for (std::size_t i = 0; i < mine.size(); ++i) mine[i] += theirs[i];
    }
}

}  // namespace encounters::simulation
