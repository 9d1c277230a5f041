// What is asked of a set of cards, and what its studies say to it.
#include "simulation/balance/targets.hpp"

#include <fmt/format.h>

namespace encounters::simulation::balance {

namespace {

using Studies = std::vector<PlayedStudy>;

constexpr double kMostSecureRatio = 1.5;

Target length_target(const Studies& studies, const char* name, const Bounds& turns) {
    Target target{fmt::format("median length, {}", name), fmt::format("{:.0f} to {:.0f} turns a player", turns.low, turns.high), "-", Verdict::not_played};
    const PlayedStudy* study = played(studies, name);
    if (!study) return target;
    const Length length = length_of(study->tally, study->study.terms.seats());
    target.measured = fmt::format("{} (mean {:.1f}, p10 {}, p90 {})", length.median, length.mean, length.p10, length.p90);
    target.verdict = judged(length.median, turns);
    return target;
}

void add_endings(std::vector<Target>& targets, const PlayedStudy& study) {
    const Tally& tally = study.tally;
    const Share defaults = ending_share(tally, Ending::defaulted);
    const Share escapes = ending_share(tally, Ending::escape);
    const std::string where = fmt::format(", {}", study.study.name);
    targets.push_back(share_target("Default and Escape" + where, {defaults.count + escapes.count, defaults.of}, {0.55, 0.75}));
    targets.push_back(share_target("Default" + where, defaults, {0.20, 0.50}));
    targets.push_back(share_target("Escape" + where, escapes, {0.20, 0.50}));
    targets.push_back(share_target("Complete" + where, ending_share(tally, Ending::complete), {0.25, 0.40}));
}

void add_main(std::vector<Target>& targets, const PlayedStudy& study) {
    const Tally& tally = study.tally;
    const Terms& terms = study.study.terms;
    targets.push_back(share_target("second column begun, of all turns", begun_share(tally, 1), {0.10, 0.30}));
    targets.push_back(share_target("third column begun, of all turns", begun_share(tally, 2), {0.01, 0.06}));
    targets.push_back(share_target("Secured, of the chances", secured(tally), {0.25, 0.60}));
    const double ratio = secure_ratio(tally, terms.constants.cbill_worth);
    targets.push_back({"gain of a Securing turn over that of a fresh one", fmt::format("at most {}", kMostSecureRatio),
                       fmt::format("{:.2f}", ratio), judged(ratio, {0, kMostSecureRatio})});
    targets.push_back(share_target("burned, of the chances", burned(tally), {0.02, 0.15}));
    targets.push_back(share_target("games stopped by the cap", {tally[Sum::capped], tally[Sum::games]}, {0, 0.01}));
}

std::vector<NamedShare> shares_of(const std::vector<CardLine>& cards, Share (*share_of)(const Tally&, int), const Tally& tally) {
    std::vector<NamedShare> shares;
    for (std::size_t card = 0; card < cards.size(); ++card) shares.push_back({cards[card].name, share_of(tally, static_cast<int>(card))});
    return shares;
}

void add_cards(std::vector<Target>& targets, const PlayedStudy& study) {
    const CardLines& cards = study.study.terms.cards;
    targets.push_back(each_target("every Command wins", shares_of(cards.commands, wins_of_command, study.tally), {0.21, 0.29}));
    targets.push_back(each_target("every Equipment is bought, of its showings", shares_of(cards.equipment, bought, study.tally), {0.03, 0.60}));
    targets.push_back(each_target("every Contract is chosen, of its offers", shares_of(cards.contracts, chosen, study.tally), {0.20, 0.80}));
}

Share first_wins(const Studies& studies, const char* name) {
    const PlayedStudy* study = played(studies, name);
    return study ? wins_of_order(study->tally, 0) : Share{};
}

void add_opponents(std::vector<Target>& targets, const Studies& studies) {
    const auto against_three = [&](const char* name, const Bounds& bounds) {
        targets.push_back(share_target(fmt::format("{} wins against three", name), wins_of_odd_one(studies, name), bounds));
    };
    against_three("never-secures", {0.18, 0.24});
    against_three("never-buys", {0, 0.10});
    against_three("always-completes", {0, 0.15});
    against_three("escapes-after-one", {0, 0.15});
    against_three("always-extends", {0, 0.15});
    std::vector<NamedShare> banned;
    for (const PlayedStudy* study : bans(studies)) banned.push_back({study->study.name.substr(kBans.size()), wins_of_player(study->tally, 0)});
    targets.push_back(each_target("a player without one kind of Equipment wins against three", banned, {0.18, 1}));
}

}  // namespace

std::vector<Target> targets_of(const Studies& studies) {
    std::vector<Target> targets;
    for (const char* name : {kTwo, kThree, kMain}) targets.push_back(length_target(studies, name, {8, 14}));
    for (const char* name : {kSix, kEight}) targets.push_back(length_target(studies, name, {6, 11}));
    const PlayedStudy* main = played(studies, kMain);
    if (main) add_endings(targets, *main);
    if (const PlayedStudy* elites = played(studies, kElites)) add_endings(targets, *elites);
    if (main) add_main(targets, *main);
    if (main) add_cards(targets, *main);
    targets.push_back(share_target("the first player wins, equal starts", first_wins(studies, kMain), {0.21, 0.29}));
    targets.push_back(share_target("the first player wins, even start", first_wins(studies, kEven), {0.23, 0.27}));
    add_opponents(targets, studies);
    return targets;
}

}  // namespace encounters::simulation::balance
