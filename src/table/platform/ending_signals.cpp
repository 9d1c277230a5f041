#include "table/platform/ending_signals.hpp"

#include <SDL.h>
#include <pthread.h>

namespace encounters::table {

// A thread that waits for them may do anything when one comes; a handler may do next to nothing.
EndingSignals::EndingSignals() {
    sigemptyset(&signals_);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&signals_, signal);
    pthread_sigmask(SIG_BLOCK, &signals_, &blocked_before_);
    waiting_ = std::thread([this] { wait(); });
}

EndingSignals::~EndingSignals() {
    is_over_ = true;
    pthread_kill(waiting_.native_handle(), SIGTERM);
    waiting_.join();
    pthread_sigmask(SIG_SETMASK, &blocked_before_, nullptr);
}

void EndingSignals::wait() {
    int signal = 0;
    while (sigwait(&signals_, &signal) == 0 && !is_over_) {
        have_come_ = true;
        SDL_Event waking{};
        waking.type = SDL_USEREVENT;
        SDL_PushEvent(&waking);
    }
}

}  // namespace encounters::table
