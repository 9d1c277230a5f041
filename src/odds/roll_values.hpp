// A number for every roll of some dice and every question: sums over dice that are thrown, and the best of dice kept.
#pragma once

#include "odds/turned_totals.hpp"

namespace encounters::odds {

// Whole numbers below 2^53; by roll, the last colour fastest, and by question within.
using Values = std::vector<double>;

class RollValues {
public:
    RollValues(const Lattices& lattices, std::size_t questions) : lattices_(lattices), questions_(questions) {}

    // Sums over the faces of one die of this colour (0..4) that is thrown: values of `sizes` in, of one such die fewer out.
    Values one_thrown(const Values& values, const Sizes& sizes, std::size_t colour) const;
    // The same for all dice beyond `kept`.
    Values thrown_onto(const Sizes& kept, Values values, Sizes sizes) const;
    // Raises each value of `sizes` to the best that leaving out one die of this colour gives, in `fewer`.
    void raise(Values& values, const Sizes& sizes, const Values& fewer, std::size_t colour) const;

    // Values of `kept` put where more dice of one colour lead: from each node of that colour to one of those in `values`.
    Values spread(const Values& values, const Sizes& kept, std::size_t colour, const std::vector<std::size_t>& nodes) const;

    // Icons of a reroll: by colour, and for any but the barred ones.
    struct Icons {
        DiceIcons icons;
        ColourSet bars = 0;
    };
    // For every roll the best choice of dice to throw again, `thrown` being the values afterwards; times 6^scale over 6^(dice
    // thrown).
    Values rerolled(const Values& thrown, const Sizes& sizes, const Icons& icons, int scale) const;
    // How many steps that takes, about.
    double steps_of_reroll(const Sizes& sizes, const Icons& icons) const;

private:
    struct Choice {
        Sizes left;
        Icons icons;
        std::size_t last;  // colour of which dice were taken last
        int scale;
    };
    // The choice with one more die of this colour taken; false when no icon fits.
    static bool take(Choice& choice, std::size_t colour);
    Values best(const Choice& choice, const Values& sums) const;
    double steps_of(const Choice& choice) const;
    std::size_t rolls(const Sizes& sizes, std::size_t from, std::size_t to) const;

    const Lattices& lattices_;
    std::size_t questions_;
};

double power_of_six(int dice);  // 0..20, exact

}  // namespace encounters::odds
