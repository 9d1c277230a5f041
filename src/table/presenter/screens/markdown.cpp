// Our pages of Markdown as lines for a list.
#include <algorithm>

#include "table/presenter/screens/reading.hpp"

namespace encounters::table {

namespace {

bool begins(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }

// Without the signs for bold, code and links; a link keeps its words.
std::string plain(std::string_view text) {
    std::string words;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == '*' || letter == '`') continue;
        if (letter == ']' && at + 1 < text.size() && text[at + 1] == '(') {
            at = std::min(text.find(')', at), text.size() - 1);
            continue;
        }
        if (letter != '[') words += letter;
    }
    return words;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

bool is_table_rule(std::string_view row) { return row.find_first_not_of("|-: ") == std::string_view::npos; }

// "| a | b |" as "a: b"; later cells follow after a middle dot.
std::string cells(std::string_view row) {
    std::string words;
    int cell = 0;
    row.remove_prefix(1);
    while (!row.empty()) {
        const std::size_t end = std::min(row.find('|'), row.size());
        const std::string_view text = trimmed(row.substr(0, end));
        if (!text.empty() && !words.empty()) words += cell == 1 ? ": " : " \u00b7 ";
        words += plain(text);
        row.remove_prefix(std::min(end + 1, row.size()));
        ++cell;
    }
    return words;
}

// The number, letter or rule id that a list entry begins with, and the text behind it.
struct Entry {
    std::string mark;
    std::string_view text;
};
Entry entry_of(std::string_view line) {
    if (begins(line, "- **R") || begins(line, "- **Q")) {
        const std::size_t end = line.find("**", 4);
        if (end != std::string_view::npos) return {std::string(line.substr(4, end - 4)), trimmed(line.substr(end + 2))};
    }
    if (begins(line, "- ")) return {"\u2022", line.substr(2)};
    const std::size_t dot = line.find(". ");
    const bool is_numbered = dot != std::string_view::npos && dot > 0 && line.find_first_not_of("0123456789") == dot;
    if (is_numbered) return {std::string(line.substr(0, dot + 1)), line.substr(dot + 2)};
    return {"", line};
}

template <class Each>
void each_line(std::string_view text, const Each& each) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        each(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void add_gap(std::vector<ListLine>& lines) {
    const bool is_wanted = !lines.empty() && !lines.back().text.empty() && lines.back().role != TextRole::title;
    if (is_wanted) lines.emplace_back();
}

void add_heading(std::vector<ListLine>& lines, std::string_view words) {
    add_gap(lines);
    ListLine line;
    line.text = plain(words);
    line.role = TextRole::title;
    line.colour = Colour::amber;
    lines.push_back(std::move(line));
}

void add_paragraph(std::vector<ListLine>& lines, std::string_view words) {
    ListLine line;
    Entry entry = entry_of(words);
    line.text = plain(entry.text);
    line.indent = entry.mark.size() > 3 ? 52 : entry.mark.empty() ? 0 : 22;
    line.mark = std::move(entry.mark);
    lines.push_back(std::move(line));
}

}  // namespace

Reading reading_of(std::string title, std::string_view markdown) {
    Reading reading{std::move(title), {}};
    each_line(markdown, [&](std::string_view line) {
        if (line.empty()) return add_gap(reading.lines);
        if (begins(line, "# ")) return;
        if (begins(line, "#"))
            return add_heading(reading.lines, trimmed(line.substr(std::min(line.find(' '), line.size()))));
        if (line.front() != '|') return add_paragraph(reading.lines, line);
        if (is_table_rule(line)) return;
        ListLine row;
        row.text = cells(line);
        row.indent = 22;
        reading.lines.push_back(std::move(row));
    });
    return reading;
}

std::vector<RuleText> rules_in(std::string_view markdown) {
    std::vector<RuleText> rules;
    each_line(markdown, [&](std::string_view line) {
        if (begins(line, "## ")) rules.push_back({"", plain(line.substr(3))});
        if (!begins(line, "- **R") && !begins(line, "- **Q")) return;
        Entry entry = entry_of(line);
        rules.push_back({std::move(entry.mark), plain(entry.text)});
    });
    return rules;
}

}  // namespace encounters::table
