// The report's JSON: who won, how long it took, how turns ended, what they brought.
#include "simulation/report_parts.hpp"

#include "simulation/share_json.hpp"
#include "simulation/terms_json.hpp"

#include <encounters/simulation/figures.hpp>
#include <encounters/simulation/report.hpp>

#include <nlohmann/json.hpp>

#include <cmath>

namespace encounters::simulation {

namespace {

using nlohmann::ordered_json;

constexpr Ending kAllEndings[] = {Ending::escape, Ending::complete, Ending::defaulted, Ending::none};
constexpr const char* kEndingNames[] = {"escape", "complete", "default", "no_contract"};

ordered_json wins_json(ordered_json object, const Share& wins) {
    object["games"] = wins.of;
    object["wins"] = wins.count;
    object["win_rate"] = rounded(wins.rate());
    object["interval"] = interval_json(wins);
    return object;
}

ordered_json seats_json(const Terms& terms, const Tally& tally) {
    const std::vector<std::string> names = names_in(terms);
    ordered_json list = ordered_json::array();
    for (int seat = 0; seat < terms.seats(); ++seat)
        for (std::size_t name = 0; name < names.size(); ++name) {
            const Share wins = wins_of_seat(tally, seat, static_cast<int>(name));
            if (wins.of > 0) list.push_back(wins_json({{"seat", seat}, {"player", names[name]}}, wins));
        }
    return list;
}

ordered_json players_json(const Terms& terms, const Tally& tally) {
    const std::vector<std::string> names = names_in(terms);
    ordered_json list = ordered_json::array();
    for (std::size_t name = 0; name < names.size(); ++name)
        list.push_back(wins_json({{"player", names[name]}}, wins_of_player(tally, static_cast<int>(name))));
    return list;
}

ordered_json order_json(const Terms& terms, const Tally& tally) {
    ordered_json list = ordered_json::array();
    for (int place = 0; place < terms.seats(); ++place)
        list.push_back(wins_json({{"place", place}}, wins_of_order(tally, place)));
    return list;
}

ordered_json length_json(const Terms& terms, const Tally& tally) {
    const Length length = length_of(tally, terms.seats());
    ordered_json games = ordered_json::array();
    for (std::size_t turns = 0; turns < tally.rounds.size(); ++turns)
        if (tally.rounds[turns] > 0) games.push_back({{"turns", turns}, {"games", tally.rounds[turns]}});
    return {{"mean", rounded(length.mean)}, {"median", length.median}, {"p10", length.p10}, {"p90", length.p90}, {"histogram", games}};
}

// How turns that began so ended.
ordered_json endings_of(const Tally& tally, std::initializer_list<Start> starts) {
    Count turns = 0;
    for (Start start : starts) turns += tally.at(start, TurnSum::turns);
    ordered_json object{{"turns", turns}};
    for (std::size_t i = 0; i < std::size(kAllEndings); ++i) {
        Count count = 0;
        for (Start start : starts) count += ended(tally, start, kAllEndings[i]);
        object[kEndingNames[i]] = share_json({count, turns});
    }
    return object;
}

// Columns from 1, as far as any turn came.
ordered_json columns_json(const Tally& tally) {
    ordered_json list = ordered_json::array();
    for (int column = 0; column < kMaxColumns; ++column) {
        ordered_json object{{"column", column + 1}, {"begun", share_json(begun_share(tally, column))}};
        Count ends = 0;
        for (std::size_t i = 0; i < std::size(kAllEndings); ++i) {
            const Count count = ended_in(tally, kAllEndings[i], column);
            object[kEndingNames[i]] = count;
            ends += count;
        }
        if (ends > 0 || tally.begun[static_cast<std::size_t>(column)] > 0) list.push_back(std::move(object));
    }
    return list;
}

ordered_json gain_json(const Gain& gain, double cbill_worth) {
    return {{"turns", gain.turns},
            {"cbills", gain.cbills},
            {"reputation", gain.reputation},
            {"cbills_a_turn", rounded(mean(gain.cbills, gain.turns))},
            {"reputation_a_turn", rounded(mean(gain.reputation, gain.turns))},
            {"worth_a_turn", rounded(gain.worth(cbill_worth))}};
}

ordered_json secure_json(const Terms& terms, const Tally& tally) {
    const double worth = terms.constants.cbill_worth;
    const Share taken = secured(tally);
    return {{"chances", taken.of},
            {"taken", share_json(taken)},
            {"cbill_worth", worth},
            {"securing_turns", gain_json(gain_of(tally, Start::secured), worth)},
            {"fresh_turns", gain_json(gain_fresh(tally), worth)},
            {"declined_turns", gain_json(gain_of(tally, Start::declined), worth)},
            {"gain_ratio", rounded(secure_ratio(tally, worth))}};
}

ordered_json burn_json(const Tally& tally) {
    const Share taken = burned(tally);
    return {{"chances", taken.of}, {"taken", share_json(taken)}};
}

ordered_json a_turn_json(const Tally& tally) {
    const Count turns = tally[Sum::turns];
    return {{"income", rounded(mean(gain_all(tally).cbills, turns))},
            {"bought", rounded(mean(tally[Sum::bought_cbills], turns))},
            {"maintenance", rounded(mean(tally[Sum::maintenance_cbills], turns))},
            {"reputation", rounded(mean(gain_all(tally).reputation, turns))},
            {"market_opportunities", rounded(mean(tally[Sum::opportunities], turns))},
            {"equipment_bought", rounded(mean(total(tally.equipment_bought), turns))},
            {"equipment_used", rounded(mean(total(tally.equipment_used), turns))},
            {"powers_used", rounded(mean(total(tally.command_used), turns))},
            {"hires_used", rounded(mean(tally[Sum::hires_used], turns))},
            {"equipment_owned_at_start", rounded(mean(tally[Sum::owned], turns))},
            {"equipment_ready_at_start", rounded(mean(tally[Sum::ready], turns))}};
}

ordered_json curves_json(const Tally& tally) {
    ordered_json list = ordered_json::array();
    for (std::size_t turn = 0; turn < tally.curve_turns.size(); ++turn) {
        const Count players = tally.curve_turns[turn];
        if (players == 0) continue;
        list.push_back({{"turn", turn + 1},
                        {"players", players},
                        {"cbills", rounded(mean(tally.curve_cbills[turn], players))},
                        {"reputation", rounded(mean(tally.curve_reputation[turn], players))}});
    }
    return list;
}

}  // namespace

double rounded(double number) { return std::round(number * 1e6) / 1e6; }

ordered_json interval_json(const Share& share) {
    const Interval interval = share.interval();
    return {rounded(interval.low), rounded(interval.high)};
}

ordered_json share_json(const Share& share) {
    return {{"count", share.count}, {"share", rounded(share.rate())}, {"interval", interval_json(share)}};
}

ordered_json report(const Terms& terms, const Tally& tally) {
    ordered_json object{{"encounters_simulation", kReportFormat}};
    object.update(head_json(terms));
    object["capped"] = tally[Sum::capped];
    object["by_seat"] = seats_json(terms, tally);
    object["by_player"] = players_json(terms, tally);
    object["by_turn_order"] = order_json(terms, tally);
    object["by_command"] = commands_json(terms, tally);
    object["length"] = length_json(terms, tally);
    object["endings"] = {{"all", endings_of(tally, {Start::fresh, Start::declined, Start::secured})},
                         {"fresh", endings_of(tally, {Start::fresh, Start::declined})},
                         {"securing", endings_of(tally, {Start::secured})}};
    object["columns"] = columns_json(tally);
    object["secure"] = secure_json(terms, tally);
    object["burn"] = burn_json(tally);
    object["a_turn"] = a_turn_json(tally);
    object["reputation_a_complete"] =
        rounded(mean(tally[Sum::complete_reputation], ending_share(tally, Ending::complete).count));
    object["encounters_an_escape"] = rounded(mean(tally[Sum::escape_encounters], ending_share(tally, Ending::escape).count));
    object["contracts"] = contracts_json(terms, tally);
    object["encounters"] = encounters_json(terms, tally);
    object["equipment"] = equipment_json(terms, tally);
    object["equipment_kinds"] = equipment_kinds_json(terms, tally);
    object["curves"] = curves_json(tally);
    return object;
}

std::string report_json(const Terms& terms, const Tally& tally) { return report(terms, tally).dump(1) + '\n'; }

}  // namespace encounters::simulation
