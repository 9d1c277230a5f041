#include <encounters/odds/panel.hpp>

#include <encounters/odds/next.hpp>

#include <algorithm>

namespace encounters::odds {

namespace {

constexpr Limits kFrame{2e6, nullptr};
constexpr double kWorker = 6e6;  // a question; a panel asks two

std::optional<BareAndGeared> alone(const std::optional<Odds>& odds) {
    if (!odds) return {};
    return BareAndGeared{*odds, {}};
}

// Q9.8
int penalty_of(const State& state, const Catalogue& cards, int kept) {
    int penalty = 0;
    const std::vector<Effect>& effects = cards.contract(state.column().contract).effects;
    for (std::size_t i = 0; i < effects.size(); ++i)
        if (const auto* printed = std::get_if<DefaultPenalty>(&effects[i]); printed && !((state.column().struck >> i) & 1)) penalty += printed->cbills;
    return std::min(penalty, state.player().cbills + kept);
}

}  // namespace

Pushing pushing_of(const State& state, const Catalogue& catalogue) {
    Pushing pushing;
    if (!has_contract(state) || state.active == kNoSeat) return pushing;
    const auto allows = [&](MoveKind kind) { return !why_illegal(state, Move::of(kind), catalogue); };
    pushing.promised = payout_total(state, catalogue, Ending::escape);
    pushing.kept = payout_total(state, catalogue, Ending::defaulted);
    pushing.penalty = penalty_of(state, catalogue, pushing.kept);
    pushing.escape_allowed = allows(MoveKind::escape);
    pushing.assault_first = assault_ahead(state, catalogue);
    pushing.complete_allowed = allows(MoveKind::complete);
    if (pushing.complete_allowed) {
        pushing.completing_pays = payout_total(state, catalogue, Ending::complete);
        pushing.completing_reputation = reputation_on_complete(state, catalogue);
    }
    return pushing;
}

OddsPanel bare_panel_of(const State& state, const Catalogue& catalogue) {
    OddsPanel panel;
    panel.pushing = pushing_of(state, catalogue);
    const Wish all{Aim::lock_all, Means::bare, kFrame};
    panel.now = alone(bare_odds_of_roll(state, catalogue));
    panel.now_all = alone(odds_now(state, catalogue, all));
    if (why_illegal(state, Move::of(MoveKind::reveal), catalogue)) return panel;
    panel.next = alone(bare_odds_of_next(state, catalogue));
    panel.next_all = alone(odds_of_next(state, catalogue, all));
    return panel;
}

OddsPanel panel_of(const State& state, const Catalogue& catalogue, const std::atomic<bool>* stop) {
    OddsPanel panel = bare_panel_of(state, catalogue);
    Wish wish;
    wish.limits = {kWorker, stop};
    if (panel.now) panel.now->geared = odds_now(state, catalogue, wish);
    if (panel.next) panel.next->geared = odds_of_next(state, catalogue, wish);
    wish.aim = Aim::lock_all;
    if (panel.now_all) panel.now_all->geared = odds_now(state, catalogue, wish);
    if (panel.next_all) panel.next_all->geared = odds_of_next(state, catalogue, wish);
    return panel;
}

}  // namespace encounters::odds
