// A game at the terminal kept in a journal, if one was asked for; and what is said of that when the game is left.
#pragma once

#include <encounters/lab/commands.hpp>
#include <encounters/play/saving.hpp>

#include <memory>

namespace encounters::lab {

class KeptGame {
public:
    // `header` promises the seed.
    KeptGame(const PlayOptions& options, play::JournalHeader header, play::Seed seed, const Streams& streams);

    // Begins the journal and keeps every move from here on; told on `err` when one can't be kept. False, with the reason
    // on `err`, when there is a journal that can't be begun.
    bool begin(play::Session& session);
    // Whether the game is kept, and the seed that it was given if nobody chose one and no journal needs it as a secret.
    void say_farewell(const play::Session& session) const;

private:
    std::string why_no_journal() const;
    void tell_trouble(const std::string& now);

    const PlayOptions& options_;
    play::Seed seed_;
    std::shared_ptr<play::Saving> saving_;
    const Streams& streams_;
    std::string told_;  // the trouble told last
};

}  // namespace encounters::lab
