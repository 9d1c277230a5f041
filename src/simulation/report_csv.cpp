// The report in long form, a line for each number: table, row, measure, value.
#include "simulation/report_parts.hpp"

#include <encounters/simulation/report.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace encounters::simulation {

namespace {

using nlohmann::ordered_json;

// Where a number stands.
struct Place {
    std::string table;
    std::string row;
    std::string measure;
};

std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string out = "\"";
    for (char letter : text) {
        if (letter == '"') out += '"';
        out += letter;
    }
    return out + '"';
}

std::string value_text(const ordered_json& value) {
    return value.is_string() ? quoted(value.get<std::string>()) : value.dump();
}

// What tells the rows of a list apart, its first field, and for seats the player too.
std::string row_name(const ordered_json& row) {
    if (!row.is_object() || row.empty()) return "";
    const ordered_json& first = row.front();
    std::string name = first.is_string() ? first.get<std::string>() : first.dump();
    if (row.contains("seat") && row.contains("player")) name += " " + row["player"].get<std::string>();
    return name;
}

std::string joined(const std::string& before, const std::string& after) {
    if (before.empty() || after.empty()) return before + after;
    return before + "." + after;
}

// The two ends of an interval have names, other entries numbers from 1.
std::string entry_name(const Place& place, std::size_t index) {
    if (!place.measure.ends_with("interval")) return std::to_string(index + 1);
    return index == 0 ? "low" : "high";
}

void write(std::string& out, const Place& place, const ordered_json& value) {
    if (value.is_object()) {
        for (const auto& [key, inner] : value.items()) write(out, {place.table, place.row, joined(place.measure, key)}, inner);
    } else if (value.is_array() && !value.empty() && value.front().is_object()) {
        for (const ordered_json& row : value) write(out, {joined(place.table, place.measure), row_name(row), ""}, row);
    } else if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i) write(out, {place.table, place.row, joined(place.measure, entry_name(place, i))}, value[i]);
    } else {
        out += fmt::format("{},{},{},{}\n", quoted(place.table), quoted(place.row), quoted(place.measure), value_text(value));
    }
}

}  // namespace

std::string report_csv(const Terms& terms, const Tally& tally) {
    std::string out = "table,row,measure,value\n";
    const ordered_json whole = report(terms, tally);
    for (const auto& [key, value] : whole.items()) {
        const bool is_list = value.is_array() && !value.empty() && value.front().is_object();
        if (value.is_object() || is_list) {
            write(out, {key, "", ""}, value);
        } else {
            write(out, {"run", "", key}, value);
        }
    }
    return out;
}

}  // namespace encounters::simulation
