// What the table waits for, and the cards that lie face up for a choice.
#include "lab/table_text.hpp"
#include "lab/text_lines.hpp"

#include <encounters/cards/card_text.hpp>
#include <encounters/cards/names.hpp>
#include <encounters/play/words.hpp>

#include <fmt/format.h>

namespace encounters::lab {

using fmt::format;
namespace words = play::words;

namespace {

// The deck whose cards lie in State::looked at this prompt.
std::optional<Deck> looked_deck(const State& state, const Catalogue& catalogue) {
    if (state.phase == Phase::choose_contract) return Deck::contracts;
    if (state.phase == Phase::choose_encounter) return Deck::encounters;
    if (state.phase == Phase::use_card || state.phase == Phase::use_place) return Deck::equipment;
    if (state.phase != Phase::use_order) return std::nullopt;
    const CardFace& card = state.use.source == kSourcePower
                               ? static_cast<const CardFace&>(catalogue.command(CommandId{state.use.card}))
                               : catalogue.equipment_card(EquipmentId{state.use.card});
    const Scout* scout = std::get_if<Scout>(&card.effects[state.use.effect]);
    return scout != nullptr ? scout->deck : Deck::equipment;
}

// A card in words; `about` stands behind its name.
template <class Card>
std::string face_up(const Card& card, const std::string& about, const Catalogue& catalogue) {
    const std::string effects = text_in_one_line(card, catalogue);
    return wrapped("  ", card.name + about + (effects.empty() ? "" : ": " + effects));
}

// What found Equipment costs is of no matter: it is kept for nothing.
std::string about_equipment(const State& state, const Catalogue& catalogue, EquipmentId id) {
    const EquipmentCard& card = catalogue.equipment_card(id);
    const std::string cost =
        state.phase == Phase::salvage_choice ? "" : words::cbills(cost_of(state, catalogue, id)) + ", ";
    const std::string about =
        format(" ({}, {}{})", cards::type_name(card.type), cost, care_text(state, catalogue, id));
    return face_up(card, about, catalogue);
}

std::string about_card(const State& state, const Catalogue& catalogue, Deck deck, std::uint8_t index) {
    if (deck == Deck::equipment) return about_equipment(state, catalogue, EquipmentId{index});
    if (deck == Deck::contracts) {
        const ContractCard& card = catalogue.contract(ContractId{index});
        return face_up(card, format(", Reputation {}", card.reputation), catalogue);
    }
    const int value = value_of(state, catalogue, EncounterId{index});
    const EncounterCard& card = catalogue.encounter(EncounterId{index});
    return face_up(card, format("{}, value {}", keywords_behind(card, catalogue), value), catalogue);
}

std::string facing(const State& state, const play::LogNames& names) {
    if (state.newest == kNone) return "an Encounter";
    const EncounterId card = state.encounters[state.newest].card;
    return format("{}, value {}", words::encounter(names, card), value_of(state, *names.catalogue, card));
}

std::string using_what(const State& state, const play::LogNames& names) {
    if (state.use.source == kSourceHire) return words::encounter(names, EncounterId{state.use.card});
    if (state.use.source == kSourcePower) return words::command(names, CommandId{state.use.card});
    return words::equipment(names, EquipmentId{state.use.card});
}

std::string icons_text(const State& state) {
    std::string text = words::counts(state.use.icons.colour);
    if (state.use.icons.any > 0) text += format("{}{} of any colour", text.empty() ? "" : ", ", state.use.icons.any);
    return text.empty() ? "" : format(" (icons left: {})", text);
}

std::string asked_in_use(const State& state, const play::LogNames& names) {
    const std::string what = using_what(state, names);
    if (state.phase == Phase::use_die) return format("{}: which die?{}", what, icons_text(state));
    if (state.phase == Phase::use_face) return format("{}: which face?", what);
    if (state.phase == Phase::use_strike) return format("{}: which effect is struck?", what);
    if (state.phase == Phase::use_order)
        return format("{}: which card goes back {}?", what, state.placed_count == 0 ? "on top" : "next");
    if (state.phase == Phase::use_card) return format("{}: which card goes into the Black Market?", what);
    if (state.phase == Phase::use_place) return format("{}: in place of which card?", what);
    return format("{}: the cards are being turned up", what);
}

std::string between_text(const State& state) {
    if (is_fulfilled(state)) return "every die is locked: the Contract is fulfilled";
    if (state.reveal_due) return "the secured Contract's next Encounter has to be revealed";
    return "between Encounters";
}

std::string asked(const State& state, const play::LogNames& names) {
    switch (state.phase) {
        case Phase::deal_commands:
        case Phase::first_seat: return "the table is being set up";
        case Phase::secure_choice: return "Secure the tableau, or start fresh?";
        case Phase::swaps: return "swap locked dice for white ones or ones of your own colour?";
        case Phase::before_flip: return "before the Contract is flipped";
        case Phase::flip_contracts: return "Contracts are being flipped";
        case Phase::choose_contract:
            if (to_move(state, *names.catalogue) == state.active) return "which Contract?";
            return format("which Contract must {} take?", words::seat(names, state.active));
        case Phase::between: return between_text(state);
        case Phase::make_room: return "which Equipment goes to make room?";
        case Phase::draw_encounters: return "Encounters are being flipped";
        case Phase::choose_encounter: return "which Encounter?";
        case Phase::rolled: return format("an open roll against {}", facing(state, names));
        case Phase::use_die:
        case Phase::use_face:
        case Phase::use_strike:
        case Phase::use_look:
        case Phase::use_order:
        case Phase::use_card:
        case Phase::use_place: return asked_in_use(state, names);
        case Phase::burn_choice: return "burn the tableau, or leave it to the next player?";
        case Phase::salvage_draw: return "Salvage is being drawn";
        case Phase::salvage_choice:
            return format("keep {} from the Salvage?", words::equipment(names, EquipmentId{state.salvaged}));
        case Phase::give_patronage: return "who gets Noble Patronage?";
        case Phase::give_censure: return "who gets Censure?";
        case Phase::over: return "the game is over";
    }
    return "";
}

}  // namespace

std::string keywords_behind(const EncounterCard& card, const Catalogue& catalogue) {
    std::string words;
    for (int keyword = 0; keyword < static_cast<int>(catalogue.keywords.size()); ++keyword) {
        if ((card.keywords & keyword_bit(keyword)) == 0) continue;
        words += (words.empty() ? "" : ", ") + catalogue.keywords[static_cast<std::size_t>(keyword)];
    }
    return words.empty() ? words : format(" ({})", words);
}

std::string choice_text(const State& state, const play::LogNames& names) {
    if (state.phase == Phase::salvage_choice)
        return "Found by Salvage\n" + about_card(state, *names.catalogue, Deck::equipment, state.salvaged);
    const std::optional<Deck> deck = looked_deck(state, *names.catalogue);
    if (!deck) return "";
    std::string text = "Face up for the choice\n";
    for (int i = 0; i < state.looked_count; ++i) text += about_card(state, *names.catalogue, *deck, state.looked[i]);
    return text;
}

std::string prompt_text(const State& state, const play::LogNames& names) {
    const SeatIndex decider = to_move(state, *names.catalogue);
    if (decider == kNoSeat) return asked(state, names);
    return format("{}: {}", words::seat(names, decider), asked(state, names));
}

}  // namespace encounters::lab
