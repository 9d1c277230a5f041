// What people choose for all tables: it counts at once, and is kept for the next start.
#include "table/app.hpp"

namespace encounters::table {

// Before anything else is done, so that nobody takes the usual settings for their own.
void App::tell_of_settings() {
    if (const std::string problem = settings_.problem(); !problem.empty()) tell("Your settings", problem);
}

void App::choose(const DoOnScreen& deed) {
    switch (deed.deed) {
        case ScreenDeed::mark_seat: {
            bool& is_marked = options_.is_marked[static_cast<std::size_t>(deed.value)];
            is_marked = !is_marked;
            break;
        }
        case ScreenDeed::set_pace: options_.pace = static_cast<ComputerPace>(deed.value); break;
        case ScreenDeed::set_meter: options_.meter = static_cast<MeterUse>(deed.value); break;
        default: return;
    }
    computers_->set_pace(options_.pace);
    play::Settings chosen = settings_.settings();
    chosen.table = options_;
    options_note_ = settings_.keep(chosen).value_or("");
}

void App::set_options(const TableOptions& options, Milliseconds now) {
    now_ = now;
    options_ = options;
    if (computers_) computers_->set_pace(options_.pace);
    is_stale_ = true;
    settle();
}

// Where that can't be done, the letters are as large as asked for all the same.
void App::keep_text_size(float size) {
    play::Settings chosen = settings_.settings();
    chosen.text_size = size;
    options_note_ = settings_.keep(chosen).value_or("");
}

}  // namespace encounters::table
