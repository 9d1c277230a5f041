// The plain opponents of studies: a Veteran with one habit that overrides its decisions.
#pragma once

#include "players/ranks.hpp"

#include <optional>

namespace encounters::players {

enum class HabitKind : std::uint8_t {
    never_buys,
    always_completes,    // whenever it may; so it never extends
    escapes_after_one,   // as soon as an Encounter is beaten and an Escape allowed
    always_extends,      // whenever it may
    never_secures,
    never_burns,
    bans_effect,         // never buys Equipment with that effect
};

struct Habit {
    HabitKind kind = HabitKind::never_buys;
    std::size_t banned = 0;  // index in Effect, with bans_effect only
};

// The habit of this name, such as "never-buys" or "bans-lock_extra".
std::optional<Habit> habit_named(std::string_view name);
// The names of all habits.
std::vector<std::string_view> habit_names();

// The Veteran, but for the one habit. What it never buys it leaves out of its plans as well.
std::unique_ptr<Player> veteran_with_habit(Habit habit, SharedKnowledge knowledge);

}  // namespace encounters::players
