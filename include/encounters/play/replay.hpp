// A journal looked at: one position a step, seeking, the turns with their results, and a game played on from anywhere.
#pragma once

#include <encounters/play/journal.hpp>

namespace encounters::play {

// One turn as a timeline shows it. Steps are positions: the turn is steps first_step .. last_step - 1.
struct TurnResult {
    int turn = 0;  // counts from 1
    SeatIndex seat = kNoSeat;
    int first_step = 0;
    int last_step = 0;
    Ending ending = Ending::none;  // none: it isn't over
    bool secured = false;
    bool burned = false;
    int defeated = 0;    // Encounters
    int cbills = 0;      // by which this seat's C-bills changed
    int reputation = 0;  // by which this seat's Reputation changed
    bool won = false;
    bool operator==(const TurnResult&) const = default;
};
std::vector<TurnResult> turns_of(const Session& session);
// "Escape: +6 C-bills", "Complete: +3 Reputation", "Default", "Default, burned", "goes on".
std::string to_text(const TurnResult& result);

// Positions are numbers of steps that have been made: 0 is the start, size() the end. Decisions taken back are gone.
class Replay {
public:
    explicit Replay(ReadJournal journal);
    // Why there is nothing to show (is_open() is false), or why it ends early; empty when whole.
    bool is_open() const { return whole_ != nullptr; }
    std::string problem() const;

    const JournalHeader& header() const { return *journal_.header; }
    const std::optional<Seed>& seed() const { return journal_.seed; }
    const std::filesystem::path& file() const { return file_; }
    const Session& whole() const { return *whole_; }  // the game at its end: its table, all steps, all events
    const std::vector<TurnResult>& turns() const { return turns_; }
    int size() const { return static_cast<int>(whole_->steps().size()); }

    // ---- where we are
    int position() const { return position_; }
    const State& state() const { return state_; }
    int events() const;  // so many of whole().events() have happened
    // The step made last, and its events; none at position 0.
    const Step* last_step() const;
    std::vector<Event> last_events() const;
    int turn_index() const;  // in turns() of the position; -1 before the first

    // ---- moving; positions outside are brought to the nearest end
    void seek(int position);
    void seek_turn(int index);  // to where turns()[index] begins
    void step() { seek(position_ + 1); }
    void step_back() { seek(position_ - 1); }
    // To the next position at which somebody decides, or the end.
    void step_to_decision();

    // The game as it was at the position, without observers, its luck still to be set (Session::set_luck), decided by
    // persons and house players as it was, then with other players at the seats. As many seats as before.
    Session session_here(const std::vector<Seat>& seats) const;

private:
    void remember_snapshots();

    ReadJournal journal_;
    std::filesystem::path file_;
    std::unique_ptr<Session> whole_;
    std::optional<JournalFault> fault_;
    std::vector<State> snapshots_;  // at every kStepsPerSnapshot-th position
    std::vector<TurnResult> turns_;
    State state_;
    int position_ = 0;
};
inline constexpr int kStepsPerSnapshot = 32;

}  // namespace encounters::play
