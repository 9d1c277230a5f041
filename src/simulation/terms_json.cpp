#include "simulation/terms_json.hpp"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace encounters::simulation {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

// More cards of a kind than a catalogue can hold are a broken file.
constexpr std::size_t kMostCards = 255;

ordered_json pack_json(const CardLines& cards) {
    return {{"id", cards.pack_id}, {"name", cards.pack_name}, {"version", cards.pack_version}, {"hash", cards.hash}};
}

ordered_json constants_json(const players::Constants& constants) {
    return {{"cbill_worth", constants.cbill_worth},
            {"handing_on", constants.handing_on},
            {"equipment_turns", constants.equipment_turns}};
}

ordered_json lines_json(const std::vector<CardLine>& lines) {
    ordered_json list = ordered_json::array();
    for (const CardLine& line : lines) list.push_back({line.id, line.name, line.word, line.number, line.copies});
    return list;
}

std::vector<CardLine> lines_from(const json& list) {
    if (!list.is_array() || list.size() > kMostCards) throw std::runtime_error("its cards are none");
    std::vector<CardLine> lines;
    for (const json& line : list)
        lines.push_back({line.at(0).get<std::string>(), line.at(1).get<std::string>(), line.at(2).get<std::string>(),
                         line.at(3).get<int>(), line.at(4).get<int>()});
    return lines;
}

players::Constants constants_from(const json& object) {
    players::Constants constants;
    constants.cbill_worth = object.at("cbill_worth").get<double>();
    constants.handing_on = object.at("handing_on").get<double>();
    constants.equipment_turns = object.at("equipment_turns").get<double>();
    return constants;
}

std::uint64_t number_in(const json& object, const char* key, std::uint64_t least, std::uint64_t most) {
    const json& value = object.at(key);
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() < least || value.get<std::uint64_t>() > most)
        throw std::runtime_error(std::string("\"") + key + "\" is out of range");
    return value.get<std::uint64_t>();
}

}  // namespace

ordered_json head_json(const Terms& terms) {
    return {{"program", terms.program},
            {"pack", pack_json(terms.cards)},
            {"games", terms.games},
            {"seats", terms.seats()},
            {"players", terms.players},
            {"rotating", terms.seating == Seating::rotating},
            {"seed", terms.seed},
            {"cap", terms.cap},
            {"even_start", terms.even_start},
            {"constants", constants_json(terms.constants)}};
}

ordered_json terms_json(const Terms& terms) {
    ordered_json object = head_json(terms);
    object["contracts"] = lines_json(terms.cards.contracts);
    object["encounters"] = lines_json(terms.cards.encounters);
    object["equipment"] = lines_json(terms.cards.equipment);
    object["commands"] = lines_json(terms.cards.commands);
    return object;
}

Terms terms_from(const json& object) {
    Terms terms;
    terms.program = object.at("program").get<std::string>();
    const json& pack = object.at("pack");
    terms.cards.pack_id = pack.at("id").get<std::string>();
    terms.cards.pack_name = pack.at("name").get<std::string>();
    terms.cards.pack_version = pack.at("version").get<std::string>();
    terms.cards.hash = pack.at("hash").get<std::string>();
    terms.games = number_in(object, "games", 1, kMostGames);
    terms.players = object.at("players").get<std::vector<std::string>>();
    if (terms.players.empty() || terms.players.size() > kMaxSeats) throw std::runtime_error("it has no 1 to 8 seats");
    terms.seating = object.at("rotating").get<bool>() ? Seating::rotating : Seating::fixed;
    terms.seed = number_in(object, "seed", 0, ~std::uint64_t{0});
    terms.cap = static_cast<int>(number_in(object, "cap", 1, kMostCap));
    terms.even_start = object.at("even_start").get<bool>();
    terms.constants = constants_from(object.at("constants"));
    terms.cards.contracts = lines_from(object.at("contracts"));
    terms.cards.encounters = lines_from(object.at("encounters"));
    terms.cards.equipment = lines_from(object.at("equipment"));
    terms.cards.commands = lines_from(object.at("commands"));
    return terms;
}

}  // namespace encounters::simulation
