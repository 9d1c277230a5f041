// Date and time of day as people read them on the wall; given from outside, so that no test depends on a clock.
#pragma once

#include <filesystem>
#include <string>

namespace encounters::play {

struct LocalTime {
    int year = 2000;
    int month = 1;   // 1..12
    int day = 1;     // 1..31
    int hour = 0;    // 0..23
    int minute = 0;  // 0..59
    bool operator==(const LocalTime&) const = default;
};

// The system's clock.
LocalTime local_time_now();
// When a file was written.
LocalTime local_time_of(std::filesystem::file_time_type time);

// "2026-11-30 03:28"
std::string to_text(const LocalTime& time);

}  // namespace encounters::play
