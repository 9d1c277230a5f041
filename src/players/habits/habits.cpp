#include "players/habits/habits.hpp"

#include "players/veteran/veteran.hpp"

#include <encounters/rules/queries.hpp>

#include <array>
#include <utility>

namespace encounters::players {

namespace {

template <class E>
constexpr Habit bans() {
    return {HabitKind::bans_effect, Effect(E{}).index()};
}

struct NamedHabit {
    std::string_view name;
    Habit habit;
};

const std::array<NamedHabit, 15>& named_habits() {
    static const std::array<NamedHabit, 15> habits{{
        {"never-buys", {HabitKind::never_buys}},
        {"always-completes", {HabitKind::always_completes}},
        {"escapes-after-one", {HabitKind::escapes_after_one}},
        {"always-extends", {HabitKind::always_extends}},
        {"never-secures", {HabitKind::never_secures}},
        {"never-burns", {HabitKind::never_burns}},
        {"bans-set", bans<SetFace>()},
        {"bans-adjust", bans<Adjust>()},
        {"bans-reroll", bans<Reroll>()},
        {"bans-lock_extra", bans<LockExtra>()},
        {"bans-add_dice", bans<AddDice>()},
        {"bans-flip", bans<Flip>()},
        {"bans-cancel", bans<Cancel>()},
        {"bans-requisition", bans<Requisition>()},
        {"bans-scout", bans<Scout>()},
    }};
    return habits;
}

class Habitual : public Player {
public:
    Habitual(std::unique_ptr<Player> base, Habit habit, SharedKnowledge knowledge)
        : base_(std::move(base)), habit_(habit), knowledge_(std::move(knowledge)) {}

    Decision decide(const State& state, const std::atomic<bool>* stop) override {
        if (const auto forced = forced_kind(state); forced && is_allowed(state, *forced)) return {Move::of(*forced), Reason{}};
        return base_->decide(state, stop);
    }

private:
    const Catalogue& cards() const { return catalogue_of(*knowledge_); }
    bool is_allowed(const State& state, MoveKind kind) const { return !why_illegal(state, Move::of(kind), cards()); }

    // What the habit does wherever it is allowed.
    std::optional<MoveKind> forced_kind(const State& state) const {
        switch (habit_.kind) {
            case HabitKind::always_completes: return MoveKind::complete;
            case HabitKind::always_extends: return MoveKind::extend;
            case HabitKind::never_secures: return MoveKind::start_fresh;
            case HabitKind::never_burns: return MoveKind::keep_standing;
            case HabitKind::escapes_after_one:
                if (has_contract(state) && defeated_in(state, state.column_count - 1) > 0) return MoveKind::escape;
                return {};
            case HabitKind::never_buys:
            case HabitKind::bans_effect: return {};
        }
        return {};
    }

    std::unique_ptr<Player> base_;
    Habit habit_;
    SharedKnowledge knowledge_;
};

}  // namespace

std::optional<Habit> habit_named(std::string_view name) {
    for (const NamedHabit& entry : named_habits())
        if (entry.name == name) return entry.habit;
    return {};
}

std::vector<std::string_view> habit_names() {
    std::vector<std::string_view> names;
    for (const NamedHabit& entry : named_habits()) names.push_back(entry.name);
    return names;
}

std::unique_ptr<Player> veteran_with_habit(Habit habit, SharedKnowledge knowledge) {
    if (habit.kind == HabitKind::never_buys) return make_veteran_with(std::move(knowledge), {false, 0});
    if (habit.kind == HabitKind::bans_effect) return make_veteran_with(std::move(knowledge), {true, 1u << habit.banned});
    return std::make_unique<Habitual>(make_veteran(knowledge), habit, knowledge);
}

}  // namespace encounters::players
