// Which Contract, which Encounter, and whether a left tableau promises more than a fresh one.
#include "players/regular/chapters.hpp"

#include <encounters/odds/counts.hpp>

#include <algorithm>

namespace encounters::players::regular {

namespace {

constexpr float kEncounters = 2;       // beaten in a usual turn
constexpr float kDefaults = 0.33f;     // share of turns
constexpr float kCompletions = 0.3f;
constexpr float kEscapes = 0.35f;
constexpr float kClosedMarket = 1.0f;  // C-bills that a closed market costs
constexpr float kValueStep = 0.25f;    // that one step of all Encounter values matters
constexpr float kFurtherChoice = 0.8f;

int own_dice_barred(const Sight& sight, ColourSet bars) {
    const DiceCounts& dice = sight.cards.command(sight.own().command).dice;
    int barred = 0;
    for (std::size_t colour = 0; colour < kColours; ++colour) barred += dice[colour] * ((bars >> colour) & 1);
    return barred;
}

// What the turn promises the active player under this Contract, laid as the next column.
float worth_of_contract(const Sight& sight, ContractId card) {
    const ContractNumbers& numbers = sight.tables.cards.contracts[card.value];
    const int barred = own_dice_barred(sight, numbers.bars);
    const float penalty = std::min(numbers.penalty, static_cast<float>(sight.own().cbills) * 0.7f + 0.5f);
    // It can hardly be fulfilled, and not left.
    if (numbers.no_escape && barred > 0) return -sight.tables.prospects.prices().default_cost - penalty;
    const float reputation = static_cast<float>(sight.cards.contract(card).reputation + sight.state.column_count) + numbers.extra_reputation;
    const Gear gear = gear_of(sight, numbers.bars);
    Standing at;
    at.dice = own_dice(sight) + numbers.dice - barred;
    at.saves = gear.saves;
    at.locks = gear.locks;
    at.course = numbers.no_escape ? Course::no_escape : sight.state.column_count > 0 ? Course::later_column : Course::first_column;
    const int whole = static_cast<int>(reputation);
    const auto with = [&](int scored) {
        at.reputation = barred > 0 ? 0 : counted_reputation(sight, sight.state.active, scored);
        return sight.tables.prospects.now(at);
    };
    float worth = with(whole);
    if (reputation > static_cast<float>(whole)) worth += (reputation - static_cast<float>(whole)) * (with(whole + 1) - worth);
    if (numbers.assault) worth *= 0.75f;
    worth += kEncounters * numbers.pay_each * 0.7f + kCompletions * numbers.pay_completion + kEscapes * numbers.pay_escape;
    worth -= kDefaults * penalty;
    worth += 0.7f * numbers.discount - kValueStep * static_cast<float>(numbers.value) + kFurtherChoice * static_cast<float>(numbers.choices - 1);
    return worth - (numbers.closes_market ? kClosedMarket : 0.0f);
}

float worth_of_fresh_start(const Sight& sight) {
    const Gear gear = gear_of(sight, 0);
    Standing at;
    at.dice = own_dice(sight);
    at.saves = gear.saves;
    at.locks = gear.locks;
    at.reputation = counted_reputation(sight, sight.state.active, static_cast<int>(sight.tables.cards.mean_reputation + 0.7f));
    return sight.tables.prospects.now(at);
}

// Without the bonus dice (Q8.5), and with a reveal owed (R8.7).
float worth_of_securing(const Sight& sight) {
    Standing at = standing_of(sight, pay_now(sight));
    at.dice -= total(sight.state.bonus_dice);
    return at.dice <= 0 ? -sight.tables.prospects.prices().default_cost : sight.tables.prospects.reveal(at);
}

float chance_against(const Sight& sight, EncounterId card) {
    const int dice = std::min(unlocked_count(sight.state), kMaxDice);
    const int value = value_of(sight.state, sight.cards, card);
    if (value > odds::kMostValue) return 0;
    return static_cast<float>(static_cast<double>(odds::hits_of(dice, value)) / static_cast<double>(odds::rolls_of(dice)));
}

}  // namespace

void weigh_securing(const Sight& sight, Choice& choice) {
    choice.weigh(MoveKind::start_fresh, worth_of_fresh_start(sight));
    choice.weigh(MoveKind::secure, worth_of_securing(sight) - sight.tables.taste.securing);
}

// Whoever chooses for a Censured player leaves the worse one (R7.6).
void weigh_contracts(const Sight& sight, Choice& choice) {
    const bool own = contract_chooser(sight.state) == sight.state.active;
    for (std::uint8_t i = 0; i < sight.state.looked_count; ++i) {
        const float worth = worth_of_contract(sight, ContractId{sight.state.looked[i]});
        choice.weigh({MoveKind::choose_contract, i}, own ? worth : -worth);
    }
}

void weigh_encounters(const Sight& sight, Choice& choice) {
    for (std::uint8_t i = 0; i < sight.state.looked_count; ++i) {
        const EncounterId card{sight.state.looked[i]};
        const float chance = chance_against(sight, card);
        const float pay = pay_now(sight) + static_cast<float>(sight.state.column_count);
        choice.weigh({MoveKind::choose_encounter, i}, chance * (pay + sight.tables.cards.encounters[card.value].bonus), chance);
    }
}

}  // namespace encounters::players::regular
