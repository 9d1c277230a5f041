#include "players/decision_names.hpp"

#include <encounters/play/words.hpp>

#include <fmt/format.h>

#include <bit>

namespace encounters::players {

namespace {

namespace words = play::words;

std::string own_equipment(const State& state, int slot, const play::LogNames& names) {
    return words::equipment(names, state.player().equipment[static_cast<std::size_t>(slot)]);
}

std::string in_market(const State& state, int place, const play::LogNames& names) {
    return words::equipment(names, state.market[static_cast<std::size_t>(place)]);
}

std::string locking(const Move& move, const State& state) {
    const int chosen = std::popcount(move.dice);
    const int loose = unlocked_count(state);
    if (chosen < loose) return fmt::format("locking {} of {} dice", chosen, loose);
    return loose == 1 ? "locking the last die" : fmt::format("locking all {} dice", loose);
}

std::string trading(const Move& move, const State& state, const play::LogNames& names) {
    const Catalogue& cards = *names.catalogue;
    if (move.kind == MoveKind::buy)
        return fmt::format("buying {} for {}", in_market(state, move.a, names),
                           words::cbills(cost_of(state, cards, state.market[move.a])));
    if (move.kind == MoveKind::ready)
        return fmt::format("readying {} for {}", own_equipment(state, move.a, names),
                           words::cbills(maintenance_of(state, cards, state.player().equipment[move.a])));
    if (move.kind == MoveKind::make_room) return "discarding " + own_equipment(state, move.a, names);
    return fmt::format("replacing {} in the Black Market", in_market(state, move.a, names));
}

std::string completing(const State& state, const Catalogue& cards) {
    return fmt::format("completing for {} and {} Reputation", words::cbills(payout_total(state, cards, Ending::complete)),
                       reputation_on_complete(state, cards));
}

std::string using_something(const Move& move, const State& state, const play::LogNames& names) {
    if (move.kind == MoveKind::use_power) return "using the power of " + words::command(names, state.player().command);
    if (move.kind == MoveKind::use_hire) return "spending a Field Hire";
    return "using " + own_equipment(state, move.a, names);
}

std::string salvaging(const Move& move, const State& state, const play::LogNames& names) {
    const std::string found = words::equipment(names, EquipmentId{state.salvaged});
    if (move.kind == MoveKind::leave_salvage) return "leaving " + found;
    return move.a == kNone ? "keeping " + found : fmt::format("keeping {} instead of {}", found, own_equipment(state, move.a, names));
}

}  // namespace

std::string name_of(const Move& move, const State& state, const play::LogNames& names) {
    const Catalogue& cards = *names.catalogue;
    switch (move.kind) {
        case MoveKind::start_fresh: return "a fresh start";
        case MoveKind::secure: return "securing " + words::contract(names, state.column().contract);
        case MoveKind::swap: return "swapping a locked die";
        case MoveKind::done: return "doing no more";
        case MoveKind::buy:
        case MoveKind::make_room:
        case MoveKind::ready:
        case MoveKind::replace: return trading(move, state, names);
        case MoveKind::flip_contracts: return "flipping first";
        case MoveKind::choose_contract: return words::contract(names, ContractId{state.looked[move.a]});
        case MoveKind::reveal: return "pushing on";
        case MoveKind::choose_encounter: return words::encounter(names, EncounterId{state.looked[move.a]});
        case MoveKind::lock: return locking(move, state);
        case MoveKind::declare_default: return "a Default";
        case MoveKind::use_equipment:
        case MoveKind::use_power:
        case MoveKind::use_hire: return using_something(move, state, names);
        case MoveKind::pick_die: return "this die";
        case MoveKind::pick_face: return fmt::format("a {}", move.a);
        case MoveKind::strike: return "striking this out";
        case MoveKind::pick_card:
            return state.phase == Phase::use_card ? words::equipment(names, EquipmentId{state.looked[move.a]}) : "this card";
        case MoveKind::pick_place: return "replacing " + in_market(state, move.a, names);
        case MoveKind::escape: return "escaping with " + words::cbills(payout_total(state, cards, Ending::escape));
        case MoveKind::complete: return completing(state, cards);
        case MoveKind::extend: return "extending into " + words::column(state.column_count);
        case MoveKind::burn: return fmt::format("burning the tableau for {} Reputation", cards.table.burn_cost);
        case MoveKind::keep_standing: return "leaving the tableau to the next player";
        case MoveKind::take_salvage:
        case MoveKind::leave_salvage: return salvaging(move, state, names);
        case MoveKind::give_token: return "giving it to " + words::seat(names, move.a);
        case MoveKind::dice_landed:
        case MoveKind::card_drawn:
        case MoveKind::seat_drawn:
        case MoveKind::command_dealt: break;
    }
    return std::string(play::kind_text(move.kind));
}

std::string name_of_the_rest(const Move& move, const State& state, const play::LogNames& names) {
    std::vector<Move> legal;
    legal_actions(state, *names.catalogue, legal);
    std::erase(legal, move);
    return legal.size() == 1 ? name_of(legal.front(), state, names) : "otherwise";
}

}  // namespace encounters::players
