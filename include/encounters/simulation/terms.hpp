// On which terms games are simulated: who plays how many of them, in which luck, with which cards.
#pragma once

#include <encounters/cards/loader.hpp>
#include <encounters/players/knowledge.hpp>
#include <encounters/rules/engine.hpp>

#include <optional>
#include <string>
#include <vector>

namespace encounters::simulation {

inline constexpr std::uint64_t kMostGames = 1'000'000'000'000;  // sums of squares still fit then
inline constexpr int kUsualCap = 60;
inline constexpr int kMostCap = 1000;
inline constexpr std::uint64_t kUsualSeed = 1;
inline constexpr std::uint64_t kMostParts = 1'000'000;

// Whether every player keeps the seat it was named for, or all move on by one seat from game to game.
enum class Seating : std::uint8_t { fixed, rotating };

// What a report says of a card. `word`: a Contract's kind, or the first effect of an Equipment or Command; `number`: a
// Contract's Reputation, an Encounter's value, an Equipment's cost, a Command's dice.
struct CardLine {
    std::string id;
    std::string name;
    std::string word;
    int number = 0;
    int copies = 1;
    bool operator==(const CardLine&) const = default;
};

// The cards of a run, in the order of the catalogue.
struct CardLines {
    std::string pack_id;
    std::string pack_name;
    std::string pack_version;
    std::string hash;  // of the pack's files: 16 hex digits
    std::vector<CardLine> contracts;
    std::vector<CardLine> encounters;
    std::vector<CardLine> equipment;
    std::vector<CardLine> commands;
    bool operator==(const CardLines&) const = default;
};
CardLines card_lines(const Catalogue& catalogue, const std::vector<cards::PackText>& files);

struct Terms {
    std::string program;               // version
    std::uint64_t games = 1;           // 1..kMostGames
    std::vector<std::string> players;  // one a seat
    Seating seating = Seating::fixed;
    std::uint64_t seed = kUsualSeed;   // of the run; see seed_of_game
    int cap = kUsualCap;               // turns a player after which a game is stopped, 1..kMostCap
    bool even_start = false;           // Q1.7
    players::Constants constants;      // of the players
    CardLines cards;
    bool operator==(const Terms&) const = default;

    int seats() const { return static_cast<int>(players.size()); }
    Setup setup() const { return Setup{seats(), even_start}; }
};

// Every player of a run once, in the order of the seats they were named for.
std::vector<std::string> names_in(const Terms& terms);
// Who sits at a seat in a game: an index into Terms::players.
int player_at(const Terms& terms, std::uint64_t game, int seat);

// Why there is no player of this name, with the nearest one, as a sentence; empty when there is.
std::string why_no_player(const std::string& name);

// What is different between two runs, such as "the seed is 1 in one and 2 in the other"; empty when nothing is.
std::string difference(const Terms& one, const Terms& other);

}  // namespace encounters::simulation
