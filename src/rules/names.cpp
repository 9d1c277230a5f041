#include <encounters/rules/moves.hpp>

namespace encounters {

const char* name_of(MoveKind kind) {
    static constexpr std::array<const char*, kMoveKinds> kNames{
        "dice_landed",  "card_drawn",    "seat_drawn",      "command_dealt",   "start_fresh",      "secure",
        "swap",         "done",          "buy",             "make_room",       "ready",            "replace",
        "flip_contracts", "choose_contract", "reveal",      "choose_encounter", "lock",            "declare_default",
        "use_equipment", "use_power",    "use_hire",        "pick_die",        "pick_face",        "strike",
        "pick_card",    "pick_place",    "escape",          "complete",        "extend",           "burn",
        "keep_standing", "take_salvage", "leave_salvage",   "give_token"};
    return kNames[static_cast<std::size_t>(kind)];
}

}  // namespace encounters
