// The screens of the program, and what the controls of those around the table do.
#pragma once

#include <cstdint>

namespace encounters::table {

enum class ScreenName : std::uint8_t { title, new_game, table, game_over, faults, reading, saves, replay, statistics, review };

// What `value` of a DoOnScreen means is said behind each.
enum class ScreenDeed : std::uint8_t {
    none,
    begin,        // the game that is set up
    begin_again,  // with the same players
    add_seat,
    remove_seat,     // seat
    next_colour,     // seat
    next_shape,      // seat
    next_kind,       // seat: a person, or the next rank of computer players
    edit_name,       // seat: takes the keys
    edit_seed,       // takes the keys
    set_reputation,  // Reputation that wins
    switch_even_start,
    switch_real_dice,
    scroll,     // lines, positive towards the end
    show_text,  // which of the texts to read
    read_cards_again,
    close_dialog,
    show_statistics,        // how the dice fell
    replay_step,            // moves, negative: back
    replay_turn,            // turns, negative: back
    replay_to,              // position
    replay_to_turn,         // which of the turns
    replay_switch_playing,  // by itself or not
    replay_next_pace,
    close_replay,
    ask_to_play_on,     // from the replay's position
    play_on_same_luck,  // a new game
    play_on_new_luck,   // a new game
    leave_table,    // for the title; what isn't saved is lost
    leave_program,  // at once; what isn't saved is lost
    // ---- players at the table, and what is shown of it
    show_players,
    next_kind_at_table,  // seat
    mark_seat,           // seat: shown the odds or not
    set_pace,            // a ComputerPace
    set_meter,           // a MeterUse
    // ---- a game looked back at
    show_review,
    review_next,  // the next person's decisions
    close_review,
    try_again,  // the step before which the replay stops
    // ---- saved games
    continue_last,     // the game that was left last
    same_players,      // a new game for those of the last one
    choose_game,       // place in the list
    next_game,         // so many further down the list
    continue_game,     // the chosen one
    watch_game,        // the chosen one as a replay
    ask_delete_game,   // the chosen one
    delete_game,       // the chosen one, for good
    watch_this_game,   // the one at the table
    show_saving,       // why this game isn't being saved
    save_again,        // where it was tried
    edit_place,        // takes the keys
    save_in_place,     // in the folder that is typed
};

}  // namespace encounters::table
