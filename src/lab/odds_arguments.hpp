// The options of odds on the command line.
#pragma once

#include <encounters/lab/odds.hpp>

#include <CLI/CLI.hpp>

namespace encounters::lab {

void add_odds(CLI::App& app, OddsOptions& said);

}  // namespace encounters::lab
