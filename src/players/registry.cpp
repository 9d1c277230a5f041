// Which players there are: a name and a maker each, the ranks first, from the weakest to the strongest.
#include "players/habits/habits.hpp"

#include <utility>

namespace encounters::players {

namespace {

struct Entry {
    std::string_view name;
    std::unique_ptr<Player> (*make)(SharedKnowledge knowledge);
};

constexpr Entry kEntries[] = {
    {"green", make_green},
    {"regular", make_regular},
    {"veteran", make_veteran},
    {"elite", make_elite},
    {"house", make_house},
};

std::vector<std::string> all_names() {
    std::vector<std::string> names;
    for (const Entry& entry : kEntries) names.emplace_back(entry.name);
    for (const std::string_view name : habit_names()) names.emplace_back(name);
    return names;
}

}  // namespace

std::unique_ptr<Player> player_named(std::string_view name, std::shared_ptr<const Knowledge> knowledge) {
    for (const Entry& entry : kEntries)
        if (entry.name == name) return entry.make(std::move(knowledge));
    if (const auto habit = habit_named(name)) return veteran_with_habit(*habit, std::move(knowledge));
    return nullptr;
}

const std::vector<std::string>& player_names() {
    static const std::vector<std::string> names = all_names();
    return names;
}

}  // namespace encounters::players
