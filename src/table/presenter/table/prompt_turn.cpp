// Questions at the start of a turn and in the market.
#include <fmt/format.h>

#include <encounters/cards/names.hpp>
#include <encounters/play/words.hpp>
#include <encounters/rules/queries.hpp>

#include "table/presenter/table/preview.hpp"
#include "table/presenter/table/prompt_parts.hpp"

namespace encounters::table {

namespace {

SeatIndex seat_before(const State& state) {
    return static_cast<SeatIndex>((state.active + state.seat_count - 1) % state.seat_count);
}

std::string secure_note(const View& view) {
    const std::optional<Preview> preview = preview_of(view, Move::of(MoveKind::secure));
    const int column = view.state.column_count - 1;
    const int beaten = defeated_in(view.state, column);
    const int dice = preview ? unlocked_count(preview->after) : unlocked_count(view.state);
    const std::string stay =
        beaten == 1 ? "1 beaten Encounter stays" : fmt::format("{} beaten Encounters stay", beaten);
    return fmt::format("{}, {} unlocked, you are paid from {} on", stay, dice_words(dice), column_words(column));
}

const std::string& contract_name(const View& view, int column) {
    return view.cards().contract(view.state.columns[static_cast<std::size_t>(column)].contract).name;
}

}  // namespace

CardKey looked_card(const View& view, std::uint8_t place) {
    const std::uint8_t card = view.state.looked[place];
    if (view.state.phase == Phase::choose_contract) return {CardKind::contract, card};
    if (view.state.phase == Phase::choose_encounter) return {CardKind::encounter, card};
    if (view.state.phase == Phase::use_card || view.state.phase == Phase::use_place) return {CardKind::equipment, card};
    const CardFace& face = face_of(view.cards(), view.state.use.source == kSourcePower
                                                     ? CardKey{CardKind::command, view.state.use.card}
                                                     : CardKey{CardKind::equipment, view.state.use.card});
    const Scout* scout = std::get_if<Scout>(&face.effects[view.state.use.effect]);
    return key_of(scout != nullptr ? scout->deck : encounters::Deck::encounters, card);
}

void ask_secure(const View& view, Prompt& prompt) {
    const State& state = view.state;
    prompt.special = "Secure";
    prompt.question = fmt::format("Secure {} Contract, or start fresh?", seat_owns(view, seat_before(state)));
    prompt.lines.push_back(
        fmt::format("{}: {}", column_words(state.column_count - 1), contract_name(view, state.column_count - 1)));
    prompt.stage = Stage::choices;
    prompt.choices.push_back({Move::of(MoveKind::secure), "Secure the Contract", secure_note(view)});
    prompt.choices.back().key = Key::s;
    prompt.choices.push_back(
        {Move::of(MoveKind::start_fresh), "Start fresh", "all Contracts and Encounters are discarded, your own dice"});
    prompt.choices.back().key = Key::f;
    prompt.rules = {"R2.1", "R8.4", "Q8.5", "R8.7", "R8.8", "R2.2"};
}

void ask_swaps(const View& view, Prompt& prompt) {
    const State& state = view.state;
    prompt.question = "Swap locked colour dice for your own?";
    prompt.stage = Stage::choices;
    for (const Move& move : view.legal_of(MoveKind::swap)) {
        const encounters::Die& die = state.dice[move.a];
        const EncounterId card = state.encounters[die.place].card;
        Choice choice{move,
                      fmt::format("{} becomes {}", play::words::die(die.colour, die.face),
                                  colour_word(static_cast<encounters::Colour>(move.b))),
                      "on " + view.cards().encounter(card).name};
        choice.die = die;
        prompt.choices.push_back(choice);
    }
    prompt.buttons.push_back({Move::of(MoveKind::done), "Keep the dice", "go on to the market"});
    prompt.buttons.back().weight = ChoiceWeight::main;
    prompt.buttons.back().key = Key::space;
    prompt.rules = {"R8.6", "Q8.15", "Q8.11"};
}

void ask_before_flip(const View& view, Prompt& prompt) {
    const bool is_closed = market_closed(view.state, view.cards());
    prompt.question =
        view.state.extending ? "Extended: the market, then the next Contract" : "The market, then your Contract";
    if (is_closed) {
        prompt.lines.push_back("The Black Market is closed.");
    } else if (!view.is_computer_deciding()) {
        prompt.lines.push_back(
            "Buy by choosing a market card, ready your own Equipment, or replace one market card if you buy nothing.");
    }
    prompt.lines.push_back(fmt::format("You have {}", money(view.state.player().cbills)));
    prompt.buttons.push_back({Move::of(MoveKind::flip_contracts), "Flip Contracts",
                              view.state.extending ? "no choice of two" : "two, of which one is kept"});
    prompt.buttons.back().weight = ChoiceWeight::main;
    prompt.buttons.back().key = Key::space;
    prompt.rules = {"R3.1", "R3.2", "R3.3", "R3.4", "R3.5", "Q3.7"};
    if (view.state.censure == view.state.active) prompt.buttons.back().note = "your left neighbour chooses";
}

// Q4.10: what a Contract bars for good, or nothing; until it is struck it can't be fulfilled.
std::string barred_note(const View& view, ContractId card) {
    const ColourSet bars = barred_under(view.cards(), card);
    const DiceCounts pool = pool_of(view.state);
    std::string colours;
    for (const encounters::Colour colour : kAllColours)
        if ((bars & colour_bit(colour)) != 0 && pool[static_cast<std::size_t>(index_of(colour))] > 0)
            colours += fmt::format("{}{}", colours.empty() ? "" : ", ", cards::colour_name(colour));
    return colours.empty() ? "" : fmt::format("{} dice can't be locked", colours);
}

void ask_contract(const View& view, Prompt& prompt) {
    const bool is_other = view.decider != view.state.active;
    if (is_other) prompt.special = "Censure pick";
    prompt.question = is_other ? fmt::format("Which Contract must {} take?", seat_name(view, view.state.active))
                               : std::string("Which Contract do you take?");
    prompt.stage = Stage::choices;
    for (const Move& move : view.legal_of(MoveKind::choose_contract)) {
        const CardKey card = looked_card(view, move.a);
        Choice choice{move, face_of(view.cards(), card).name};
        choice.card = card;
        choice.note = barred_note(view, ContractId{card.id});
        prompt.choices.push_back(choice);
    }
    prompt.lines.push_back("The other one is discarded.");
    prompt.rules = {"R2.3", "R7.6", "Q7.11"};
}

void ask_room(const View& view, Prompt& prompt) {
    const State& state = view.state;
    prompt.question = "Which of your Equipment goes to make room?";
    prompt.stage = Stage::choices;
    for (const Move& move : view.legal_of(MoveKind::make_room)) {
        const EquipmentId card = state.player().equipment[move.a];
        Choice choice{move, view.cards().equipment_card(card).name,
                      state.player().is_ready(move.a) ? "ready" : "exhausted"};
        choice.card = key_of(card);
        prompt.choices.push_back(choice);
    }
    if (state.pending != kNone && state.pending < kMaxMarket && state.market[state.pending].exists()) {
        prompt.lines.push_back(fmt::format("You are buying {}. Undo backs out.",
                                           view.cards().equipment_card(state.market[state.pending]).name));
    }
    prompt.rules = {"R3.5", "Q3.10"};
}

}  // namespace encounters::table
