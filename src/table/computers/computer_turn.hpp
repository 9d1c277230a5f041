// Whose seats are computer players': they are asked when they have to decide, and decide when the pace lets them.
#pragma once

#include <memory>
#include <optional>

#include <encounters/play/session.hpp>

#include "table/computers/minds.hpp"
#include "table/computers/worker.hpp"
#include "table/presenter/clock.hpp"
#include "table/presenter/table/table_options.hpp"

namespace encounters::table {

inline constexpr Milliseconds kLongestThought{500};

// How long a table is shown before a computer player changes it.
Milliseconds pause_of(ComputerPace pace);

class ComputerTurn {
public:
    // All share the minds with others that work on the same worker.
    ComputerTurn(std::shared_ptr<Minds> minds, std::shared_ptr<Worker> worker)
        : minds_(std::move(minds)), worker_(std::move(worker)) {}
    ~ComputerTurn() { forget(); }
    ComputerTurn(const ComputerTurn&) = delete;
    ComputerTurn& operator=(const ComputerTurn&) = delete;

    void set_pace(ComputerPace pace) { pace_ = pace; }
    // The table has changed, or has come into sight again: the pause begins anew.
    void look_from(Milliseconds now) { since_ = now; }
    // What was thought for another table than this one counts no more.
    void forget();

    // What the computer player to move has decided, once it has and the pause is over. Asks it when nobody has yet, and
    // hurries it when its time is over. Nothing while a person has to decide.
    std::optional<players::Decision> due(const play::Session& session, Milliseconds now);
    // Until due() may have something new to say; nothing when only the worker can bring it about.
    std::optional<Milliseconds> time_to_wait(const play::Session& session, Milliseconds now) const;

private:
    struct Question {
        State state;
        play::SeatKind who = play::SeatKind::house;
        bool operator==(const Question&) const = default;
    };

    void ask(const Question& question, Milliseconds now);

    std::shared_ptr<Minds> minds_;
    std::shared_ptr<Worker> worker_;
    ComputerPace pace_ = ComputerPace::normal;
    Milliseconds since_{0};
    std::optional<Question> asked_{};
    Milliseconds asked_at_{0};
    std::optional<players::Decision> answer_{};
};

}  // namespace encounters::table
