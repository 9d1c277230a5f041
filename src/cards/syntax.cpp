#include "cards/syntax.hpp"

#include "cards/tokens.hpp"

#include <fmt/format.h>

namespace encounters::cards {

namespace {

// The part of the text that is left, token by token, and where it is.
class Rest {
public:
    explicit Rest(const BrokenText& broken) : text_(broken.text), cursor_(broken.cursor) { skip_space(); }

    bool at_end() const { return cursor_.offset() >= text_.size(); }
    char next() const { return at_end() ? '\0' : text_[cursor_.offset()]; }
    Place place() const { return cursor_.place(); }
    std::string_view left() const { return text_.substr(cursor_.offset()); }
    void skip_character() {
        cursor_.advance_to(cursor_.offset() + 1);
        skip_space();
    }
    Place place_at(std::size_t bytes_on) const {
        auto ahead = cursor_;
        ahead.advance_to(ahead.offset() + bytes_on);
        return ahead.place();
    }

private:
    void skip_space() { cursor_.advance_to(end_of_space(text_, cursor_.offset())); }

    std::string_view text_;
    TextCursor cursor_;
};

constexpr std::size_t kMostShown = 40;

SyntaxFault bad_text(const Rest& rest) {
    const auto flaw = flaw_of_text_token(rest.left());
    return {rest.place_at(flaw.at), flaw.message};
}

SyntaxFault bad_value(const Rest& rest) {
    const char next = rest.next();
    if (next == '"') return bad_text(rest);
    if (next == '\'') return {rest.place(), "a text stands in double quotes, not in '"};
    const auto word = word_at(rest.left());
    if (!word.empty()) {
        const auto flaw = flaw_of_word(word);
        return {rest.place(),
                flaw.empty() ? fmt::format("the number {} is too big", word.substr(0, kMostShown)) : flaw};
    }
    return {rest.place(), fmt::format("a value was expected, found {}", in_quotes(character_at(rest.left())))};
}

SyntaxFault bad_key(const Rest& rest) {
    if (rest.next() == '"') return bad_text(rest);
    if (rest.next() == '\'') return {rest.place(), "a key stands in double quotes, not in '"};
    const auto word = word_at(rest.left());
    if (!word.empty()) return {rest.place(), fmt::format("the key {} must stand in double quotes", in_quotes(word))};
    return {rest.place(),
            fmt::format("a key in double quotes was expected, found {}", in_quotes(character_at(rest.left())))};
}

bool is_closing(char c) { return c == ']' || c == '}'; }

SyntaxFault wrong_closing(const Rest& rest, const OpenBracket& bracket) {
    return {rest.place(),
            fmt::format("{} closes the {} opened in line {}; a {} is missing", rest.next(),
                        bracket.is_object ? '{' : '[', bracket.place.line, bracket.is_object ? '}' : ']')};
}

SyntaxFault ends_early(const Rest& rest, const OpenBracket& bracket) {
    return {rest.place(), fmt::format("the file ends before the {} opened in line {} is closed",
                                      bracket.is_object ? '{' : '[', bracket.place.line)};
}

SyntaxFault element_expected(const Rest& rest, const OpenBracket& bracket) {
    return bracket.is_object ? bad_key(rest) : bad_value(rest);
}

SyntaxFault after_opening(const Rest& rest, const OpenBracket& bracket) {
    if (rest.next() == ',') return {rest.place(), "a comma with nothing before it"};
    if (is_closing(rest.next())) return wrong_closing(rest, bracket);
    return element_expected(rest, bracket);
}

SyntaxFault after_key(Rest rest, const OpenBracket& bracket) {
    if (rest.next() != ':')
        return {rest.place(), fmt::format("a colon is missing after {}", in_quotes(bracket.last_key))};
    rest.skip_character();
    if (rest.at_end()) return ends_early(rest, bracket);
    if (rest.next() == ',' || is_closing(rest.next()))
        return {rest.place(), fmt::format("the value of {} is missing", in_quotes(bracket.last_key))};
    return bad_value(rest);
}

// A word outside quotes may be the rest of a text whose closing quote is missing.
std::string_view missing_before(std::string_view left) {
    const auto word = word_at(left);
    return word.empty() || flaw_of_word(word).empty() ? "a comma" : "a comma or a quote";
}

SyntaxFault after_value(Rest rest, const OpenBracket& bracket) {
    const auto comma = rest.place();
    if (rest.next() != ',') {
        if (is_closing(rest.next())) return wrong_closing(rest, bracket);
        if (rest.next() == ':') return {rest.place(), "a colon where a comma is expected"};
        return {rest.place(),
                fmt::format("{} is missing before {}", missing_before(rest.left()), shown_token(rest.left()))};
    }
    rest.skip_character();
    if (rest.at_end()) return ends_early(rest, bracket);
    if (rest.next() == ',') return {rest.place(), "one comma too many"};
    if (is_closing(rest.next())) return {comma, fmt::format("one comma too many before {}", rest.next())};
    return element_expected(rest, bracket);
}

SyntaxFault outside(const Rest& rest, bool has_root) {
    if (has_root)
        return {rest.place(), fmt::format("the file goes on after its end, with {}", shown_token(rest.left()))};
    return bad_value(rest);
}

bool is_comment(std::string_view left) {
    return left.starts_with("//") || left.starts_with("/*") || left.starts_with("#");
}

// A comment may come after the comma or colon that was passed silently.
const Rest* comment_in(const Rest& rest, Rest& ahead) {
    if (is_comment(rest.left())) return &rest;
    if (rest.next() != ',' && rest.next() != ':') return nullptr;
    ahead.skip_character();
    return is_comment(ahead.left()) ? &ahead : nullptr;
}

}  // namespace

SyntaxFault why_broken(BrokenText broken) {
    const Rest rest(broken);
    Rest ahead = rest;
    if (const auto* comment = comment_in(rest, ahead)) return {comment->place(), "JSON has no comments"};
    if (broken.open.empty()) {
        if (rest.at_end()) return {rest.place(), "the file is empty"};
        return outside(rest, broken.has_root);
    }
    const auto& bracket = broken.open.back();
    if (rest.at_end()) return ends_early(rest, bracket);
    switch (bracket.step) {
        case Step::opened: return after_opening(rest, bracket);
        case Step::key: return after_key(rest, bracket);
        case Step::value: return after_value(rest, bracket);
    }
    return {};
}

}  // namespace encounters::cards
