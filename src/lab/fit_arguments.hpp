// The options of fit on the command line.
#pragma once

#include <encounters/lab/fit.hpp>

#include <CLI/CLI.hpp>

namespace encounters::lab {

void add_fit(CLI::App& app, FitOptions& said);

}  // namespace encounters::lab
