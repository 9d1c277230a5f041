// Settings as text: one object of JSON with the number of its format.
#include <encounters/play/settings.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace encounters::play {

namespace {

using nlohmann::ordered_json;

constexpr int kFormat = 1;
constexpr std::array<const char*, kComputerPaces> kPaces{"slow", "normal", "fast", "at once"};
constexpr std::array<const char*, kMeterUses> kMeters{"nobody", "marked seats", "all seats"};

template <class Choice, std::size_t count>
std::string take_word(const ordered_json& value, const std::array<const char*, count>& words, Choice& choice) {
    const auto found = value.is_string() ? std::find(words.begin(), words.end(), value.get<std::string>()) : words.end();
    if (found == words.end()) return fmt::format("one of \"{}\"", fmt::join(words, "\", \""));
    choice = static_cast<Choice>(found - words.begin());
    return {};
}

std::string take_seats(const ordered_json& value, TableOptions& options) {
    const auto is_seat = [](const ordered_json& seat) {
        return seat.is_number_integer() && seat.get<double>() >= 1 && seat.get<double>() <= kMaxSeats;
    };
    if (!value.is_array() || !std::all_of(value.begin(), value.end(), is_seat))
        return fmt::format("a list of seats from 1 to {}", kMaxSeats);
    for (const ordered_json& seat : value) options.is_marked[seat.get<std::size_t>() - 1] = true;
    return {};
}

std::string take_text_size(const ordered_json& value, float& size) {
    if (!value.is_number() || !(value.get<double>() >= kLeastTextSize && value.get<double>() <= kMostTextSize))
        return fmt::format("a number from {} to {}", kLeastTextSize, kMostTextSize);
    size = value.get<float>();
    return {};
}

std::string why_another_format(const ordered_json& object) {
    if (!object.is_object()) return "it is something else than settings";
    const auto format = object.find("format");
    if (format == object.end() || !format->is_number_integer()) return "it is something else than settings";
    if (format->get<double>() > kFormat) return "a newer version of the program has written it";
    return format->get<double>() < kFormat ? "its format is unknown" : "";
}

// What a member would have to be, when it isn't; what nobody knows is kept.
std::string take_member(const std::string& name, const ordered_json& value, Settings& settings, ordered_json& others) {
    if (name == "format") return {};
    if (name == "pace") return take_word(value, kPaces, settings.table.pace);
    if (name == "odds") return take_word(value, kMeters, settings.table.meter);
    if (name == "marked_seats") return take_seats(value, settings.table);
    if (name == "text_size") return take_text_size(value, settings.text_size);
    others[name] = value;
    return {};
}

}  // namespace

ReadSettings read_settings(const std::string& text) {
    ReadSettings read;
    const ordered_json object = ordered_json::parse(text, nullptr, false);
    read.problem = object.is_discarded() ? "it is no JSON" : why_another_format(object);
    if (!read.problem.empty()) return read;
    ordered_json others = ordered_json::object();
    for (const auto& [name, value] : object.items()) {
        const std::string wanted = take_member(name, value, read.settings, others);
        if (wanted.empty()) continue;
        return {{}, fmt::format("\"{}\" has to be {}", name, wanted), "{}"};
    }
    read.others = others.dump();
    return read;
}

std::string settings_text(const Settings& settings, const std::string& others) {
    ordered_json object;
    object["format"] = kFormat;
    object["pace"] = kPaces[static_cast<std::size_t>(settings.table.pace)];
    object["odds"] = kMeters[static_cast<std::size_t>(settings.table.meter)];
    object["marked_seats"] = ordered_json::array();
    for (int seat = 0; seat < kMaxSeats; ++seat)
        if (settings.table.is_marked[static_cast<std::size_t>(seat)]) object["marked_seats"].push_back(seat + 1);
    object["text_size"] = std::round(1000.0 * static_cast<double>(settings.text_size)) / 1000;
    object.update(ordered_json::parse(others));
    return object.dump(2) + "\n";
}

}  // namespace encounters::play
