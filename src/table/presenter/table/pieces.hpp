// The pieces of the table, each drawn into its own place by its own file.
#pragma once

#include "table/presenter/table/desk.hpp"
#include "table/presenter/table/prompt.hpp"

namespace encounters::table {

void seats_bar(Desk& desk);
void status_box(Desk& desk, const Prompt& prompt);
// The question as it fits.
std::string question_for(const SceneBuilder& scene, const Prompt& prompt, float width, TextRole role);
void saving_notice(Desk& desk);
void market_row(Desk& desk);
void deck_row(Desk& desk);
void tableau(Desk& desk);
// The active player's Command, Equipment and Field Hires, from the top of `at`; returns the height taken.
float own_strip(Desk& desk, const Rectangle& at);
// The chances of pushing on, in the tray; view.meter->next is there.
void push_meter(Desk& desk, Rectangle at);
// The hint that was asked for, and the ring around what it means.
void hint_box(Desk& desk);
void hint_mark(Desk& desk);
void dice_tray(Desk& desk, const Prompt& prompt);
void dice_entry_tray(Desk& desk, const Prompt& prompt);  // the tray while people roll real dice
void action_bar(Desk& desk);
void side_panel(Desk& desk, const Prompt& prompt);

// The dice that can be locked, in the tray's stage; answers of other prompts in the same place.
void dice_stage(Desk& desk, const Rectangle& at);
void choice_stage(Desk& desk, const Rectangle& at, const std::vector<Choice>& choices);

// Over the table: at most one of them takes the input.
void hand_over_banner(Desk& desk, const Prompt& prompt);
void rules_overlay(Desk& desk);
void discards_overlay(Desk& desk);

// What the pointer or the focus rests on can't be done, and why.
struct Reason {
    Rectangle about{};
    std::string words;
};
std::optional<Reason> reason_asked(const Scene& scene, const UiState& ui);
// `reason` is told on the card that is glanced at, when it is about that.
void zoom_overlay(Desk& desk, const std::optional<Reason>& reason);
void reason_tooltip(SceneBuilder& scene, const Rectangle& about, const std::string& reason);

}  // namespace encounters::table
