// Where the program's own files lie: a build tree reads the checkout's, an installed copy its own.
#pragma once

#include <string>
#include <vector>

namespace encounters::table {

struct Folders {
    std::string data;  // absolute, without a slash at the end
    std::string assets;
    std::string fonts;
    bool is_build_tree = false;
};

// From the folder that holds the running program (no slash needed at the end).
Folders folders_for(const std::string& program_folder);

// Where this person's games and settings are kept; it need not be there yet. Empty when the system knows no such place.
std::string preference_folder();

// Where a game may lie for a while when its own folder won't take it and the program must end: the person's state, then
// what is everybody's. They need not be there yet.
std::vector<std::string> last_resorts();

// From the program's own path; throws PlatformError when that is not to be had.
Folders program_folders();

}  // namespace encounters::table
