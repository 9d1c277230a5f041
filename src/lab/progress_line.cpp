#include "lab/progress_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace encounters::lab {

namespace {

// What the system says standard error is; a file, a pipe or nothing is no terminal.
bool is_terminal(const std::ostream& err) {
    if (&err != &std::cerr) return false;
    std::error_code failed;
    const std::string device = std::filesystem::read_symlink("/proc/self/fd/2", failed).string();
    return !failed && (device.starts_with("/dev/pts/") || device.starts_with("/dev/tty") || device == "/dev/console");
}

// "12,345"
std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
    return digits;
}

// "45 s", "12 min", "3.5 h"
std::string time_text(double seconds) {
    constexpr double kMinute = 60;
    constexpr double kHour = 3600;
    if (seconds < 2 * kMinute) return fmt::format("{:.0f} s", seconds);
    if (seconds < 2 * kHour) return fmt::format("{:.0f} min", seconds / kMinute);
    return fmt::format("{:.1f} h", seconds / kHour);
}

}  // namespace

std::string progress_text(std::uint64_t done, std::uint64_t games, double seconds) {
    const auto share = static_cast<double>(done) / static_cast<double>(std::max<std::uint64_t>(games, 1));
    std::string text = fmt::format("{} of {} games, {:.0f} %", grouped(done), grouped(games), 100 * share);
    if (done == 0 || seconds <= 0) return text;
    const double speed = static_cast<double>(done) / seconds;
    text += speed < 10 ? fmt::format(", {:.1f} a second", speed)
                       : fmt::format(", {} a second", grouped(static_cast<std::uint64_t>(speed)));
    return text + fmt::format(", {} left", time_text(static_cast<double>(games - done) / speed));
}

ProgressLine::ProgressLine(std::uint64_t games, const Streams& streams, std::string title)
    : games_(games), streams_(streams), title_(std::move(title)), is_shown_(is_terminal(streams.err)) {}

ProgressLine::~ProgressLine() {
    if (is_shown_ && width_ > 0) streams_.err << '\r' << std::string(width_, ' ') << '\r' << std::flush;
}

std::function<void(std::uint64_t)> ProgressLine::teller() {
    if (!is_shown_) return nullptr;
    return [this](std::uint64_t done) {
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - began_;
        show(title_ + progress_text(done, games_, passed.count()));
    };
}

void ProgressLine::show(const std::string& text) {
    const std::size_t width = text.size();
    streams_.err << '\r' << text << std::string(width < width_ ? width_ - width : 0, ' ') << std::flush;
    width_ = std::max(width, width_);
}

}  // namespace encounters::lab
