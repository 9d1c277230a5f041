#include "play/log_lines.hpp"

#include <encounters/cards/names.hpp>

#include <fmt/format.h>

namespace encounters::play::lines {

using fmt::format;
using words::seat;

std::string line(const EquipmentUsed& event, const LogNames& names) {
    return format("{} uses {}", seat(names, event.seat), words::equipment(names, event.card));
}

std::string line(const PowerUsed& event, const LogNames& names) {
    return format("{} uses the power of {}", seat(names, event.seat), words::command(names, event.command));
}

std::string line(const HireUsed& event, const LogNames& names) {
    return format("{} spends the Field Hire {}", seat(names, event.seat), words::encounter(names, event.card));
}

std::string line(const EffectStruck& event, const LogNames& names) {
    return format("{} strikes {}", seat(names, event.seat),
                  words::struck(names, event.target, event.card, event.effect));
}

std::string line(const DeckScouted& event, const LogNames& names) {
    return format("{} looks at the top {} of the {}", seat(names, event.seat), event.cards,
                  cards::deck_name(event.deck));
}

std::string line(const ScoutOrdered& event, const LogNames& names) {
    std::string cards;
    for (int i = 0; i < event.count; ++i)
        cards += format("{}{}", i == 0 ? "" : ", ", words::card(names, event.deck, event.top[i]));
    return format("{} puts back, topmost first: {}", seat(names, event.seat), cards);
}

std::string line(const Requisitioned& event, const LogNames& names) {
    const std::string where = event.replaced.exists()
                                  ? format("in place of {}", words::equipment(names, event.replaced))
                                  : format("at the empty place {}", event.place + 1);
    return format("{} puts {} into the Black Market {}", seat(names, event.seat), words::equipment(names, event.card),
                  where);
}

std::string line(const DeckShuffled& event, const LogNames&) {
    return format("the deck of {} is shuffled", cards::deck_name(event.deck));
}

}  // namespace encounters::play::lines
