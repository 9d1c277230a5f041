// Real dice: people roll on their own table and enter the faces; everything drawn stays seeded.
#pragma once

#include <encounters/play/chance_source.hpp>

namespace encounters::play {

// Gives cards, Commands and the first seat as SeededChance would, and never dice: a Session then waits with
// luck_is_due() and chance().kind == dice until Session::act gets the entered roll.
class RealDiceChance : public ChanceSource {
public:
    explicit RealDiceChance(std::uint64_t seed) : cards_(seed) {}
    std::optional<Move> outcome(const State& state, const Chance& due, const Catalogue& catalogue) override;
    std::unique_ptr<ChanceSource> copy() const override { return std::make_unique<RealDiceChance>(*this); }

private:
    SeededChance cards_;
};

// One roll as it is being entered: a face for each die that is due, by colour, in any order.
class DiceEntry {
public:
    // Nothing is due (size() 0) unless the luck due in `state` is dice.
    DiceEntry(const State& state, const Catalogue& catalogue);

    int size() const { return due_.dice_count; }
    Colour colour(int die) const { return due_.colours[die]; }
    int face(int die) const { return faces_[die]; }  // 0 = not entered
    int next() const;  // first die without a face; -1 when all have one
    bool is_complete() const { return next() < 0; }
    int count_of(Colour colour) const;  // dice of a colour that are due

    // Each gives the reason when it is refused, and then changes nothing; empty when it was taken.
    std::string set(int die, int face);  // 0 takes it away
    std::string enter(int face);         // for next()

    // The roll as a move for Session::act. Only when is_complete().
    Move move() const;

private:
    Chance due_;
    std::array<std::uint8_t, kMaxDice> faces_{};
};

}  // namespace encounters::play
