// The report on a set of cards: targets, then figures by seats, cards and opponents.
#include "simulation/balance/targets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace encounters::simulation {

namespace {

using namespace balance;
using Studies = std::vector<PlayedStudy>;

std::string percent(const Share& share) { return share.of > 0 ? fmt::format("{:.1f}", 100 * share.rate()) : "-"; }

// The least and the most of several shares, in percent.
std::string range(int count, Share (*share_of)(const Tally&, int), const Tally& tally) {
    double least = 1;
    double most = 0;
    for (int i = 0; i < count; ++i) {
        const Share share = share_of(tally, i);
        if (share.of == 0) continue;
        least = std::min(least, share.rate());
        most = std::max(most, share.rate());
    }
    return most < least ? "-" : fmt::format("{:.1f}-{:.1f}", 100 * least, 100 * most);
}

std::string endings_text(const Tally& tally, std::initializer_list<Start> starts) {
    Count turns = 0;
    for (Start start : starts) turns += tally.at(start, TurnSum::turns);
    std::vector<std::string> shares;
    for (Ending ending : {Ending::defaulted, Ending::escape, Ending::complete}) {
        Count count = 0;
        for (Start start : starts) count += ended(tally, start, ending);
        shares.push_back(percent({count, turns}));
    }
    return fmt::format("{}", fmt::join(shares, " / "));
}

// One line of figures for every study between equals.
struct Figure {
    const char* name;
    std::string (*value)(const PlayedStudy&);
};

std::string a_turn(const Tally& tally, Count sum) { return fmt::format("{:.2f}", mean(sum, tally[Sum::turns])); }

const Figure kFigures[] = {
    {"games", [](const PlayedStudy& one) { return fmt::format("{}", one.tally[Sum::games]); }},
    {"turns a player, median (mean; p10-p90)",
     [](const PlayedStudy& one) {
         const Length length = length_of(one.tally, one.study.terms.seats());
         return fmt::format("{} ({:.1f}; {}-{})", length.median, length.mean, length.p10, length.p90);
     }},
    {"Default / Escape / Complete %",
     [](const PlayedStudy& one) { return endings_text(one.tally, {Start::fresh, Start::declined, Start::secured}); }},
    {"... of fresh turns", [](const PlayedStudy& one) { return endings_text(one.tally, {Start::fresh, Start::declined}); }},
    {"... of Securing turns", [](const PlayedStudy& one) { return endings_text(one.tally, {Start::secured}); }},
    {"second / third column begun %",
     [](const PlayedStudy& one) { return percent(begun_share(one.tally, 1)) + " / " + percent(begun_share(one.tally, 2)); }},
    {"Secured % of chances; gain ratio",
     [](const PlayedStudy& one) {
         return fmt::format("{}; {:.2f}", percent(secured(one.tally)), secure_ratio(one.tally, one.study.terms.constants.cbill_worth));
     }},
    {"burned % of chances", [](const PlayedStudy& one) { return percent(burned(one.tally)); }},
    {"wins by turn order %",
     [](const PlayedStudy& one) {
         std::vector<std::string> shares;
         for (int place = 0; place < one.study.terms.seats(); ++place) shares.push_back(percent(wins_of_order(one.tally, place)));
         return fmt::format("{}", fmt::join(shares, " "));
     }},
    {"wins by Command, least-most %",
     [](const PlayedStudy& one) { return range(static_cast<int>(one.study.terms.cards.commands.size()), wins_of_command, one.tally); }},
    {"Equipment bought, least-most %",
     [](const PlayedStudy& one) { return range(static_cast<int>(one.study.terms.cards.equipment.size()), bought, one.tally); }},
    {"Contracts chosen, least-most %",
     [](const PlayedStudy& one) { return range(static_cast<int>(one.study.terms.cards.contracts.size()), chosen, one.tally); }},
    {"income / bought / maintenance, C-bills a turn",
     [](const PlayedStudy& one) {
         return fmt::format("{} / {} / {}", a_turn(one.tally, gain_all(one.tally).cbills), a_turn(one.tally, one.tally[Sum::bought_cbills]),
                            a_turn(one.tally, one.tally[Sum::maintenance_cbills]));
     }},
    {"Equipment uses a turn; owned / ready at its start",
     [](const PlayedStudy& one) {
         return fmt::format("{}; {} / {}", a_turn(one.tally, total(one.tally.equipment_used)), a_turn(one.tally, one.tally[Sum::owned]),
                            a_turn(one.tally, one.tally[Sum::ready]));
     }},
    {"Reputation a Complete; Encounters at an Escape",
     [](const PlayedStudy& one) {
         return fmt::format("{:.2f}; {:.2f}", mean(one.tally[Sum::complete_reputation], ending_share(one.tally, Ending::complete).count),
                            mean(one.tally[Sum::escape_encounters], ending_share(one.tally, Ending::escape).count));
     }},
    {"games stopped by the cap %", [](const PlayedStudy& one) { return percent({one.tally[Sum::capped], one.tally[Sum::games]}); }},
};

std::string by_seats(const Studies& studies) {
    std::vector<const PlayedStudy*> equals;
    for (const char* name : {kTwo, kThree, kMain, kSix, kEight, kEven, kElites})
        if (const PlayedStudy* study = played(studies, name)) equals.push_back(study);
    std::vector<std::string> head{""};
    for (const PlayedStudy* study : equals) head.push_back(study->study.name);
    std::string text = table_head(head);
    for (const Figure& figure : kFigures) {
        std::vector<std::string> cells{figure.name};
        for (const PlayedStudy* study : equals) cells.push_back(figure.value(*study));
        text += table_row(cells);
    }
    return text;
}

std::string by_opponent(const Studies& studies) {
    std::string text = table_head({"one against three", "games", "wins"});
    for (const PlayedStudy& study : studies)
        if (study.study.terms.seating == Seating::rotating) {
            const Share wins = wins_of_player(study.tally, 0);
            text += table_row({study.study.name, fmt::format("{}", wins.of), percent_text(wins)});
        }
    return text;
}

// Cards by falling share, each with a word and a number of its own.
std::string by_card(const char* title, const std::vector<CardLine>& cards, Share (*share_of)(const Tally&, int), const Tally& tally) {
    std::vector<std::size_t> order(cards.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto rate = [&](std::size_t card) { return share_of(tally, static_cast<int>(card)).rate(); };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rate(a) > rate(b); });
    std::string text = table_head({title, "", "", "share", "of"});
    for (const std::size_t card : order) {
        const Share share = share_of(tally, static_cast<int>(card));
        text += table_row({cards[card].name, cards[card].word, fmt::format("{}", cards[card].number), percent_text(share), fmt::format("{}", share.of)});
    }
    return text;
}

std::string by_kind(const PlayedStudy& study) {
    std::string text = table_head({"Equipment kind", "cards", "bought, of its showings", "uses a turn"});
    for (const EquipmentKind& kind : equipment_kinds(study.tally, study.study.terms.cards))
        text += table_row({kind.word, fmt::format("{}", kind.cards), percent_text({kind.bought, kind.shown}), a_turn(study.tally, kind.used)});
    return text;
}

}  // namespace

std::string balance_report(const Studies& studies) {
    const PlayedStudy* main = played(studies, kMain);
    if (!main) return "";
    const Terms& terms = main->study.terms;
    const CardLines& cards = terms.cards;
    std::string text = fmt::format("{} {} (files {}), program {}, seed {}, {} players, a C-bill worth {:.3f} Reputation.\n", cards.pack_name,
                                   cards.pack_version, cards.hash, terms.program, terms.seed, terms.players.front(), terms.constants.cbill_worth);
    text += "\n## Targets\n\n" + table_of(targets_of(studies));
    text += "\n## By number of seats\n\n" + by_seats(studies);
    text += "\n## Odd ones out\n\n" + by_opponent(studies);
    text += "\n## Cards at 4 seats\n\n" + by_kind(*main);
    text += "\n" + by_card("Equipment bought, of its showings", cards.equipment, bought, main->tally);
    text += "\n" + by_card("Contract chosen, of its offers", cards.contracts, chosen, main->tally);
    text += "\n" + by_card("Command wins", cards.commands, wins_of_command, main->tally);
    return text + "\n" + by_card("Encounter beaten, of its reveals", cards.encounters, defeated, main->tally);
}

}  // namespace encounters::simulation
