#include "lab/table_text.hpp"

#include "lab/text_lines.hpp"

#include <encounters/cards/card_text.hpp>
#include <encounters/play/words.hpp>

#include <encounters/cards/names.hpp>

#include <fmt/format.h>

namespace encounters::lab {

using fmt::format;
namespace words = play::words;

namespace {

// " 3"; a die chosen for the reroll going on (R5.5) says so.
std::string face_text(const Die& die) {
    if (die.face == 0) return " unrolled";
    return format(" {}{}", static_cast<int>(die.face), (die.marks & kDieNamed) != 0 ? " (to be rerolled)" : "");
}

// "white 1 3 3, green 5 unrolled" of the dice that `chosen` accepts.
template <class Chosen>
std::string dice_where(const State& state, Chosen chosen) {
    std::vector<std::string> colours;
    for (const Colour colour : kAllColours) {
        std::string faces;
        for (int i = 0; i < state.dice_count; ++i)
            if (state.dice[i].colour == colour && chosen(state.dice[i]))
                faces += face_text(state.dice[i]);
        if (!faces.empty()) colours.push_back(std::string(cards::colour_name(colour)) + faces);
    }
    return joined(colours);
}

// "5 white, 1 green" of the dice that `chosen` accepts.
template <class Chosen>
std::string counted_where(const State& state, Chosen chosen) {
    DiceCounts counts{};
    for (int i = 0; i < state.dice_count; ++i)
        if (chosen(state.dice[i])) ++counts[index_of(state.dice[i].colour)];
    return words::counts(counts);
}

int locked_total(const State& state, int index) {
    int total = 0;
    for (int i = 0; i < state.dice_count; ++i)
        if (state.dice[i].place == index) total += state.dice[i].face;
    return total;
}

// The dice that lie on an Encounter. What value they beat is no longer on the table: it may have been another one than
// the card's, and dice locked as well are not told from the others. So the total is said where it isn't the card's.
std::string locked_text(const State& state, const EncounterCard& card, int index) {
    const std::string dice = dice_where(state, [&](const Die& die) { return die.place == index; });
    if (dice.empty()) return "";
    const int total = locked_total(state, index);
    return total == card.value ? ", locked " + dice : format(", locked {}, {} in all", dice, total);
}

std::string encounter_line(const State& state, const play::LogNames& names, int index) {
    const EncounterOnTable& on_table = state.encounters[index];
    const EncounterCard& card = names.catalogue->encounter(on_table.card);
    const bool faced = !on_table.defeated();
    const int value = faced ? value_of(state, *names.catalogue, on_table.card) : card.value;
    const std::string_view open = state.phase == Phase::rolled ? "to beat now" : "not beaten";
    const std::string locked = locked_text(state, card, index);
    const bool differs = faced ? value != card.value : locked.ends_with("in all");
    std::string about = faced ? std::string(open) : format("beaten by {}", words::seat(names, on_table.defeated_by));
    about += (differs ? format(", printed {}", card.value) : "") + locked;
    if (on_table.hazard_pay != 0) about += ", hazard pay earned";
    if (on_table.gone != 0) about += ", the card has joined a player";
    std::string text = wrapped(format("    {:>2}  ", value), format("{}{}: {}", card.name, keywords_behind(card, *names.catalogue), about));
    const std::string effects = text_in_one_line(card, *names.catalogue);
    return text + (effects.empty() ? "" : wrapped("        ", effects));
}

std::string column_line(const State& state, const play::LogNames& names, int index) {
    const Column& column = state.columns[index];
    const ContractCard& card = names.catalogue->contract(column.contract);
    std::string about = format("Reputation {}", card.reputation);
    if (column.bonus_reputation != 0) about += format(" + {}", static_cast<int>(column.bonus_reputation));
    if (column.completed != 0) about += ", completed";
    if (column.paid != 0) about += ", paid";
    std::string text = wrapped(format("  Column {}: ", index + 1), format("{} ({})", card.name, about));
    const std::string effects = text_in_one_line(card, *names.catalogue);
    return text + (effects.empty() ? "" : wrapped("        ", effects));
}

std::string rule(char stroke) { return std::string(kTerminalWidth, stroke) + '\n'; }

}  // namespace

std::string tableau_text(const State& state, const play::LogNames& names) {
    if (state.column_count == 0) return "Tableau: empty\n";
    std::string text = "Tableau\n";
    for (int column = 0; column < state.column_count; ++column) {
        text += column_line(state, names, column);
        for (int i = 0; i < state.encounter_count; ++i)
            if (state.encounters[i].column == column) text += encounter_line(state, names, i);
    }
    return text + worth_text(state, *names.catalogue);
}

std::string dice_text(const State& state, const play::LogNames& names) {
    std::string text = "Dice\n";
    const auto add = [&text](std::string_view what, const std::string& dice) {
        if (!dice.empty()) text += wrapped(format("  {:<10} ", what), dice);
    };
    add("unlocked", dice_where(state, [](const Die& die) { return die.unlocked() && die.face != 0; }));
    add("not rolled", counted_where(state, [](const Die& die) { return die.unlocked() && die.face == 0; }));
    add("locked", dice_where(state, [](const Die& die) { return die.locked(); }));
    add("left out", counted_where(state, [](const Die& die) { return die.place == kLeftOut; }));
    std::vector<std::string> types;
    const ColourSet bars = state.active == kNoSeat ? ColourSet{0} : barred(state, *names.catalogue);
    for (const Colour colour : kAllColours)
        if ((bars & colour_bit(colour)) != 0)
            types.push_back(format("{} ({})", cards::colour_name(colour), cards::type_name(colour)));
    add("barred", joined(types));
    return text == "Dice\n" ? "Dice: none in play\n" : text;
}

std::string decks_text(const State& state, const play::LogNames& names) {
    std::vector<std::string> decks;
    for (const Deck which : {Deck::contracts, Deck::encounters, Deck::equipment}) {
        const DeckState& deck = state.deck(which);
        std::string text = format("{} {} (discards {})", cards::deck_name(which), deck.size(), deck.discards.count());
        for (int i = 0; i < deck.known_count; ++i)
            text += format("{} {}", i == 0 ? ", on top" : ",", words::card(names, which, deck.known[i]));
        decks.push_back(text);
    }
    return wrapped("Decks: ", joined(decks));
}

std::string table_text(const State& state, const play::LogNames& names) {
    return rule('=') + seats_text(state, names) + rule('-') + market_text(state, names) + rule('-') +
           tableau_text(state, names) + dice_text(state, names) + decks_text(state, names) + choice_text(state, names) +
           rule('=');
}

}  // namespace encounters::lab
