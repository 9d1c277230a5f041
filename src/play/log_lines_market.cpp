#include "play/log_lines.hpp"

#include <encounters/cards/names.hpp>

#include <fmt/format.h>

namespace encounters::play::lines {

using fmt::format;
using words::seat;

// Contracts and Encounters are told when they are laid or passed over.
std::string line(const CardDrawn& event, const LogNames& names) {
    const std::string card = words::card(names, event.deck, event.card);
    switch (event.reason) {
        case DrawReason::market: return format("{} comes into the Black Market", card);
        case DrawReason::contract: return "";
        case DrawReason::extension: return "";
        case DrawReason::encounter: return "";
        case DrawReason::scout: return format("on top of the {} lies {}", cards::deck_name(event.deck), card);
        case DrawReason::requisition: return format("looked at: {}", card);
        case DrawReason::salvage: return format("Salvage turns up {}", card);
    }
    return "";
}

std::string line(const CardDiscarded& event, const LogNames& names) {
    const std::string card = words::card(names, event.deck, event.card);
    switch (event.reason) {
        case DiscardReason::market_replaced: return "";
        case DiscardReason::requisitioned: return "";
        case DiscardReason::market_cleared: return format("{} leaves the Black Market", card);
        case DiscardReason::room_made: return format("{} is discarded to make room", card);
        case DiscardReason::not_chosen: return format("{} is passed over", card);
        case DiscardReason::tableau_cleared: return "";
        case DiscardReason::failed_encounter: return format("{}, the Encounter that was failed, is discarded", card);
        case DiscardReason::salvage_without_maintenance:
            return format("{} prints no maintenance and is discarded", card);
        case DiscardReason::salvage_left: return format("{} is not kept", card);
        case DiscardReason::hire_spent: return "";
    }
    return "";
}

std::string line(const DeckRebuilt& event, const LogNames&) {
    return format("the discarded {} are shuffled into a new deck of {}", cards::deck_name(event.deck), event.cards);
}

// A market's cards and prices are on the table; the log tells what is done with them.
std::string line(const MarketOpened&, const LogNames&) { return ""; }
std::string line(const MarketClosed&, const LogNames&) { return ""; }

std::string line(const EquipmentBought& event, const LogNames& names) {
    return format("{} buys {} for {}", seat(names, event.seat), words::equipment(names, event.card),
                  words::cbills(event.cost));
}

std::string line(const EquipmentReadied& event, const LogNames& names) {
    return format("{} readies {} for {}", seat(names, event.seat), words::equipment(names, event.card),
                  words::cbills(event.cost));
}

std::string line(const MarketReplaced& event, const LogNames& names) {
    return format("{} replaces {} in the Black Market", seat(names, event.seat), words::equipment(names, event.card));
}

}  // namespace encounters::play::lines
