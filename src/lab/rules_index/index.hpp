// The index of rules and effect words: where each stands in the code, and which tests show it.
#pragma once

#include "lab/rules_index/citations.hpp"
#include "lab/rules_index/test_names.hpp"

namespace encounters::lab {

struct RuleEntry {
    std::string rule;
    std::vector<Citation> code;
    std::vector<TestName> tests;
};

struct EffectEntry {
    std::string word;                // as card files say it, "lock_extra"
    std::string type;                // in the code, "LockExtra"
    std::vector<std::string> files;  // of the rules that deal with the type
    std::vector<TestName> tests;
};

struct RulesIndex {
    std::vector<RuleEntry> rules;      // in the order of docs/rules.md
    std::vector<EffectEntry> effects;  // in the order of effects.hpp
    std::vector<Citation> unknown;     // citations of ids that docs/rules.md doesn't define
    std::vector<TestName> strayed;     // tests that name such an id
};

// Reads docs/rules.md, include/, src/ and tests/ of a checkout. A page that can't be read has no rules.
RulesIndex index_of(const std::filesystem::path& checkout);

// What is missing or wrong, a line each, without line ends: a rule or an effect word without code or without a test, an
// id that isn't defined.
std::vector<std::string> gaps_of(const RulesIndex& index);

// The whole index as text.
std::string text_of(const RulesIndex& index);

// Words and types of the closed vocabulary, out of the text of effects.hpp.
std::vector<EffectEntry> effects_declared_in(std::string_view header);

}  // namespace encounters::lab
