// The cards and constants one game is played with; made by the loader, never changed while playing.
#pragma once

#include <encounters/rules/digest.hpp>

#include <string>
#include <vector>

namespace encounters {

// What every card has. `text` replaces the generated wording when it is not empty; `copies` is 1 or more.
struct CardFace {
    std::string id;
    std::string name;
    std::string flavour;
    std::string text;
    int copies = 1;
    std::vector<Effect> effects;  // in printed order, at most kMaxEffects
};

struct ContractCard : CardFace {
    std::string kind;  // printed category, such as "Raid"; no rule reads it
    int reputation = 1;
};

struct EncounterCard : CardFace {
    int value = 1;  // 1..20
    KeywordSet keywords = 0;
};

struct EquipmentCard : CardFace {
    Colour type = Colour::white;
    int cost = 1;
    int maintenance = 0;  // 0 = none printed: it can't be readied (Q3.10)
    bool has_maintenance() const { return maintenance > 0; }
};

// A Command's by-hand effects together are its power, once a turn; the others stand while its owner is active (R1.10).
struct CommandCard : CardFace {
    DiceCounts dice{};
};

// The numbers of table.json, with the rulebook's values as defaults.
struct TableConstants {
    int winning_reputation = 10;
    int market_size = 5;        // 1..kMaxMarket
    int equipment_limit = 4;    // 1..kMaxEquipment
    int burn_cost = 2;          // Reputation
    int hazard_pay = 2;         // C-bills
    int patronage_pay = 2;      // C-bills
    int max_columns = 16;       // 1..kMaxColumns
    DiceCounts dice_supply{5, 4, 4, 4, 4};
    std::vector<int> even_start{};  // C-bills by turn order, first player first; used when Setup asks for it (Q1.7)
};

inline constexpr int kMaxMarket = 8;
inline constexpr int kMaxEquipment = 6;
inline constexpr int kMaxColumns = 16;
inline constexpr int kMaxTableau = 64;
inline constexpr int kMaxDice = 21;
inline constexpr int kMaxCopies = 255;
inline constexpr int kMaxHires = 64;
inline constexpr int kMaxLooked = 5;

// Copies of a deck are numbered definition by definition; `definition` says whose copy a number is and `first_copy`
// where a definition's copies begin (one entry more than definitions, so that the last range has an end).
struct CopyTable {
    std::vector<std::uint8_t> definition;
    std::vector<std::uint8_t> first_copy;
    int copies() const { return static_cast<int>(definition.size()); }
};

struct Catalogue {
    std::string pack_id;
    std::string pack_name;
    std::string pack_version;
    std::vector<std::string> keywords;  // at most kMaxKeywords
    TableConstants table;
    std::vector<ContractCard> contracts;
    std::vector<EncounterCard> encounters;
    std::vector<EquipmentCard> equipment;
    std::vector<CommandCard> commands;
    std::array<CopyTable, kDecks> copies;  // by Deck; this and the digests are filled by number_copies
    std::vector<PrintedEffects> contract_digests;
    std::vector<EncounterDigest> encounter_digests;
    std::vector<EquipmentDigest> equipment_digests;
    std::vector<PrintedEffects> command_digests;

    const ContractCard& contract(ContractId id) const { return contracts[id.value]; }
    const EncounterCard& encounter(EncounterId id) const { return encounters[id.value]; }
    const EquipmentCard& equipment_card(EquipmentId id) const { return equipment[id.value]; }
    const CommandCard& command(CommandId id) const { return commands[id.value]; }
    const CopyTable& copies_of(Deck deck) const { return copies[static_cast<std::size_t>(deck)]; }
};

// Fills Catalogue::copies and the digests from the cards. Refuses nothing: the loader has checked the capacities (see
// why_unplayable); call it after the card lists are complete, and again if they change: play reads the digests only.
void number_copies(Catalogue& catalogue);

// A reason why no game can be played with this catalogue (a capacity exceeded, too few cards), or an empty text.
std::string why_unplayable(const Catalogue& catalogue);

}  // namespace encounters
