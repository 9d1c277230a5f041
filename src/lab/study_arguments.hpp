// The options of simulate, merge and balance on the command line.
#pragma once

#include <encounters/lab/studies.hpp>

#include <CLI/CLI.hpp>

namespace encounters::lab {

void add_simulate(CLI::App& app, SimulateOptions& said);
void add_merge(CLI::App& app, MergeOptions& said);
void add_balance(CLI::App& app, BalanceOptions& said);

}  // namespace encounters::lab
