#include "simulation/balance/target.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace encounters::simulation::balance {

namespace {

bool lies_in(double number, const Bounds& bounds) { return number >= bounds.low && number <= bounds.high; }

const char* word_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::yes: return "yes";
        case Verdict::near: return "near";
        case Verdict::no: return "**no**";
        case Verdict::not_played: break;
    }
    return "not played";
}

std::string short_percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

}  // namespace

Verdict judged(const Share& share, const Bounds& bounds) {
    if (share.of == 0) return Verdict::not_played;
    const Interval interval = share.interval();
    const bool reaches_out = interval.low < bounds.low || interval.high > bounds.high;
    const bool reaches_in = interval.high >= bounds.low && interval.low <= bounds.high;
    if (!reaches_out) return Verdict::yes;
    return reaches_in ? Verdict::near : Verdict::no;
}

Verdict judged(double number, const Bounds& bounds) { return lies_in(number, bounds) ? Verdict::yes : Verdict::no; }

Verdict worse(Verdict one, Verdict other) { return std::max(one, other); }

std::string asked_text(const Bounds& bounds) {
    if (bounds.low <= 0) return fmt::format("under {:.0f} %", 100 * bounds.high);
    if (bounds.high >= 1) return fmt::format("at least {:.0f} %", 100 * bounds.low);
    return fmt::format("{:.0f} to {:.0f} %", 100 * bounds.low, 100 * bounds.high);
}

std::string percent_text(const Share& share) {
    if (share.of == 0) return "-";
    const Interval interval = share.interval();
    return fmt::format("{:.1f} % ({:.1f}-{:.1f})", 100 * share.rate(), 100 * interval.low, 100 * interval.high);
}

Target share_target(std::string what, const Share& share, const Bounds& bounds) {
    return {std::move(what), asked_text(bounds), percent_text(share), judged(share, bounds)};
}

Target each_target(std::string what, const std::vector<NamedShare>& shares, const Bounds& bounds) {
    Target target{std::move(what), asked_text(bounds), "-", Verdict::not_played};
    std::vector<NamedShare> sorted = shares;
    std::erase_if(sorted, [](const NamedShare& one) { return one.share.of == 0; });
    if (sorted.empty()) return target;
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.share.rate() < b.share.rate(); });
    target.measured = fmt::format("{} to {}", short_percent(sorted.front().share.rate()), short_percent(sorted.back().share.rate()));
    target.verdict = Verdict::yes;
    std::vector<std::string> outside;
    for (const NamedShare& one : sorted) {
        target.verdict = worse(target.verdict, judged(one.share, bounds));
        if (!lies_in(one.share.rate(), bounds)) outside.push_back(fmt::format("{} {}", one.name, short_percent(one.share.rate())));
    }
    if (!outside.empty()) target.measured += fmt::format("; outside: {}", fmt::join(outside, ", "));
    return target;
}

std::string table_row(const std::vector<std::string>& cells) { return fmt::format("| {} |\n", fmt::join(cells, " | ")); }

std::string table_head(const std::vector<std::string>& cells) {
    return table_row(cells) + table_row(std::vector<std::string>(cells.size(), "---"));
}

std::string table_of(const std::vector<Target>& targets) {
    std::string text = table_head({"target", "asked", "measured", "met"});
    for (const Target& target : targets) text += table_row({target.what, target.asked, target.measured, word_of(target.verdict)});
    return text;
}

}  // namespace encounters::simulation::balance
