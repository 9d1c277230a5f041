#include "players/veteran/averages.hpp"

#include <encounters/odds/bare.hpp>

#include <algorithm>

namespace encounters::players {

namespace {

// Part of a maintenance that is saved by a card left ready, and part of a price where there is none.
constexpr double kOfMaintenance = 0.8;
constexpr double kOfPrice = 0.6;

int wide_icons(const DiceIcons& icons) { return icons.any + icons.colour[0]; }

struct Counted {
    using Answer = std::optional<CountedUse>;
    Answer operator()(const SetFace& effect) const {
        if (wide_icons(effect.dice) == 0) return CountedUse{UseKind::nudge, 1};
        return CountedUse{UseKind::set, effect.dice.any >= 2 ? 2 : 1};
    }
    Answer operator()(const Adjust& effect) const {
        return CountedUse{wide_icons(effect.dice) > 0 ? UseKind::adjust : UseKind::nudge, 1};
    }
    // What stands in the way is struck out about as often as a die moved by one helps.
    Answer operator()(const Cancel&) const { return CountedUse{UseKind::nudge, 1}; }
    Answer operator()(const Flip&) const { return CountedUse{UseKind::nudge, 1}; }
    Answer operator()(const Reroll& effect) const {
        if (effect.dice.count() < 2) return std::nullopt;
        return CountedUse{UseKind::reroll, 1};
    }
    Answer operator()(const AddDice&) const { return CountedUse{UseKind::reroll, 1}; }
    Answer operator()(const LockExtra& effect) const { return CountedUse{UseKind::lock, std::max(1, effect.dice.count())}; }
    template <class Other>
    Answer operator()(const Other&) const {
        return std::nullopt;
    }
};

struct ExtraPay {
    double operator()(const BonusCbills& effect) const { return effect.cbills; }
    double operator()(const FieldHire&) const { return kHireWorth; }
    double operator()(const Salvage&) const { return kSalvageWorth; }
    template <class Other>
    double operator()(const Other&) const {
        return 0;
    }
};

double completion_pay(const ContractCard& card) {
    double sum = 0;
    for (const Effect& effect : card.effects)
        if (const Pay* pay = std::get_if<Pay>(&effect); pay && pay->when == PayWhen::on_completion) sum += pay->cbills;
    return sum;
}

// A colour that is asked for or barred seldom is the player's own.
constexpr double kOwnColour = 0.3;
constexpr double kBarredTools = 0.1;

struct Hindrance {
    odds::Demand demand;
    double barred = 0;
    void operator()(const LockCount& effect) {
        demand.bounds.min = std::max<int>(demand.bounds.min, effect.min);
        if (effect.max > 0) demand.bounds.max = std::min<int>(demand.bounds.max, effect.max);
    }
    void operator()(const LockOnly& effect) { demand.bounds.faces &= effect.faces; }
    void operator()(const LockWith&) { barred += kOwnColour * 0.5; }
    void operator()(const Hazard& effect) { barred += kBarredTools * __builtin_popcount(effect.types); }
    template <class Other>
    void operator()(const Other&) {}
};

double hindrance_of(const EncounterCard& card) {
    Hindrance hindrance;
    for (const Effect& effect : card.effects) std::visit([&](const auto& one) { hindrance(one); }, effect);
    hindrance.demand.value = std::clamp(card.value, 1, kTableValues);
    constexpr odds::DiceToRoll kTypical{5, 0, 0, 0, 0};
    const double free = odds::defeat_odds(kTypical, {hindrance.demand.value, {}}).chance();
    const double asked = odds::defeat_odds(kTypical, hindrance.demand).chance();
    const double lost = free > 0 ? 1 - asked / free : 0;
    return std::min(0.9, lost + hindrance.barred);
}

void average_encounters(const Catalogue& catalogue, Averages& averages) {
    double copies = 0;
    for (const EncounterCard& card : catalogue.encounters) copies += card.copies;
    for (const EncounterCard& card : catalogue.encounters) {
        const auto value = static_cast<std::size_t>(std::clamp(card.value, 1, kTableValues));
        averages.values[value] += card.copies / copies;
        averages.hindered[value] += hindrance_of(card) * card.copies / copies;
        for (const Effect& effect : card.effects) averages.extra_pay += std::visit(ExtraPay{}, effect) * card.copies / copies;
    }
}

void share_hindrance(Averages& averages) {
    for (std::size_t value = 1; value <= kTableValues; ++value)
        if (averages.values[value] > 0) averages.hindered[value] /= averages.values[value];
}

void average_contracts(const Catalogue& catalogue, Averages& averages) {
    double copies = 0;
    for (const ContractCard& card : catalogue.contracts) copies += card.copies;
    averages.reputation = 0;
    for (const ContractCard& card : catalogue.contracts) {
        averages.reputation += card.reputation * card.copies / copies;
        averages.completion_pay += completion_pay(card) * card.copies / copies;
    }
}

void average_left_over(const Catalogue& catalogue, Averages& averages) {
    std::array<double, kUseKinds> copies{};
    for (const EquipmentCard& card : catalogue.equipment)
        for (const Effect& effect : card.effects) {
            const auto use = counted_use(effect);
            if (!use) continue;
            const auto kind = static_cast<std::size_t>(use->kind);
            copies[kind] += card.copies;
            averages.left_over[kind] += card.copies * left_over_worth(card);
        }
    for (std::size_t kind = 0; kind < kUseKinds; ++kind)
        if (copies[kind] > 0) averages.left_over[kind] /= copies[kind];
    averages.left_over[static_cast<std::size_t>(UseKind::nudge)] = kHireWorth;
}

}  // namespace

std::optional<CountedUse> counted_use(const Effect& effect) { return std::visit(Counted{}, effect); }

double left_over_worth(const EquipmentCard& card) {
    return card.has_maintenance() ? kOfMaintenance * card.maintenance : kOfPrice * card.cost;
}

Averages averages_of(const Catalogue& catalogue) {
    Averages averages;
    average_encounters(catalogue, averages);
    share_hindrance(averages);
    average_contracts(catalogue, averages);
    average_left_over(catalogue, averages);
    return averages;
}

}  // namespace encounters::players
