// players.json, written and read: three numbers, each within its range.
#include <encounters/players/fit.hpp>

#include "players/veteran/constants_list.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

namespace encounters::players {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

const FittedNumber* number_named(const std::string& name) {
    for (const FittedNumber& number : kFittedNumbers)
        if (name == number.name) return &number;
    return nullptr;
}

// What is wrong with one member, or empty; a good one goes into `constants`.
std::string take(const std::string& name, const json& value, Constants& constants) {
    if (name == "$schema") return {};
    const FittedNumber* number = number_named(name);
    if (!number) return fmt::format("\"{}\" is no fitted number; there are cbill_worth, handing_on and equipment_turns", name);
    const bool is_good = value.is_number() && value.get<double>() >= number->least && value.get<double>() <= number->most;
    if (!is_good) return fmt::format("\"{}\" has to be a number from {} to {}", name, number->least, number->most);
    constants.*number->value = value.get<double>();
    return {};
}

std::string read_into(const std::string& text, Constants& constants) {
    const json object = json::parse(text, nullptr, false);
    if (object.is_discarded()) return "this is not JSON";
    if (!object.is_object()) return "it has to hold one object";
    for (const auto& [name, value] : object.items())
        if (std::string fault = take(name, value, constants); !fault.empty()) return fault;
    return {};
}

}  // namespace

std::string constants_text(const Constants& constants) {
    std::string text = "{\n  \"$schema\": \"../schema/players.schema.json\"";
    for (const FittedNumber& number : kFittedNumbers) text += fmt::format(",\n  \"{}\": {}", number.name, constants.*number.value);
    return text + "\n}\n";
}

ReadConstants read_constants(const fs::path& folder) {
    ReadConstants read;
    const fs::path path = folder / kConstantsFile;
    std::error_code failed;
    if (!fs::exists(path, failed)) return read;
    std::ifstream stream;
    if (fs::is_regular_file(path, failed)) stream.open(path, std::ios::binary);  // a folder would throw, a pipe wait
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    std::string fault = stream.is_open() ? read_into(text, read.constants) : "it can't be read";
    if (fault.empty()) return read;
    read.constants = {};
    read.fault = fmt::format("{}: {}", kConstantsFile, fault);
    return read;
}

}  // namespace encounters::players
