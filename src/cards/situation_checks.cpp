// What each prompt needs of a situation, so that nothing but legal questions can be asked.
#include "cards/situation_keys.hpp"
#include "cards/situation_reading.hpp"
#include "cards/situation_words.hpp"

#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

#include <fmt/format.h>

#include <variant>

namespace encounters::cards {

namespace {

bool has_open_encounter(const State& state) {
    return state.encounter_count > 0 &&
           !state.encounters[static_cast<std::size_t>(state.encounter_count - 1)].defeated();
}

bool touches_dice(const State& state, const Catalogue& cards) {
    if (state.use.source == kSourceHire) return true;
    const auto* effect = effect_in_use(state, cards);
    return effect && (std::holds_alternative<SetFace>(*effect) || std::holds_alternative<Adjust>(*effect) ||
                      std::holds_alternative<Reroll>(*effect) || std::holds_alternative<Flip>(*effect) ||
                      std::holds_alternative<LockExtra>(*effect));
}

bool looks_at_cards(const State& state, const Catalogue& cards) {
    const auto* effect = effect_in_use(state, cards);
    return effect && (std::holds_alternative<Scout>(*effect) || std::holds_alternative<Requisition>(*effect));
}

bool strikes_effects(const State& state, const Catalogue& cards) {
    const auto* effect = effect_in_use(state, cards);
    return effect && std::holds_alternative<Cancel>(*effect);
}

// What is missing while a card is being used.
std::string_view why_not_used(const State& state, const Catalogue& cards) {
    switch (state.phase) {
        case Phase::use_face:
            if (state.use.die == kNone) return "a die that is chosen";
            return touches_dice(state, cards) ? "" : "a use of a card that changes dice";
        case Phase::use_die: return touches_dice(state, cards) ? "" : "a use of a card that changes dice";
        case Phase::use_strike: return strikes_effects(state, cards) ? "" : "a use of a card with cancel";
        case Phase::use_look: return looks_at_cards(state, cards) ? "" : "a use of a card that looks at cards";
        case Phase::use_place:
            if (state.pending == kNone) return "a card in requisitioned";
            return looks_at_cards(state, cards) ? "" : "a use of a card that looks at cards";
        default:
            if (state.looked_count == 0) return "cards in offered";
            return looks_at_cards(state, cards) ? "" : "a use of a card that looks at cards";
    }
}

std::string_view why_no_room_made(const State& state, const Catalogue& cards) {
    if (!state.market[state.pending].exists()) return "a market card in the place that buying names";
    if (state.player().equipment_count < cards.table.equipment_limit)
        return "an active seat with as much Equipment as it may own";
    if (cost_of(state, cards, state.market[state.pending]) > state.player().cbills)
        return "C-bills for the market card";
    return {};
}

std::string_view why_no_salvage(const State& state) {
    if (state.phase == Phase::salvage_choice && state.salvaged == kNone)
        return "an Equipment with maintenance that is salvaged";
    return state.salvage_at < state.encounter_count ? "" : "an Encounter with salvage";
}

// What is missing for the prompt, or an empty text.
std::string_view why_no_prompt(const State& state, const Catalogue& cards) {
    constexpr std::string_view kOpen = "a last Encounter that is undefeated";
    constexpr std::string_view kBeaten = "every Encounter defeated";
    switch (state.phase) {
        case Phase::deal_commands:
        case Phase::first_seat: return {};
        case Phase::secure_choice:
            if (state.seat_count < 2) return "two seats or more";
            return has_open_encounter(state) ? "" : kOpen;
        case Phase::swaps: return state.column_count > 0 && !has_open_encounter(state) ? "" : kBeaten;
        case Phase::before_flip:
        case Phase::flip_contracts: return has_open_encounter(state) ? kBeaten : "";
        case Phase::choose_contract:
        case Phase::choose_encounter: return state.looked_count >= 2 ? "" : "two cards or more in offered";
        case Phase::between:
        case Phase::draw_encounters:
            if (state.column_count == 0) return "a Contract in columns";
            return has_open_encounter(state) ? kBeaten : "";
        case Phase::make_room: return why_no_room_made(state, cards);
        case Phase::rolled: return has_open_encounter(state) ? "" : kOpen;
        case Phase::burn_choice:
            if (!has_open_encounter(state)) return kOpen;
            return can_burn(state, cards) ? "" : "an active seat that can burn (Q8.16)";
        case Phase::salvage_draw:
        case Phase::salvage_choice: return why_no_salvage(state);
        case Phase::give_patronage:
            return state.patronage == state.active ? "" : "the patronage token with the active seat";
        case Phase::give_censure: return state.censure == state.active ? "" : "the censure token with the active seat";
        case Phase::over: return state.winner == kNoSeat ? "a winner" : "";
        default: return why_not_used(state, cards);
    }
}

// A decision that nobody could make, such as a die to choose for icons that fit none.
bool is_stuck(const State& state, const Catalogue& cards) {
    if (to_move(state, cards) == kNoSeat) return false;
    std::vector<Move> actions;
    legal_actions(state, cards, actions);
    return actions.empty();
}

}  // namespace

void check_prompt(const Value& root, Draft& draft) {
    const auto* decision = root.find("decision");
    const auto& at = decision ? *decision : root;
    const auto& state = draft.state;
    const auto& word = decision_words()[static_cast<std::size_t>(state.phase)];
    const auto missing = why_no_prompt(state, draft.cards);
    if (!missing.empty()) return draft.faults.error(at, fmt::format("{} needs {}", word, missing));
    const auto reason = why_invalid(state, draft.cards);
    if (!reason.empty()) return draft.faults.error(at, "the situation can't be: " + reason);
    if (is_stuck(state, draft.cards)) draft.faults.error(at, fmt::format("{} leaves nothing that can be done", word));
}

}  // namespace encounters::cards
