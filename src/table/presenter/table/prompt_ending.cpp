// Questions when a turn ends, and what is told when nobody is asked.
#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/preview.hpp"
#include "table/presenter/table/prompt_parts.hpp"

namespace encounters::table {

namespace {

void ask_token(const View& view, Prompt& prompt) {
    prompt.stage = Stage::choices;
    for (const Move& move : view.legal_of(MoveKind::give_token)) {
        const SeatState& seat = view.state.seats[move.a];
        Choice choice{move, seat_name(view, move.a), fmt::format("{}, {}", money(seat.cbills), fame(seat.reputation))};
        if (move.a == view.decider) choice.title = "Keep it";
        choice.seat = move.a;
        prompt.choices.push_back(choice);
    }
}

}  // namespace

void ask_burn(const View& view, Prompt& prompt) {
    const std::string& next = seat_name(view, next_seat(view.state, view.state.active));
    prompt.special = "Burn";
    prompt.question = fmt::format("Burn the Contract, so that {} can\u2019t Secure it?", next);
    prompt.stage = Stage::choices;
    prompt.choices.push_back(
        {Move::of(MoveKind::keep_standing), "Leave it standing", fmt::format("{} may Secure it", next)});
    prompt.choices.back().weight = ChoiceWeight::main;
    prompt.choices.back().key = Key::space;
    Choice burn{Move::of(MoveKind::burn), "Burn",
                fmt::format("hold: spends {}, {} starts fresh", fame(view.cards().table.burn_cost), next)};
    burn.weight = ChoiceWeight::held;
    burn.key = Key::b;
    prompt.choices.push_back(burn);
    prompt.lines.push_back(fmt::format("You have {}", fame(view.state.player().reputation)));
    prompt.rules = {"R8.2", "Q8.16", "R8.4"};
}

void ask_salvage(const View& view, Prompt& prompt) {
    const State& state = view.state;
    const EquipmentId found{state.salvaged};
    const std::string name = found.exists() ? view.cards().equipment_card(found).name : "Equipment";
    prompt.question = fmt::format("Salvage: keep {}?", name);
    prompt.lines.push_back("It comes exhausted and free.");
    prompt.stage = Stage::choices;
    for (const Move& move : view.legal_of(MoveKind::take_salvage)) {
        Choice choice{move, "Keep " + name, "there is room"};
        choice.card = key_of(found);
        if (move.a != kNone) {
            const EquipmentId goes = state.player().equipment[move.a];
            choice.title = "Discard " + view.cards().equipment_card(goes).name;
            choice.note = "goes for " + name;
            choice.card = key_of(goes);
        }
        prompt.choices.push_back(choice);
    }
    prompt.buttons.push_back({Move::of(MoveKind::leave_salvage), "Leave it", name + " is discarded"});
    prompt.buttons.back().key = Key::l;
    prompt.rules = {"R7.3", "R3.5"};
}

void ask_patronage(const View& view, Prompt& prompt) {
    prompt.special = "Noble Patronage tie";
    prompt.question = "Who gets the Noble Patronage token?";
    prompt.lines.push_back("These have the fewest C-bills.");
    ask_token(view, prompt);
    prompt.rules = {"R7.4", "Q7.10"};
}

void ask_censure(const View& view, Prompt& prompt) {
    prompt.special = "Censure tie";
    prompt.question = "Who gets the Censure token?";
    prompt.lines.push_back("These have the most Reputation.");
    ask_token(view, prompt);
    prompt.rules = {"R7.5"};
}

void tell_standing(const View& view, Prompt& prompt) {
    prompt.question = fmt::format("{} wins", seat_name(view, view.state.winner));
    for (const SeatIndex seat : ranking(view.state)) {
        const SeatState& standing = view.state.seats[seat];
        prompt.lines.push_back(
            fmt::format("{}: {}, {}", seat_name(view, seat), fame(standing.reputation), money(standing.cbills)));
    }
    prompt.rules = {"R6.8", "Q6.14", "Q6.15"};
}

void tell_luck(const View& view, Prompt& prompt) {
    switch (chance(view.state, view.cards()).kind) {
        case ChanceKind::dice: prompt.question = "The dice roll"; break;
        case ChanceKind::card: prompt.question = "A card is turned"; break;
        case ChanceKind::seat: prompt.question = "Luck names who begins"; break;
        case ChanceKind::command: prompt.question = "Commands are dealt"; break;
        case ChanceKind::none: prompt.question = "Nothing is asked"; break;
    }
}

}  // namespace encounters::table
