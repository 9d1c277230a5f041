// Sheets that lie over the table and take the input, with a title, a way to close them and room for what they say.
#pragma once

#include <string_view>

#include "table/presenter/table/desk.hpp"

namespace encounters::table {

// Lays veil and sheet; what follows goes above them. Returns the room under the title. A click beside the sheet closes
// it.
Rectangle dialog_sheet(Desk& desk, Size size, std::string_view title);

}  // namespace encounters::table
