// Every event's line and rule, in words.
#include "support/catch.hpp"
#include "support/rules_catalogue.hpp"

#include <encounters/play/event_json.hpp>
#include <encounters/play/log_text.hpp>

#include <fstream>
#include <iterator>
#include <set>

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

// Fillers stand ahead of the cards added: Contract 3, Encounter 20, Equipment 1 and Command 4 are the first of ours.
constexpr ContractId kRaid{3};
constexpr EncounterId kLance{20};
constexpr EncounterId kWalls{21};
constexpr EquipmentId kLaser{1};
constexpr EquipmentId kBlade{2};
constexpr CommandId kDragoons{4};

const Catalogue& cards_of_log() {
    static const Catalogue catalogue = Cards()
                                           .contract("Objective Raid", {Hazard{colour_bit(Colour::green)}}, 2)
                                           .encounter("Direct Fire Lance", 4, {BonusCbills{2}})
                                           .encounter("City Walls", 7)
                                           .equipment("Medium Laser", Colour::yellow, {SetFace{any_icons(1)}})
                                           .equipment("Hatchet", Colour::black, {SetFace{any_icons(1)}}, {3, 0})
                                           .command("Wolf's Dragoons", {5, 0, 1, 0, 0})
                                           .build();
    return catalogue;
}

// Ada and Ben; Objective Raid is column 2, Direct Fire Lance the first Encounter.
play::LogNames names_of_log() {
    play::LogNames names;
    names.catalogue = &cards_of_log();
    names.seats = {"Ada", "Ben"};
    names.columns[1] = kRaid;
    names.encounters[0] = kLance;
    return names;
}

std::string line(const Event& event) { return play::log_line(event, names_of_log()); }

DiceList dice(std::initializer_list<std::pair<Colour, int>> list) {
    DiceList result;
    for (const auto& [colour, face] : list) result.add(colour, static_cast<std::uint8_t>(face));
    return result;
}

// One of each event, in the order of the variant.
std::vector<Event> one_of_each() {
    const DiceList two = dice({{Colour::white, 3}, {Colour::green, 1}});
    const std::uint8_t laser = kLaser.value;
    return {CommandDealt{0, kDragoons},
            FirstSeatDrawn{1},
            TurnBegan{0, 7},
            StartedFresh{0},
            Secured{1, 1},
            DieSwapped{1, Colour::green, Colour::white, 4, 0},
            TurnEnded{0, Ending::escape},
            WonGame{0, 11},
            CardDrawn{Deck::equipment, laser, DrawReason::market, 2},
            CardDiscarded{Deck::contracts, 3, DiscardReason::not_chosen},
            DeckRebuilt{Deck::equipment, 9},
            MarketOpened{0},
            MarketClosed{0},
            EquipmentBought{0, kLaser, 2, 3},
            EquipmentReadied{0, kLaser, 0, 1},
            MarketReplaced{0, kLaser, 2},
            ContractLaid{0, 1, kRaid, 1},
            NoContractLeft{0},
            DiceAdded{Colour::blue, 1, DiceReason::equipment},
            DiceRemoved{Colour::blue, 2, DiceReason::predecessor_over},
            DiceLeftOut{Colour::white, 1},
            DiceRolled{0, two},
            DiceRecovered{0, 6, RecoverReason::extension},
            DieChanged{Colour::white, 3, 5, ChangeReason::adjust},
            DiceLocked{0, 0, 4, two},
            DieLockedExtra{0, 0, Colour::green, 6},
            EncounterRevealed{0, kWalls, 1, 1, 6},
            EncounterDefeated{0, kWalls, 1},
            BonusNoted{0, 2},
            HazardPayNoted{0, 0, 2},
            TokenMoved{Token::patronage, 0, 1},
            EquipmentUsed{0, kLaser, 0},
            PowerUsed{0, kDragoons},
            HireUsed{0, kLance},
            EffectStruck{0, StrikeTarget::encounter, kLance.value, 0},
            DeckScouted{0, Deck::encounters, 3},
            ScoutOrdered{0, Deck::encounters, 2, {20, 21, kNone, kNone, kNone}},
            Requisitioned{0, kLaser, kBlade, 1},
            DeckShuffled{Deck::equipment},
            EndingDeclared{0, Ending::escape},
            AssaultBegan{0, Ending::complete},
            ContractFulfilled{0, 1},
            Extended{0, 1},
            Defaulted{0, kWalls, 6},
            Burned{0, 2},
            CashedOut{0, 1, 3, 2, 1, 2, 0, 0, 0, 9},
            CbillsChanged{0, -2, CbillReason::default_penalty},
            HireJoined{0, kLance},
            SalvageFound{0, kLaser},
            SalvageKept{0, kLaser},
            SalvageEmpty{0},
            ReputationScored{0, 1, 2, 1, 1, 0, 4}};
}

}  // namespace

TEST_CASE("there is one of each event to look at", "[log]") {
    const auto events = one_of_each();

    REQUIRE(events.size() == std::variant_size_v<Event>);
    for (std::size_t i = 0; i < events.size(); ++i) CHECK(events[i].index() == i);
}

TEST_CASE("every event has its line; a few are told by the lines around them", "[log]") {
    std::vector<std::string> lines;
    for (const Event& event : one_of_each()) lines.push_back(line(event));

    const std::vector<std::string> expected{
        "Ada commands Wolf's Dragoons (5 white, 1 green)",
        "Ben begins",
        "Turn 7: Ada",
        "Ada starts fresh",
        "Ben Secures Objective Raid in column 2",
        "Ben swaps green 4 for white 4 on Direct Fire Lance",
        "",
        "Ada wins the game with 11 Reputation",
        "Medium Laser comes into the Black Market",
        "Objective Raid is passed over",
        "the discarded Equipment are shuffled into a new deck of 9",
        "",
        "",
        "Ada buys Medium Laser for 3 C-bills",
        "Ada readies Medium Laser for 1 C-bill",
        "Ada replaces Medium Laser in the Black Market",
        "Ben chooses: Objective Raid (Reputation 2) begins column 2",
        "no Contract is left: the turn of Ada is over",
        "1 blue die joins the pool (bonus)",
        "2 blue dice leave the pool (bonus of the player before)",
        "1 white die is left out of the pool",
        "Ada rolls white 3, green 1",
        "Ada recovers 6 dice",
        "white 3 becomes 5",
        "Ada locks white 3 + green 1 = 4 on Direct Fire Lance",
        "Ada locks green 6 as well on Direct Fire Lance",
        "Ada reveals City Walls in column 2: value 6 (printed 7)",
        "",
        "Direct Fire Lance adds 2 C-bills to its column",
        "Ada earns hazard pay of 2 C-bills on Direct Fire Lance",
        "Noble Patronage goes from Ada to Ben",
        "Ada uses Medium Laser",
        "Ada uses the power of Wolf's Dragoons",
        "Ada spends the Field Hire Direct Fire Lance",
        "Ada strikes \"Bonus +2\" off Direct Fire Lance",
        "Ada looks at the top 3 of the Encounters",
        "Ada puts back, topmost first: Direct Fire Lance, City Walls",
        "Ada puts Medium Laser into the Black Market in place of Hatchet",
        "the deck of Equipment is shuffled",
        "Ada declares an Escape",
        "a final assault comes before the completion of Ada",
        "every die is locked: Objective Raid in column 2 is fulfilled",
        "Ada extends: Objective Raid in column 2 is completed",
        "Ada Defaults on City Walls, value 6",
        "Ada burns the tableau for 2 Reputation",
        "Ada cashes out column 2: 3 x 2 + bonus 1 + hazard pay 2 = 9 C-bills",
        "Ada loses 2 C-bills (penalty for the Default)",
        "Direct Fire Lance joins Ada as a Field Hire",
        "Ada finds Medium Laser by Salvage",
        "Ada keeps Medium Laser, exhausted",
        "the Salvage of Ada brings nothing",
        "Ada scores Objective Raid: 2 + 1 for column 2 + 1 for its condition = 4 Reputation",
    };
    CHECK(lines == expected);
}

TEST_CASE("every event leads to a rule that docs/rules.md has", "[log]") {
    std::ifstream file(ENCOUNTERS_SOURCE_DIR "/docs/rules.md");
    const std::string page{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};

    for (const Event& event : one_of_each()) {
        const std::string rule(play::rule_of(event));
        CHECK_THAT(page, ContainsSubstring("- **" + rule + "** "));
    }
}

TEST_CASE("R5.7 a die never rolled is told as such, not as 0", "[log][R5.7][R8.6]") {
    CHECK(line(DieLockedExtra{0, 0, Colour::yellow, 0}) ==
          "Ada locks an unrolled yellow die as well on Direct Fire Lance");
    CHECK(line(DieSwapped{1, Colour::yellow, Colour::white, 0, 0}) ==
          "Ben swaps an unrolled yellow die for an unrolled white die on Direct Fire Lance");
}

TEST_CASE("an event of several causes leads to the rule of its own", "[log]") {
    const auto discarded = [](DiscardReason reason) {
        return play::rule_of(CardDiscarded{Deck::equipment, kLaser.value, reason});
    };
    const auto changed = [](ChangeReason reason) { return play::rule_of(DieChanged{Colour::white, 1, 2, reason}); };
    const auto drawn = [](DrawReason reason) { return play::rule_of(CardDrawn{Deck::contracts, 3, reason, kNone}); };

    CHECK(discarded(DiscardReason::market_replaced) == "R3.4");
    CHECK(discarded(DiscardReason::requisitioned) == "Q3.12");
    CHECK(discarded(DiscardReason::market_cleared) == "Q2.8");
    CHECK(changed(ChangeReason::set) == "R5.3");
    CHECK(changed(ChangeReason::adjust) == "R5.4");
    CHECK(changed(ChangeReason::flip) == "Q9.9");
    CHECK(changed(ChangeReason::field_hire) == "R7.2");
    CHECK(drawn(DrawReason::contract) == "R2.3");
    CHECK(drawn(DrawReason::extension) == "R6.5");
    CHECK(play::rule_of(DiceRecovered{0, 6, RecoverReason::extension}) == "R6.5");
    CHECK(play::rule_of(DiceRecovered{0, 6, RecoverReason::assault}) == "Q6.7");
    CHECK(play::rule_of(DiceAdded{Colour::white, 2, DiceReason::struck}) == "Q5.14");
    CHECK(play::rule_of(DiceAdded{Colour::white, 2, DiceReason::returned}) == "Q9.4");
    CHECK(play::rule_of(TurnEnded{0, Ending::none}) == "Q2.7");
    CHECK(play::rule_of(TokenMoved{Token::censure, 0, 0}) == "R7.5");
    CHECK(play::rule_of(TokenMoved{Token::censure, 0, kNoSeat}) == "Q1.13");
}

TEST_CASE("a sum of one part is not added up", "[log]") {
    CHECK(line(DiceLocked{0, 0, 4, dice({{Colour::black, 4}})}) == "Ada locks black 4 on Direct Fire Lance");
    CHECK(line(ReputationScored{0, 1, 2, 0, 0, 0, 2}) == "Ada scores Objective Raid: 2 Reputation");
}

TEST_CASE("amounts are in the singular where there is one, and losses are taken away", "[log]") {
    CHECK(line(EquipmentBought{0, kLaser, 0, 1}) == "Ada buys Medium Laser for 1 C-bill");
    CHECK(line(CashedOut{0, 0, 1, 1, 0, 0, 0, 0, 0, 1}) == "Ada cashes out column 1: 1 x 1 = 1 C-bill");
    CHECK(line(CashedOut{0, 0, 2, 1, 0, 0, 3, -1, 2, 6}) ==
          "Ada cashes out column 1: 2 x 1 + Contract 3 - Command 1 + for Securing 2 = 6 C-bills");
    CHECK(line(DiceAdded{Colour::white, 2, DiceReason::struck}) ==
          "2 white dice join the pool (the effect was struck)");
}

TEST_CASE("what nobody has a name for goes by its number", "[log]") {
    play::LogNames names;
    names.catalogue = &cards_of_log();

    CHECK(play::log_line(StartedFresh{4}, names) == "Seat 5 starts fresh");
    CHECK(play::log_line(HazardPayNoted{0, 6, 1}, names) == "Seat 1 earns hazard pay of 1 C-bill on Encounter 7");
    CHECK(play::log_line(Extended{0, 2}, names) == "Seat 1 extends: column 3 in column 3 is completed");
}

TEST_CASE("tokens are taken, handed on, kept and put aside", "[log]") {
    CHECK(line(TokenMoved{Token::censure, kNoSeat, 0}) == "Ada takes Censure");
    CHECK(line(TokenMoved{Token::censure, 0, 0}) == "Ada keeps Censure");
    CHECK(line(TokenMoved{Token::patronage, 0, kNoSeat}) == "Noble Patronage is put aside");
}

TEST_CASE("names follow the table: what is revealed is called by its name from there on", "[log]") {
    play::LogNames names = names_of_log();

    const auto entries =
        play::log_entries({EncounterRevealed{0, kWalls, 0, 0, 7}, EncounterDefeated{0, kWalls, 0}, BonusNoted{0, 1},
                           ContractLaid{0, kNoSeat, kRaid, 0}, ContractFulfilled{0, 0}},
                          names);

    CHECK(entries ==
          std::vector<play::LogEntry>{{"Ada reveals City Walls in column 1: value 7", "R4.1"},
                                      {"City Walls adds 1 C-bill to its column", "R7.1"},
                                      {"Objective Raid (Reputation 2) begins column 1", "R2.3"},
                                      {"every die is locked: Objective Raid in column 1 is fulfilled", "R6.2"}});
}

TEST_CASE("an event as JSON has every field of its own", "[log]") {
    const auto& cards = cards_of_log();

    CHECK(play::event_json(CashedOut{0, 1, 3, 2, 1, 2, 4, 5, 6, 24}, cards) ==
          R"({"event":"cashed_out","rule":"R6.3","seat":0,"column":1,"count":3,"rate":2,"bonus":1,"hazard":2,)"
          R"("contract_pay":4,"command_pay":5,"secure_bonus":6,"total":24})");
    CHECK(play::event_json(DiceLocked{1, 0, 4, dice({{Colour::white, 3}, {Colour::green, 1}})}, cards) ==
          R"({"event":"dice_locked","rule":"R4.2","seat":1,"encounter":0,"value":4,)"
          R"("dice":[{"colour":"white","face":3},{"colour":"green","face":1}]})");
    CHECK(play::event_json(TokenMoved{Token::censure, kNoSeat, 1}, cards) ==
          R"({"event":"token_moved","rule":"R7.5","token":"censure","from":null,"to":1})");
    CHECK(play::event_json(DiceRecovered{1, 6, RecoverReason::assault}, cards) ==
          R"({"event":"dice_recovered","rule":"Q6.7","seat":1,"count":6,"reason":"assault"})");
    CHECK(play::event_json(DieChanged{Colour::white, 3, 4, ChangeReason::field_hire}, cards) ==
          R"({"event":"die_changed","rule":"R7.2","colour":"white","from":3,"to":4,"reason":"field_hire"})");
    CHECK(
        play::event_json(CardDiscarded{Deck::equipment, kLaser.value, DiscardReason::requisitioned}, cards) ==
        R"({"event":"card_discarded","rule":"Q3.12","deck":"equipment","card":"Medium Laser","reason":"requisitioned"})");
    CHECK(play::event_json(EffectStruck{0, StrikeTarget::contract, 3, 0}, cards) ==
          R"({"event":"effect_struck","rule":"R5.8","seat":0,"target":"contract","card":"Objective Raid","effect":0})");
    CHECK(
        play::event_json(ScoutOrdered{0, Deck::encounters, 2, {20, 21, kNone, kNone, kNone}}, cards) ==
        R"({"event":"scout_ordered","rule":"Q9.6","seat":0,"deck":"encounters","top":["Direct Fire Lance","City Walls"]})");
}

TEST_CASE("no two events share a name in JSON", "[log]") {
    std::set<std::string> names;
    for (const Event& event : one_of_each()) {
        const std::string json = play::event_json(event, cards_of_log());
        names.insert(json.substr(0, json.find(',')));
    }

    CHECK(names.size() == std::variant_size_v<Event>);
}
