#include "table/presenter/table/words.hpp"

#include <cctype>

#include <fmt/format.h>

namespace encounters::table {

std::string money(int cbills) { return fmt::format("{} {}", number(cbills), inline_icon(IconName::c_bill)); }
std::string fame(int reputation) { return fmt::format("{} {}", number(reputation), inline_icon(IconName::reputation)); }

std::string number(int value) { return value < 0 ? fmt::format("\u2212{}", -value) : fmt::format("{}", value); }

std::string dice_words(int dice) {
    if (dice == 0) return "no die";
    return dice == 1 ? "one die" : fmt::format("{} dice", dice);
}

std::string column_words(int column) { return fmt::format("column {}", column + 1); }

std::string sum_words(const State& state, std::uint32_t dice) {
    std::string words;
    int sum = 0;
    int count = 0;
    for (int index = 0; index < state.dice_count; ++index) {
        if (((dice >> index) & 1U) == 0) continue;
        const int face = state.dice[static_cast<std::size_t>(index)].face;
        words += fmt::format("{}{}", count == 0 ? "" : " + ", face);
        sum += face;
        ++count;
    }
    return count < 2 ? words : fmt::format("{} = {}", words, sum);
}

std::string with_capital(std::string text) {
    if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

const std::string& seat_name(const View& view, SeatIndex seat) {
    static const std::string nobody = "nobody";
    return seat < view.seats.size() ? view.seats[seat].name : nobody;
}

std::string seat_and_rank(const View& view, SeatIndex seat) {
    const std::string& name = seat_name(view, seat);
    const bool is_ranked = seat < view.seats.size() && !view.seats[seat].rank.empty();
    return is_ranked ? fmt::format("{} ({})", name, view.seats[seat].rank) : name;
}

std::string computer_decides_words(const View& view) {
    return fmt::format("{} decides now", seat_name(view, view.decider));
}

std::string seat_owns(const View& view, SeatIndex seat) {
    const std::string& name = seat_name(view, seat);
    return !name.empty() && name.back() == 's' ? name + "\u2019" : name + "\u2019s";
}

std::string refusal_words(const Refusal& refusal) { return fmt::format("{} ({})", refusal.reason, refusal.rule); }

}  // namespace encounters::table
