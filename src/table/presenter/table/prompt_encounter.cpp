// Questions about Encounters: reveal or end, which one, which dice.
#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/preview.hpp"
#include "table/presenter/table/prompt_parts.hpp"

namespace encounters::table {

namespace {

// What is safe and what is not, before the next card is turned.
void tell_risk(const View& view, Prompt& prompt) {
    const State& state = view.state;
    if (view.meter && view.meter->next) return;
    const int sure = payout_total(state, view.cards(), Ending::escape);
    const int kept = payout_total(state, view.cards(), Ending::defaulted);
    if (view.is_legal(Move::of(MoveKind::escape))) {
        prompt.lines.push_back(fmt::format("Sure now {} · at risk {}", money(sure), money(sure - kept)));
    }
    prompt.lines.push_back(fmt::format("{} would be rolled.", with_capital(dice_words(unlocked_count(state)))));
}

std::string encounter_words(const View& view) {
    return view.cards().encounter(view.state.encounters[view.state.newest].card).name;
}

}  // namespace

void ask_between(const View& view, Prompt& prompt) {
    const State& state = view.state;
    const bool may_reveal = view.is_legal(Move::of(MoveKind::reveal));
    prompt.rules = {"R4.4", "R6.1", "R6.2", "R6.4", "R6.5", "R8.1"};
    if (is_fulfilled(state)) {
        prompt.question = "Contract fulfilled: complete or extend?";
        if (view.is_legal(Move::of(MoveKind::complete)))
            prompt.lines.push_back("Complete: " + complete_words(view) + ".");
        if (view.is_legal(Move::of(MoveKind::extend))) prompt.lines.push_back("Extend: " + extend_words(view) + ".");
    } else if (state.reveal_due) {
        prompt.question = "Secured: the next Encounter must be revealed and beaten";
        prompt.lines.push_back(fmt::format("{} would be rolled.", with_capital(dice_words(unlocked_count(state)))));
        prompt.rules = {"R8.7", "Q8.11", "Q8.13", "R3.1"};
    } else {
        const bool may_end = view.is_legal(Move::of(MoveKind::escape));
        prompt.question = !may_reveal ? "How do you end?"
                          : may_end   ? "Reveal the next Encounter, or end here?"
                                      : "Reveal the next Encounter";
        tell_risk(view, prompt);
    }
    if (state.market_open && !market_closed(state, view.cards()))
        prompt.lines.push_back("The Black Market is open until then.");
    if (!view.legal_of(MoveKind::use_equipment).empty() && state.lock_window)
        prompt.lines.push_back("Equipment may lock more dice now.");
}

void ask_encounter(const View& view, Prompt& prompt) {
    prompt.question = "Which Encounter do you fight?";
    prompt.lines.push_back("The others are discarded, then the dice roll.");
    prompt.stage = Stage::choices;
    for (const Move& move : view.legal_of(MoveKind::choose_encounter)) {
        const CardKey card = looked_card(view, move.a);
        Choice choice{move, face_of(view.cards(), card).name};
        choice.card = card;
        prompt.choices.push_back(choice);
    }
    prompt.rules = {"Q9.5"};
}

void ask_lock(const View& view, Prompt& prompt) {
    const State& state = view.state;
    const int value = value_of(state, view.cards(), state.encounters[state.newest].card);
    const std::string target = encounter_words(view);
    const bool possible = can_lock(state, view.cards());
    prompt.question =
        possible ? fmt::format("Lock dice that total {}", value) : fmt::format("No dice here total {}", value);
    if (is_assault(state)) prompt.lines.push_back("Final assault: beat it and the ending stands.");
    if (possible) {
        prompt.lines.push_back(fmt::format("on {}", target));
        if (!view.is_computer_deciding()) prompt.lines.push_back("Choose dice, or go through the possible locks.");
    } else {
        prompt.lines.push_back(fmt::format("on {}: use Equipment or a Field Hire, or declare the Default.", target));
        if (view.meter && view.meter->roll && view.meter->roll->geared)
            prompt.lines.push_back(
                fmt::format("{} to beat it with all that is ready.", with_capital(percent(*view.meter->roll->geared))));
        prompt.lines.push_back("Default " + default_words(view) + ".");
    }
    prompt.rules = {"R4.2", "Q4.2a", "Q4.6", "Q4.13", "R4.5", "R5.9", "R8.1"};
}

}  // namespace encounters::table
