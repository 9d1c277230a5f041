// Which paragraph of docs/rules.md stands behind each effect.
#include <algorithm>
#include <variant>

#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

struct RuleOf {
    const char* operator()(const SetFace&) const { return "R5.3"; }
    const char* operator()(const Adjust&) const { return "R5.4"; }
    const char* operator()(const Reroll&) const { return "R5.5"; }
    const char* operator()(const Flip&) const { return "Q9.9"; }
    const char* operator()(const LockExtra&) const { return "R5.7"; }
    const char* operator()(const AddDice&) const { return "R5.6"; }
    const char* operator()(const Cancel&) const { return "R5.8"; }
    const char* operator()(const Scout&) const { return "Q9.6"; }
    const char* operator()(const Requisition&) const { return "Q9.6"; }
    const char* operator()(const BonusCbills&) const { return "R7.1"; }
    const char* operator()(const Hazard&) const { return "R5.9"; }
    const char* operator()(const FieldHire&) const { return "R7.2"; }
    const char* operator()(const Salvage&) const { return "R7.3"; }
    const char* operator()(const NoblePatronage&) const { return "R7.4"; }
    const char* operator()(const Censure&) const { return "R7.5"; }
    const char* operator()(const LockCount&) const { return "Q4.13"; }
    const char* operator()(const LockOnly&) const { return "Q4.13"; }
    const char* operator()(const LockWith&) const { return "Q4.13"; }
    const char* operator()(const EncounterValue&) const { return "Q4.11"; }
    const char* operator()(const Pay&) const { return "Q9.2"; }
    const char* operator()(const ReputationIf&) const { return "Q9.3"; }
    const char* operator()(const Market&) const { return "Q3.7"; }
    const char* operator()(const Pool&) const { return "Q9.4"; }
    const char* operator()(const RevealChoice&) const { return "Q9.5"; }
    const char* operator()(const MinEncounters&) const { return "R6.6"; }
    const char* operator()(const FinalAssault&) const { return "Q6.7"; }
    const char* operator()(const NoEscape&) const { return "Q6.10"; }
    const char* operator()(const DefaultPenalty&) const { return "Q9.8"; }
    const char* operator()(const SecureBonus&) const { return "Q9.8"; }
};

}  // namespace

std::vector<std::string> rules_behind(const CardFace& face) {
    std::vector<std::string> rules;
    for (const Effect& effect : face.effects) {
        const std::string rule = std::visit(RuleOf{}, effect);
        if (std::find(rules.begin(), rules.end(), rule) == rules.end()) rules.push_back(rule);
    }
    return rules;
}

}  // namespace encounters::table
