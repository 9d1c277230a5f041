#include "support/decisions.hpp"

namespace encounters::testing {

void do_something(play::Session& session, play::SplitMix64& choice) {
    const auto which = choice.next() % 32;
    if (which < 3 && session.undo()) return;
    if (which < 6 && session.redo()) return;
    if (which == 6) {
        const auto seat = static_cast<SeatIndex>(choice.next() % session.table().seats.size());
        session.set_seat(seat, choice.next() % 2 == 0 ? play::SeatKind::house : play::SeatKind::person);
    } else if (which < 15) {
        session.act_house();
    } else {
        session.act(session.legal()[choice.next() % session.legal().size()]);
    }
}

void decide_restlessly(play::Session& session, play::SplitMix64& choice, int decisions) {
    for (int made = 0; made < decisions && session.decider() != kNoSeat; ++made) do_something(session, choice);
}

int decide_by_house(play::Session& session, int most) {
    int made = 0;
    while (made < most && session.act_house()) ++made;
    return made;
}

}  // namespace encounters::testing
