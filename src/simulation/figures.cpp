// Sums and quotients of what was counted.
#include <encounters/simulation/figures.hpp>

#include <algorithm>
#include <numeric>

namespace encounters::simulation {

namespace {

std::size_t at(int index) { return static_cast<std::size_t>(index); }

// The least number of turns that this share of the games does not exceed, in percent.
int percentile(const Counts& rounds, Count percent) {
    const Count games = total(rounds);
    Count so_far = 0;
    for (std::size_t turns = 0; turns < rounds.size(); ++turns) {
        so_far += rounds[turns];
        if (so_far * 100 >= games * percent && so_far > 0) return static_cast<int>(turns);
    }
    return 0;
}

constexpr Start kAllStarts[] = {Start::fresh, Start::declined, Start::secured};

}  // namespace

Count total(const Counts& list) { return std::accumulate(list.begin(), list.end(), Count{0}); }

Share wins_of_seat(const Tally& tally, int seat, int name) {
    const std::size_t who = tally.seat_and_name(seat, name);
    return {tally.seat_wins[who], tally.seat_games[who]};
}

Share wins_of_player(const Tally& tally, int name) {
    Share sum;
    for (std::size_t who = at(name); who < tally.seat_games.size(); who += tally.names) {
        sum.count += tally.seat_wins[who];
        sum.of += tally.seat_games[who];
    }
    return sum;
}

Share wins_of_seat(const Tally& tally, int seat) {
    Share sum;
    for (std::size_t name = 0; name < tally.names; ++name) {
        const Share one = wins_of_seat(tally, seat, static_cast<int>(name));
        sum.count += one.count;
        sum.of += one.of;
    }
    return sum;
}

Share wins_of_order(const Tally& tally, int place) { return {tally.order_wins[at(place)], tally[Sum::games]}; }

Share wins_of_command(const Tally& tally, int command) {
    return {tally.command_wins[at(command)], tally.command_games[at(command)]};
}

Length length_of(const Tally& tally, int seats) {
    return {mean(tally[Sum::turns], tally[Sum::games] * seats), percentile(tally.rounds, 50), percentile(tally.rounds, 10),
            percentile(tally.rounds, 90)};
}

Count ended(const Tally& tally, Start start, Ending ending) {
    Count sum = 0;
    for (int column = 0; column < kMaxColumns; ++column) sum += tally.ended(start, ending, column);
    return sum;
}

Count ended_fresh(const Tally& tally, Ending ending) {
    return ended(tally, Start::fresh, ending) + ended(tally, Start::declined, ending);
}

Count ended_in(const Tally& tally, Ending ending, int column) {
    Count sum = 0;
    for (Start start : kAllStarts) sum += tally.ended(start, ending, column);
    return sum;
}

Share ending_share(const Tally& tally, Ending ending) {
    return {ended_fresh(tally, ending) + ended(tally, Start::secured, ending), tally[Sum::turns]};
}

Share begun_share(const Tally& tally, int column) { return {tally.begun[at(column)], tally[Sum::turns]}; }

Gain& Gain::operator+=(const Gain& other) {
    turns += other.turns;
    cbills += other.cbills;
    reputation += other.reputation;
    return *this;
}

double Gain::worth(double cbill_worth) const { return mean(cbills, turns) * cbill_worth + mean(reputation, turns); }

Gain gain_of(const Tally& tally, Start start) {
    return {tally.at(start, TurnSum::turns),
            tally.at(start, TurnSum::cashed) + tally.at(start, TurnSum::penalties) + tally.at(start, TurnSum::patronage),
            tally.at(start, TurnSum::reputation)};
}

Gain gain_fresh(const Tally& tally) {
    Gain gain = gain_of(tally, Start::fresh);
    return gain += gain_of(tally, Start::declined);
}

Gain gain_all(const Tally& tally) {
    Gain gain = gain_fresh(tally);
    return gain += gain_of(tally, Start::secured);
}

Share secured(const Tally& tally) {
    const Count taken = tally.at(Start::secured, TurnSum::turns);
    return {taken, taken + tally.at(Start::declined, TurnSum::turns)};
}

double secure_ratio(const Tally& tally, double cbill_worth) {
    const double fresh = gain_fresh(tally).worth(cbill_worth);
    return fresh > 0 ? gain_of(tally, Start::secured).worth(cbill_worth) / fresh : 0;
}

Share burned(const Tally& tally) { return {tally[Sum::burns], tally[Sum::burn_chances]}; }

Share chosen(const Tally& tally, int contract) {
    return {tally.contract_chosen[at(contract)], tally.contract_offered[at(contract)]};
}

Share defeated(const Tally& tally, int encounter) {
    return {tally.encounter_defeated[at(encounter)], tally.encounter_revealed[at(encounter)]};
}

Share bought(const Tally& tally, int equipment) {
    return {tally.equipment_bought[at(equipment)], tally.equipment_shown[at(equipment)]};
}

std::vector<EquipmentKind> equipment_kinds(const Tally& tally, const CardLines& cards) {
    std::vector<EquipmentKind> kinds;
    for (std::size_t card = 0; card < cards.equipment.size(); ++card) {
        const std::string& word = cards.equipment[card].word;
        auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const EquipmentKind& one) { return one.word == word; });
        if (kind == kinds.end()) kind = kinds.insert(kinds.end(), EquipmentKind{word});
        kind->cards += cards.equipment[card].copies;
        kind->shown += tally.equipment_shown[card];
        kind->bought += tally.equipment_bought[card];
        kind->readied += tally.equipment_readied[card];
        kind->used += tally.equipment_used[card];
    }
    return kinds;
}

}  // namespace encounters::simulation
