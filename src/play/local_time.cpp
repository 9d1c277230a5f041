#include <encounters/play/local_time.hpp>

#include <fmt/format.h>

#include <chrono>
#include <ctime>

namespace encounters::play {

namespace {

LocalTime on_the_wall(std::time_t time) {
    const std::tm* parts = std::localtime(&time);
    if (!parts) return {};
    return {parts->tm_year + 1900, parts->tm_mon + 1, parts->tm_mday, parts->tm_hour, parts->tm_min};
}

}  // namespace

LocalTime local_time_now() { return on_the_wall(std::time(nullptr)); }

LocalTime local_time_of(std::filesystem::file_time_type time) {
    const auto since = std::chrono::file_clock::to_sys(time).time_since_epoch();
    return on_the_wall(static_cast<std::time_t>(std::chrono::floor<std::chrono::seconds>(since).count()));
}

std::string to_text(const LocalTime& time) {
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}", time.year, time.month, time.day, time.hour, time.minute);
}

}  // namespace encounters::play
