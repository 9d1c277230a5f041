#include <encounters/players/why.hpp>

#include "players/decision_names.hpp"
#include "players/reason_numbers.hpp"

#include <encounters/odds/next.hpp>
#include <encounters/play/words.hpp>

#include <fmt/format.h>

#include <cmath>
#include <optional>
#include <vector>

namespace encounters::players {

namespace {

// A decision with the table that it was made on.
struct Case {
    const Decision& decision;
    const State& state;
    const play::LogNames& names;
    const Move& move() const { return decision.move; }
    const Reason& reason() const { return decision.reason; }
    const Catalogue& cards() const { return *names.catalogue; }
};

// The steps of a plan that was weighed when it began: their own numbers only keep them in order.
bool is_step_of_a_plan(const Decision& decision) {
    switch (decision.move.kind) {
        case MoveKind::pick_die:
        case MoveKind::pick_face:
        case MoveKind::done: return true;
        default: return false;
    }
}

std::string with_capital(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

// ---- the numbers that were compared

// R7.6: whoever chooses for a Censured player means to do badly by them.
bool is_for_another(const Case& at) {
    return at.state.phase == Phase::choose_contract && at.reason().unit != ReasonUnit::chance_to_win &&
           contract_chooser(at.state) != at.state.active;
}

struct Compared {
    double worth;
    double second;
    ReasonUnit unit;
    std::string to;  // " to Ada"
};

Compared compared_in(const Case& at) {
    const double sign = is_for_another(at) ? -1 : 1;
    return {sign * static_cast<double>(at.reason().worth), sign * static_cast<double>(at.reason().second), at.reason().unit,
            is_for_another(at) ? " to " + play::words::seat(at.names, at.state.active) : ""};
}

std::string worth_of(const Compared& numbers) {
    if (numbers.unit == ReasonUnit::chance_to_win) return "wins in " + percent(numbers.worth);
    if (numbers.worth < 0) return fmt::format("costs {}{}", amount_of(-numbers.worth, numbers.unit), numbers.to);
    return fmt::format("is worth {}{}", amount_of(numbers.worth, numbers.unit), numbers.to);
}

// Nothing where nothing else was weighed.
std::string second_of(const Compared& numbers, const std::string& rest) {
    const std::string worth = bare_amount(numbers.worth, numbers.unit);
    const std::string second = bare_amount(std::abs(numbers.second), numbers.unit);
    if (numbers.worth == numbers.second) return "";
    if (worth == bare_amount(numbers.second, numbers.unit))
        return rest == "otherwise" ? ", and something else nearly as much" : fmt::format(", and {} nearly as much", rest);
    if (numbers.unit == ReasonUnit::chance_to_win) return fmt::format(", {} in {}", rest, second);
    const bool is_nothing = second == bare_amount(0, numbers.unit);
    if (is_nothing || (numbers.worth < 0) == (numbers.second < 0)) return fmt::format(", {} {}", rest, second);
    return fmt::format(", {}{} {} {}", rest, rest == "otherwise" ? " it" : "", numbers.second < 0 ? "costs" : "brings", second);
}

// What is bought is weighed by some with the rest of the turn and by others alone: the difference is the same.
bool is_trade(const Case& at) {
    const bool has_name = at.move().kind == MoveKind::buy || at.move().kind == MoveKind::ready;
    return has_name && at.reason().unit != ReasonUnit::chance_to_win && at.reason().worth != at.reason().second;
}

std::string gain_of(const Compared& numbers) {
    const double gain = numbers.worth - numbers.second;
    return fmt::format("brings {} {}", amount_of(std::abs(gain), numbers.unit), gain < 0 ? "less than the best" : "more than anything else");
}

std::string comparison(const Case& at) {
    const Compared numbers = compared_in(at);
    const std::string name = name_of(at.move(), at.state, at.names);
    if (is_trade(at)) return fmt::format("{} {}", name, gain_of(numbers));
    return fmt::format("{} {}{}", name, worth_of(numbers), second_of(numbers, name_of_the_rest(at.move(), at.state, at.names)));
}

// ---- the odds that go with them

std::string odds_of_next(const Case& at, std::string_view verb) {
    if (!has_contract(at.state) || !can_reveal(at.state)) return "";
    const std::optional<odds::Odds> next = odds::bare_odds_of_next(at.state, at.cards());
    if (!next) return "";
    return fmt::format("dice alone {} the next Encounter in {}{}", verb, next->about ? "about " : "", percent(next->chance()));
}

std::string odds_of(const Case& at) {
    const double chance = static_cast<double>(at.reason().chance);
    switch (at.move().kind) {
        case MoveKind::reveal: return odds_of_next(at, "beat");
        case MoveKind::escape:
            if (chance < 0) return odds_of_next(at, "would beat");
            return "the final assault is won in " + percent(chance);
        case MoveKind::complete: return chance < 0 ? "" : "the final assault is won in " + percent(chance);
        case MoveKind::choose_encounter: return chance < 0 ? "" : "dice alone beat it in " + percent(chance);
        default: return chance < 0 ? "" : fmt::format("that works out in {}", percent(chance));
    }
}

// ---- without numbers

std::string rule_of_thumb(const Case& at) {
    const bool is_kept = at.move().a == at.state.active;
    switch (at.state.phase) {
        case Phase::before_flip: return "It trades after the flip, when it knows the Contract";
        case Phase::swaps: return "It swaps no locked dice: that would change nothing it reckons with";
        case Phase::give_patronage: return is_kept ? "Noble Patronage is good to have" : "It has no say in who may have it";
        case Phase::give_censure: return is_kept ? "Nobody else may have it" : "Better them than itself";
        case Phase::salvage_choice: return "There is room for it, and it costs nothing now";
        default: return "";
    }
}

std::string step_of_a_plan(const Decision& decision) {
    return decision.move.kind == MoveKind::done ? "The rest of it gains nothing here" : "It is the next step of what was begun";
}

// The numbers only where something else could have been done about it.
std::string default_of(const Case& at) {
    if (at.state.newest == kNone || can_lock(at.state, at.cards())) return comparison(at);
    const int value = value_of(at.state, at.cards(), at.state.encounters[at.state.newest].card);
    if (at.reason().worth != at.reason().second) return fmt::format("these dice don\u2019t make {}: {}", value, comparison(at));
    std::vector<Move> legal;
    legal_actions(at.state, at.cards(), legal);
    return fmt::format("these dice don\u2019t make {}, and nothing {}", value,
                       legal.size() > 1 ? "ready is worth using on them" : "at hand changes that");
}

// What is known of the card that is put on top.
std::string order_of(const Case& at) {
    if (at.reason().chance < 0) return "";
    return "dice alone would beat this one in " + percent(static_cast<double>(at.reason().chance));
}

// Cards for the Black Market that can't be paid are weighed only to put them in an order.
std::string market_card_of(const Case& at) {
    constexpr double kBeyondMeans = -50;
    const Compared numbers = compared_in(at);
    if (numbers.unit == ReasonUnit::chance_to_win) return comparison(at);
    if (numbers.worth < kBeyondMeans) return "it can\u2019t be paid now";
    const std::string rest = numbers.second < kBeyondMeans
                                 ? "; nothing else can be paid now"
                                 : second_of(numbers, name_of_the_rest(at.move(), at.state, at.names));
    return fmt::format("{} {} beyond its price{}", name_of(at.move(), at.state, at.names), worth_of(numbers), rest);
}

// In small letters at the beginning; empty where there is nothing but the kind of the reason to tell.
std::string numbers_of(const Case& at) {
    switch (at.state.phase) {
        case Phase::use_order: return order_of(at);
        case Phase::use_card: return market_card_of(at);
        case Phase::give_patronage:
        case Phase::give_censure: return "";
        default: break;
    }
    if (is_step_of_a_plan(at.decision)) return "";
    if (at.move().kind == MoveKind::declare_default) return default_of(at);
    const std::string odds = odds_of(at);
    return odds.empty() ? comparison(at) : fmt::format("{}: {}", comparison(at), odds);
}

std::string second_choice(const Case& at) {
    const std::string numbers = numbers_of(at);
    return numbers.empty() ? "This is not its first choice" : "Not its first choice: " + numbers;
}

std::string body_of(const Case& at) {
    switch (at.reason().kind) {
        case ReasonKind::only_choice:
        case ReasonKind::best_chance: return "";
        case ReasonKind::rule_of_thumb: return rule_of_thumb(at);
        case ReasonKind::second_choice: return second_choice(at);
        case ReasonKind::best_worth: break;
    }
    return is_step_of_a_plan(at.decision) ? step_of_a_plan(at.decision) : with_capital(numbers_of(at));
}

}  // namespace

std::string why(const Decision& decision, const State& before, const play::LogNames& names) {
    const std::string body = body_of({decision, before, names});
    return body.empty() ? text_of(decision.reason) : body + ".";
}

bool tells_more(const Decision& decision) {
    const ReasonKind kind = decision.reason.kind;
    return kind != ReasonKind::only_choice && kind != ReasonKind::rule_of_thumb && !is_step_of_a_plan(decision);
}

}  // namespace encounters::players
