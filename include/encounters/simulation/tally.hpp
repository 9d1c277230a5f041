// What was counted over many games: whole numbers only, so that tallies add up exactly in any order and split.
#pragma once

#include <encounters/simulation/terms.hpp>

#include <array>
#include <string_view>

namespace encounters::simulation {

using Count = std::int64_t;
using Counts = std::vector<Count>;

// How a turn began: fresh because nothing could be Secured, fresh although something could, or by Securing (R2.1).
enum class Start : std::uint8_t { fresh, declined, secured };
inline constexpr int kStarts = 3;
inline constexpr int kEndings = 4;  // of Ending; `none` is a turn for which no Contract was left (Q2.7)

// One number each.
enum class Sum : std::uint8_t {
    games,
    capped,              // games stopped by the cap
    turns,               // that ended
    opportunities,       // of the market (R3.1)
    bought_cbills,       // spent on costs ...
    maintenance_cbills,  // ... and on maintenance
    owned,               // Equipment at the start of turns ...
    ready,               // ... and of it ready
    burn_chances,        // Defaults after which burning was allowed (Q8.16)
    burns,
    hires_used,
    escape_encounters,   // Encounters beaten in turns that ended with an Escape
    complete_reputation, // Reputation scored in turns that ended with a Complete
};
inline constexpr int kSums = static_cast<int>(Sum::complete_reputation) + 1;

// One number each for the turns of every Start.
enum class TurnSum : std::uint8_t { turns, cashed, penalties, patronage, reputation, defeated };
inline constexpr int kTurnSums = static_cast<int>(TurnSum::defeated) + 1;

class Tally {
public:
    // All 0, with room for what a run on these terms counts.
    explicit Tally(const Terms& terms);

    void add(const Tally& other);
    bool operator==(const Tally&) const = default;

    Count& operator[](Sum sum) { return sums[static_cast<std::size_t>(sum)]; }
    Count operator[](Sum sum) const { return sums[static_cast<std::size_t>(sum)]; }
    Count& at(Start start, TurnSum sum) { return starts[place(start, sum)]; }
    Count at(Start start, TurnSum sum) const { return starts[place(start, sum)]; }
    // Turns that began so and ended so, with `column` (0-based) the current one.
    Count& ended(Start start, Ending ending, int column) { return endings[place(start, ending, column)]; }
    Count ended(Start start, Ending ending, int column) const { return endings[place(start, ending, column)]; }
    // By seat, then by player as in names_in.
    std::size_t seat_and_name(int seat, int name) const { return static_cast<std::size_t>(seat) * names + static_cast<std::size_t>(name); }

    std::size_t names = 1;
    Counts sums, starts, endings;
    Counts rounds;                                  // games by turns of the player who had most: 0..cap
    Counts seat_games, seat_wins;                   // see seat_and_name
    Counts order_wins;                              // by place in the order of turns, the first player first
    Counts begun;                                   // turns in which a column (0-based) was begun
    Counts contract_offered, contract_chosen;       // to and by the active player, out of two
    Counts contract_laid;                           // by whatever way
    Counts contract_completed;                      // extended from, or completed
    Counts contract_escaped, contract_defaulted;    // was the current one then
    Counts encounter_revealed, encounter_defeated;
    Counts equipment_shown;                         // market opportunities in which it could have been bought
    Counts equipment_bought, equipment_readied, equipment_used;
    Counts command_games, command_wins, command_used;
    Counts curve_turns, curve_cbills, curve_reputation;  // by number of the player's own turn, at its end

private:
    static std::size_t place(Start start, TurnSum sum) {
        return static_cast<std::size_t>(start) * kTurnSums + static_cast<std::size_t>(sum);
    }
    static std::size_t place(Start start, Ending ending, int column) {
        return (static_cast<std::size_t>(start) * kEndings + static_cast<std::size_t>(ending)) * kMaxColumns +
               static_cast<std::size_t>(column);
    }
};

// Every list of a Tally by its name in files.
struct TallyField {
    std::string_view name;
    Counts Tally::*list;
};
inline constexpr std::array<TallyField, 26> kTallyFields{{
    {"sums", &Tally::sums},
    {"starts", &Tally::starts},
    {"endings", &Tally::endings},
    {"rounds", &Tally::rounds},
    {"seat_games", &Tally::seat_games},
    {"seat_wins", &Tally::seat_wins},
    {"order_wins", &Tally::order_wins},
    {"begun", &Tally::begun},
    {"contract_offered", &Tally::contract_offered},
    {"contract_chosen", &Tally::contract_chosen},
    {"contract_laid", &Tally::contract_laid},
    {"contract_completed", &Tally::contract_completed},
    {"contract_escaped", &Tally::contract_escaped},
    {"contract_defaulted", &Tally::contract_defaulted},
    {"encounter_revealed", &Tally::encounter_revealed},
    {"encounter_defeated", &Tally::encounter_defeated},
    {"equipment_shown", &Tally::equipment_shown},
    {"equipment_bought", &Tally::equipment_bought},
    {"equipment_readied", &Tally::equipment_readied},
    {"equipment_used", &Tally::equipment_used},
    {"command_games", &Tally::command_games},
    {"command_wins", &Tally::command_wins},
    {"command_used", &Tally::command_used},
    {"curve_turns", &Tally::curve_turns},
    {"curve_cbills", &Tally::curve_cbills},
    {"curve_reputation", &Tally::curve_reputation},
}};

}  // namespace encounters::simulation
