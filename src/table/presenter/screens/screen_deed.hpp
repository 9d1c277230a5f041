// The screens of the program, and what the controls of those around the table do.
#pragma once

#include <cstdint>

namespace encounters::table {

enum class ScreenName : std::uint8_t { title, new_game, table, game_over, faults, reading };

// What `value` of a DoOnScreen means is said behind each.
enum class ScreenDeed : std::uint8_t {
    none,
    begin,        // the game that is set up
    begin_again,  // with the same players
    add_seat,
    remove_seat,     // seat
    next_colour,     // seat
    next_shape,      // seat
    edit_name,       // seat: takes the keys
    edit_seed,       // takes the keys
    set_reputation,  // Reputation that wins
    switch_even_start,
    scroll,     // lines, positive towards the end
    show_text,  // which of the texts to read
    read_cards_again,
    close_dialog,
    leave_table,    // for the title, game lost
    leave_program,  // at once, game lost
};

}  // namespace encounters::table
