// The tools of the structure tests must see what they are asked to see, or those tests could not fail.
#include "support/catch.hpp"

#include "structure/code_text.hpp"
#include "structure/source_tree.hpp"

using namespace encounters::structure;

namespace {

std::vector<int> body_lengths(std::string_view text) {
    std::vector<int> lengths;
    for (const auto& body : function_bodies(text)) lengths.push_back(body.lines());
    return lengths;
}

}  // namespace

TEST_CASE("comments and literals are blanked, lines stay", "[structure]") {
    CHECK(code_only("a // b {\nc") == "a       \nc");
    CHECK(code_only("a /* {\n */ b") == "a     \n    b");
    CHECK(code_only("f(\"{\\\"\", '{', 1'000)") == "f(\"   \", ' ', 1'000)");
    CHECK(code_only("R\"x({\n})x\" a") == "R\"   \n )x\" a");
    CHECK(without_comments("\"// no comment\" // one") == "\"// no comment\"       ");
}

TEST_CASE("includes are found with line and kind", "[structure]") {
    const auto includes = includes_of("#include <SDL.h>\n// #include <no>\n  #  include \"rules/a.hpp\"\n");

    REQUIRE(includes.size() == 2);
    CHECK(includes[0].path == "SDL.h");
    CHECK(includes[0].line == 1);
    CHECK_FALSE(includes[0].is_quoted);
    CHECK(includes[1].path == "rules/a.hpp");
    CHECK(includes[1].line == 3);
    CHECK(includes[1].is_quoted);
}

TEST_CASE("bodies of functions are found and measured", "[structure]") {
    CHECK(body_lengths("int f() { return 1; }") == std::vector{1});
    CHECK(body_lengths("namespace a {\nint f()\n{\n  if (x) {\n  }\n}\n}") == std::vector{4});
    CHECK(body_lengths("struct A {\n  int x{3};\n  A() : x{1}, y(2) {\n  }\n  void g() const noexcept {}\n};") ==
          std::vector{2, 1});
    CHECK(body_lengths("const int kTable[] = {\n1,\n2};\nint f(A a = {}) {\n}") == std::vector{2});
    CHECK(body_lengths("auto f() -> std::map<int, int> {\n auto g = [](int x) {\n return x; };\n}") == std::vector{4});
    CHECK(body_lengths("#define X(a) {\nTEST_CASE(\"{\") {\n}") == std::vector{2});
    CHECK(body_lengths("enum class A : int { one };\nA::A(int b) : b_(b) {\n}") == std::vector{2});
    CHECK(body_lengths("const auto kNames = make(1, {2, 3});\nvoid f();\nvoid g() {\n\n}") == std::vector{3});
}

TEST_CASE("words are whole words", "[structure]") {
    CHECK(has_word("a throw b", "throw"));
    CHECK(has_word("throw", "throw"));
    CHECK_FALSE(has_word("rethrow overthrow_it throws", "throw"));
}
