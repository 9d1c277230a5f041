// Studies by name.
#pragma once

#include <encounters/simulation/balance.hpp>
#include <encounters/simulation/figures.hpp>

namespace encounters::simulation::balance {

inline constexpr const char* kMain = "4 seats";
inline constexpr const char* kTwo = "2 seats";
inline constexpr const char* kThree = "3 seats";
inline constexpr const char* kSix = "6 seats";
inline constexpr const char* kEight = "8 seats";
inline constexpr const char* kEven = "4 seats, even start";
inline constexpr const char* kElites = "4 Elites";
// One of this name against three of the measured players is a study named after it.
inline constexpr const char* kOpponents[] = {"never-secures", "never-buys", "always-completes", "escapes-after-one", "always-extends"};
inline constexpr std::string_view kBans = "bans-";

// Null when it was not played.
const PlayedStudy* played(const std::vector<PlayedStudy>& studies, std::string_view name);
// Wins of the one player that is unlike the others; 0 of 0 when the study was not played.
Share wins_of_odd_one(const std::vector<PlayedStudy>& studies, std::string_view name);
// Studies of players without one kind of Equipment.
std::vector<const PlayedStudy*> bans(const std::vector<PlayedStudy>& studies);

}  // namespace encounters::simulation::balance
