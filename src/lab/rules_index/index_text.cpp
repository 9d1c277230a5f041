#include "lab/rules_index/index.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace encounters::lab {

using fmt::format;

namespace {

// "  code   src/rules/market.cpp: buy, why_no_purchase", a line a file.
std::string code_lines(const std::vector<Citation>& code) {
    std::string text;
    for (std::size_t i = 0; i < code.size();) {
        const std::string& path = code[i].path;
        std::vector<std::string> names;
        for (; i < code.size() && code[i].path == path; ++i)
            if (!code[i].name.empty() && std::find(names.begin(), names.end(), code[i].name) == names.end())
                names.push_back(code[i].name);
        text += format("  code   {}{}{}\n", path, names.empty() ? "" : ": ", fmt::join(names, ", "));
    }
    return text;
}

std::string test_lines(const std::vector<TestName>& tests) {
    std::string text;
    for (const TestName& test : tests) text += format("  test   {}: {}\n", test.path, test.name);
    return text;
}

}  // namespace

std::vector<std::string> gaps_of(const RulesIndex& index) {
    std::vector<std::string> gaps;
    if (index.rules.empty()) gaps.emplace_back("docs/rules.md defines no rule");
    if (index.effects.empty()) gaps.emplace_back("include/encounters/rules/effects.hpp declares no effect");
    for (const RuleEntry& entry : index.rules) {
        if (entry.code.empty()) gaps.push_back(format("{}: no code cites it", entry.rule));
        if (entry.tests.empty()) gaps.push_back(format("{}: no test names it", entry.rule));
    }
    for (const EffectEntry& effect : index.effects) {
        if (effect.files.empty()) gaps.push_back(format("{}: no file of src/rules deals with it", effect.word));
        if (effect.tests.empty()) gaps.push_back(format("{}: no test shows it", effect.word));
    }
    for (const Citation& citation : index.unknown)
        gaps.push_back(format("{}:{}: docs/rules.md has no {}", citation.path, citation.line, citation.rule));
    for (const TestName& test : index.strayed)
        gaps.push_back(format("{}:{}: a test names a rule that docs/rules.md doesn't have: {} {}", test.path, test.line,
                              test.name, test.tags));
    return gaps;
}

std::string text_of(const RulesIndex& index) {
    std::string text = "Rules: where each stands in the code, and the tests that show it\n";
    for (const RuleEntry& entry : index.rules)
        text += format("\n{}\n{}{}", entry.rule, code_lines(entry.code), test_lines(entry.tests));
    text += "\nEffect words of the cards\n";
    for (const EffectEntry& effect : index.effects) {
        text += format("\n{}\n", effect.word);
        for (const std::string& path : effect.files) text += format("  code   {}\n", path);
        text += test_lines(effect.tests);
    }
    return text;
}

}  // namespace encounters::lab
