#include "players/regular/card_numbers.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

// Guesses, in parts of "one die set to any face"; more icons help less each.
constexpr float kSet = 1.0f;
constexpr float kAdjust = 0.5f;
constexpr float kFlip = 0.45f;
constexpr float kReroll = 0.45f;
constexpr float kAdd = 0.35f;
constexpr float kPerFurtherIcon = 0.25f;

ColourSet without_white(int types) { return static_cast<ColourSet>(types & ~colour_bit(Colour::white)); }

float with_icons(float first, int icons) { return first * (1 + kPerFurtherIcon * static_cast<float>(std::min(icons, 4) - 1)); }

void add(UseNumbers& use, const SetFace& effect) {
    use.turns = true;
    use.strength += with_icons(kSet, effect.dice.count());
}
void add(UseNumbers& use, const Adjust& effect) {
    use.turns = true;
    const float reach = effect.kind == AdjustKind::up_to ? 0.1f * static_cast<float>(effect.amount) : 0.0f;
    use.strength += with_icons(kAdjust + reach, effect.dice.count());
}
void add(UseNumbers& use, const Flip& effect) {
    use.turns = true;
    use.strength += with_icons(kFlip, effect.dice.count());
}
void add(UseNumbers& use, const Reroll& effect) {
    use.rerolls = true;
    use.strength += kReroll * std::min(1.0f, 0.34f * static_cast<float>(effect.dice.count()));
}
void add(UseNumbers& use, const AddDice&) {
    use.adds = true;
    use.strength += kAdd;
}
void add(UseNumbers& use, const LockExtra& effect) {
    use.locks = static_cast<std::uint8_t>(use.locks + effect.dice.count());
}
void add(UseNumbers& use, const Cancel&) { use.cancels = true; }
void add(UseNumbers& use, const Scout&) { use.scouts = true; }
void add(UseNumbers& use, const Requisition&) { use.requisitions = true; }
void add(UseNumbers& use, const EncounterValue&) { use.changes_values = true; }
void add(UseNumbers& use, const Market&) { use.changes_prices = true; }
void add(UseNumbers& use, const Pay& pay) {
    if (pay.when == PayWhen::on_escape) use.pay_escape += pay.cbills;
}
void add(UseNumbers& use, const ReputationIf&) { use.changes_score = true; }
template <class E>
void add(UseNumbers&, const E&) {}

UseNumbers use_numbers(const std::vector<Effect>& effects) {
    UseNumbers use;
    for (const Effect& effect : effects) std::visit([&](const auto& printed) { add(use, printed); }, effect);
    return use;
}

UseNumbers use_numbers(const EquipmentCard& card) {
    UseNumbers use = use_numbers(card.effects);
    use.type = colour_bit(card.type);
    use.price = static_cast<std::uint8_t>(std::min(card.cost, 255));
    use.maintenance = static_cast<std::uint8_t>(std::min(card.maintenance, 255));
    use.cost = card.has_maintenance() ? static_cast<float>(card.maintenance) : 0.75f * static_cast<float>(card.cost);
    return use;
}

Glance glance_at(const UseNumbers& use) {
    const unsigned kinds = (use.turns ? kTurns : 0u) | (use.rerolls || use.adds ? kThrows : 0u) | (use.cancels ? kCancels : 0u) | (use.maintenance != 0 ? kLasts : 0u);
    return {static_cast<std::uint8_t>(use.saves()), use.locks, use.type, static_cast<std::uint8_t>(kinds)};
}

float share_of(const Catalogue& cards, KeywordSet keywords) {
    float with = 0;
    float all = 0;
    for (const EncounterCard& card : cards.encounters) {
        all += static_cast<float>(card.copies);
        if (card.keywords & keywords) with += static_cast<float>(card.copies);
    }
    return with / all;
}

// Reads one Contract; what has no number here is nothing that Regular weighs.
class ContractReader {
public:
    explicit ContractReader(const Catalogue& cards) : cards_(cards) {}

    ContractNumbers read(const ContractCard& card) {
        numbers_ = {};
        numbers_.reputation = static_cast<std::uint8_t>(card.reputation);
        for (const Effect& effect : card.effects) std::visit([&](const auto& printed) { add(printed); }, effect);
        return numbers_;
    }

private:
    template <class E>
    void add(const E&) {}
    void add(const Hazard& hazard) { numbers_.bars = without_white(numbers_.bars | hazard.types); }
    void add(const NoEscape&) { numbers_.no_escape = true; }
    void add(const FinalAssault&) { numbers_.assault = true; }
    void add(const MinEncounters& least) { numbers_.needed = std::max(numbers_.needed, least.encounters); }
    void add(const RevealChoice& choice) { numbers_.choices = std::max(numbers_.choices, choice.cards); }
    void add(const DefaultPenalty& penalty) { numbers_.penalty += penalty.cbills; }
    void add(const EncounterValue& value) {
        if (value.keywords == 0 && value.scope == ValueScope::every_encounter) {
            numbers_.value = static_cast<std::int8_t>(numbers_.value + value.delta);
        } else {
            numbers_.picks_values = true;
        }
    }
    void add(const Pool& pool) { numbers_.dice = static_cast<std::int8_t>(numbers_.dice + total(pool.add) - total(pool.leave_out)); }
    void add(const Market& market) {
        numbers_.closes_market = numbers_.closes_market || market.closed;
        numbers_.changes_prices = numbers_.changes_prices || market.cost != 0 || market.maintenance != 0;
        const float types = static_cast<float>(__builtin_popcount(market.types & kAnyColour)) / kColours;
        numbers_.discount -= types * static_cast<float>(market.cost + market.maintenance);
    }
    void add(const Pay& pay) {
        const float cbills = pay.cbills;
        switch (pay.when) {
            case PayWhen::per_encounter: numbers_.pay_each += cbills; break;
            case PayWhen::per_keyword: numbers_.pay_each += cbills * share_of(cards_, pay.keywords); break;
            case PayWhen::on_completion: numbers_.pay_completion += cbills; break;
            case PayWhen::on_escape: numbers_.pay_escape += cbills; break;
        }
    }
    void add(const ReputationIf& condition) {
        numbers_.changes_score = true;
        float met = 0.4f;
        if (condition.condition == ReputationCondition::no_equipment_used) met = 0.3f;
        if (condition.condition == ReputationCondition::encounters_defeated) met = condition.encounters > 3 ? 0.25f : 0.5f;
        numbers_.extra_reputation += met * condition.reputation;
    }

    const Catalogue& cards_;
    ContractNumbers numbers_;
};

EncounterNumbers encounter_numbers(const EncounterCard& card) {
    EncounterNumbers numbers;
    numbers.value = static_cast<std::uint8_t>(card.value);
    for (const Effect& effect : card.effects) {
        if (const auto* bonus = std::get_if<BonusCbills>(&effect)) numbers.bonus += bonus->cbills;
        if (std::holds_alternative<FieldHire>(effect)) numbers.bonus += 1.0f;
        if (std::holds_alternative<Salvage>(effect)) numbers.bonus += 1.5f;
        if (std::holds_alternative<NoblePatronage>(effect)) numbers.bonus += 0.7f;
        if (std::holds_alternative<Censure>(effect)) numbers.bonus -= 0.7f;
        if (std::holds_alternative<LockWith>(effect)) numbers.asks_colour = true;
        if (const auto* hazard = std::get_if<Hazard>(&effect)) numbers.bars = without_white(numbers.bars | hazard->types);
        if (const auto* only = std::get_if<LockOnly>(&effect)) numbers.faces &= only->faces;
        if (const auto* count = std::get_if<LockCount>(&effect)) {
            numbers.min = std::max(numbers.min, count->min);
            if (count->max > 0) numbers.max = std::min(numbers.max, count->max);
        }
    }
    return numbers;
}

// Averages over the Equipment; a pack without such cards keeps the defaults.
void set_costs(CardNumbers& numbers) {
    float saving = 0;
    float saves = 0;
    float locking = 0;
    float locks = 0;
    for (const UseNumbers& use : numbers.equipment) {
        if (use.saves()) {
            saving += use.cost;
            ++saves;
        }
        if (use.locks > 0) {
            locking += use.cost / use.locks;
            ++locks;
        }
    }
    if (saves > 0) numbers.save_cost = saving / saves;
    if (locks > 0) numbers.lock_cost = locking / locks;
}

void set_mean_reputation(CardNumbers& numbers, const Catalogue& catalogue) {
    float reputation = 0;
    float copies = 0;
    for (const ContractCard& card : catalogue.contracts) {
        reputation += static_cast<float>(card.reputation * card.copies);
        copies += static_cast<float>(card.copies);
    }
    numbers.mean_reputation = reputation / copies;
}

}  // namespace

CardNumbers card_numbers(const Catalogue& catalogue) {
    CardNumbers numbers;
    for (const EquipmentCard& card : catalogue.equipment) numbers.equipment.push_back(use_numbers(card));
    for (std::size_t card = 0; card < numbers.equipment.size(); ++card) numbers.glances[card] = glance_at(numbers.equipment[card]);
    for (const CommandCard& card : catalogue.commands) numbers.commands.push_back(use_numbers(card.effects));
    for (std::size_t card = 0; card < numbers.commands.size(); ++card) numbers.powers[card] = glance_at(numbers.commands[card]);
    ContractReader reader(catalogue);
    for (const ContractCard& card : catalogue.contracts) numbers.contracts.push_back(reader.read(card));
    for (const EncounterCard& card : catalogue.encounters) numbers.encounters.push_back(encounter_numbers(card));
    set_costs(numbers);
    set_mean_reputation(numbers, catalogue);
    return numbers;
}

}  // namespace encounters::players::regular
