// Everything the table shows: the state of the game, who sits there, the log, and what the person looks at.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <encounters/play/seat_kind.hpp>
#include <encounters/rules/engine.hpp>

#include "table/presenter/table/shown_odds.hpp"
#include "table/presenter/table/ui_state.hpp"

namespace encounters::table {

struct SeatView {
    std::string name;
    int colour = 0;  // 0..7 of the theme's seat colours
    int shape = 0;   // 0..7 of the theme's seat shapes
    bool is_person = true;
    std::string rank{};  // "Veteran", of a computer player
    play::SeatKind kind = play::SeatKind::person;
};

enum class LogTone : std::uint8_t { heading, fact, aside, reason, barrier, alarm };  // reason: of a computer player

struct LogLine {
    std::string text;
    LogTone tone = LogTone::fact;
    std::string rule{};  // the id of the rule that did it, if one is worth showing
};

struct RuleText {
    std::string id;  // "R5.3", or empty for a heading
    std::string text;
};

struct View {
    State state{};
    const Catalogue* catalogue = nullptr;  // outlives the view
    std::vector<SeatView> seats{};         // one for each seat of the state
    std::vector<LogLine> log{};            // oldest first
    std::vector<std::string>
        receipt{};  // what changed since the deciding seat's last turn; six lines at most are shown
    std::shared_ptr<const std::vector<RuleText>> rules{};
    std::string not_saved{};        // why this game isn't being saved, as a sentence; empty when it is
    std::string undo_takes_back{};  // "the lock of 5"; empty when nothing can be taken back
    std::string undo_whose{};       // decision that is
    std::string redo_makes_again{};  // empty when nothing was taken back
    std::string redo_whose{};
    std::string why_no_undo = "nothing to take back";
    bool are_rolls_entered = false;  // people roll dice of their own and enter the faces
    std::optional<PushMeter> meter{};  // where the odds are shown to whoever decides
    std::optional<Hint> hint{};        // asked for by whoever decides
    UiState ui{};

    // Made by show_state from `state`; what may be done now.
    std::vector<Move> legal{};         // in the engine's order
    std::vector<Move> ranked_locks{};  // the locks that Tab goes through, best first
    SeatIndex decider = kNoSeat;       // who decides; kNoSeat for luck or when the game is over

    const Catalogue& cards() const { return *catalogue; }
    bool is_computer_deciding() const { return decider != kNoSeat && !seats[decider].is_person; }
    bool is_legal(const Move& move) const;
    // Why it can't be done now; nothing when it can.
    std::optional<Refusal> why_not(const Move& move) const;
    // The moves of one kind.
    std::vector<Move> legal_of(MoveKind kind) const;
};

// Puts a new state of the game into the view: works out what may be done, drops what the person had begun with the old
// one, and asks for a hand-over when another person's decision, or the same person's next turn, begins.
void show_state(View& view, const State& state);

// The lock that Enter would take: of the dice selected, as a move named like the engine does.
Move selected_lock(const View& view);

}  // namespace encounters::table
