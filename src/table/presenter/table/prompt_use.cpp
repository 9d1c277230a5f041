// Questions while Equipment, a power or a Field Hire is being used, one step at a time.
#include <fmt/format.h>

#include "table/presenter/table/prompt_parts.hpp"

namespace encounters::table {

namespace {

CardKey used_card(const View& view) {
    const Use& use = view.state.use;
    if (use.source == kSourcePower) return {CardKind::command, use.card};
    return {use.source == kSourceHire ? CardKind::encounter : CardKind::equipment, use.card};
}

std::string effect_of_use(const View& view) {
    if (view.state.use.source == kSourceHire) return "one die shows 1 more";
    return effect_words(view.cards(), used_card(view), view.state.use.effect);
}

void add_done(const View& view, Prompt& prompt) {
    const Move done = Move::of(MoveKind::done);
    if (!view.is_legal(done)) return;
    Choice choice{done, "Done", "leave the rest unused"};
    choice.weight = ChoiceWeight::main;
    choice.key = Key::space;
    prompt.buttons.push_back(choice);
}

void add_back_out(const View& view, Prompt& prompt) {
    if (!view.undo_takes_back.empty()) prompt.lines.push_back("Esc backs out.");
}

template <class Name>
void add_looked(const View& view, Prompt& prompt, MoveKind kind, const Name& note) {
    for (const Move& move : view.legal_of(kind)) {
        const CardKey card = looked_card(view, move.a);
        Choice choice{move, face_of(view.cards(), card).name, note(move)};
        choice.card = card;
        prompt.choices.push_back(choice);
    }
}

}  // namespace

std::string used_words(const View& view) {
    const std::string& name = face_of(view.cards(), used_card(view)).name;
    if (view.state.use.source == kSourcePower) return "power of " + name;
    return name;
}

void ask_use_die(const View& view, Prompt& prompt) {
    prompt.question = fmt::format("{}: which die?", with_capital(used_words(view)));
    prompt.lines.push_back(effect_of_use(view));
    const int left = view.state.use.icons.count();
    if (left > 0)
        prompt.lines.push_back(
            fmt::format("{} may still be chosen.", left == 1 ? "One die" : fmt::format("Up to {} dice", left)));
    add_done(view, prompt);
    add_back_out(view, prompt);
    prompt.rules = {"R5.2", "Q5.11"};
}

void ask_use_face(const View& view, Prompt& prompt) {
    prompt.question = fmt::format("{}: which face does it show?", with_capital(used_words(view)));
    prompt.lines.push_back(effect_of_use(view));
    prompt.stage = Stage::choices;
    for (const Move& move : view.legal_of(MoveKind::pick_face)) {
        Choice choice{move, fmt::format("{}", static_cast<int>(move.a))};
        encounters::Die die = view.state.dice[view.state.use.die < kMaxDice ? view.state.use.die : 0];
        die.face = move.a;
        choice.die = die;
        choice.key = static_cast<Key>(static_cast<int>(Key::digit_0) + move.a);
        prompt.choices.push_back(choice);
    }
    add_done(view, prompt);
    add_back_out(view, prompt);
    prompt.rules = {"R5.3", "R5.4", "R4.7"};
}

void ask_strike(const View& view, Prompt& prompt) {
    const State& state = view.state;
    prompt.question = fmt::format("{}: which effect is cancelled?", with_capital(used_words(view)));
    prompt.lines.push_back("Until the turn ends.");
    prompt.stage = Stage::choices;
    for (const Move& move : view.legal_of(MoveKind::strike)) {
        const bool is_contract = static_cast<StrikeTarget>(move.a) == StrikeTarget::contract;
        const CardKey card =
            is_contract ? key_of(state.column().contract) : key_of(state.encounters[state.newest].card);
        prompt.choices.push_back(
            {move, effect_words(view.cards(), card, move.b), "on " + face_of(view.cards(), card).name});
    }
    add_done(view, prompt);
    add_back_out(view, prompt);
    prompt.rules = {"R5.8", "Q5.14"};
}

void ask_order(const View& view, Prompt& prompt) {
    prompt.question = "Which card is drawn first, of these?";
    prompt.lines.push_back("Scouted: everybody sees them. They go back on top in the order chosen.");
    prompt.stage = Stage::choices;
    add_looked(view, prompt, MoveKind::pick_card, [](const Move&) { return std::string(); });
    prompt.rules = {"Q9.6"};
}

void ask_card(const View& view, Prompt& prompt) {
    prompt.question = "Which one goes to the Black Market?";
    prompt.lines.push_back("The others are shuffled back.");
    prompt.stage = Stage::choices;
    add_looked(view, prompt, MoveKind::pick_card, [](const Move&) { return std::string(); });
    prompt.rules = {"Q9.6", "Q3.12"};
}

void ask_place(const View& view, Prompt& prompt) {
    const State& state = view.state;
    const EquipmentId chosen{state.pending};
    const std::string name = chosen.exists() ? view.cards().equipment_card(chosen).name : std::string("the new card");
    prompt.question = fmt::format("Which market card does {} replace?", name);
    prompt.stage = Stage::choices;
    for (const Move& move : view.legal_of(MoveKind::pick_place)) {
        const EquipmentId card = state.market[move.a];
        Choice choice{
            move, card.exists() ? view.cards().equipment_card(card).name : fmt::format("empty place {}", move.a + 1)};
        if (card.exists()) choice.card = key_of(card);
        prompt.choices.push_back(choice);
    }
    add_back_out(view, prompt);
    prompt.rules = {"Q3.12", "Q9.6"};
}

}  // namespace encounters::table
