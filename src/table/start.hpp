// Bringing an App to where the command line wants it: its sources from the disk, and the screen it begins with.
#pragma once

#include <string>

#include "table/app.hpp"
#include "table/command_line.hpp"
#include "table/platform/folders.hpp"

namespace encounters::table {

// The folder that holds a pack: `data` itself, or its core/ when `data` holds no pack.json.
std::string pack_folder(const std::string& data);

AppSources sources_for(const StartWish& wish, const Folders& folders);

// Why the App can't be brought there, as a sentence; empty when it is. Cards with faults open their list instead.
std::string go_to_start(App& app, const StartWish& wish);

}  // namespace encounters::table
