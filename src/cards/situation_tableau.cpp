// The columns of a situation, and where the other cards lie.
#include "cards/situation_keys.hpp"
#include "cards/situation_reading.hpp"
#include "cards/words.hpp"

#include <fmt/format.h>

#include <variant>

namespace encounters::cards {

namespace {

// Effects of a card that were struck, numbered from 1 as they are printed.
std::uint8_t struck_of(Fields& fields, std::size_t effects) {
    std::uint8_t struck = 0;
    const auto* list = fields.optional("struck");
    const int count = static_cast<int>(effects);
    const auto* items = list ? items_of({*list, "struck"}, {0, count}, fields.faults()) : nullptr;
    if (!items) return struck;
    for (const auto& item : *items)
        if (const auto effect = whole_number({item, "an effect"}, {1, count}, fields.faults()))
            struck = static_cast<std::uint8_t>(struck | (1u << (*effect - 1)));
    return struck;
}

// A flag that is usually set can be written false.
bool flag_or(Fields& fields, std::string_view key, bool usual) {
    const auto* value = fields.optional(key);
    return value ? truth({*value, key}, fields.faults()).value_or(usual) : usual;
}

void add_die(Draft& draft, const Value& value, std::uint8_t place) {
    if (const auto read = take_die(draft, value, place)) draft.state.dice[draft.state.dice_count++] = read->die;
}

void read_locked(Fields& fields, Draft& draft, std::uint8_t index) {
    const auto* locked = fields.optional("locked");
    const auto* items = locked ? items_of({*locked, "locked"}, {0, kMaxDice}, draft.faults) : nullptr;
    if (!items) return;
    if (!items->empty() && !draft.state.encounters[index].defeated())
        draft.faults.error(*locked, "dice can't be locked on an Encounter that nobody has defeated");
    for (const auto& item : *items) add_die(draft, item, index);
}

void read_defeat(Fields& fields, Draft& draft, std::uint8_t index) {
    auto& encounter = draft.state.encounters[index];
    encounter.defeated_by = usually_defeated_by(draft.state, index);
    if (const auto* seat = fields.optional("defeated_by"))
        encounter.defeated_by = seat_of(draft, {*seat, "defeated_by"}).value_or(encounter.defeated_by);
    if (!encounter.defeated() && index + 1 < draft.state.encounter_count)
        draft.faults.error(fields.object(), "only the last Encounter of the tableau can be undefeated");
}

// The card of an Encounter that has left for a seat is among that seat's Field Hires, not here.
std::optional<std::uint8_t> card_of_encounter(Draft& draft, const Value& id, bool has_left) {
    if (!has_left) return take_named(draft, Deck::encounters, id);
    auto kept = draft.left;
    draft.left[static_cast<std::size_t>(Deck::encounters)] = all_cards(draft.cards.copies_of(Deck::encounters));
    const auto card = take_named(draft, Deck::encounters, id);
    draft.left = kept;
    return card;
}

void read_encounter_on_table(const Value& value, Draft& draft, std::uint8_t index) {
    auto& encounter = draft.state.encounters[index];
    Fields fields(value, "an Encounter", draft.faults);
    const auto* id = fields.required("card", "the id of an Encounter");
    encounter.gone = fields.flag("hired") ? 1 : 0;
    const auto card = id ? card_of_encounter(draft, *id, encounter.gone) : std::nullopt;
    if (card) encounter.card = EncounterId{*card};
    read_defeat(fields, draft, index);
    read_locked(fields, draft, index);
    encounter.hazard_pay = fields.flag("hazard_pay") ? 1 : 0;
    encounter.struck = struck_of(fields, card ? draft.cards.encounter(encounter.card).effects.size() : kMaxEffects);
    fields.close();
}

const std::vector<Value>* encounters_of(const Value& column) {
    const auto* encounters = column.find("encounters");
    return encounters && encounters->kind == ValueKind::list ? &encounters->items : nullptr;
}

void read_column(const Value& value, Draft& draft, int index, std::uint8_t& next_encounter) {
    auto& column = draft.state.columns[static_cast<std::size_t>(index)];
    Fields fields(value, "a column", draft.faults);
    const auto* id = fields.required("contract", "the id of a Contract");
    const auto card = id ? take_named(draft, Deck::contracts, *id) : std::nullopt;
    if (card) column.contract = ContractId{*card};
    column.completed = flag_or(fields, "completed", usually_completed(draft.state, index)) ? 1 : 0;
    column.paid = flag_or(fields, "paid", usually_paid(draft.state, index)) ? 1 : 0;
    if (flag_or(fields, "paying", usually_paid(draft.state, index)))
        draft.state.paying = static_cast<std::uint16_t>(draft.state.paying | (1u << index));
    column.equipment_used = fields.flag("equipment_used") ? 1 : 0;
    column.bonus_reputation = static_cast<std::int8_t>(fields.whole_or("bonus_reputation", {0, 100}, 0));
    column.struck = struck_of(fields, card ? draft.cards.contract(column.contract).effects.size() : kMaxEffects);
    if (const auto* list = fields.optional("encounters"))
        items_of({*list, "encounters"}, {0, kMaxTableau}, draft.faults);
    fields.close();
    const auto* encounters = encounters_of(value);
    if (!encounters) return;
    for (const auto& item : *encounters) {
        draft.state.encounters[next_encounter].column = static_cast<std::uint8_t>(index) & 0xf;
        read_encounter_on_table(item, draft, next_encounter++);
    }
}

// 0 when the tableau is too full, which is reported.
int counted_encounters(const std::vector<Value>& columns, const Value& list, FaultList& faults) {
    std::size_t count = 0;
    for (const auto& column : columns)
        if (const auto* encounters = encounters_of(column)) count += encounters->size();
    if (count <= kMaxTableau) return static_cast<int>(count);
    faults.error(list, fmt::format("the tableau holds {} Encounters, found {}", kMaxTableau, count));
    return 0;
}

}  // namespace

void read_columns(Fields& root, Draft& draft) {
    const auto* list = root.optional("columns");
    const auto* columns =
        list ? items_of({*list, "columns"}, {0, draft.cards.table.max_columns}, draft.faults) : nullptr;
    if (!columns) return;
    const int encounters = counted_encounters(*columns, *list, draft.faults);
    if (encounters == 0 && draft.faults.has_errors()) return;
    draft.state.column_count = static_cast<std::uint8_t>(columns->size());
    draft.state.encounter_count = static_cast<std::uint8_t>(encounters);
    std::uint8_t next_encounter = 0;
    for (std::size_t i = 0; i < columns->size(); ++i)
        read_column((*columns)[i], draft, static_cast<int>(i), next_encounter);
}

}  // namespace encounters::cards
