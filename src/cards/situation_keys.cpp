#include "cards/situation_keys.hpp"

#include <algorithm>
#include <type_traits>
#include <variant>

namespace encounters::cards {

namespace {

bool is_flipping(const State& state) {
    const auto phase = resting_phase_of(state);
    return phase == Phase::before_flip || phase == Phase::flip_contracts || phase == Phase::choose_contract;
}

bool is_salvaging(const State& state) {
    return state.phase == Phase::salvage_draw || state.phase == Phase::salvage_choice;
}

int last_column(const State& state) { return state.column_count - 1; }

const EncounterOnTable* last_encounter(const State& state) {
    return state.encounter_count == 0 ? nullptr : &state.encounters[state.encounter_count - 1];
}

bool lies_in_current(const State& state, const EncounterOnTable* encounter) {
    return encounter && encounter->column == last_column(state);
}

int usual_ending(const State& state, const Catalogue&) {
    switch (state.phase) {
        case Phase::burn_choice:
        case Phase::give_patronage: return static_cast<int>(Ending::defaulted);
        case Phase::salvage_draw:
        case Phase::salvage_choice:
        case Phase::give_censure: return static_cast<int>(Ending::escape);
        case Phase::over: return static_cast<int>(Ending::complete);
        default: return static_cast<int>(Ending::none);
    }
}

int usual_step(const State& state, const Catalogue&) {
    switch (state.phase) {
        case Phase::salvage_draw:
        case Phase::salvage_choice: return static_cast<int>(EndingStep::salvages);
        case Phase::give_patronage: return static_cast<int>(EndingStep::patronage);
        case Phase::give_censure: return static_cast<int>(EndingStep::censure);
        case Phase::over: return static_cast<int>(EndingStep::score);
        default: return static_cast<int>(EndingStep::cash_out);
    }
}

int usual_secured_column(const State& state, const Catalogue&) {
    return state.phase == Phase::swaps ? last_column(state) : kNone;
}

// Q8.11: until the securer beats one.
int usual_reveal_due(const State& state, const Catalogue&) {
    if (state.secured_column != last_column(state) || state.column_count == 0 || state.ending != Ending::none) return 0;
    const auto* last = last_encounter(state);
    return !(lies_in_current(state, last) && last->defeated_by == state.active);
}

int usual_extending(const State& state, const Catalogue&) {
    if (state.column_count == 0 || state.ending != Ending::none || state.phase == Phase::over) return 0;
    return is_flipping(state) || state.column().completed;
}

int usual_newest(const State& state, const Catalogue&) {
    const auto* last = last_encounter(state);
    if (!lies_in_current(state, last) || state.extending) return 0;
    if (resting_phase_of(state) == Phase::rolled) return 1;
    return resting_phase_of(state) == Phase::between && last->defeated_by == state.active && !state.reveal_due;
}

int usual_lock_window(const State& state, const Catalogue&) {
    return state.newest != kNone && last_encounter(state)->defeated();
}

int usual_market_open(const State& state, const Catalogue&) {
    const auto phase = resting_phase_of(state);
    if (is_flipping(state) || phase == Phase::make_room) return 1;
    if (phase != Phase::between) return 0;
    return state.reveal_due || !lies_in_current(state, last_encounter(state));
}

int usual_standing(const State& state, const Catalogue&) {
    return state.phase == Phase::secure_choice || state.ending == Ending::defaulted;
}

SeatIndex previous_seat(const State& state) {
    return static_cast<SeatIndex>((state.active + state.seat_count - 1) % state.seat_count);
}

int usual_chain_start(const State& state, const Catalogue&) {
    if (state.phase == Phase::secure_choice || state.secured_column != kNone) return previous_seat(state);
    return state.standing ? state.active : kNoSeat;
}

int usual_winner(const State& state, const Catalogue&) { return state.phase == Phase::over ? state.active : kNoSeat; }

int usual_censured(const State& state, const Catalogue&) {
    return state.censure != kNoSeat && state.censure == state.active;
}

// R7.3: the first Encounter that a Salvage can be about.
int usual_salvage(const State& state, const Catalogue& cards) {
    if (!is_salvaging(state)) return 0;
    for (int i = 0; i < state.encounter_count; ++i) {
        const auto& encounter = state.encounters[i];
        if (!encounter.card.exists()) continue;
        const auto& effects = cards.encounter(encounter.card).effects;
        const bool salvages = std::any_of(effects.begin(), effects.end(),
                                          [](const Effect& effect) { return std::holds_alternative<Salvage>(effect); });
        if (salvages && encounter.defeated() && ((state.paying >> encounter.column) & 1u)) return i;
    }
    return 0;
}

// Q9.6
int usual_look_count(const State& state, const Catalogue&) {
    const bool is_chosen = state.phase == Phase::use_place;
    const bool looks = state.phase == Phase::use_look || state.phase == Phase::use_order ||
                       state.phase == Phase::use_card || is_chosen;
    return looks ? state.looked_count + state.placed_count + (is_chosen ? 1 : 0) : 0;
}

int usual_turn(const State&, const Catalogue&) { return 1; }
int nothing(const State&, const Catalogue&) { return 0; }

template <auto Member>
int got(const State& state) {
    return static_cast<int>(state.*Member);
}

template <auto Member>
void put(State& state, int value) {
    state.*Member = static_cast<std::remove_reference_t<decltype(state.*Member)>>(value);
}

int newest_flag(const State& state) { return state.newest != kNone; }
void set_newest(State& state, int value) {
    state.newest =
        value == 0 || state.encounter_count == 0 ? kNone : static_cast<std::uint8_t>(state.encounter_count - 1);
}

constexpr Range kCounted{0, 255};
constexpr Range kMoney{0, 30000};

const TurnKey kEndingKeys[] = {
    {"turn", KeyKind::number, got<&State::turn>, put<&State::turn>, usual_turn, {0, 65535}},
    {"even_start", KeyKind::flag, got<&State::even_start>, put<&State::even_start>, nothing},
    {"ending", KeyKind::ending, got<&State::ending>, put<&State::ending>, usual_ending},
    {"ending_step", KeyKind::step, got<&State::step>, put<&State::step>, usual_step},
};

const TurnKey kTurnKeys[] = {
    {"extending", KeyKind::flag, got<&State::extending>, put<&State::extending>, usual_extending},
    {"secured_column", KeyKind::column, got<&State::secured_column>, put<&State::secured_column>, usual_secured_column},
    {"reveal_due", KeyKind::flag, got<&State::reveal_due>, put<&State::reveal_due>, usual_reveal_due},
    {"newest_in_force", KeyKind::flag, newest_flag, set_newest, usual_newest},
    {"lock_window", KeyKind::flag, got<&State::lock_window>, put<&State::lock_window>, usual_lock_window},
    {"market_open", KeyKind::flag, got<&State::market_open>, put<&State::market_open>, usual_market_open},
    {"bought", KeyKind::flag, got<&State::bought>, put<&State::bought>, nothing},
    {"replacements", KeyKind::number, got<&State::replacements>, put<&State::replacements>, nothing, kCounted},
    {"power_used", KeyKind::flag, got<&State::power_used>, put<&State::power_used>, nothing},
    {"standing", KeyKind::flag, got<&State::standing>, put<&State::standing>, usual_standing},
    {"chain_start", KeyKind::seat, got<&State::chain_start>, put<&State::chain_start>, usual_chain_start},
    {"censured_at_start", KeyKind::flag, got<&State::censured_at_start>, put<&State::censured_at_start>,
     usual_censured},
    {"cashed", KeyKind::number, got<&State::cashed>, put<&State::cashed>, nothing, kMoney},
    {"command_reputation", KeyKind::number, got<&State::command_reputation>, put<&State::command_reputation>, nothing,
     kMoney},
    {"salvages_passed",
     KeyKind::number,
     got<&State::salvage_at>,
     put<&State::salvage_at>,
     usual_salvage,
     {0, kMaxTableau}},
    {"put_back", KeyKind::number, got<&State::placed_count>, put<&State::placed_count>, nothing, {0, kMaxLooked}},
    {"looks_at", KeyKind::number, got<&State::look_count>, put<&State::look_count>, usual_look_count, {0, kMaxLooked}},
    {"winner", KeyKind::seat, got<&State::winner>, put<&State::winner>, usual_winner},
};

}  // namespace

std::span<const TurnKey> ending_keys() { return kEndingKeys; }

std::span<const TurnKey> turn_keys() { return kTurnKeys; }

Phase resting_phase_of(const State& state) { return state.use.source == kNone ? state.phase : state.use.back; }

const Effect* effect_in_use(const State& state, const Catalogue& cards) {
    if (state.use.source == kNone || state.use.source == kSourceHire || state.use.card == kNone) return nullptr;
    const auto& effects = state.use.source == kSourcePower ? cards.command(CommandId{state.use.card}).effects
                                                           : cards.equipment_card(EquipmentId{state.use.card}).effects;
    return state.use.effect < effects.size() ? &effects[state.use.effect] : nullptr;
}

Deck deck_offered(const State& state, const Catalogue& cards) {
    if (state.phase == Phase::flip_contracts || state.phase == Phase::choose_contract) return Deck::contracts;
    if (state.phase == Phase::draw_encounters || state.phase == Phase::choose_encounter) return Deck::encounters;
    const auto* effect = effect_in_use(state, cards);
    const auto* scout = effect ? std::get_if<Scout>(effect) : nullptr;
    return scout ? scout->deck : Deck::equipment;
}

bool usually_completed(const State& state, int column) {
    if (column < last_column(state)) return true;
    return is_flipping(state) || (state.ending == Ending::complete && state.step > EndingStep::cash_out);
}

bool usually_paid(const State& state, int column) {
    if (state.ending == Ending::none || state.step == EndingStep::cash_out) return false;
    return column < last_column(state) || state.ending != Ending::defaulted;
}

SeatIndex usually_defeated_by(const State& state, int encounter) {
    const bool is_last = encounter == state.encounter_count - 1;
    const bool is_open = resting_phase_of(state) == Phase::rolled || state.phase == Phase::secure_choice ||
                         state.ending == Ending::defaulted;
    if (is_last && is_open) return kNoSeat;
    const bool is_handed_on = state.phase == Phase::secure_choice || state.phase == Phase::swaps;
    return is_handed_on ? previous_seat(state) : state.active;
}

}  // namespace encounters::cards
