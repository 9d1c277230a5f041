// One game being played: who sits where, the state, all moves and events so far, luck carried out, undo and redo.
#pragma once

#include <encounters/play/chance_source.hpp>
#include <encounters/play/seat_kind.hpp>
#include <encounters/rules/engine.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace encounters::play {

// `colour` and `shape` tell seats apart on screens; they are kept and written for them, and mean nothing here.
struct Seat {
    std::string name;
    SeatKind kind = SeatKind::person;
    std::uint8_t colour = 0;
    std::uint8_t shape = 0;
    bool operator==(const Seat&) const = default;
};

// What a game begins with. One to eight seats, in table order (Q1.8); even_start is Q1.7.
struct TableSetup {
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<Seat> seats;
    bool even_start = false;

    Setup setup() const { return Setup{static_cast<int>(seats.size()), even_start}; }
};

// One move that counts (undone ones are gone). seat is kNoSeat for luck; `by` says who played the seat then. Its events
// are those of Session::events() from first_event to the next step's.
struct Step {
    Move move;
    SeatIndex seat = kNoSeat;
    SeatKind by = SeatKind::person;
    std::uint32_t first_event = 0;
};

// One line of the game's journal: everything that was done, in order, undone or not.
enum class RecordKind : std::uint8_t {
    move,  // move and seat (kNoSeat: luck)
    undo,  // seat: whose decision was taken back
    redo,  // seat: whose decision was made again
    seat   // seat and seat_kind: who plays it from here on (Q10.2)
};
struct Record {
    RecordKind kind = RecordKind::move;
    Move move;
    SeatIndex seat = kNoSeat;
    SeatKind seat_kind = SeatKind::person;
    bool operator==(const Record&) const = default;
};

// Whether act() carries out all luck that is due, or leaves it to step_luck(), one roll or card at a time.
enum class LuckPace : std::uint8_t { until_decision, one_at_a_time };

class Session {
public:
    using Observer = std::function<void(const Session& session, const Record& record)>;

    // A new game, its first luck carried out unless `pace` leaves it. Aborts when why_no_game(table.setup(), ...) gives
    // a reason or an argument is missing.
    Session(TableSetup table, std::unique_ptr<ChanceSource> luck, LuckPace pace = LuckPace::until_decision);
    // A game that goes on from `state`, which must be valid (why_invalid) and have as many seats as the table.
    static Session from(const State& state, TableSetup table, std::unique_ptr<ChanceSource> luck);
    // The same game in the same luck, without observers.
    Session fork() const;
    Session(Session&&) noexcept = default;
    Session& operator=(Session&&) noexcept = default;

    // ---- what is
    const State& state() const { return state_; }
    const State& start() const { return start_; }  // before the first step
    const Catalogue& catalogue() const { return *table_.catalogue; }
    const TableSetup& table() const { return table_; }  // seats as they are now
    const Seat& seat(SeatIndex index) const { return table_.seats[index]; }
    SeatIndex decider() const;       // kNoSeat when luck is due or the game is over
    bool is_over() const { return state_.phase == Phase::over; }
    bool luck_is_due() const;        // the source gave nothing, or luck is stepped: step_luck() or enter an outcome
    bool computer_to_move() const;   // the decider's seat is played by a computer player
    const std::vector<Move>& legal() const;  // the decider's actions (see legal_actions), computed once a state
    const std::vector<Step>& steps() const { return steps_; }
    const std::vector<Event>& events() const { return events_; }
    // Events told since the last act(), step_luck() or constructor began, luck included.
    std::vector<Event> last_events() const { return {events_.begin() + last_event_, events_.end()}; }
    std::size_t last_event() const { return last_event_; }  // index in events() of the first of them
    const std::vector<Record>& records() const { return records_; }
    // Why the luck source's last outcome was refused, when it was.
    const std::optional<Refusal>& luck_refused() const { return luck_refused_; }

    // ---- what is done
    // Makes a decision, or enters luck's outcome when luck is due; then luck follows by the pace. A refused move changes
    // nothing.
    std::optional<Refusal> act(const Move& move);
    // Carries out one piece of luck that is due; false when none is or the source gives none.
    bool step_luck();
    // All luck until a decision or the end; false when the source ran out before.
    bool run_luck();
    // The house player's move is made for the decider; false when nobody decides now. Whose decision it is depends on who
    // plays the seat, not on this.
    bool act_house();
    // The house player decides for the computer players until a person has to, the game is over or `most` decisions are
    // made; how many were made.
    int play_house(int most);

    // ---- undo (Q10.1)
    // Why nothing can be taken back, as a sentence; empty when undo() works.
    std::string_view why_no_undo() const;
    bool can_undo() const { return why_no_undo().empty(); }
    // Index in events() of the first event that undoing again and again can take back; events().size() when there is none.
    std::size_t first_undoable_event() const;
    SeatIndex undo_seat() const;     // whose decision undo() takes back; kNoSeat when none
    std::string undo_label() const;  // which one, such as "buy Autocannon for 3 C-bills"; empty when none
    bool undo();
    bool can_redo() const { return !redo_.empty(); }
    SeatIndex redo_seat() const;
    std::string redo_label() const;
    bool redo();

    // ---- table
    void set_seat(SeatIndex index, SeatKind kind);  // Q10.2
    void set_pace(LuckPace pace) { pace_ = pace; }
    LuckPace pace() const { return pace_; }
    void set_luck(std::unique_ptr<ChanceSource> luck) { luck_ = std::move(luck); }
    ChanceSource& luck() { return *luck_; }
    // Told after every record; observers may not act on the session.
    void observe(Observer observer) { observers_.push_back(std::move(observer)); }

private:
    struct Undoable {
        State before;
        Step step;
    };

    Session(const State& state, TableSetup&& table, std::unique_ptr<ChanceSource> luck, LuckPace pace);
    std::optional<Refusal> make(const Move& move);
    void remember(const State& before, const Step& step);
    void record(const Record& entry);

    State start_;
    State state_;
    TableSetup table_;
    std::unique_ptr<ChanceSource> luck_;
    LuckPace pace_ = LuckPace::until_decision;
    std::vector<Step> steps_;
    std::vector<Event> events_;
    std::vector<Record> records_;
    std::vector<Undoable> undo_;  // decisions since the last chance move, newest last
    std::vector<Step> redo_;      // decisions taken back, the next one to make again last
    std::vector<Observer> observers_;
    std::optional<Refusal> luck_refused_;
    std::size_t last_event_ = 0;
    mutable std::vector<Move> legal_;
    mutable bool legal_known_ = false;
};

}  // namespace encounters::play
