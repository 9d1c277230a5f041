// What people choose for a table, as settings keep it, by the names that the window uses.
#pragma once

#include <encounters/play/table_options.hpp>

namespace encounters::table {

using play::ComputerPace;
using play::kComputerPaces;
using play::kMeterUses;
using play::MeterUse;
using play::TableOptions;

}  // namespace encounters::table
