// What the tableau would bring its player: only by endings that are allowed.
#include "lab/table_text.hpp"
#include "lab/text_lines.hpp"

#include <encounters/play/words.hpp>
#include <encounters/rules/engine.hpp>

#include <fmt/format.h>

namespace encounters::lab {

using fmt::format;
namespace words = play::words;

namespace {

std::string amount_text(const State& state, const Catalogue& catalogue, Ending ending) {
    const std::string money = words::cbills(payout_total(state, catalogue, ending));
    if (ending == Ending::escape) return money + " by Escape";
    return format("{} and {} Reputation by completing", money, reputation_on_complete(state, catalogue));
}

Move declaring(Ending ending) { return Move::of(ending == Ending::escape ? MoveKind::escape : MoveKind::complete); }

// A player whose turn is going on under a Contract, with something to cash out or to lose.
bool is_running(const State& state) {
    const bool asked_to_secure = state.phase == Phase::secure_choice || state.phase == Phase::swaps;
    return state.active != kNoSeat && has_contract(state) && state.encounter_count > 0 && !state.extending &&
           !asked_to_secure && state.phase != Phase::over;
}

// Why neither ending is allowed: one reason, or one for each.
std::string none_text(const State& state, const Catalogue& catalogue) {
    const auto escape = why_illegal(state, declaring(Ending::escape), catalogue);
    const auto complete = why_illegal(state, declaring(Ending::complete), catalogue);
    if (escape->reason == complete->reason) return std::string(escape->reason);
    return format("by Escape, {}; by completing, {}", escape->reason, complete->reason);
}

// The endings that are allowed in the state, with what they bring; empty when none is.
std::string allowed_text(const State& state, const Catalogue& catalogue) {
    std::vector<std::string> amounts;
    for (const Ending ending : {Ending::escape, Ending::complete})
        if (!why_illegal(state, declaring(ending), catalogue)) amounts.push_back(amount_text(state, catalogue, ending));
    if (amounts.empty()) return "";
    return joined(amounts) + (assault_ahead(state, catalogue) ? ", after a final assault" : "");
}

// Not between Encounters: what could be had if it were so now, and what comes first.
std::string waiting_text(const State& state, const Catalogue& catalogue) {
    State resting = state;
    resting.phase = Phase::between;
    const auto first = why_illegal(state, declaring(Ending::escape), catalogue);
    const std::string allowed = allowed_text(resting, catalogue);
    if (allowed.empty()) return "No cash out as it lies: " + none_text(resting, catalogue);
    return format("Cash out as it lies ({}): {}", first->reason, allowed);
}

}  // namespace

// R6.1, R6.2, Q6.7
std::string worth_text(const State& state, const Catalogue& catalogue) {
    if (!is_running(state)) return "";
    if (is_assault(state))
        return wrapped("  ", "Cash out once the final assault is beaten: " + amount_text(state, catalogue, state.ending));
    if (state.ending != Ending::none) return "";
    if (state.phase != Phase::between) return wrapped("  ", waiting_text(state, catalogue));
    const std::string allowed = allowed_text(state, catalogue);
    if (allowed.empty()) return wrapped("  ", "No cash out now: " + none_text(state, catalogue));
    return wrapped("  ", "Cash out now: " + allowed);
}

}  // namespace encounters::lab
