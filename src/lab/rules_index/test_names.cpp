#include "lab/rules_index/test_names.hpp"

#include "lab/rules_index/rule_id.hpp"

#include <algorithm>

namespace encounters::lab {

namespace {

// Reads "..." "..." at `at` as one text and moves behind it; an escaped letter is taken as it is.
std::string literal_at(std::string_view text, std::size_t& at) {
    std::string literal;
    while (true) {
        while (at < text.size() && (text[at] == ' ' || text[at] == '\n' || text[at] == '\t')) ++at;
        if (at >= text.size() || text[at] != '"') return literal;
        for (++at; at < text.size() && text[at] != '"'; ++at) {
            if (text[at] == '\\' && at + 1 < text.size()) ++at;
            literal += text[at];
        }
        ++at;
    }
}

bool has_word(std::string_view text, std::string_view word) {
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool starts = at == 0 || !is_word_letter(text[at - 1]);
        if (starts && (end == text.size() || !is_word_letter(text[end]))) return true;
    }
    return false;
}

}  // namespace

std::vector<TestName> tests_in(const TextFile& file) {
    constexpr std::string_view opening = "TEST_CASE(";
    const std::string_view text = file.text;
    std::vector<TestName> tests;
    for (std::size_t at = text.find(opening); at != std::string_view::npos; at = text.find(opening, at)) {
        TestName test;
        test.path = file.path;
        test.line =
            1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        at += opening.size();
        test.name = literal_at(text, at);
        if (at < text.size() && text[at] == ',') test.tags = literal_at(text, ++at);
        if (!test.name.empty()) tests.push_back(std::move(test));
    }
    return tests;
}

bool shows_rule(const TestName& test, const std::string& rule) {
    for (const std::string& text : {test.name, test.tags}) {
        const auto ids = rule_ids_in(text);
        if (std::find(ids.begin(), ids.end(), rule) != ids.end()) return true;
    }
    return false;
}

bool shows_effect(const TestName& test, const std::string& word) {
    return test.tags.find("[effect:" + word + "]") != std::string::npos || has_word(test.name, word);
}

}  // namespace encounters::lab
