// Chapter 9 of the rules: what Contracts and Commands pay and score, and the penalty of a Default.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

constexpr KeywordSet kClan = keyword_bit(0);

Pay pay(PayWhen when, int cbills, KeywordSet keywords = 0) {
    return Pay{when, static_cast<std::uint8_t>(cbills), keywords};
}

ReputationIf more_if(ReputationCondition condition, int reputation, int encounters = 0, KeywordSet keywords = 0) {
    return ReputationIf{condition, static_cast<std::uint8_t>(reputation), static_cast<std::uint8_t>(encounters), keywords};
}

Cards settling_cards() {
    return Cards{}
        .contract("pays each 2", {pay(PayWhen::per_encounter, 2)})
        .contract("pays Clan 2", {pay(PayWhen::per_keyword, 2, kClan)})
        .contract("pays escape 3", {pay(PayWhen::on_escape, 3)})
        .contract("pays completion 4", {pay(PayWhen::on_completion, 4)})
        .contract("secure bonus 5", {SecureBonus{5}})
        .contract("penalty 3", {DefaultPenalty{3}})
        .contract("Clan scores 2", {more_if(ReputationCondition::keyword_defeated, 2, 0, kClan)})
        .contract("two score 1", {more_if(ReputationCondition::encounters_defeated, 1, 2)})
        .contract("bare scores 3", {more_if(ReputationCondition::no_equipment_used, 3)})
        .encounter("clan", 2, {}, kClan)
        .copies(4)
        .equipment("exactly 1", Colour::white, {Adjust{AdjustKind::exactly, 1, any_icons(1)}})
        .copies(2)
        .equipment("scout", Colour::white, {Scout{Deck::encounters, 1}})
        .equipment("add black", Colour::black, {AddDice{{0, 0, 0, 0, 1}}});
}

// A first seat whose Command carries these effects beside five white dice and a yellow one.
Table with_command(Cards cards, const std::vector<Effect>& effects) {
    auto start = seats(2);
    start.commands = {"special command", "green command"};
    return Table{cards.command("special command", {5, 1, 0, 0, 0}, effects), start};
}

// The Reputation of one Contract, with what conditions add.
ReputationScored scored_with(int seat, int value, int condition_bonus, int command_bonus = 0) {
    auto event = scored(seat, 0, value);
    event.condition_bonus = static_cast<std::int16_t>(condition_bonus);
    event.command_bonus = static_cast<std::int16_t>(command_bonus);
    event.total = static_cast<std::int16_t>(value + condition_bonus + command_bonus);
    return event;
}

std::vector<Event> scores(Table& table) {
    table.heard();
    table.act(MoveKind::complete);
    return only<ReputationScored>(table.heard());
}

std::vector<Event> cash_outs_of(Table& table, MoveKind ending) {
    table.heard();
    table.act(ending);
    std::vector<Event> events;
    for (const auto& event : settled(table.heard()))
        if (std::holds_alternative<CashedOut>(event)) events.push_back(event);
    return events;
}

}  // namespace

TEST_CASE("Q9.1 running effects hold while their Contract is current, for a securer too", "[Q9.1][effect:encounter_value]") {
    Table table{Cards{}.contract("values +2", {EncounterValue{2, ValueScope::every_encounter, 0}})};
    const auto four = table.encounter("value 4");
    table.flip("values +2");
    CHECK(value_of(table.state, table.catalogue, four) == 6);
    fail(table);
    table.secure();
    CHECK(value_of(table.state, table.catalogue, four) == 6);
    table.reveal("value 4", {1, 1, 1, 1, 2, yellow(1)});
    table.lock({1, 1, 1, 1, 2});
    table.beat("value 1", {yellow(3)}, {yellow(3)});
    table.extend_to("contract 1");

    CHECK(value_of(table.state, table.catalogue, four) == 4);
}

TEST_CASE("Q9.1 a settling effect stays with its column, whoever cashes it out", "[Q9.1][effect:pay]") {
    Table table{settling_cards()};
    table.flip("pays each 2");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    sweep(table);
    table.extend_to("contract 1");
    beat_one(table, "value 4");

    CHECK(cash_outs_of(table, MoveKind::escape) ==
          told(paid(1, 0, 2, Extra{0, 0, 4, 0, 0}), paid(1, 1, 1)));
}

TEST_CASE("Q9.1 pay for each Encounter and for each of a keyword", "[Q9.1][effect:pay]") {
    Table table{settling_cards()};
    table.flip("pays Clan 2");
    beat_one(table, "clan");
    beat_one(table, "clan");
    beat_one(table, "value 4");

    CHECK(cash_outs_of(table, MoveKind::escape) == told(paid(0, 0, 3, Extra{0, 0, 4, 0, 0})));
    CHECK(table.seat(0).cbills == 3 + 4);
}

TEST_CASE("Q9.1 a Command's pay counts for each column cashed out in its owner's turn", "[Q9.1][effect:pay]") {
    auto table = with_command(settling_cards(), {pay(PayWhen::per_encounter, 1)});
    table.flip("contract 1");
    beat_one(table, "value 4");
    sweep(table);
    table.extend_to("contract 1");
    beat_one(table, "value 4");

    CHECK(cash_outs_of(table, MoveKind::escape) ==
          told(paid(0, 0, 2, Extra{0, 0, 0, 2, 0}), paid(0, 1, 1, Extra{0, 0, 0, 1, 0})));
}

TEST_CASE("Q9.1 a Command's pay is not for another's turn", "[Q9.1][R1.10][effect:pay]") {
    auto table = with_command(settling_cards(), {pay(PayWhen::per_encounter, 1)});
    table.flip("contract 1");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    beat_one(table, "value 4");

    CHECK(cash_outs_of(table, MoveKind::escape) == told(paid(1, 0, 2)));
}

TEST_CASE("Q9.1 a Command's reputation_if counts for columns completed or extended that same turn", "[Q9.1][Q9.3][effect:reputation_if]") {
    auto table = with_command(settling_cards(), {more_if(ReputationCondition::keyword_defeated, 1, 0, kClan)});
    table.flip("contract 1");
    beat_one(table, "clan");
    sweep(table);
    table.extend_to("contract 2");
    beat_one(table, "clan");
    sweep(table);

    CHECK(reputation_on_complete(table.state, table.catalogue) == 1 + (2 + 1) + 2);
    table.act(MoveKind::complete);
    CHECK(table.seat(0).reputation == 1 + (2 + 1) + 2);
}

TEST_CASE("Q9.1 a Command's pool alters the own dice of a fresh start and does nothing for a securer", "[Q9.1][effect:pool]") {
    auto start = seats(2);
    start.commands = {"green command", "special command"};
    Table table{Cards{}.command("special command", {5, 1, 0, 0, 0}, {Pool{{0, 0, 0, 0, 1}, {1, 0, 0, 0, 0}}}), start};
    table.flip("contract 1");
    fail(table);
    table.secure();
    CHECK(pool_of(table.state) == DiceCounts{5, 0, 1, 0, 0});
    beat_one(table, "value 4");
    table.act(MoveKind::escape);
    table.flip("contract 1");
    table.act(MoveKind::escape);

    table.flip("contract 1");

    CHECK(pool_of(table.state) == DiceCounts{4, 1, 0, 0, 1});
}

TEST_CASE("Q9.2 pay on an Escape is for the Contract escaped from, with an Encounter beaten under it", "[Q9.2][effect:pay]") {
    Table beaten{settling_cards()};
    beaten.flip("pays escape 3");
    beat_one(beaten, "value 4");
    Table untouched{settling_cards()};
    untouched.flip("pays escape 3");

    CHECK(cash_outs_of(beaten, MoveKind::escape) == told(paid(0, 0, 1, Extra{0, 0, 3, 0, 0})));
    CHECK(cash_outs_of(untouched, MoveKind::escape) == told());
    CHECK(untouched.seat(0).cbills == 0);
}

TEST_CASE("Q9.2 pay on an Escape is not for an earlier column, nor for a Complete", "[Q9.2][effect:pay]") {
    Table earlier{settling_cards()};
    earlier.flip("pays escape 3");
    sweep(earlier);
    Table completed = earlier;
    earlier.extend_to("contract 1");
    beat_one(earlier, "value 4");

    CHECK(cash_outs_of(earlier, MoveKind::escape) == told(paid(0, 0, 1), paid(0, 1, 1)));
    CHECK(cash_outs_of(completed, MoveKind::complete) == told(paid(0, 0, 1)));
}

TEST_CASE("Q9.2 pay on an Escape asks for an Encounter beaten by that player in that turn", "[Q9.2][effect:pay]") {
    Table table{settling_cards()};
    table.flip("pays escape 3");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    beat_one(table, "value 4");

    CHECK(cash_outs_of(table, MoveKind::escape) == told(paid(1, 0, 2, Extra{0, 0, 3, 0, 0})));
}

TEST_CASE("Q9.2 pay on completion comes once, when the completed column is cashed out", "[Q9.2][effect:pay]") {
    Table completed{settling_cards()};
    completed.flip("pays completion 4");
    sweep(completed);
    Table escaped{settling_cards()};
    escaped.flip("pays completion 4");
    beat_one(escaped, "value 4");

    CHECK(cash_outs_of(completed, MoveKind::complete) == told(paid(0, 0, 1, Extra{0, 0, 4, 0, 0})));
    CHECK(cash_outs_of(escaped, MoveKind::escape) == told(paid(0, 0, 1)));
}

TEST_CASE("Q9.2 pay on completion of a column extended from comes even on an Escape or a Default", "[Q9.2][R8.1][effect:pay]") {
    Table table{settling_cards()};
    table.flip("pays completion 4");
    sweep(table);
    table.extend_to("contract 1");
    Table escaping = table;
    beat_one(escaping, "value 4");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 1, Extra{0, 0, 4, 0, 0}), TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(cash_outs_of(escaping, MoveKind::escape) == told(paid(0, 0, 1, Extra{0, 0, 4, 0, 0}), paid(0, 1, 1)));
}

TEST_CASE("Q9.3 reputation_if for a keyword is met once by any number of them", "[Q9.3][effect:reputation_if]") {
    Table with{settling_cards()};
    with.flip("Clan scores 2");
    beat_one(with, "clan");
    beat_one(with, "clan");
    sweep(with);
    Table without{settling_cards()};
    without.flip("Clan scores 2");
    beat_one(without, "value 4");
    sweep(without);

    CHECK(scores(with) == told(scored_with(0, 1, 2)));
    CHECK(with.seat(0).reputation == 3);
    CHECK(scores(without) == told(scored_with(0, 1, 0)));
}

TEST_CASE("Q9.3 reputation_if counts all Encounters of the column, whoever beat them", "[Q9.3][effect:reputation_if]") {
    Table table{settling_cards()};
    table.flip("two score 1");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    sweep(table);
    Table single{settling_cards()};
    single.flip("two score 1");
    sweep(single);

    CHECK(scores(table) == told(scored_with(1, 1, 1)));
    CHECK(scores(single) == told(scored_with(0, 1, 0)));
}

TEST_CASE("Q9.3 reputation_if is settled when its column is extended from", "[Q9.3][effect:reputation_if]") {
    Table table{settling_cards()};
    table.flip("Clan scores 2");
    beat_one(table, "clan");
    sweep(table);
    table.extend_to("contract 3");
    fail(table);
    table.secure();
    sweep(table);

    CHECK(scores(table) == told(scored_with(1, 1, 2), scored(1, 1, 3)));
    CHECK(table.seat(1).reputation == 3 + 4);
}

TEST_CASE("Q9.3 no Equipment used counts every player from the laying of the Contract on", "[Q9.3][effect:reputation_if]") {
    Table table{settling_cards()};
    table.give(0, "scout");
    table.flip("bare scores 3");
    table.use("scout");
    table.draw("value 20");
    fail(table);
    table.secure();
    sweep(table);

    CHECK(scores(table) == told(scored_with(1, 1, 0)));
}

TEST_CASE("Q9.3 Equipment used before the flip, powers and Field Hires leave it unused", "[Q9.3][R1.10][R7.2][effect:reputation_if]") {
    auto table = with_command(settling_cards().encounter("hire", 2, {FieldHire{}}),
                              {Adjust{AdjustKind::exactly, 1, any_icons(1)}});
    table.give_hire(0, "hire");
    table.give(0, "add black");
    table.use("add black");
    table.flip("bare scores 3");
    table.reveal("value 7", {1, 1, 1, 1, 1, yellow(1), black(1)});
    table.act(MoveKind::use_power);
    table.pick(1, 2);
    table.act(MoveKind::use_hire, table.encounter("hire").value);
    table.pick(2);
    table.lock({1, 1, 1, 3, yellow(1)});
    table.beat("value 2", {1, black(1)}, {1, black(1)});

    CHECK(scores(table) == told(scored_with(0, 1, 3)));
}

TEST_CASE("Q9.3 a use between Extend and the flip belongs to neither column", "[Q9.3][effect:reputation_if]") {
    Table table{settling_cards().contract("also bare scores 3", {more_if(ReputationCondition::no_equipment_used, 3)})};
    table.give(0, "add black");
    table.flip("bare scores 3");
    sweep(table);
    table.act(MoveKind::extend);
    table.use("add black");
    table.act(MoveKind::flip_contracts);
    table.draw("also bare scores 3");
    sweep(table);

    const auto second = [] {
        auto event = scored(0, 1, 1);
        event.condition_bonus = 3;
        event.total = static_cast<std::int16_t>(event.total + 3);
        return event;
    }();
    CHECK(scores(table) == told(scored_with(0, 1, 3), second));
}

TEST_CASE("Q9.8 default_penalty takes C-bills from whoever Defaults under the Contract, down to 0", "[Q9.8][effect:default_penalty]") {
    Table table{settling_cards(), seats(3)};
    table.seat(0).cbills = 5;
    table.seat(1).cbills = 2;
    table.flip("penalty 3");
    table.heard();

    fail(table);
    CHECK(settled(table.heard()) == told(CbillsChanged{0, -3, CbillReason::default_penalty},
                                         TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    table.secure();
    table.heard();
    fail(table);

    CHECK(settled(table.heard()) == told(CbillsChanged{1, -2, CbillReason::default_penalty},
                                         TurnEnded{1, Ending::defaulted}, TurnBegan{2, 3}));
    CHECK(table.seat(0).cbills == 2);
    CHECK(table.seat(1).cbills == 0);
}

TEST_CASE("Q9.8 default_penalty is the current Contract's only, and not for an Escape", "[Q9.8][effect:default_penalty]") {
    Table table{settling_cards()};
    table.seat(0).cbills = 5;
    table.flip("penalty 3");
    sweep(table);
    Table escaping{settling_cards()};
    escaping.seat(0).cbills = 5;
    escaping.flip("penalty 3");
    table.extend_to("contract 1");

    fail(table);
    escaping.act(MoveKind::escape);

    CHECK(table.seat(0).cbills == 5 + 1);
    CHECK(escaping.seat(0).cbills == 5);
}

TEST_CASE("Q9.8 secure_bonus is for a securer who cashes the column out in that turn", "[Q9.8][effect:secure_bonus]") {
    Table table{settling_cards(), seats(3)};
    table.flip("secure bonus 5");
    beat_one(table, "value 4");
    Table fresh = table;
    fail(table);
    table.secure();
    beat_one(table, "value 4");

    CHECK(cash_outs_of(table, MoveKind::escape) == told(paid(1, 0, 2, Extra{0, 0, 0, 0, 5})));
    CHECK(cash_outs_of(fresh, MoveKind::escape) == told(paid(0, 0, 1)));
}

TEST_CASE("Q9.8 secure_bonus is not lost by extending from the secured column, even to Default there", "[Q9.8][R8.1][effect:secure_bonus]") {
    Table table{settling_cards(), seats(3)};
    table.flip("secure bonus 5");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    sweep(table);
    table.extend_to("contract 1");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) == told(paid(1, 0, 2, Extra{0, 0, 0, 0, 5}), TurnEnded{1, Ending::defaulted},
                                         TurnBegan{2, 3}));
}

TEST_CASE("Q9.8 an earlier column's secure_bonus, already cashed out, does not come again", "[Q9.8][R8.8][effect:secure_bonus]") {
    Table table{settling_cards(), seats(3)};
    table.flip("secure bonus 5");
    sweep(table);
    table.extend_to("contract 1");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    beat_one(table, "value 4");

    CHECK(cash_outs_of(table, MoveKind::escape) == told(paid(1, 1, 2)));
}

TEST_CASE("Q9.8 a securer gets no secure_bonus for a column begun later in that turn", "[Q9.8][effect:secure_bonus]") {
    Table table{settling_cards(), seats(3)};
    table.flip("contract 1");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    sweep(table);
    table.extend_to("secure bonus 5");
    beat_one(table, "value 4");

    CHECK(cash_outs_of(table, MoveKind::escape) == told(paid(1, 0, 2), paid(1, 1, 1)));
}

TEST_CASE("Q9.10 amounts of Contract and Command are summed", "[Q9.10][effect:pay][effect:encounter_value][effect:market]") {
    auto table = with_command(
        settling_cards().contract("harder and cheaper", {EncounterValue{2, ValueScope::every_encounter, 0},
                                                         Market{-4, 0, kAnyColour, false, false, 0},
                                                         pay(PayWhen::per_encounter, 2)}),
        {EncounterValue{-5, ValueScope::every_encounter, 0}, Market{3, 0, kAnyColour, false, false, 0},
         pay(PayWhen::per_encounter, 1)});
    table.flip("harder and cheaper");

    CHECK(value_of(table.state, table.catalogue, table.encounter("value 4")) == 1);
    CHECK(value_of(table.state, table.catalogue, table.encounter("value 2")) == 1);
    CHECK(value_of(table.state, table.catalogue, table.encounter("value 9")) == 6);
    CHECK(cost_of(table.state, table.catalogue, table.equipment("filler")) == 3 - 4 + 3);
    table.beat("value 9", {6, 1, 1, 1, 1, yellow(1)}, {6});
    CHECK(cash_outs_of(table, MoveKind::escape) == told(paid(0, 0, 1, Extra{0, 0, 2, 1, 0})));
}

TEST_CASE("Q9.10 of two choices at the reveal the larger holds", "[Q9.10][Q9.5][effect:reveal_choice]") {
    auto table = with_command(Cards{}.contract("two to choose", {RevealChoice{2}}), {RevealChoice{3}});
    table.flip("two to choose");

    table.act(MoveKind::reveal);
    table.draw({"value 4", "value 5", "value 6"});

    CHECK(table.state.phase == Phase::choose_encounter);
    CHECK(table.state.looked_count == 3);
}

TEST_CASE("Q9.10 of two min_encounters the larger counts, of two penalties the sum", "[Q9.10][effect:min_encounters][effect:default_penalty]") {
    Table table{Cards{}.contract("doubled", {MinEncounters{1}, MinEncounters{2}, DefaultPenalty{1}, DefaultPenalty{2}})};
    table.seat(0).cbills = 9;
    table.flip("doubled");
    beat_one(table, "value 4");
    CHECK(table.refused(MoveKind::escape) == "R6.6");

    fail(table);

    CHECK(table.seat(0).cbills == 9 - 3);
}
