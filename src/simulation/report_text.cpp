// The report for people: short tables, percent with their intervals.
#include <encounters/simulation/figures.hpp>
#include <encounters/simulation/report.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::simulation {

namespace {

using fmt::format;

// "25.3 % (24.7 to 25.9)"
std::string percent(const Share& share) {
    const Interval interval = share.interval();
    return format("{:5.1f} % ({:.1f} to {:.1f})", 100 * share.rate(), 100 * interval.low, 100 * interval.high);
}

std::string row(const std::string& name, const Share& share) { return format("  {:<26} {}\n", name, percent(share)); }

std::string plural(Count count, const char* one) { return format("{} {}{}", count, one, count == 1 ? "" : "s"); }

std::string head(const Terms& terms, const Tally& tally) {
    std::string text = format("{} {}: {} of {}, seed {}{}{}\n", terms.cards.pack_name, terms.cards.pack_version,
                              plural(tally[Sum::games], "game"), plural(terms.seats(), "seat"), terms.seed,
                              terms.even_start ? ", even start" : "",
                              terms.seating == Seating::rotating ? ", seats rotating" : "");
    if (tally[Sum::capped] > 0)
        text += format("{} stopped after {} turns a player without a winner\n", plural(tally[Sum::capped], "game"), terms.cap);
    return text;
}

std::string wins(const Terms& terms, const Tally& tally) {
    const std::vector<std::string> names = names_in(terms);
    std::string text = "\nWins by player, a game counted for each seat\n";
    for (std::size_t name = 0; name < names.size(); ++name)
        text += row(names[name], wins_of_player(tally, static_cast<int>(name)));
    text += "Wins by seat\n";
    for (int seat = 0; seat < terms.seats(); ++seat) {
        const std::string& player = terms.players[static_cast<std::size_t>(seat)];
        text += row(terms.seating == Seating::fixed ? format("{} {}", seat, player) : format("{}", seat), wins_of_seat(tally, seat));
    }
    text += "Wins by turn order\n";
    for (int place = 0; place < terms.seats(); ++place)
        text += row(place == 0 ? "first player" : format("after {}", plural(place, "player")), wins_of_order(tally, place));
    text += "Wins by Command\n";
    for (std::size_t command = 0; command < terms.cards.commands.size(); ++command)
        text += row(terms.cards.commands[command].name, wins_of_command(tally, static_cast<int>(command)));
    return text;
}

std::string endings_row(const char* name, const Tally& tally, std::initializer_list<Start> starts) {
    Count turns = 0;
    for (Start start : starts) turns += tally.at(start, TurnSum::turns);
    const auto share = [&](Ending ending) {
        Count count = 0;
        for (Start start : starts) count += ended(tally, start, ending);
        return 100 * mean(count, turns);
    };
    return format("  {:<16} {:>10} {:9.1f} % {:7.1f} % {:7.1f} %\n", name, turns, share(Ending::defaulted),
                  share(Ending::escape), share(Ending::complete));
}

std::string turns(const Terms& terms, const Tally& tally) {
    const Length length = length_of(tally, terms.seats());
    std::string text = format("\nTurns a player: median {}, mean {:.2f}, p10 {}, p90 {}\n", length.median, length.mean, length.p10, length.p90);
    text += "  turns                         Default    Escape  Complete\n";
    text += endings_row("all", tally, {Start::fresh, Start::declined, Start::secured});
    text += endings_row("fresh", tally, {Start::fresh, Start::declined});
    text += endings_row("Securing", tally, {Start::secured});
    text += row("second column begun", begun_share(tally, 1));
    text += row("third column begun", begun_share(tally, 2));
    return text;
}

std::string choices(const Terms& terms, const Tally& tally) {
    const double worth = terms.constants.cbill_worth;
    std::string text = row("Secured, of the chances", secured(tally));
    text += format("    a Securing turn gains {:.2f} Reputation, a fresh one {:.2f}: {:.2f} times as much (a C-bill is {:.2f})\n",
                   gain_of(tally, Start::secured).worth(worth), gain_fresh(tally).worth(worth), secure_ratio(tally, worth), worth);
    return text + row("burned, of the chances", burned(tally));
}

std::string money(const Tally& tally) {
    const Count turns = tally[Sum::turns];
    const auto a_turn = [&](Count sum) { return mean(sum, turns); };
    return format("C-bills a turn: income {:.2f}, bought {:.2f}, maintenance {:.2f}\n", a_turn(gain_all(tally).cbills),
                  a_turn(tally[Sum::bought_cbills]), a_turn(tally[Sum::maintenance_cbills])) +
           format("Equipment: {:.2f} uses a turn; at the start of a turn {:.2f} owned, {:.2f} of them ready\n",
                  a_turn(total(tally.equipment_used)), a_turn(tally[Sum::owned]), a_turn(tally[Sum::ready])) +
           format("Reputation a Complete {:.2f}; Encounters beaten at an Escape {:.2f}\n",
                  mean(tally[Sum::complete_reputation], ending_share(tally, Ending::complete).count),
                  mean(tally[Sum::escape_encounters], ending_share(tally, Ending::escape).count));
}

struct CardShare {
    const CardLine* card;
    Share share;
};

// The cards taken most and least often, by name.
std::string extremes(const char* title, std::vector<CardShare> cards) {
    constexpr std::size_t kShown = 3;
    std::erase_if(cards, [](const CardShare& one) { return one.share.of == 0; });
    std::stable_sort(cards.begin(), cards.end(), [](const auto& a, const auto& b) { return a.share.rate() > b.share.rate(); });
    std::string text = format("{}\n", title);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool is_shown = i < kShown || i + kShown >= cards.size();
        if (is_shown) text += row(cards[i].card->name, cards[i].share);
        if (i + 1 == kShown && cards.size() > 2 * kShown) text += "  ...\n";
    }
    return text;
}

template <class ShareOf>
std::vector<CardShare> shares(const std::vector<CardLine>& lines, ShareOf share_of) {
    std::vector<CardShare> list;
    for (std::size_t card = 0; card < lines.size(); ++card) list.push_back({&lines[card], share_of(static_cast<int>(card))});
    return list;
}

std::string cards(const Terms& terms, const Tally& tally) {
    std::string text = "\nEquipment bought, of its showings\n";
    for (const EquipmentKind& kind : equipment_kinds(tally, terms.cards)) text += row(kind.word, {kind.bought, kind.shown});
    text += extremes("Single Equipment", shares(terms.cards.equipment, [&](int card) { return bought(tally, card); }));
    text += extremes("Contracts chosen, of their offers", shares(terms.cards.contracts, [&](int card) { return chosen(tally, card); }));
    return text + extremes("Encounters beaten, of their reveals", shares(terms.cards.encounters, [&](int card) { return defeated(tally, card); }));
}

}  // namespace

std::string report_text(const Terms& terms, const Tally& tally) {
    return head(terms, tally) + wins(terms, tally) + turns(terms, tally) + choices(terms, tally) + money(tally) + cards(terms, tally);
}

}  // namespace encounters::simulation
