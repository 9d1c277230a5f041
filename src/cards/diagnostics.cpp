#include <encounters/cards/diagnostics.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::cards {

std::string to_text(const Fault& fault) {
    std::string text = fault.file;
    if (fault.line > 0) text += fmt::format(":{}:{}", fault.line, fault.column);
    text += ": ";
    if (!fault.pointer.empty()) text += fault.pointer + ": ";
    if (fault.severity == Severity::warning) text += "warning: ";
    text += fault.message;
    if (!fault.suggestion.empty()) text += fmt::format("; did you mean \"{}\"?", fault.suggestion);
    return text;
}

std::string to_text(const std::vector<Fault>& faults) {
    std::string text;
    for (const auto& fault : faults) text += to_text(fault) + '\n';
    return text;
}

int count_of(const std::vector<Fault>& faults, Severity severity) {
    return static_cast<int>(std::count_if(faults.begin(), faults.end(),
                                          [severity](const Fault& fault) { return fault.severity == severity; }));
}

bool has_errors(const std::vector<Fault>& faults) { return count_of(faults, Severity::error) > 0; }

}  // namespace encounters::cards
