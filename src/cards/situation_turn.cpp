// The dice of a situation, a card half used, the tokens and what else is known of the turn.
#include "cards/dice_fields.hpp"
#include "cards/situation_keys.hpp"
#include "cards/situation_reading.hpp"
#include "cards/situation_words.hpp"

#include <encounters/rules/invariants.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::cards {

namespace {

constexpr Range kDiceOfColour{1, 9};

DiceCounts counts_or_none(Fields& root, std::string_view key, Draft& draft) {
    const auto* value = root.optional(key);
    return value ? counts_of({*value, key}, kDiceOfColour, draft.faults) : DiceCounts{};
}

void add_dice(Draft& draft, Colour colour, int count, std::uint8_t place) {
    auto& left = draft.dice_left[static_cast<std::size_t>(index_of(colour))];
    for (; count > 0 && left > 0; --count, --left) {
        Die die;
        die.colour = colour;
        die.place = place;
        draft.state.dice[draft.state.dice_count++] = die;
    }
}

// Those printed on the Command and the bonus and Contract dice, less those that are told to lie elsewhere.
void add_usual_dice(Draft& draft) {
    const auto& state = draft.state;
    if (state.active >= state.seat_count || !state.player().command.exists()) return;
    auto dice = draft.cards.command(state.player().command).dice;
    DiceCounts placed{};
    for (int i = 0; i < state.dice_count; ++i)
        ++placed[static_cast<std::size_t>(index_of(state.dice[static_cast<std::size_t>(i)].colour))];
    for (const auto colour : kAllColours) {
        const auto at = static_cast<std::size_t>(index_of(colour));
        const int count = dice[at] + state.bonus_dice[at] + state.contract_dice[at] - placed[at];
        add_dice(draft, colour, count, kUnlocked);
    }
}

// The place of the die that waits for a face, once the dice are in their order.
void find_chosen(Draft& draft, const Die& chosen) {
    const auto& dice = draft.state.dice;
    const auto at = std::find(dice.begin(), dice.begin() + draft.state.dice_count, chosen);
    draft.state.use.die = static_cast<std::uint8_t>(at - dice.begin());
}

void read_unlocked(Fields& root, Draft& draft) {
    const auto* list = root.optional("dice");
    if (!list) return add_usual_dice(draft);
    const auto* items = items_of({*list, "dice"}, {0, kMaxDice}, draft.faults);
    if (!items) return;
    std::optional<Die> chosen;
    for (const auto& item : *items) {
        const auto read = take_die(draft, item, kUnlocked);
        if (!read) continue;
        draft.state.dice[draft.state.dice_count++] = read->die;
        if (read->chosen) chosen = read->die;
    }
    sort_dice(draft.state);
    if (chosen) find_chosen(draft, *chosen);
}

// Q8.15
void count_swapped(State& state) {
    if (state.phase != Phase::swaps) return;
    for (int i = 0; i < state.dice_count; ++i) {
        const auto& die = state.dice[static_cast<std::size_t>(i)];
        if (die.locked() && die.marks == kDieTouched) ++state.swapped[static_cast<std::size_t>(index_of(die.colour))];
    }
}

// Which card is used; a fault when it isn't one of the active seat.
void read_source(Fields& fields, Draft& draft) {
    auto& use = draft.state.use;
    const auto& player = draft.state.player();
    const bool is_power = fields.flag("power");
    const auto* slot = fields.optional("equipment");
    const auto* hire = fields.optional("field_hire");
    fields.needs_one_of({"equipment", "power", "field_hire"});
    if (is_power) {
        use.source = kSourcePower;
        use.card = player.command.value;
    } else if (slot && player.equipment_count == 0) {
        draft.faults.error(*slot, "the active seat has no Equipment");
    } else if (slot) {
        const auto number = whole_number({*slot, "equipment"}, {1, player.equipment_count}, draft.faults);
        use.source = static_cast<std::uint8_t>(number.value_or(1) - 1);
        use.card = number ? player.equipment[use.source].value : kNone;
    } else if (hire) {
        auto kept = draft.left;
        draft.left[static_cast<std::size_t>(Deck::encounters)] = all_cards(draft.cards.copies_of(Deck::encounters));
        use.source = kSourceHire;
        use.card = take_named(draft, Deck::encounters, *hire).value_or(kNone);
        draft.left = kept;
    }
}

std::size_t effects_of_use(const Draft& draft) {
    const auto& use = draft.state.use;
    if (use.card == kNone || use.source == kSourceHire) return 1;
    if (use.source == kSourcePower) return draft.cards.command(CommandId{use.card}).effects.size();
    return draft.cards.equipment_card(EquipmentId{use.card}).effects.size();
}

void read_tokens(Fields& root, Draft& draft) {
    const auto* value = root.optional("tokens");
    if (!value) return;
    Fields fields(*value, "tokens", draft.faults);
    if (const auto* seat = fields.optional("patronage"))
        draft.state.patronage = seat_of(draft, {*seat, "patronage"}).value_or(kNoSeat);
    if (const auto* seat = fields.optional("censure"))
        draft.state.censure = seat_of(draft, {*seat, "censure"}).value_or(kNoSeat);
    fields.close();
}

std::optional<int> column_of(Draft& draft, Named found) {
    if (found.value.kind == ValueKind::null) return kNone;
    const auto column = whole_number(found, {1, draft.state.column_count}, draft.faults);
    if (!column) return std::nullopt;
    return *column - 1;
}

std::optional<int> value_of_key(const Value& value, Draft& draft, const TurnKey& key) {
    const Named found{value, key.key};
    switch (key.kind) {
        case KeyKind::flag: {
            const auto flag = truth(found, draft.faults);
            return flag ? std::optional<int>(*flag ? 1 : 0) : std::nullopt;
        }
        case KeyKind::number: return whole_number(found, key.range, draft.faults);
        case KeyKind::column: return column_of(draft, found);
        case KeyKind::seat: {
            const auto seat = seat_of(draft, found);
            return seat ? std::optional<int>(*seat) : std::nullopt;
        }
        case KeyKind::ending:
        case KeyKind::step: {
            const auto word = word_of(found, key.kind == KeyKind::ending ? ending_words() : step_words(), draft.faults);
            return word ? std::optional<int>(static_cast<int>(*word)) : std::nullopt;
        }
    }
    return std::nullopt;
}

}  // namespace

void read_key(Fields& root, Draft& draft, const TurnKey& key) {
    const auto* value = root.optional(key.key);
    const int usual = key.usual(draft.state, draft.cards);
    key.set(draft.state, value ? value_of_key(*value, draft, key).value_or(usual) : usual);
}

void read_dice(Fields& root, Draft& draft) {
    draft.state.bonus_dice = counts_or_none(root, "bonus_dice", draft);
    draft.state.contract_dice = counts_or_none(root, "contract_dice", draft);
    const auto left_out = counts_or_none(root, "left_out", draft);
    for (const auto colour : kAllColours)
        add_dice(draft, colour, left_out[static_cast<std::size_t>(index_of(colour))], kLeftOut);
    read_unlocked(root, draft);
    sort_dice(draft.state);
    count_swapped(draft.state);
}

void read_use(Fields& root, Draft& draft) {
    const auto* value = root.optional("use");
    if (!value) return;
    if (draft.state.active >= draft.state.seat_count)
        return draft.faults.error(*value, "nobody is active to use a card");
    auto& use = draft.state.use;
    Fields fields(*value, "use", draft.faults);
    read_source(fields, draft);
    use.effect =
        static_cast<std::uint8_t>(fields.whole_or("effect", {1, static_cast<int>(effects_of_use(draft))}, 1) - 1);
    if (const auto* icons = fields.optional("icons")) use.icons = icons_of({*icons, "icons"}, draft.faults);
    use.acted = fields.flag("acted");
    if (const auto* back = fields.optional("back")) word_of({*back, "back"}, decision_words(), draft.faults);
    fields.close();
}

void read_turn(Fields& root, Draft& draft) {
    read_tokens(root, draft);
    for (const auto& key : turn_keys()) read_key(root, draft, key);
}

}  // namespace encounters::cards
