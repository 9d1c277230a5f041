// Where the program's own files lie: a build tree reads the checkout's, an installed copy its own.
#pragma once

#include <string>

namespace encounters::table {

struct Folders {
    std::string data;  // absolute, without a slash at the end
    std::string assets;
    std::string fonts;
    bool is_build_tree = false;
};

// From the folder that holds the running program (no slash needed at the end).
Folders folders_for(const std::string& program_folder);

// Where this person's games are kept; it need not be there yet. Empty when the system knows no such place.
std::string saves_folder();

// From the program's own path; throws PlatformError when that is not to be had.
Folders program_folders();

}  // namespace encounters::table
