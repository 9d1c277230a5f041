#include <encounters/play/local_time.hpp>

#include <fmt/format.h>

#include <ctime>

namespace encounters::play {

LocalTime local_time_now() {
    const std::time_t now = std::time(nullptr);
    const std::tm* parts = std::localtime(&now);
    if (!parts) return {};
    return {parts->tm_year + 1900, parts->tm_mon + 1, parts->tm_mday, parts->tm_hour, parts->tm_min};
}

std::string to_text(const LocalTime& time) {
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", time.year, time.month, time.day, time.hour, time.minute);
}

}  // namespace encounters::play
