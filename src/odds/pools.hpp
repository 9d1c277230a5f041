// The dice of a problem as uses and strikes change them.
#pragma once

#include "odds/turned_totals.hpp"

namespace encounters::odds {

// Cards used so far as bits, and how far effects are struck.
struct Place {
    std::uint32_t used = 0;
    int situation = 0;
    auto operator<=>(const Place&) const = default;
};

class Pools {
public:
    explicit Pools(const Problem& problem);  // which outlives it

    Sizes sizes(const Place& place) const;
    // What one more use of a card that isn't used makes of it. A card throws where its throwing is in the kit.
    DiceCounts joining(int card, std::uint32_t used) const;
    // Dice that it can throw at most, and dice that can be thrown from a place on, by all that is left.
    int throwable_by(int card) const { return throwable_[static_cast<std::size_t>(card)]; }
    int throwable(const Place& place) const;

    const Lattices& lattices() const { return lattices_; }
    std::size_t rolls(const Sizes& sizes) const;

private:
    DiceCounts joined(std::uint32_t used) const;
    void set_throwable();

    const Problem& problem_;
    std::array<Throwing, kMostCards> throwings_{};
    std::array<int, kMostCards> throwable_{};
    Lattices lattices_{};
    int most_returning_ = 0;
};

}  // namespace encounters::odds
