// A finished game looked at decision by decision on the worker: what each cost the person who made it.
#pragma once

#include <memory>
#include <vector>

#include <encounters/play/session.hpp>
#include <encounters/players/analysis.hpp>

#include "table/computers/minds.hpp"
#include "table/computers/worker.hpp"
#include "table/presenter/screens/review_screen.hpp"

namespace encounters::table {

// The seats that people decided for, in table order.
std::vector<SeatIndex> people_of(const play::Session& session);
// Why nobody can look back at this game, as a sentence; empty when somebody can.
std::string why_no_review(const play::Session& session);

class GameReview {
public:
    // Of the decisions that people made for this seat, one of people_of(session). why_no_review is empty. The minds know
    // the game's cards and are those of others that work on the same worker.
    GameReview(const play::Session& session, SeatIndex seat, std::shared_ptr<Minds> minds, std::shared_ptr<Worker> worker);
    ~GameReview() { worker_->drop(); }
    GameReview(const GameReview&) = delete;
    GameReview& operator=(const GameReview&) = delete;

    // Takes what the worker has found and gives it the next position. True when something new is known.
    bool pass();
    // Goes on where it was when the worker was given something else to do.
    void go_on() { begin_next(); }
    const ReviewView& view() const { return view_; }
    SeatIndex seat() const { return seat_; }

private:
    // A position with the move that was made there.
    struct Position {
        int step = 0;
        State state;
        Move move;
        double cost = 0;
        Move better{};
        bool is_worth_a_second_look = false;
    };
    struct TurnStart {
        int step = 0;
        int turn = 0;
        State state;
        double chance = 0;
    };
    struct Thinking;

    void read(const play::Session& session);
    void choose_second_looks();
    void begin_next();
    void judge(Position& position);
    void judge_again(Position& position);
    void look_at(TurnStart& start);
    void tell();
    void tell_turns();

    std::shared_ptr<Worker> worker_;
    std::shared_ptr<Thinking> thinking_;  // used by the worker's thread alone
    std::shared_ptr<const Catalogue> cards_;
    play::TableSetup table_;
    SeatIndex seat_ = 0;
    std::vector<Position> positions_;
    std::vector<TurnStart> starts_;
    std::vector<std::size_t> second_looks_;  // of positions_
    std::size_t done_ = 0;                   // pieces: starts, then positions, then second looks
    bool is_chosen_ = false;
    ReviewView view_;
};

}  // namespace encounters::table
