// Cutting and wrapping words: between characters, between words, with an ellipsis where something is missing.
#include "support/catch.hpp"

#include "table/presenter/icon.hpp"
#include "table/presenter/text_measure.hpp"
#include "table/presenter/utf8.hpp"

using namespace encounters::table;

namespace {

const FixedTextMeasure kMeasure;
const TextStyle kStyle{FontFace::condensed, 10, 0};  // five pixels a character

std::string cut(std::string_view text, float width) { return ellipsised(text, width, kMeasure, kStyle).text; }

WrappedText lines(std::string_view text, float width, int most) {
    WrapLimits limits;
    limits.width = width;
    limits.max_lines = most;
    return wrapped(text, limits, kMeasure, kStyle);
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a text that fits stays whole", "[text]") {
    const Shortened result = ellipsised("Ana", 15, kMeasure, kStyle);

    CHECK(result.text == "Ana");
    CHECK_FALSE(result.is_cut);
}

TEST_CASE("a text that doesn't fit ends with an ellipsis inside its width", "[text]") {
    const Shortened result = ellipsised("Hovertank Company", 40, kMeasure, kStyle);

    CHECK(result.text == "Hoverta\u2026");
    CHECK(result.is_cut);
    CHECK(kMeasure.width(result.text, kStyle) <= 40);
}

TEST_CASE("no space is left before the ellipsis", "[text]") { CHECK(cut("Clan Star", 30) == "Clan\u2026"); }

TEST_CASE("too little room for a letter leaves the ellipsis, too little for that leaves nothing", "[text]") {
    CHECK(cut("Ana", 5) == "\u2026");
    CHECK(cut("Ana", 4).empty());
}

TEST_CASE("names are cut between characters, whatever their bytes", "[text]") {
    CHECK(cut("\u00d6\u00d6\u00d6\u00d6\u00d6", 15) == "\u00d6\u00d6\u2026");
    CHECK(cut("\U0001F3B2\U0001F3B2\U0001F3B2", 10) == "\U0001F3B2\u2026");
}

TEST_CASE("an accent stays with its letter", "[text]") {
    const std::string accented = "ae\u0301iou";

    CHECK(cut(accented, 20) == "ae\u0301\u2026");
    CHECK(cut(accented, 15) == "a\u2026");
}

TEST_CASE("broken bytes are one character each and never run over the end", "[text]") {
    CHECK(character_at("\xff", 0).code == 0xFFFD);
    CHECK(character_at("\xe2\x82", 0).bytes == 1);
    CHECK(character_at("\xc0\xaf", 0).code == 0xFFFD);
    CHECK(character_at("\xed\xa0\x80", 0).code == 0xFFFD);
    CHECK(character_count("a\xff\xe2") == 3);
    CHECK(character_at("", 0).bytes == 0);
}

TEST_CASE("a character goes into bytes and back", "[text]") {
    for (const char32_t code : {U'a', U'\u00e9', U'\u2212', U'\U0001F3B2'}) {
        const std::string bytes = utf8_of(code);
        CHECK(character_at(bytes, 0).code == code);
        CHECK(character_at(bytes, 0).bytes == bytes.size());
    }
}

TEST_CASE("an icon inside a text is one character as wide as the text is high", "[text]") {
    const std::string text = "2 " + inline_icon(IconName::c_bill);

    CHECK(character_count(text) == 3);
    CHECK(kMeasure.width(text, kStyle) == 20);
    CHECK(icon_of_character(character_at(text, 2).code) == IconName::c_bill);
    CHECK(icon_of_character(U'C') == std::nullopt);
}

TEST_CASE("tracking widens every character", "[text]") {
    const TextStyle spread{FontFace::condensed, 10, 2};

    CHECK(kMeasure.width("abc", spread) == 21);
}

TEST_CASE("wrapping breaks at spaces", "[text]") {
    const WrappedText result = lines("locks two dice on Pursuit Lance", 60, 5);

    CHECK(result.lines == Lines{"locks two", "dice on", "Pursuit", "Lance"});
    CHECK_FALSE(result.is_cut);
}

TEST_CASE("what is left over after the last line is said with an ellipsis", "[text]") {
    const WrappedText result = lines("locks two dice on Pursuit Lance", 60, 2);

    CHECK(result.lines == Lines{"locks two", "dice on Pur\u2026"});
    CHECK(result.is_cut);
}

TEST_CASE("line ends break lines, empty ones too", "[text]") {
    CHECK(lines("one\n\ntwo", 60, 5).lines == Lines{"one", "", "two"});
    CHECK(lines("one\ntwo", 60, 1).lines == Lines{"one\u2026"});
}

TEST_CASE("a word wider than the line is broken inside", "[text]") {
    CHECK(lines("Donaudampfschiff", 30, 5).lines == Lines{"Donaud", "ampfsc", "hiff"});
}

TEST_CASE("a line narrower than a letter still ends", "[text]") {
    CHECK(lines("abc", 1, 9).lines == Lines{"a", "b", "c"});
}

TEST_CASE("nothing makes no lines, and no lines hold nothing", "[text]") {
    CHECK(lines("", 60, 3).lines.empty());
    CHECK(lines("words", 60, 0).lines.empty());
}
