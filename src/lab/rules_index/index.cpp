#include "lab/rules_index/index.hpp"

#include "lab/rules_index/rule_id.hpp"

#include <algorithm>

namespace encounters::lab {

namespace {

constexpr const char* kRulesPage = "docs/rules.md";
constexpr const char* kEffectsHeader = "include/encounters/rules/effects.hpp";

// Screens and logs point at rules but carry none out.
bool is_pointing_only(const std::string& path) {
    return path.ends_with("/log_text_rules.cpp") || path.starts_with("src/lab/") || path.starts_with("src/table/");
}

std::vector<TextFile> shipped_code(const std::filesystem::path& checkout) {
    std::vector<TextFile> files = code_below(checkout, "include");
    for (TextFile& file : code_below(checkout, "src")) files.push_back(std::move(file));
    std::erase_if(files, [](const TextFile& file) { return is_pointing_only(file.path); });
    return files;
}

bool names_type(std::string_view text, std::string_view type) {
    for (std::size_t at = text.find(type); at != std::string_view::npos; at = text.find(type, at + 1)) {
        const std::size_t end = at + type.size();
        if ((at == 0 || !is_word_letter(text[at - 1])) && (end == text.size() || !is_word_letter(text[end])))
            return true;
    }
    return false;
}

RuleEntry* find(RulesIndex& index, const std::string& rule) {
    const auto found = std::find_if(index.rules.begin(), index.rules.end(),
                                    [&](const RuleEntry& entry) { return entry.rule == rule; });
    return found == index.rules.end() ? nullptr : &*found;
}

void add_code(RulesIndex& index, const TextFile& file) {
    for (const Citation& citation : citations_in(file)) {
        RuleEntry* entry = find(index, citation.rule);
        if (entry == nullptr) {
            index.unknown.push_back(citation);
        } else {
            entry->code.push_back(citation);
        }
    }
    if (!file.path.starts_with("src/rules/")) return;
    for (EffectEntry& effect : index.effects)
        if (names_type(file.text, effect.type)) effect.files.push_back(file.path);
}

void add_test(RulesIndex& index, const TestName& test) {
    for (RuleEntry& entry : index.rules)
        if (shows_rule(test, entry.rule)) entry.tests.push_back(test);
    for (EffectEntry& effect : index.effects)
        if (shows_effect(test, effect.word)) effect.tests.push_back(test);
    const auto named = rule_ids_in(test.name + ' ' + test.tags);
    const bool has_strayed =
        std::any_of(named.begin(), named.end(), [&](const auto& id) { return find(index, id) == nullptr; });
    if (has_strayed && !test.path.starts_with("tests/lab/")) index.strayed.push_back(test);
}

}  // namespace

std::vector<EffectEntry> effects_declared_in(std::string_view header) {
    std::vector<EffectEntry> effects;
    for (const std::string_view line : lines_of(header)) {
        constexpr std::string_view opening = "{  // ";
        const std::size_t at = line.find(opening);
        if (!line.starts_with("struct ") || at == std::string_view::npos) continue;
        const std::string_view comment = line.substr(at + opening.size());
        std::size_t end = 0;
        while (end < comment.size() && is_word_letter(comment[end])) ++end;
        if (end > 0 && !rule_ids_in(comment).empty())
            effects.push_back({std::string(comment.substr(0, end)), declared_name(line), {}, {}});
    }
    return effects;
}

RulesIndex index_of(const std::filesystem::path& checkout) {
    RulesIndex index;
    for (std::string& rule : rules_defined_in(text_of_file(checkout / kRulesPage).value_or("")))
        index.rules.push_back({std::move(rule), {}, {}});
    index.effects = effects_declared_in(text_of_file(checkout / kEffectsHeader).value_or(""));
    for (const TextFile& file : shipped_code(checkout)) add_code(index, file);
    for (const TextFile& file : code_below(checkout, "tests"))
        for (const TestName& test : tests_in(file)) add_test(index, test);
    return index;
}

}  // namespace encounters::lab
