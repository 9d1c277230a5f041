// A line that tells how far a long command has come and how long it may take, for people at a terminal only.
#pragma once

#include <encounters/lab/lab.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace encounters::lab {

// "12,345 of 20,000 games, 62 %, 3,400 a second, 3 s left".
std::string progress_text(std::uint64_t done, std::uint64_t games, double seconds);

class ProgressLine {
public:
    // Nothing is shown when `err` doesn't go to a terminal. `title` comes first, where there is one.
    ProgressLine(std::uint64_t games, const Streams& streams, std::string title = "");
    ~ProgressLine();  // takes the line away
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    // Empty when nothing is shown.
    std::function<void(std::uint64_t)> teller();

private:
    void show(const std::string& text);

    std::uint64_t games_;
    const Streams& streams_;
    std::string title_;
    bool is_shown_;
    std::size_t width_ = 0;
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

}  // namespace encounters::lab
