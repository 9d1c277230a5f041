#include <encounters/configured.hpp>
#include <encounters/lab/commands.hpp>

#include "lab/rules_index/index.hpp"

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

int rules_index(const RulesIndexOptions& options, const Streams& streams) {
    const std::filesystem::path checkout = options.source.empty() ? configured::kSourceDirectory : options.source;
    if (!text_of_file(checkout / "docs/rules.md")) {
        streams.err << fmt::format("{}: no checkout of this program: docs/rules.md can't be read\n", checkout.string());
        return kBadInput;
    }
    const RulesIndex index = index_of(checkout);
    if (options.mode == IndexMode::whole) {
        streams.out << text_of(index);
        return kDone;
    }
    const std::vector<std::string> gaps = gaps_of(index);
    for (const std::string& gap : gaps) streams.out << gap << '\n';
    if (!gaps.empty()) {
        streams.err << fmt::format("{} gap{}\n", gaps.size(), gaps.size() == 1 ? "" : "s");
        return kFailed;
    }
    streams.out << fmt::format("{} rules and {} effect words, each with code and tests\n", index.rules.size(),
                               index.effects.size());
    return kDone;
}

}  // namespace encounters::lab
