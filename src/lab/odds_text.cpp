#include "lab/odds_text.hpp"

#include <fmt/format.h>

namespace encounters::lab {

namespace {

using fmt::format;

const odds::Odds& best_of(const odds::BareAndGeared& both) { return both.geared ? *both.geared : both.bare; }

std::string percent(double chance) {
    const double percents = chance * 100;
    const bool is_near_an_end = chance > 0 && chance < 1 && (percents < 0.05 || percents > 99.95);
    if (is_near_an_end) return percents < 50 ? "less than 0.1 %" : "more than 99.9 %";
    return format("{:.1f} %", percents);
}

std::string cbills(int amount) { return format("{} C-bill{}", amount, amount == 1 ? "" : "s"); }

}  // namespace

std::string odds_text(const odds::Odds& odds) {
    if (odds.about) return format("about {:.0f} %", odds.chance() * 100);
    if (odds.hits == 0 || odds.hits == odds.rolls) return odds.hits == 0 ? "impossible" : "sure";
    return format("{} ({} of {})", percent(odds.chance()), odds.hits, odds.rolls);
}

std::string odds_members(const odds::Odds& odds) {
    return format(R"("hits":{},"rolls":{},"chance":{},"about":{})", odds.hits, odds.rolls, odds.chance(), odds.about);
}

std::string answer_text(const OddsAnswer& answer) {
    std::string text;
    const auto add = [&](const char* what, const odds::BareAndGeared& both) {
        text += format("  {:<28}{}\n", format("{}, dice alone:", what), odds_text(both.bare));
        if (answer.has_gear) text += format("  {:<28}{}\n", format("{}, all used:", what), odds_text(best_of(both)));
    };
    add("beaten", answer.defeat);
    add("all locked", answer.all);
    return text;
}

std::string answer_members(const OddsAnswer& answer) {
    return format(R"({},"bare":{{{}}},"all_locked":{{{},"bare":{{{}}}}})", odds_members(best_of(answer.defeat)), odds_members(answer.defeat.bare),
                  odds_members(best_of(answer.all)), odds_members(answer.all.bare));
}

std::string pushing_text(const odds::Pushing& pushing) {
    std::string text = format("An Escape {} {}; a Default pays {} and costs {}: {} at stake.\n",
                              pushing.escape_allowed ? (pushing.assault_first ? "after one more Encounter pays" : "now pays") : "is not allowed yet and would pay",
                              cbills(pushing.promised), pushing.kept, pushing.penalty, cbills(pushing.at_risk()));
    if (pushing.complete_allowed) text += format("Completing pays {} and scores {} Reputation.\n", cbills(pushing.completing_pays), pushing.completing_reputation);
    return text;
}

std::string pushing_members(const odds::Pushing& pushing) {
    return format(R"("promised":{},"kept":{},"penalty":{},"at_risk":{},"escape_allowed":{},"assault_first":{},"complete_allowed":{},"completing_pays":{},"completing_reputation":{})",
                  pushing.promised, pushing.kept, pushing.penalty, pushing.at_risk(), pushing.escape_allowed, pushing.assault_first,
                  pushing.complete_allowed, pushing.completing_pays, pushing.completing_reputation);
}

}  // namespace encounters::lab
