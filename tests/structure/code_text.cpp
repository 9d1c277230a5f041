#include "structure/code_text.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace encounters::structure {

namespace {

bool is_name_character(char character) {
    return std::isalnum(static_cast<unsigned char>(character)) || character == '_';
}

/// Walks through a text once and blanks what is asked for.
class Blanker {
public:
    explicit Blanker(std::string_view text) : text_(text) {}

    std::string comments() { return run(); }

    std::string comments_and_literals() {
        blank_literals_ = true;
        return run();
    }

private:
    std::string run() {
        while (at_ < text_.size()) step();
        return std::move(text_);
    }

    void step() {
        if (starts_with("//")) return blank_until("\n", 0);
        if (starts_with("/*")) return blank_until("*/", 2);
        if (starts_with("R\"") && !follows_name()) return raw_string();
        if (text_[at_] == '"') return literal('"');
        if (text_[at_] == '\'' && !follows_name()) return literal('\'');
        ++at_;
    }

    [[nodiscard]] bool starts_with(std::string_view start) const {
        return text_.compare(at_, start.size(), start) == 0;
    }
    /// Tells 1'000 from 'a', and a name that ends in R from a raw string.
    [[nodiscard]] bool follows_name() const { return at_ > 0 && is_name_character(text_[at_ - 1]); }

    void blank(std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i)
            if (text_[i] != '\n') text_[i] = ' ';
    }

    void blank_until(std::string_view end, std::size_t kept) {
        const auto found = text_.find(end, at_ + kept);
        const auto stop = found == std::string::npos ? text_.size() : found + kept;
        blank(at_, stop);
        at_ = stop;
    }

    void raw_string() {
        const auto open = text_.find('(', at_);
        if (open == std::string::npos) return void(at_ += 2);
        const auto end = ")" + text_.substr(at_ + 2, open - at_ - 2) + "\"";
        const auto close = text_.find(end, open);
        const auto stop = close == std::string::npos ? text_.size() : close;
        if (blank_literals_) blank(at_ + 2, stop);
        at_ = close == std::string::npos ? stop : stop + end.size();
    }

    void literal(char quote) {
        const auto start = ++at_;
        while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') at_ += text_[at_] == '\\' ? 2 : 1;
        at_ = std::min(at_, text_.size());
        if (blank_literals_) blank(start, at_);
        if (at_ < text_.size()) ++at_;
    }

    std::string text_;
    std::size_t at_ = 0;
    bool blank_literals_ = false;
};

/// Follows the braces of a text and keeps the bodies of functions.
class BodyFinder {
public:
    std::vector<FunctionBody> find(std::string_view code) {
        for (const char character : code) follow(character);
        return std::move(bodies_);
    }

private:
    void follow(char character) {
        if (character == '\n') {
            ++line_;
            in_directive_ = false;
        }
        if (character == '#' && head_.find_first_not_of(" \n\t") == std::string::npos) in_directive_ = true;
        if (in_directive_) return;
        if (character == '{') return open();
        if (character == '}') return close();
        if (character == ';' && depth_of_parentheses_ == 0) return head_.clear();
        if (character == '(') ++depth_of_parentheses_;
        if (character == ')') --depth_of_parentheses_;
        head_ += character;
    }

    void open() {
        const bool starts_body = inside_ == 0 && opens_function();
        if (starts_body) start_ = line_;
        if (starts_body || inside_ > 0) {
            ++inside_;
        } else {
            plain_.push_back(opens_value());
        }
        if (starts_body || (inside_ == 0 && !plain_.back())) head_.clear();
    }

    void close() {
        if (inside_ > 0) {
            if (--inside_ == 0) {
                bodies_.push_back({start_, line_});
                head_.clear();
            }
            return;
        }
        const bool was_value = !plain_.empty() && plain_.back();
        if (!plain_.empty()) plain_.pop_back();
        was_value ? void(head_ += "{}") : head_.clear();
    }

    /// A value such as `= {1, 2}`, `a_{1}` in a list of initialisers, or an argument: what stood before it goes on
    /// after.
    [[nodiscard]] bool opens_value() const {
        if (depth_of_parentheses_ > 0) return true;
        for (const auto* word : {"namespace", "struct", "class", "enum", "union", "extern", "concept"})
            if (has_word(head_, word)) return false;
        return head_.find_first_not_of(" \n\t") != std::string::npos;
    }

    [[nodiscard]] bool opens_function() const {
        if (depth_of_parentheses_ > 0) return false;
        const auto parenthesis = head_.rfind(')');
        if (parenthesis == std::string::npos) return false;
        const auto last = head_.find_last_not_of(" \n\t");
        if (head_[last] == '=' || head_[last] == ',') return false;
        const auto after = head_.substr(parenthesis + 1);
        const bool initialises_member = after.find(':') != std::string::npos || after.find(',') != std::string::npos;
        return !initialises_member || head_[last] == '}' || after.find("->") != std::string::npos;
    }

    std::vector<FunctionBody> bodies_;
    std::vector<bool> plain_;  ///< of each open brace outside functions: whether it holds a value
    std::string head_;         ///< what stands before the next brace
    int line_ = 1;
    int start_ = 0;
    int inside_ = 0;
    int depth_of_parentheses_ = 0;
    bool in_directive_ = false;
};

}  // namespace

std::string without_comments(std::string_view text) { return Blanker(text).comments(); }

std::string code_only(std::string_view text) { return Blanker(text).comments_and_literals(); }

std::vector<FunctionBody> function_bodies(std::string_view text) { return BodyFinder().find(code_only(text)); }

bool has_word(std::string_view text, std::string_view word) {
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const auto end = at + word.size();
        const bool starts = at == 0 || !is_name_character(text[at - 1]);
        if (starts && (end == text.size() || !is_name_character(text[end]))) return true;
    }
    return false;
}

}  // namespace encounters::structure
