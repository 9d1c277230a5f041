// Whom a token goes to on a tie: Noble Patronage stays, Censure leaves.
#include "play/house/chapters.hpp"

namespace encounters::play {

Wish wish_for_token(const View& view) {
    const bool is_welcome = view.state.phase == Phase::give_patronage;
    return best_of(view, MoveKind::give_token, [&](const Move& move) {
        return std::int64_t{(move.a == view.seat) == is_welcome ? 1 : 0};
    });
}

}  // namespace encounters::play
