// The printed dossiers: Contracts, Encounters, Equipment and Commands, at the sizes in which they lie on the table.
#pragma once

#include "table/presenter/table/desk.hpp"

namespace encounters::table {

// The paper of a card and the words on it. Controls are the caller's: give one, or none for a card that lies under
// another control.
struct CardLook {
    Surface paper = Surface::paper;
    std::optional<Control> control{};
};

// From 46 high; the text is shortened to the room there is.
void contract_face(Desk& desk, const Rectangle& at, ContractId id, CardLook look);

// The newest Encounter lies there whole (from 54), the ones before it may be head lines (24).
struct EncounterLook {
    int value = 0;
    bool is_newest = false;
    std::optional<int> place{};  // in State::encounters; without it no dice lie on the card
    std::string note{};          // behind the keywords
    std::optional<Control> control{};
};
void encounter_face(Desk& desk, const Rectangle& at, EncounterId id, EncounterLook look);
inline constexpr float kHeadLine = 24;
inline constexpr float kWholeEncounter = 56;

// `foot` stands below, left and right ("3 C-bills", "ready 1").
struct EquipmentLook {
    std::string foot_left{};
    std::string foot_right{};
    bool is_spent = false;  // exhausted: turned to its dark side
    std::optional<Control> control{};
    bool is_lit = false;
};
void equipment_face(Desk& desk, const Rectangle& at, EquipmentId id, EquipmentLook look);

// Dice lying on the Encounter at this place of the tableau, right-aligned; returns the width they take.
float locked_dice(Desk& desk, const Rectangle& at, int encounter);

}  // namespace encounters::table
