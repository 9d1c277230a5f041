#include "table/presenter/text_measure.hpp"

#include <algorithm>

#include "table/presenter/icon.hpp"
#include "table/presenter/utf8.hpp"

namespace encounters::table {

namespace {

constexpr std::string_view kEllipsis = "\u2026";

struct Setting {
    float width;
    const TextMeasure& measure;
    const TextStyle& style;

    bool fits(std::string_view text) const { return measure.width(text, style) <= width; }
};

// Where one may cut: the beginnings of characters that don't stand on the one before.
std::vector<std::size_t> cut_places(std::string_view text) {
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < text.size(); at = next_character(text, at)) {
        if (!is_combining(character_at(text, at).code)) places.push_back(at);
    }
    places.push_back(text.size());
    return places;
}

std::string_view without_spaces_behind(std::string_view text) {
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

std::string with_ellipsis(std::string_view text) {
    return std::string(without_spaces_behind(text)) + std::string(kEllipsis);
}

// The longest part of the text, cut at a place, for which `fits` holds; widths grow with length, so halving finds it.
template <class Fits>
std::size_t longest_part(std::string_view text, const Fits& fits) {
    const std::vector<std::size_t> places = cut_places(text);
    std::size_t low = 0;
    std::size_t high = places.size() - 1;
    while (low < high) {
        const std::size_t middle = (low + high + 1) / 2;
        if (fits(text.substr(0, places[middle]))) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return places[low];
}

// How much of the text goes on one line, and how much is used up with the space or line end behind it.
struct LineEnd {
    std::size_t shown = 0;
    std::size_t used = 0;
};

// Where words end, up to the end of the line that the text itself asks for.
std::vector<std::size_t> word_ends(std::string_view text) {
    std::vector<std::size_t> ends;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const bool is_line_end = at == text.size() || text[at] == '\n';
        if (at > 0 && (is_line_end || text[at] == ' ')) ends.push_back(at);
        if (is_line_end) break;
    }
    return ends;
}

// Mostly all of it fits; else halving finds the last word that does.
std::size_t whole_words(std::string_view text, const Setting& setting) {
    const std::vector<std::size_t> ends = word_ends(text);
    if (ends.empty() || setting.fits(text.substr(0, ends.back()))) return ends.empty() ? 0 : ends.back();
    std::size_t fitting = 0;  // so many of the ends fit
    std::size_t low = 0;
    std::size_t high = ends.size() - 1;
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (setting.fits(text.substr(0, ends[middle]))) {
            fitting = middle + 1;
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return fitting == 0 ? 0 : ends[fitting - 1];
}

LineEnd line_end(std::string_view text, const Setting& setting) {
    if (text.front() == '\n') return {0, 1};
    std::size_t shown = whole_words(text, setting);
    if (shown == 0) {
        const std::size_t first_cut = cut_places(text)[1];
        shown = std::max(first_cut, longest_part(text, [&](std::string_view part) { return setting.fits(part); }));
        return {shown, shown};
    }
    std::size_t used = shown;
    while (used < text.size() && text[used] == ' ') ++used;
    if (used < text.size() && text[used] == '\n') ++used;
    return {shown, used};
}

}  // namespace

float FixedTextMeasure::width(std::string_view text, const TextStyle& style) const {
    float total = 0;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = character_at(text, at);
        at += character.bytes;
        total += style.tracking + (icon_of_character(character.code) ? style.size : style.size / 2);
    }
    return total;
}

Shortened ellipsised(std::string_view text, float width, const TextMeasure& measure, const TextStyle& style) {
    const Setting setting{width, measure, style};
    if (setting.fits(text)) return {std::string(text), false};
    const std::size_t kept =
        longest_part(text, [&](std::string_view part) { return setting.fits(with_ellipsis(part)); });
    if (kept == 0 && !setting.fits(kEllipsis)) return {"", true};
    return {with_ellipsis(text.substr(0, kept)), true};
}

WrappedText wrapped(std::string_view text, const WrapLimits& limits, const TextMeasure& measure,
                    const TextStyle& style) {
    const Setting setting{limits.width, measure, style};
    WrappedText result;
    while (!text.empty() && limits.max_lines > 0) {
        const LineEnd end = line_end(text, setting);
        const bool is_last = static_cast<int>(result.lines.size()) + 1 == limits.max_lines;
        if (is_last && !without_spaces_behind(text.substr(end.used)).empty()) {
            const std::string_view rest = text.substr(0, std::min(text.find('\n'), text.size()));
            const Shortened last = ellipsised(std::string(rest) + std::string(kEllipsis), limits.width, measure, style);
            result.lines.push_back(last.text);
            result.is_cut = true;
            return result;
        }
        result.lines.emplace_back(without_spaces_behind(text.substr(0, end.shown)));
        text.remove_prefix(end.used);
    }
    return result;
}

}  // namespace encounters::table
