// Fills one table of TurnWorth, from no dice upwards: every roll's best way to lock, averaged over rolls and Encounters.
#pragma once

#include "players/veteran/turn_grid.hpp"

namespace encounters::players {

class TurnSolver {
public:
    TurnSolver(TurnWorth& worth, TurnKind kind) : worth_(worth), kind_(kind), table_(worth.tables_[static_cast<std::size_t>(kind)]) {}
    void solve();

private:
    using Block = grid::Block;
    struct Spot {
        int dice = 0;
        int uses = 0;
    };
    void solve_fulfilled(int uses);
    void add_value(Spot spot, int value, Block& sum) const;
    void add_merged(Spot spot, Block& sum) const;
    void add_class(Spot spot, LockWays ways, float share, Block& sum) const;
    void best_way(Spot spot, LockWays ways, Block& best) const;
    void add_default(int uses, float share, Block& sum) const;
    void average(Spot spot, Block& sum);
    void average_of_best(int uses, Block& sum) const;
    void keep(Spot spot, const Block& sum);
    bool is_asked_by_value(int uses) const;

    TurnWorth& worth_;
    TurnKind kind_;
    TurnWorth::Table& table_;
    std::vector<Block> by_value_;  // [uses][value], of the dice being solved
};

}  // namespace encounters::players
