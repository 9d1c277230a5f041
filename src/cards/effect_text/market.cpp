// The `market` effect, which may say several things at once.
#include <encounters/cards/names.hpp>

#include <fmt/format.h>

#include "cards/effect_text/phrases.hpp"
#include "cards/effect_text/wording.hpp"

namespace encounters::cards::effect_text {

namespace {

struct MarketPhrases {
    std::vector<std::string> full;
    std::vector<std::string> in_short;
};

void add_price(MarketPhrases& phrases, std::string_view noun, int change) {
    if (change == 0) return;
    phrases.full.push_back(fmt::format("{} {}", noun, signed_number(change)));
    phrases.in_short.push_back(phrases.full.back());
}

// The prices as one piece, "cost −1 and maintenance −1 for Energy Equipment"; in short "Energy cost −1,
// maintenance −1".
void add_prices(MarketPhrases& phrases, const Market& effect) {
    add_price(phrases, "cost", effect.cost);
    add_price(phrases, "maintenance", effect.maintenance);
    if (phrases.full.empty()) return;
    const bool for_all = effect.types == kAnyColour;
    const auto whose = for_all ? "all" : types_phrase(effect.types, "and");
    if (!for_all)
        phrases.in_short.front() = fmt::format("{} {}", short_types(effect.types, 1), phrases.in_short.front());
    phrases.full = {fmt::format("{} for {} Equipment", listed(phrases.full, "and"), whose)};
}

MarketPhrases phrases_of(const Market& effect) {
    MarketPhrases phrases;
    add_prices(phrases, effect);
    if (effect.closed) {
        phrases.full.push_back("closed");
        phrases.in_short.push_back("closed");
    }
    if (effect.replace_all) {
        phrases.full.push_back("all cards are replaced when this Contract is laid");
        phrases.in_short.push_back("all new");
    }
    if (effect.extra_replacements > 0) {
        const int cards = 1 + effect.extra_replacements;
        phrases.full.push_back(fmt::format("replace up to {} cards if you buy none", cards));
        phrases.in_short.push_back(fmt::format("replace {}", cards));
    }
    return phrases;
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    return fmt::format("{}", fmt::join(parts, separator));
}

}  // namespace

Wording wording(const Market& effect, const Setting&) {
    const auto phrases = phrases_of(effect);
    if (phrases.full.empty()) return {"market", "equipment", "Black Market: no change.", "Market: no change"};
    return {"market", "equipment", fmt::format("Black Market: {}.", joined(phrases.full, "; ")),
            fmt::format("Market: {}", joined(phrases.in_short, ", "))};
}

}  // namespace encounters::cards::effect_text
