// A table for tests of the rules: drives the engine with given luck, checks every step, and gathers what was told.
#pragma once

#include "support/rules_catalogue.hpp"
#include "support/rules_text.hpp"

#include <encounters/rules/decks.hpp>
#include <encounters/rules/engine.hpp>
#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace encounters::testing {

// A die as tests write it: a bare number is a white die showing that face.
struct Shown {
    Colour colour = Colour::white;
    int face = 0;
    Shown(int white_face) : face(white_face) {}  // NOLINT: meant to be implicit
    Shown(Colour die, int die_face) : colour(die), face(die_face) {}
};
inline Shown yellow(int face) { return {Colour::yellow, face}; }
inline Shown green(int face) { return {Colour::green, face}; }
inline Shown blue(int face) { return {Colour::blue, face}; }
inline Shown black(int face) { return {Colour::black, face}; }
using Dice = std::initializer_list<Shown>;

// The luck of the set-up. One seat for each Command; market places not named here are fillers.
struct Start {
    std::vector<std::string> commands{"yellow command", "green command"};
    std::vector<std::string> market{};
    int first_seat = 0;
    bool even_start = false;
};

class Table {
public:
    // Deals as `start` says; the first seat is then about to flip its Contracts (before_flip). Nothing is heard yet.
    explicit Table(const Cards& cards, const Start& start = {});

    // Plain values: a test may put anything there (C-bills, tokens, Equipment); call `check` when done.
    State state;
    Catalogue catalogue;
    bool is_conserved = true;  // false: a test took cards out of the game, so `check` looks at nothing

    // ---- steps: each REQUIREs that the engine does it, and that the result is a valid state
    void act(const Move& move);
    void act(MoveKind kind, int a = 0, int b = 0);
    void draw(std::string_view card);          // the card that is due
    void draw(std::initializer_list<const char*> cards);
    void roll(Dice dice);                      // the dice that are due, all of them; told by rising face
    void flip(std::string_view card, std::string_view other = "contract 1");  // fresh start: keeps `card`
    void extend_to(std::string_view card);     // extend, flip the one Contract
    void reveal(std::string_view card);        // reveal, draw
    void reveal(std::string_view card, Dice dice);
    void lock(Dice dice);
    void beat(std::string_view card, Dice rolled, Dice locked);  // reveal, roll, lock
    void use(std::string_view equipment);      // of the seat that decides
    void pick(Shown die);                      // answers "which die": an unlocked one, untouched if there is one
    void pick(Shown die, int face);            // and then "which face"
    void done();
    void finish_use();                         // done, if the use still asks for dice
    void strike_contract(int effect = 0);
    void strike_encounter(int effect = 0);
    void default_out();                        // declare_default; not burned if asked
    void secure();                             // secure; no swaps if asked

    // ---- moves, to hand to `act`, `refused` or `allows`
    Move locking(Dice dice) const;
    Move using_equipment(std::string_view equipment) const;
    Move picking(Shown die) const;
    Move swapping(Shown locked_die, Colour becomes) const;

    // ---- questions
    // The rule that forbids the move. REQUIREs that it is refused by why_illegal, by apply (which changes and tells
    // nothing) and by the legal list alike.
    std::string refused(const Move& move);
    std::string refused(MoveKind kind, int a = 0, int b = 0);
    bool allows(const Move& move) const;
    bool allows(MoveKind kind, int a = 0, int b = 0) const;
    std::vector<Move> actions() const;
    std::vector<Move> actions(MoveKind kind) const;
    std::vector<Event> heard();                // told since the last call; forgets it
    SeatIndex mover() const { return to_move(state, catalogue); }
    std::vector<int> faces(Colour colour) const;  // of unlocked dice, rising
    SeatState& seat(int index) { return state.seats.at(static_cast<std::size_t>(index)); }

    // ---- changing the table between steps
    void give(int seat, std::string_view equipment);            // ready, from the unseen deck
    void give_exhausted(int seat, std::string_view equipment);
    void give_hire(int seat, std::string_view encounter);
    void leave_unseen(Deck deck, std::initializer_list<const char*> cards);  // the rest goes to the discards
    void check() const;                        // REQUIREs a valid state

    // ---- cards by id
    ContractId contract(std::string_view id) const;
    EncounterId encounter(std::string_view id) const;
    EquipmentId equipment(std::string_view id) const;
    CommandId command(std::string_view id) const;
    std::uint8_t card(Deck deck, std::string_view id) const;
    int slot_of(int seat, std::string_view equipment) const;    // REQUIREs that the seat has it
    int place_of(std::string_view equipment) const;             // in the market

private:
    void deal(const Start& start);
    void check_decider() const;
    int die_index(Shown die, std::uint32_t taken) const;
    std::vector<Event> events_;
};

// The dice of an event, in State's order: white, yellow, green, blue, black, each by rising face.
DiceList dice_list(Dice dice);

}  // namespace encounters::testing
