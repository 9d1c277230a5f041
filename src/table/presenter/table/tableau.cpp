// The columns: Contracts with what they pay, the Encounters under them, locked dice lying on those.
#include <algorithm>

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/card_faces.hpp"
#include "table/presenter/table/column_rows.hpp"
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kColumnGap = 14;
constexpr float kHead = 16;
constexpr float kScrollLine = 22;
constexpr float kStampedHeight = 84;
constexpr float kTallColumn = 400;  // from here cards are large

bool is_current(const Desk& desk, int column) { return column == desk.state().column_count - 1; }

std::string payout_words(const Desk& desk, int column) {
    const Column& laid = desk.state().columns[static_cast<std::size_t>(column)];
    if (laid.paid) return "paid";
    const Ending ending = laid.completed ? Ending::complete : Ending::escape;
    const CashedOut pay = payout_of(desk.state(), desk.cards(), column, ending);
    if (laid.completed) return "pays " + money(pay.total);
    return fmt::format("{} each · {} so far", money(pay.rate), money(pay.total));
}

// What has become of the Contract, as it is stamped on it where there is room, or said over it.
std::string stamp_word(const Desk& desk, int column) {
    if (desk.state().columns[static_cast<std::size_t>(column)].completed) return "COMPLETED";
    return is_current(desk, column) && is_fulfilled(desk.state()) ? "FULFILLED" : "";
}

void column_head(Desk& desk, const Rectangle& line, int column, float contract_height) {
    const bool is_stamp_said = contract_height < kStampedHeight && !stamp_word(desk, column).empty();
    const bool current = is_current(desk, column);
    std::string number = fmt::format("COLUMN {}", column + 1);
    if (is_stamp_said) number += " · " + stamp_word(desk, column);
    const Colour ink = current ? Colour::amber : Colour::soft;
    text_pair(desk.scene, line, {number, {TextRole::caps, ink, Surface::night}},
              {payout_words(desk, column),
               {current ? TextRole::secondary_strong : TextRole::secondary, ink, Surface::night}});
}

void column_contract(Desk& desk, const Rectangle& at, int column) {
    const Column& laid = desk.state().columns[static_cast<std::size_t>(column)];
    const std::string& name = desk.cards().contract(laid.contract).name;
    CardLook look;
    look.control =
        card_control(desk, key_of(laid.contract), fmt::format("Contract of column {}: {}", column + 1, name));
    contract_face(desk, at, laid.contract, std::move(look));
    const std::string word = stamp_word(desk, column);
    if (!word.empty() && at.height >= kStampedHeight) desk.scene.stamp({at.right() - 62, at.bottom() - 14}, word);
}

std::vector<int> encounters_of(const State& state, int column) {
    std::vector<int> found;
    for (int index = 0; index < state.encounter_count; ++index) {
        if (state.encounters[static_cast<std::size_t>(index)].column == column) found.push_back(index);
    }
    return found;
}

// Where the number on the card isn't the one that counts: what is printed, or what its dice total. What value a beaten
// Encounter had is no longer on the table.
std::string value_note(const Desk& desk, int place, int shown) {
    const State& state = desk.state();
    const EncounterOnTable& lying = state.encounters[static_cast<std::size_t>(place)];
    const int printed = desk.cards().encounter(lying.card).value;
    if (!lying.defeated()) return shown == printed ? "" : fmt::format("printed {}", printed);
    int locked = 0;
    for (int index = 0; index < state.dice_count; ++index)
        if (state.dice[static_cast<std::size_t>(index)].place == place) locked += state.dice[static_cast<std::size_t>(index)].face;
    return locked == 0 || locked == printed ? "" : fmt::format("dice make {}", locked);
}

void column_encounter(Desk& desk, const Rectangle& at, int place, std::string label) {
    const State& state = desk.state();
    const EncounterOnTable& lying = state.encounters[static_cast<std::size_t>(place)];
    EncounterLook look;
    look.is_newest = place == state.newest && !lying.defeated();
    look.value = look.is_newest ? value_of(state, desk.cards(), lying.card) : desk.cards().encounter(lying.card).value;
    look.place = place;
    look.note = value_note(desk, place, look.value);
    look.control = card_control(desk, key_of(lying.card), std::move(label));
    encounter_face(desk, at, lying.card, std::move(look));
}

void more_lines(Desk& desk, const Rectangle& line, int column, const ColumnRows& rows) {
    if (rows.hidden_above == 0 && rows.hidden_below == 0) return;
    const auto link = [&](const Rectangle& at, std::string words, int step, Align align) {
        Control control =
            desk.scene.control(ScrollColumn{column, step}, fmt::format("{} in column {}", words, column + 1));
        desk.scene.target(at, std::move(control));
        desk.scene.text(at, words, {TextRole::secondary_strong, Colour::soft, Surface::night, align});
    };
    if (rows.hidden_above > 0)
        link({line.x, line.y, line.width / 2, line.height - 2}, fmt::format("{} earlier", rows.hidden_above), 1,
             Align::left);
    if (rows.hidden_below > 0) {
        link({line.x + line.width / 2, line.y, line.width / 2, line.height - 2},
             fmt::format("{} later", rows.hidden_below), -1, Align::right);
    }
}

void column_at(Desk& desk, Rectangle at, int column) {
    const Rectangle head = cut_top(at, kHead);
    cut_top(at, 2);
    const std::vector<int> places = encounters_of(desk.state(), column);
    const float wanted = desk.regions.is_compact ? 66.0F : 78.0F;
    const bool is_tall = at.height >= kTallColumn;
    const float roomy = is_tall ? 124.0F : 96.0F;
    const float most = at.height - static_cast<float>(places.size()) * (kWholeEncounter + 6) - 8;
    const float least = at.height - (places.empty() ? 0.0F : kWholeEncounter + kMoreLine + 8);
    const Rectangle contract = cut_top(at, std::clamp(most, std::clamp(least, 46.0F, wanted), std::max(wanted, roomy)));
    column_head(desk, head, column, contract.height);
    column_contract(desk, contract, column);
    cut_top(at, 6);
    ColumnNeed need;
    need.encounters = static_cast<int>(places.size());
    need.most_whole = !desk.regions.is_compact ? need.encounters : (is_current(desk, column) ? 1 : 0);
    need.height = at.height;
    need.most_height = is_tall ? 104.0F : 74.0F;
    need.back = desk.view.ui.column_scroll[static_cast<std::size_t>(column)];
    const ColumnRows rows = column_rows(need);
    more_lines(desk, {at.x, at.y, at.width, kMoreLine}, column, rows);
    for (const ColumnRow& row : rows.rows) {
        const int place = places[static_cast<std::size_t>(row.encounter)];
        const std::string& name =
            desk.cards().encounter(desk.state().encounters[static_cast<std::size_t>(place)].card).name;
        column_encounter(desk, {at.x, at.y + row.top, at.width, row.height}, place,
                         fmt::format("Encounter {} of column {}: {}", row.encounter + 1, column + 1, name));
    }
}

void scroll_links(Desk& desk, const Rectangle& line, const ColumnWindow& window) {
    const int after = desk.state().column_count - window.first - window.count;
    const auto link = [&](const Rectangle& at, std::string words, int step, Key key) {
        Control control = desk.scene.control(ScrollColumns{step}, words);
        control.key.key = key;
        desk.scene.button(at, {std::move(words), ""}, std::move(control));
    };
    if (window.first > 0)
        link({line.x, line.y, 190, line.height}, fmt::format("{} earlier columns", window.first), 1, Key::page_up);
    if (after > 0)
        link({line.right() - 190, line.y, 190, line.height}, fmt::format("{} later columns", after), -1,
             Key::page_down);
}

}  // namespace

void tableau(Desk& desk) {
    Rectangle at = desk.regions.tableau;
    const ColumnWindow window = column_window(desk.view, desk.regions);
    if (window.count == 0) {
        caption(desk.scene, cut_top(at, kHead), "NO CONTRACT ON THE TABLE");
        return;
    }
    if (window.count < desk.state().column_count) {
        scroll_links(desk, cut_top(at, kScrollLine), window);
        cut_top(at, 4);
    }
    for (int index = 0; index < window.count; ++index) {
        const float x = at.x + static_cast<float>(index) * (window.width + kColumnGap);
        column_at(desk, {x, at.y, window.width, at.height}, window.first + index);
    }
}

}  // namespace encounters::table
