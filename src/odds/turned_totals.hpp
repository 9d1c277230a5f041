// For every roll of dice of one colour: the totals that turning them can bring about, by what that takes; and all colours
// put together.
#pragma once

#include "odds/problem.hpp"
#include "odds/sum_masks.hpp"

namespace encounters::odds {

using Sizes = std::array<int, kColours>;  // dice of each colour
using Nodes = std::array<int, kColours>;  // which multiset of faces they show, by colour
using Lattices = std::array<const Lattice*, kColours>;

// One kind of thing that may be spent, as a digit of a number.
struct Digit {
    int limit = 0;
    int stride = 0;
    int of(int spent) const { return spent / stride % (limit + 1); }
};

// How many dice make a total, told apart as far as lock_count asks: 0..top, where the last may stand for all further
// ones; `first` is the first that will do.
struct DiceLevels {
    DiceLevels(const LockBounds& bounds, int dice);
    bool saturates;
    int top;
    int first;
};

// Words of one colour's roll, `width` of them: by order of uses, by what is spent at most of what fits every colour, and by
// number of dice; bit V for the total V. Equal words mean equal possibilities.
class TurnedTotals {
public:
    // Dice of these sizes in a situation, totals up to `most_value` told apart. The lattices hold at least as many dice;
    // both outlive this. build() comes before all questions but steps().
    TurnedTotals(const Situation& situation, const Sizes& sizes, const Lattices& lattices, Aim aim);
    void build(int most_value);

    // How many steps build() and all() take together, about; and build() alone.
    double steps() const { return build_steps() + roll_steps(); }
    double build_steps() const;
    double steps_of_joining() const;  // two colours' words

    // Bit V for each roll of all dice, the last colour fastest: turned or not, some of them make V as is asked.
    std::vector<SumMask> all() const;
    // The same for one roll.
    SumMask totals(const Nodes& nodes) const;

    // ---- the words of one colour's rolls
    std::size_t width() const { return width_; }
    const std::vector<Colour>& colours() const { return colours_; }  // that take part, the one with most rolls last
    bool is_hopeless() const { return hopeless_; }                   // a die that must be locked can't be
    const SumMask* of(Colour colour, int node) const;
    void join(const SumMask* one, const SumMask* other, SumMask* both) const;
    SumMask finish(const SumMask* one, const SumMask* other) const;
    SumMask finish(const SumMask* one) const;

private:
    friend class ColourTable;

    double roll_steps() const;
    void set_shared();
    void set_pairs();
    void fill(std::size_t at, const SumMask* joined, std::size_t number, std::vector<SumMask>& found) const;
    void spread(std::vector<SumMask>& found) const;
    std::size_t place(std::size_t order, int shared, int level) const {
        return (order * static_cast<std::size_t>(shared_) + static_cast<std::size_t>(shared)) * static_cast<std::size_t>(levels_.top + 1) + static_cast<std::size_t>(level);
    }
    void join_levels(const SumMask* one, const SumMask* other, SumMask* both) const;

    const Situation& situation_;
    Sizes sizes_;
    const Lattices& lattices_;
    Aim aim_;
    SumMask told_apart_ = ~SumMask{0};
    DiceLevels levels_;
    ColourSet with_ = 0;  // colours asked for that bind
    std::vector<std::vector<int>> orders_;
    int shared_ = 1;          // ways of spending what fits every colour
    std::vector<Digit> any_;  // icons by turning
    Digit hires_;
    Digit locks_;
    std::vector<std::vector<std::pair<int, int>>> pairs_;  // what two may spend to spend so much together
    std::size_t width_ = 1;
    bool hopeless_ = false;
    std::vector<Colour> colours_;
    std::array<std::size_t, kColours> strides_{};
    std::size_t rolls_ = 1;
    std::array<std::vector<SumMask>, kColours> tables_;
};

}  // namespace encounters::odds
