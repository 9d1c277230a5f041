// A game between people at one terminal: shows the table, asks, carries out what they type.
#pragma once

#include "lab/action_list.hpp"

#include <encounters/lab/lab.hpp>
#include <encounters/play/session.hpp>

namespace encounters::lab {

class Terminal {
public:
    Terminal(play::Session& session, const Streams& streams);
    // Until the game is over, `quit` or the end of the input; an exit code.
    int run();

private:
    enum class Answer : std::uint8_t { asks_again, shows_table, leaves };

    Answer carry_out(const std::string& line);
    Answer act(int number);
    Answer house();
    Answer take_back();
    Answer make_again();
    void tell_news();
    void show();
    void ask(ListLength length);

    play::Session& session_;
    const Streams& streams_;
    play::LogNames names_;
    std::size_t told_ = 0;  // events told so far
};

}  // namespace encounters::lab
