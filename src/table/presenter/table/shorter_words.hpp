// A decision in ever fewer words, for the places that are narrow.
#pragma once

#include <string>
#include <vector>

namespace encounters::table {

// "choose Garrison Duty (Reputation 1) for column 2" and then without what is in brackets, without its circumstances,
// and its first word alone; the longest first.
std::vector<std::string> shorter_and_shorter(const std::string& decision);

}  // namespace encounters::table
