// Moves: everything that changes a State, players' actions and luck's outcomes alike.
#pragma once

#include <encounters/rules/state.hpp>

namespace encounters {

// What `a` and `b` of a Move mean is said behind each kind; unnamed ones are 0, and refused when they are not.
enum class MoveKind : std::uint8_t {
    // luck
    dice_landed,      // faces, one for each die of chance(), in its order
    card_drawn,       // a = card of the deck in chance() (index of its definition)
    seat_drawn,       // a = first seat
    command_dealt,    // a = Command
    // turn start
    start_fresh,      //
    secure,           //
    swap,             // a = die (index in State::dice), b = Colour it becomes
    done,             // ends swaps, or the effect being used
    // market
    buy,              // a = market place
    make_room,        // a = own slot that is discarded
    ready,            // a = own slot
    replace,          // a = market place
    // Contract and Encounters
    flip_contracts,   //
    choose_contract,  // a = index in State::looked
    reveal,           //
    choose_encounter, // a = index in State::looked
    lock,             // dice = bits of State::dice
    declare_default,  //
    // use
    use_equipment,    // a = own slot
    use_power,        //
    use_hire,         // a = EncounterId of one of the own Field Hires
    pick_die,         // a = die
    pick_face,        // a = face 1..6
    strike,           // a = StrikeTarget, b = effect index
    pick_card,        // a = index in State::looked
    pick_place,       // a = market place
    // endings
    escape,           //
    complete,         //
    extend,           //
    burn,             //
    keep_standing,    // do not burn
    take_salvage,     // a = own slot that goes, kNone when there is room
    leave_salvage,    //
    give_token,       // a = seat
};
inline constexpr int kMoveKinds = static_cast<int>(MoveKind::give_token) + 1;

enum class StrikeTarget : std::uint8_t { contract, encounter };

// Equal dice are interchangeable: pick_die, swap and lock name the lowest indices among equal ones (see
// canonical_dice in queries.hpp); other namings are refused.
struct Move {
    MoveKind kind = MoveKind::done;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t face_count = 0;
    std::uint32_t dice = 0;
    std::array<std::uint8_t, kMaxDice> faces{};
    bool operator==(const Move&) const = default;

    static constexpr Move of(MoveKind kind, std::uint8_t a = 0, std::uint8_t b = 0) {
        Move move;
        move.kind = kind;
        move.a = a;
        move.b = b;
        return move;
    }
    static constexpr Move lock(std::uint32_t dice) {
        Move move;
        move.kind = MoveKind::lock;
        move.dice = dice;
        return move;
    }
    template <class Faces>
    static constexpr Move dice_landed(const Faces& faces) {
        Move move;
        move.kind = MoveKind::dice_landed;
        for (auto face : faces) move.faces[move.face_count++] = static_cast<std::uint8_t>(face);
        return move;
    }
};

constexpr bool is_chance(MoveKind kind) { return kind <= MoveKind::command_dealt; }

// The word of a move kind in journals and tests, such as "choose_contract".
const char* name_of(MoveKind kind);

}  // namespace encounters
