// Files that a command writes at its end, looked at before it begins.
#pragma once

#include <encounters/lab/lab.hpp>

#include <string>

namespace encounters::lab {

// Whether something could be written there now, as a sentence; empty when it could, and for no file and "-". Leaves no
// file behind.
std::string why_not_writable(const std::string& file);

// Writes to a file, to `out` for "-", nowhere for an empty name. False, and told on `err`, when it can't be.
bool write_output(const std::string& file, const std::string& text, const Streams& streams);

// Whether a report for people goes to `out`: nothing else goes there.
bool is_out_free(const std::string& json, const std::string& csv);

}  // namespace encounters::lab
