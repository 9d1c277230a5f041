// What the report says of every card.
#include "simulation/report_parts.hpp"
#include "simulation/share_json.hpp"

#include <encounters/simulation/figures.hpp>

#include <nlohmann/json.hpp>

namespace encounters::simulation {

namespace {

using nlohmann::ordered_json;

// What a line and a place in the catalogue become, for every card of a kind.
template <class Describe>
ordered_json each(const std::vector<CardLine>& lines, Describe describe) {
    ordered_json list = ordered_json::array();
    for (std::size_t card = 0; card < lines.size(); ++card) list.push_back(describe(lines[card], card));
    return list;
}

}  // namespace

ordered_json contracts_json(const Terms& terms, const Tally& tally) {
    return each(terms.cards.contracts, [&](const CardLine& line, std::size_t card) {
        const Share share = chosen(tally, static_cast<int>(card));
        return ordered_json{{"id", line.id},
                            {"name", line.name},
                            {"kind", line.word},
                            {"reputation", line.number},
                            {"copies", line.copies},
                            {"offered", share.of},
                            {"chosen", share.count},
                            {"chosen_share", rounded(share.rate())},
                            {"interval", interval_json(share)},
                            {"laid", tally.contract_laid[card]},
                            {"completed", tally.contract_completed[card]},
                            {"escaped", tally.contract_escaped[card]},
                            {"defaulted", tally.contract_defaulted[card]}};
    });
}

ordered_json encounters_json(const Terms& terms, const Tally& tally) {
    return each(terms.cards.encounters, [&](const CardLine& line, std::size_t card) {
        const Share share = defeated(tally, static_cast<int>(card));
        return ordered_json{{"id", line.id},         {"name", line.name},
                            {"value", line.number},  {"copies", line.copies},
                            {"revealed", share.of},  {"defeated", share.count},
                            {"defeated_share", rounded(share.rate())}, {"interval", interval_json(share)}};
    });
}

ordered_json equipment_json(const Terms& terms, const Tally& tally) {
    return each(terms.cards.equipment, [&](const CardLine& line, std::size_t card) {
        const Share share = bought(tally, static_cast<int>(card));
        return ordered_json{{"id", line.id},
                            {"name", line.name},
                            {"kind", line.word},
                            {"cost", line.number},
                            {"copies", line.copies},
                            {"shown", share.of},
                            {"bought", share.count},
                            {"bought_share", rounded(share.rate())},
                            {"interval", interval_json(share)},
                            {"readied", tally.equipment_readied[card]},
                            {"used", tally.equipment_used[card]}};
    });
}

ordered_json equipment_kinds_json(const Terms& terms, const Tally& tally) {
    ordered_json list = ordered_json::array();
    for (const EquipmentKind& kind : equipment_kinds(tally, terms.cards))
        list.push_back({{"kind", kind.word},
                        {"cards", kind.cards},
                        {"shown", kind.shown},
                        {"bought", kind.bought},
                        {"bought_share", rounded(Share{kind.bought, kind.shown}.rate())},
                        {"readied", kind.readied},
                        {"used", kind.used},
                        {"used_a_turn", rounded(mean(kind.used, tally[Sum::turns]))}});
    return list;
}

ordered_json commands_json(const Terms& terms, const Tally& tally) {
    return each(terms.cards.commands, [&](const CardLine& line, std::size_t card) {
        const Share share = wins_of_command(tally, static_cast<int>(card));
        return ordered_json{{"id", line.id},       {"name", line.name},
                            {"games", share.of},   {"wins", share.count},
                            {"win_rate", rounded(share.rate())}, {"interval", interval_json(share)},
                            {"power_used", tally.command_used[card]}};
    });
}

}  // namespace encounters::simulation
