// The generated wording of every effect, in every variation, and of whole cards.
#include "support/catch.hpp"

#include <encounters/cards/card_text.hpp>
#include <encounters/cards/names.hpp>

#include <filesystem>
#include <vector>

using namespace encounters;
using cards::PrintedOn;

namespace {

Catalogue catalogue_with_keywords() {
    Catalogue catalogue;
    catalogue.keywords = {"Lance", "Clan", "Command"};
    return catalogue;
}

std::string text_of(const Effect& effect) { return cards::rules_text(effect, catalogue_with_keywords()); }
std::string short_of(const Effect& effect) { return cards::short_text(effect, catalogue_with_keywords()); }

DiceCounts dice(Colour colour, int count) {
    DiceCounts counts{};
    counts[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>(count);
    return counts;
}

DiceIcons white_and(int white, Colour colour, int count) {
    DiceIcons icons{dice(colour, count), 0};
    icons.colour[0] = static_cast<std::uint8_t>(white);
    return icons;
}

DiceIcons any(int count) { return DiceIcons{DiceCounts{}, static_cast<std::uint8_t>(count)}; }

const DiceIcons kOneWhite = white_and(1, Colour::white, 1);
constexpr ColourSet kEnergy = colour_bit(Colour::yellow);
constexpr ColourSet kMissile = colour_bit(Colour::green);
constexpr ColourSet kBallistic = colour_bit(Colour::blue);
constexpr KeywordSet kClan = keyword_bit(1);

// One of each, in the order of the variant.
std::vector<Effect> one_of_each() {
    return {SetFace{},      Adjust{},    Reroll{},         Flip{},           LockExtra{},
            AddDice{},      Cancel{},    Scout{},          Requisition{},    BonusCbills{},
            Hazard{},       FieldHire{}, Salvage{},        NoblePatronage{}, Censure{},
            LockCount{},    LockOnly{},  LockWith{},       EncounterValue{}, Pay{},
            ReputationIf{}, Market{},    Pool{},           RevealChoice{},   MinEncounters{},
            FinalAssault{}, NoEscape{},  DefaultPenalty{}, SecureBonus{}};
}

}  // namespace

TEST_CASE("R5.3 set, R5.4 adjust, R5.5 reroll and Q9.9 flip say which dice and how", "[R5.3][R5.4][R5.5][Q9.9][text]") {
    CHECK(text_of(SetFace{kOneWhite}) == "Set 1 white die to any face.");
    CHECK(text_of(SetFace{white_and(1, Colour::yellow, 1)}) ==
          "Set up to 1 white die and 1 yellow die, each to any face.");
    CHECK(text_of(SetFace{any(2)}) == "Set up to 2 dice of any colour, each to any face.");

    CHECK(text_of(Adjust{AdjustKind::exactly, 1, kOneWhite}) == "Adjust 1 white die by exactly 1, up or down.");
    CHECK(text_of(Adjust{AdjustKind::exactly, 2, white_and(2, Colour::black, 1)}) ==
          "Adjust up to 2 white dice and 1 black die by exactly 2 each, up or down.");
    CHECK(text_of(Adjust{AdjustKind::up_to, 2, white_and(1, Colour::blue, 1)}) ==
          "Adjust up to 1 white die and 1 blue die by up to 2 each, up or down.");

    CHECK(text_of(Reroll{any(1)}) == "Reroll 1 die of any colour.");
    CHECK(text_of(Reroll{DiceIcons{dice(Colour::green, 2), 3}}) ==
          "Reroll up to 2 green dice and 3 dice of any colour.");
    CHECK(text_of(Flip{any(1)}) == "Flip 1 die of any colour to the opposite face.");
    CHECK(text_of(Flip{any(2)}) == "Flip up to 2 dice of any colour to the opposite faces.");
}

TEST_CASE("R5.6 add dice, R5.7 lock, R5.8 cancel and Q9.6 looking say what they do", "[R5.6][R5.7][R5.8][Q9.6][text]") {
    CHECK(text_of(LockExtra{any(1)}) ==
          "After defeating an Encounter, also lock 1 die of any colour on it, whatever it shows.");
    CHECK(text_of(LockExtra{any(2)}) ==
          "After defeating an Encounter, also lock up to 2 dice of any colour on it, whatever they show.");
    CHECK(text_of(AddDice{dice(Colour::yellow, 2)}) == "Add 2 yellow dice to your pool for the rest of the turn.");
    CHECK(text_of(AddDice{dice(Colour::blue, 1)}) == "Add 1 blue die to your pool for the rest of the turn.");
    CHECK(text_of(Cancel{}) ==
          "Cancel one effect of the current Contract or the newest Encounter for the rest of the turn.");
    CHECK(text_of(Scout{Deck::encounters, 3}) == "Look at the top 3 Encounters and put them back in any order.");
    CHECK(text_of(Scout{Deck::equipment, 2}) == "Look at the top 2 Equipment and put them back in any order.");
    CHECK(text_of(Scout{Deck::contracts, 1}) == "Look at the top Contract.");
    CHECK(text_of(Requisition{3}) ==
          "Look at the top 3 Equipment, put one into the Black Market in place of a card there, and shuffle the rest "
          "back.");
    CHECK(text_of(Requisition{1}) == "Put the top Equipment into the Black Market in place of a card there.");
}

TEST_CASE("R7.1 to R7.5 what Encounters bring", "[R7.1][R7.2][R7.3][R7.4][R7.5][text]") {
    CHECK(text_of(BonusCbills{1}) == "Bonus: +1 C-bill when cashed out.");
    CHECK(text_of(BonusCbills{3}) == "Bonus: +3 C-bills when cashed out.");
    CHECK(text_of(FieldHire{}) ==
          "Field Hire: keep this card when you cash out; discard it in your turn for +1 on a die.");
    CHECK(text_of(Salvage{}) ==
          "Salvage: when you cash out, draw Equipment until one has a maintenance cost; you may keep it, exhausted.");
    CHECK(
        text_of(NoblePatronage{}) ==
        "Noble Patronage: take the token; when you Default and are paid nothing, collect 2 C-bills and pass it to the "
        "player with the fewest.");
    CHECK(
        text_of(Censure{}) ==
        "Censure: take the token; the player to your left chooses your Contracts, and when your turn ends it passes to "
        "the player with the most Reputation.");
}

TEST_CASE("R5.9 a hazard promises hazard pay on an Encounter, Q9.7 and never on a Contract", "[R5.9][Q9.7][text]") {
    const auto catalogue = catalogue_with_keywords();
    const Hazard two{kEnergy | kBallistic};

    CHECK(text_of(Hazard{kEnergy}) ==
          "Hazard: no Energy Equipment or dice; +2 C-bills if you have such Equipment ready when you defeat it.");
    CHECK(text_of(two) ==
          "Hazard: no Energy or Ballistic Equipment or dice; +2 C-bills if you have any such Equipment ready when you "
          "defeat it.");
    CHECK(cards::rules_text(two, PrintedOn::contract, catalogue) ==
          "Hazard: no Energy or Ballistic Equipment or dice.");
}

TEST_CASE("amounts come from the pack's table", "[text]") {
    auto catalogue = catalogue_with_keywords();
    catalogue.table.hazard_pay = 1;
    catalogue.table.patronage_pay = 5;
    const auto hazard_with_pay = cards::rules_text(Hazard{kMissile}, catalogue);
    catalogue.table.hazard_pay = 0;

    CHECK(hazard_with_pay ==
          "Hazard: no Missile Equipment or dice; +1 C-bill if you have such Equipment ready when you defeat it.");
    CHECK(cards::rules_text(Hazard{kMissile}, catalogue) == "Hazard: no Missile Equipment or dice.");
    CHECK_THAT(cards::rules_text(NoblePatronage{}, catalogue), Catch::Matchers::ContainsSubstring("collect 5 C-bills"));
}

TEST_CASE("Q4.13 conditions on the dice that are locked", "[Q4.13][text]") {
    CHECK(text_of(LockCount{2, 0}) == "Defeat it with at least 2 dice.");
    CHECK(text_of(LockCount{0, 2}) == "Defeat it with at most 2 dice.");
    CHECK(text_of(LockCount{2, 4}) == "Defeat it with 2 to 4 dice.");
    CHECK(text_of(LockCount{3, 3}) == "Defeat it with exactly 3 dice.");
    CHECK(text_of(LockCount{0, 1}) == "Defeat it with exactly 1 die.");
    CHECK(text_of(LockOnly{0x15}) == "Defeat it with odd dice only.");
    CHECK(text_of(LockOnly{0x2a}) == "Defeat it with even dice only.");
    CHECK(text_of(LockOnly{0x23}) == "Defeat it with dice that show 1, 2 or 6 only.");
    CHECK(text_of(LockWith{Colour::green}) ==
          "Defeat it with at least 1 green die, if you have one unlocked and not barred.");
}

TEST_CASE("Q4.11 changed values name the Encounters they are for", "[Q4.11][text]") {
    CHECK(text_of(EncounterValue{-1, ValueScope::every_encounter, 0}) == "Value −1 for every Encounter.");
    CHECK(text_of(EncounterValue{2, ValueScope::first_of_column, 0}) ==
          "Value +2 for the first Encounter of the column.");
    CHECK(text_of(EncounterValue{1, ValueScope::every_encounter, kClan}) == "Value +1 for every Clan Encounter.");
    CHECK(text_of(EncounterValue{1, ValueScope::first_of_column, kClan}) ==
          "Value +1 for the first Encounter of the column, if Clan.");
}

TEST_CASE("Q9.2 pay and Q9.3 Reputation say when", "[Q9.2][Q9.3][text]") {
    using Condition = ReputationCondition;

    CHECK(text_of(Pay{PayWhen::per_encounter, 1, 0}) == "+1 C-bill for every defeated Encounter, when cashed out.");
    CHECK(text_of(Pay{PayWhen::per_keyword, 2, kClan}) ==
          "+2 C-bills for every defeated Clan Encounter, when cashed out.");
    CHECK(text_of(Pay{PayWhen::on_escape, 1, 0}) ==
          "Escape: +1 C-bill if this turn you defeated an Encounter of this Contract.");
    CHECK(cards::rules_text(Pay{PayWhen::on_escape, 1, 0}, PrintedOn::command, catalogue_with_keywords()) ==
          "Escape: +1 C-bill if this turn you defeated an Encounter of the Contract you escape from.");
    CHECK(text_of(Pay{PayWhen::on_completion, 3, 0}) == "Completed: +3 C-bills when cashed out.");

    CHECK(text_of(ReputationIf{Condition::keyword_defeated, 1, 0, kClan}) ==
          "Completed with at least 1 Clan Encounter defeated: +1 Reputation.");
    CHECK(text_of(ReputationIf{Condition::encounters_defeated, 2, 4, 0}) ==
          "Completed with at least 4 Encounters defeated: +2 Reputation.");
    CHECK(text_of(ReputationIf{Condition::no_equipment_used, 1, 0, 0}) ==
          "Completed with no Equipment used: +1 Reputation.");
}

TEST_CASE("Q3.6 to Q3.9 changes of the market", "[Q3.6][Q3.7][Q3.8][Q3.9][text]") {
    Market prices;
    prices.cost = -1;
    prices.maintenance = 2;
    prices.types = kEnergy | colour_bit(Colour::white);
    Market closed;
    closed.closed = true;
    Market renewed;
    renewed.replace_all = true;
    renewed.extra_replacements = 1;
    Market dear;
    dear.cost = 1;
    Market for_missiles;
    for_missiles.maintenance = -1;
    for_missiles.types = kMissile;
    Market for_three;
    for_three.cost = -1;
    for_three.types = kEnergy | kMissile | kBallistic;

    CHECK(text_of(prices) == "Black Market: cost −1 and maintenance +2 for Energy and Miscellaneous Equipment.");
    CHECK(text_of(Market{}) == "Black Market: no change.");
    CHECK(text_of(dear) == "Black Market: cost +1 for all Equipment.");
    CHECK(text_of(closed) == "Black Market: closed.");
    CHECK(text_of(renewed) ==
          "Black Market: all cards are replaced when this Contract is laid; replace up to 2 cards if you buy none.");
    CHECK(short_of(prices) == "Market: W, E cost −1, maintenance +2");
    CHECK(short_of(for_missiles) == "Market: Missile maintenance −1");
    CHECK(short_of(dear) == "Market: cost +1");
    CHECK(short_of(for_three) == "Market: E, M, B cost −1");
    CHECK(short_of(renewed) == "Market: all new, replace 2");
}

TEST_CASE("what else Contracts say", "[Q9.4][Q9.5][Q9.8][R6.6][Q6.7][Q6.10][text]") {
    CHECK(text_of(Pool{dice(Colour::blue, 1), {}}) == "Pool: add 1 blue die.");
    CHECK(text_of(Pool{{}, dice(Colour::white, 2)}) == "Pool: leave out 2 white dice.");
    CHECK(text_of(Pool{dice(Colour::blue, 1), dice(Colour::white, 1)}) ==
          "Pool: add 1 blue die and leave out 1 white die.");
    CHECK(text_of(RevealChoice{2}) == "Each reveal flips 2 Encounters: choose one, discard the other.");
    CHECK(text_of(RevealChoice{3}) == "Each reveal flips 3 Encounters: choose one, discard the others.");
    CHECK(text_of(MinEncounters{1}) == "No Escape before 1 Encounter of the column is defeated.");
    CHECK(text_of(MinEncounters{2}) == "No Escape before 2 Encounters of the column are defeated.");
    CHECK(
        text_of(FinalAssault{}) ==
        "Final Assault: after declaring Escape or Complete, reveal and defeat one more Encounter, or Default; Complete "
        "first recovers all dice.");
    CHECK(text_of(NoEscape{}) == "No Escape.");
    CHECK(text_of(DefaultPenalty{2}) == "Default: lose 2 C-bills.");
    CHECK(text_of(SecureBonus{3}) == "Secured: +3 C-bills when cashed out that same turn.");
}

TEST_CASE("short texts", "[text]") {
    CHECK(short_of(SetFace{kOneWhite}) == "Set");
    CHECK(short_of(Adjust{AdjustKind::exactly, 1, kOneWhite}) == "Adjust ±1");
    CHECK(short_of(Adjust{AdjustKind::up_to, 2, kOneWhite}) == "Adjust up to ±2");
    CHECK(short_of(LockExtra{any(1)}) == "Lock 1 more");
    CHECK(short_of(AddDice{dice(Colour::yellow, 2)}) == "Add 2 dice");
    CHECK(short_of(Requisition{3}) == "Requisition 1 of 3");
    CHECK(short_of(Hazard{kEnergy | kMissile}) == "Hazard: Energy, Missile");
    CHECK(short_of(Hazard{kEnergy | kMissile | kBallistic}) == "Hazard: E, M, B");
    CHECK(short_of(LockCount{2, 0}) == "Lock at least 2 dice");
    CHECK(short_of(LockOnly{0x15}) == "Only odd");
    CHECK(short_of(EncounterValue{-1, ValueScope::every_encounter, 0}) == "Value −1");
    CHECK(short_of(EncounterValue{1, ValueScope::first_of_column, kClan}) == "Clan value +1");
    CHECK(short_of(Pay{PayWhen::per_keyword, 2, kClan}) == "+2 per Clan");
    CHECK(short_of(ReputationIf{ReputationCondition::encounters_defeated, 1, 4, 0}) == "Rep. +1: 4+ Encounters");
    CHECK(short_of(Pool{{}, dice(Colour::white, 1)}) == "Pool −1");
    CHECK(short_of(MinEncounters{1}) == "Escape after 1 Encounter");
    CHECK(short_of(DefaultPenalty{2}) == "Default −2");

    EquipmentCard card;
    card.effects = {Cancel{}, Scout{Deck::encounters, 3}};
    CHECK(cards::short_text(card, catalogue_with_keywords()) == "Cancel · Scout 3 Encounters");
}

TEST_CASE("a card's text is a line for each effect, unless it has a text of its own", "[text]") {
    const auto catalogue = catalogue_with_keywords();
    ContractCard contract;
    contract.effects = {Hazard{kEnergy}, DefaultPenalty{4}};
    EncounterCard plain;

    CHECK(cards::rules_text(contract, catalogue) == "Hazard: no Energy Equipment or dice.\nDefault: lose 4 C-bills.");
    CHECK(cards::rules_text(plain, catalogue).empty());

    contract.text = "Mind the sun.";
    CHECK(cards::rules_text(contract, catalogue) == "Mind the sun.");
}

TEST_CASE("Q5.16 a Command's power is one line, what stands has lines of its own", "[Q5.16][R1.10][text]") {
    Market cheaper;
    cheaper.cost = -1;
    cheaper.types = kMissile;
    CommandCard command;
    command.effects = {cheaper, Requisition{3}, Flip{any(1)}};

    CHECK(cards::rules_text(command, catalogue_with_keywords()) ==
          "Black Market: cost −1 for Missile Equipment.\n"
          "Once per turn: look at the top 3 Equipment, put one into the Black Market in place of a card there, and "
          "shuffle the rest back. Flip 1 die of any colour to the opposite face.");
}

TEST_CASE("every effect has the word card files use", "[text]") {
    const std::vector<std::string_view> expected{"set",
                                                 "adjust",
                                                 "reroll",
                                                 "flip",
                                                 "lock_extra",
                                                 "add_dice",
                                                 "cancel",
                                                 "scout",
                                                 "requisition",
                                                 "bonus_cbills",
                                                 "hazard",
                                                 "field_hire",
                                                 "salvage",
                                                 "noble_patronage",
                                                 "censure",
                                                 "lock_count",
                                                 "lock_only",
                                                 "lock_with",
                                                 "encounter_value",
                                                 "pay",
                                                 "reputation_if",
                                                 "market",
                                                 "pool",
                                                 "reveal_choice",
                                                 "min_encounters",
                                                 "final_assault",
                                                 "no_escape",
                                                 "default_penalty",
                                                 "secure_bonus"};

    std::vector<std::string_view> words;
    for (const auto& effect : one_of_each()) words.push_back(cards::effect_word(effect));

    REQUIRE(words.size() == std::variant_size_v<Effect>);
    CHECK(words == expected);
}

TEST_CASE("every effect has a picture that exists", "[text]") {
    for (const auto& effect : one_of_each()) {
        const std::string file = std::string(cards::icon_name(effect)) + ".svg";
        INFO(cards::effect_word(effect) << ": " << file);
        CHECK(std::filesystem::exists(std::filesystem::path(ENCOUNTERS_SOURCE_DIR) / "assets/icons" / file));
    }
}

TEST_CASE("R1.1 names of colours and types", "[R1.1][text]") {
    CHECK(cards::type_name(Colour::yellow) == "Energy");
    CHECK(cards::type_name(Colour::green) == "Missile");
    CHECK(cards::type_name(Colour::blue) == "Ballistic");
    CHECK(cards::type_name(Colour::black) == "Melee");
    CHECK(cards::type_name(Colour::white) == "Miscellaneous");
    CHECK(cards::colour_name(Colour::black) == "black");

    std::string letters;
    for (const auto colour : kAllColours) letters += cards::colour_letter(colour);
    CHECK(letters == "WEMBX");

    CHECK(cards::keyword_names(keyword_bit(0) | keyword_bit(1) | keyword_bit(2), catalogue_with_keywords()) ==
          "Lance, Clan or Command");
    CHECK(cards::keyword_names(0, catalogue_with_keywords()).empty());
}
