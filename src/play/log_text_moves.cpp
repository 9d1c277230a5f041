// Actions in words, as a button, a list or a journal says them.
#include <encounters/play/words.hpp>

#include <encounters/cards/names.hpp>

#include <fmt/format.h>

namespace encounters::play {

using fmt::format;

namespace {

std::string die_text(const State& state, int index) {
    if (index >= state.dice_count) return "a die";
    return words::die(state.dice[index].colour, state.dice[index].face);
}

std::string dice_text(const State& state, std::uint32_t dice) {
    std::string text;
    for (int i = 0; i < state.dice_count; ++i)
        if ((dice >> i) & 1u) text += format("{}{}", text.empty() ? "" : " + ", die_text(state, i));
    return text;
}

std::string market_name(const State& state, const LogNames& names, int place) {
    return place < kMaxMarket && state.market[place].exists() ? words::equipment(names, state.market[place])
                                                              : format("the empty place {}", place + 1);
}

std::string own_name(const State& state, const LogNames& names, int slot) {
    return slot < kMaxEquipment ? words::equipment(names, state.player().equipment[slot]) : "Equipment";
}

// ---- luck

std::string rolled_text(const Move& move, const State& state, const LogNames& names) {
    const Chance due = chance(state, *names.catalogue);
    DiceList dice;
    for (int i = 0; i < move.face_count; ++i) dice.add(due.colours[i], move.faces[i]);
    return format("roll {}", words::roll(dice));
}

std::string luck_text(const Move& move, const State& state, const LogNames& names) {
    if (move.kind == MoveKind::dice_landed) return rolled_text(move, state, names);
    if (move.kind == MoveKind::seat_drawn) return format("{} begins", words::seat(names, move.a));
    if (move.kind == MoveKind::command_dealt) return format("deal {}", words::command(names, CommandId{move.a}));
    return format("draw {}", words::card(names, chance(state, *names.catalogue).deck, move.a));
}

// ---- the market

std::string buy_text(const Move& move, const State& state, const LogNames& names) {
    const EquipmentId card = state.market[move.a];
    if (!card.exists()) return "buy Equipment";
    return format("buy {} for {}", words::equipment(names, card),
                  words::cbills(cost_of(state, *names.catalogue, card)));
}

std::string ready_text(const Move& move, const State& state, const LogNames& names) {
    const int price = maintenance_of(state, *names.catalogue, state.player().equipment[move.a]);
    return format("ready {} for {}", own_name(state, names, move.a), words::cbills(price));
}

// ---- the turn

std::string flip_text(const State& state) {
    if (state.extending) return format("flip the Contract of {}", words::column(state.column_count));
    return "flip the Contracts";
}

std::string contract_choice(const Move& move, const State& state, const LogNames& names) {
    const ContractId card{state.looked[move.a]};
    if (!card.exists()) return "choose a Contract";
    return format("choose {} (Reputation {})", words::contract(names, card),
                  names.catalogue->contract(card).reputation);
}

std::string encounter_choice(const Move& move, const State& state, const LogNames& names) {
    const EncounterId card{state.looked[move.a]};
    if (!card.exists()) return "choose an Encounter";
    return format("face {}, value {}", words::encounter(names, card), value_of(state, *names.catalogue, card));
}

std::string swap_text(const Move& move, const State& state) {
    return format("swap {} for {}", die_text(state, move.a), cards::colour_name(static_cast<Colour>(move.b)));
}

std::string_view done_text(const State& state) {
    return state.phase == Phase::swaps ? "leave the other locked dice as they are" : "use no more icons";
}

// ---- use

struct PickedDie {
    const State& state;
    int index;
    std::string name() const { return die_text(state, index); }
    int face() const { return state.dice[index].face; }
};

std::string pick_text(const PickedDie& die, const Effect& effect) {
    if (std::holds_alternative<SetFace>(effect)) return format("set {} to another face", die.name());
    if (std::holds_alternative<Adjust>(effect)) return format("adjust {}", die.name());
    if (std::holds_alternative<Reroll>(effect)) return format("reroll {}", die.name());
    if (std::holds_alternative<Flip>(effect)) return format("flip {} to {}", die.name(), 7 - die.face());
    if (std::holds_alternative<LockExtra>(effect)) return format("lock {} as well", die.name());
    return format("choose {}", die.name());
}

const CardFace* card_in_use(const State& state, const Catalogue& catalogue) {
    if (state.use.source == kSourceHire || state.use.source == kNone) return nullptr;
    if (state.use.source == kSourcePower) return &catalogue.command(CommandId{state.use.card});
    return &catalogue.equipment_card(EquipmentId{state.use.card});
}

std::string pick_die_text(const Move& move, const State& state, const LogNames& names) {
    const PickedDie die{state, move.a};
    if (move.a >= state.dice_count) return "choose a die";
    if (state.use.source == kSourceHire) return format("raise {} to {}", die.name(), die.face() + 1);
    const CardFace* card = card_in_use(state, *names.catalogue);
    if (card == nullptr || state.use.effect >= card->effects.size()) return format("choose {}", die.name());
    return pick_text(die, card->effects[state.use.effect]);
}

std::string strike_text(const Move& move, const State& state, const LogNames& names) {
    const auto target = static_cast<StrikeTarget>(move.a);
    const std::uint8_t card = target == StrikeTarget::contract ? state.column().contract.value
                              : state.newest == kNone          ? kNone
                                                               : state.encounters[state.newest].card.value;
    return format("strike {}", words::struck(names, target, card, move.b));
}

std::string pick_card_text(const Move& move, const State& state, const LogNames& names) {
    if (state.phase == Phase::use_card)
        return format("put {} into the Black Market", words::equipment(names, EquipmentId{state.looked[move.a]}));
    const CardFace* card = card_in_use(state, *names.catalogue);
    const Scout* scout = card != nullptr && state.use.effect < card->effects.size()
                             ? std::get_if<Scout>(&card->effects[state.use.effect])
                             : nullptr;
    if (scout == nullptr) return "choose a card";
    return format("put {} {}", words::card(names, scout->deck, state.looked[move.a]),
                  state.placed_count == 0 ? "on top" : "next");
}

// ---- endings

// Q6.7: what is promised may still be lost.
std::string_view assault_text(const State& state, const Catalogue& catalogue) {
    return assault_ahead(state, catalogue) ? ", after a final assault" : "";
}

std::string escape_text(const State& state, const LogNames& names) {
    return format("Escape and collect {}{}", words::cbills(payout_total(state, *names.catalogue, Ending::escape)),
                  assault_text(state, *names.catalogue));
}

std::string complete_text(const State& state, const LogNames& names) {
    return format("complete: collect {} and score {} Reputation{}",
                  words::cbills(payout_total(state, *names.catalogue, Ending::complete)),
                  reputation_on_complete(state, *names.catalogue), assault_text(state, *names.catalogue));
}

std::string default_text(const State& state, const LogNames& names) {
    const std::string name =
        state.newest == kNone ? "" : " on " + words::encounter(names, state.encounters[state.newest].card);
    return format("Default{}", name);
}

std::string salvage_text(const Move& move, const State& state, const LogNames& names) {
    const std::string found = words::equipment(names, EquipmentId{state.salvaged});
    if (move.kind == MoveKind::leave_salvage) return format("leave {}", found);
    if (move.a == kNone) return format("keep {}, exhausted", found);
    return format("keep {}, exhausted, and discard {}", found, own_name(state, names, move.a));
}

std::string token_text(const Move& move, const State& state, const LogNames& names) {
    const std::string_view token = state.phase == Phase::give_patronage ? "Noble Patronage" : "Censure";
    if (move.a == to_move(state, *names.catalogue)) return format("keep {}", token);
    return format("give {} to {}", token, words::seat(names, move.a));
}

std::string use_text(const Move& move, const State& state, const LogNames& names) {
    switch (move.kind) {
        case MoveKind::use_equipment: return format("use {}", own_name(state, names, move.a));
        case MoveKind::use_power: return format("use the power of {}", words::command(names, state.player().command));
        case MoveKind::use_hire:
            return format("spend the Field Hire {} to raise a die by 1", words::encounter(names, EncounterId{move.a}));
        case MoveKind::pick_die: return pick_die_text(move, state, names);
        case MoveKind::pick_face: return format("turn {} to {}", die_text(state, state.use.die), move.a);
        case MoveKind::strike: return strike_text(move, state, names);
        case MoveKind::pick_card: return pick_card_text(move, state, names);
        case MoveKind::pick_place: return format("put it in place of {}", market_name(state, names, move.a));
        default: return std::string(kind_text(move.kind));
    }
}

}  // namespace

std::string move_text(const Move& move, const State& state, const LogNames& names) {
    switch (move.kind) {
        case MoveKind::dice_landed:
        case MoveKind::card_drawn:
        case MoveKind::seat_drawn:
        case MoveKind::command_dealt: return luck_text(move, state, names);
        case MoveKind::start_fresh: return "start fresh";
        case MoveKind::secure: return format("Secure {}", words::contract(names, state.column().contract));
        case MoveKind::swap: return swap_text(move, state);
        case MoveKind::done: return std::string(done_text(state));
        case MoveKind::buy: return buy_text(move, state, names);
        case MoveKind::make_room: return format("discard {} to make room", own_name(state, names, move.a));
        case MoveKind::ready: return ready_text(move, state, names);
        case MoveKind::replace: return format("replace {} in the Black Market", market_name(state, names, move.a));
        case MoveKind::flip_contracts: return flip_text(state);
        case MoveKind::choose_contract: return contract_choice(move, state, names);
        case MoveKind::reveal: return "reveal the next Encounter";
        case MoveKind::choose_encounter: return encounter_choice(move, state, names);
        case MoveKind::lock: return format("lock {}", dice_text(state, move.dice));
        case MoveKind::declare_default: return default_text(state, names);
        case MoveKind::use_equipment:
        case MoveKind::use_power:
        case MoveKind::use_hire:
        case MoveKind::pick_die:
        case MoveKind::pick_face:
        case MoveKind::strike:
        case MoveKind::pick_card:
        case MoveKind::pick_place: return use_text(move, state, names);
        case MoveKind::escape: return escape_text(state, names);
        case MoveKind::complete: return complete_text(state, names);
        case MoveKind::extend: return format("extend into {}", words::column(state.column_count));
        case MoveKind::burn: return format("burn the tableau for {} Reputation", names.catalogue->table.burn_cost);
        case MoveKind::keep_standing: return "leave the tableau to the next player";
        case MoveKind::take_salvage:
        case MoveKind::leave_salvage: return salvage_text(move, state, names);
        case MoveKind::give_token: return token_text(move, state, names);
    }
    return "";
}

std::string move_text(const Move& move, const State& state, const Catalogue& catalogue) {
    LogNames names;
    names.catalogue = &catalogue;
    return move_text(move, state, names);
}

std::string_view kind_text(MoveKind kind) {
    switch (kind) {
        case MoveKind::dice_landed: return "roll";
        case MoveKind::card_drawn: return "draw a card";
        case MoveKind::seat_drawn: return "draw who begins";
        case MoveKind::command_dealt: return "deal a Command";
        case MoveKind::start_fresh: return "start fresh";
        case MoveKind::secure: return "Secure";
        case MoveKind::swap: return "swap a locked die";
        case MoveKind::done: return "be done";
        case MoveKind::buy: return "buy Equipment";
        case MoveKind::make_room: return "make room";
        case MoveKind::ready: return "ready Equipment";
        case MoveKind::replace: return "replace a market card";
        case MoveKind::flip_contracts: return "flip the Contracts";
        case MoveKind::choose_contract: return "choose a Contract";
        case MoveKind::reveal: return "reveal the next Encounter";
        case MoveKind::choose_encounter: return "choose an Encounter";
        case MoveKind::lock: return "lock dice";
        case MoveKind::declare_default: return "Default";
        case MoveKind::use_equipment: return "use Equipment";
        case MoveKind::use_power: return "use the Command's power";
        case MoveKind::use_hire: return "spend a Field Hire";
        case MoveKind::pick_die: return "choose a die";
        case MoveKind::pick_face: return "choose a face";
        case MoveKind::strike: return "strike an effect";
        case MoveKind::pick_card: return "choose a card";
        case MoveKind::pick_place: return "choose a place";
        case MoveKind::escape: return "Escape";
        case MoveKind::complete: return "complete";
        case MoveKind::extend: return "extend";
        case MoveKind::burn: return "burn";
        case MoveKind::keep_standing: return "leave the tableau standing";
        case MoveKind::take_salvage: return "keep the Salvage";
        case MoveKind::leave_salvage: return "leave the Salvage";
        case MoveKind::give_token: return "give the token";
    }
    return "";
}

}  // namespace encounters::play
