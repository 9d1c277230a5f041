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
    void solve_fulfilled(int uses);
    void solve_dice(int dice, int uses);
    void add_value(int dice, int uses, int value, Block& sum) const;
    void add_merged(int dice, int uses, Block& sum) const;
    void add_class(int dice, int uses, LockWays ways, float share, Block& sum) const;
    void best_way(int dice, int uses, LockWays ways, Block& best) const;
    void add_default(int uses, float share, Block& sum) const;
    void average(int dice, int uses, Block& sum);
    void average_of_best(int dice, int uses, Block& sum) const;
    void keep(int dice, int uses, const Block& sum);
    bool is_asked_by_value(int uses) const;

    TurnWorth& worth_;
    TurnKind kind_;
    TurnWorth::Table& table_;
    std::vector<float> merged_share_;        // by list, of the deck's values together
    std::vector<Block> by_value_;            // [uses][value], of the dice being solved
};

}  // namespace encounters::players
