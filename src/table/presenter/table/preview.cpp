#include "table/presenter/table/preview.hpp"

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

// Escape and Complete pay all columns that are not paid yet, a Default the completed ones (R6.3, R8.1).
int pay(const State& state, const Catalogue& cards, Ending ending) { return payout_total(state, cards, ending); }

// Q6.7: an ending that one more Encounter decides promises nothing yet.
const char* if_won(const State& state, const Catalogue& cards) {
    return assault_ahead(state, cards) ? " after an assault" : "";
}

std::string completing_words(const State& state, const Catalogue& cards) {
    const int reputation = reputation_on_complete(state, cards);
    const bool wins = state.player().reputation + reputation >= cards.table.winning_reputation;
    return fmt::format("{}, {}{}{}", money(pay(state, cards, Ending::complete)), fame(reputation),
                       wins ? ": you win" : "", if_won(state, cards));
}

std::string bonus_words(int gain, int rate) {
    if (gain == rate || gain <= 0) return fmt::format("worth {} when cashed out", money(gain));
    return fmt::format("worth {} when cashed out ({} + {} more)", money(gain), rate, gain - rate);
}

}  // namespace

std::optional<Preview> preview_of(const View& view, const Move& move) {
    Preview preview;
    preview.after = view.state;
    if (apply(preview.after, move, view.cards(), Events(preview.events))) return std::nullopt;
    return preview;
}

std::string escape_words(const View& view) {
    if (assault_ahead(view.state, view.cards()))
        return money(pay(view.state, view.cards(), Ending::escape)) + if_won(view.state, view.cards());
    return fmt::format("{}, no Reputation", money(pay(view.state, view.cards(), Ending::escape)));
}

std::string complete_words(const View& view) { return completing_words(view.state, view.cards()); }

std::string extend_words(const View& view) {
    return fmt::format("{} begins, all dice back", column_words(view.state.column_count));
}

std::string default_words(const View& view) {
    std::optional<Preview> preview = preview_of(view, Move::of(MoveKind::declare_default));
    if (!preview) return "pays nothing";
    if (preview->after.phase == Phase::burn_choice) {
        apply(preview->after, Move::of(MoveKind::keep_standing), view.cards(), Events(preview->events));
    }
    int paid = 0;
    int lost = 0;
    for (const Event& event : preview->events) {
        if (const CashedOut* cashed = std::get_if<CashedOut>(&event)) paid += cashed->total;
        const CbillsChanged* changed = std::get_if<CbillsChanged>(&event);
        if (changed != nullptr && changed->reason == CbillReason::default_penalty) lost -= changed->by;
    }
    std::string words = paid > 0 ? "pays " + money(paid) : std::string("pays nothing");
    if (lost > 0) words += ", costs " + money(lost);
    return words;
}

std::vector<std::string> lock_consequences(const View& view, const Move& lock) {
    const std::optional<Preview> preview = preview_of(view, lock);
    if (!preview) return {};
    const State& after = preview->after;
    const int left = unlocked_count(after);
    std::vector<std::string> lines;
    const int locked = __builtin_popcount(lock.dice);
    if (is_assault(view.state) || after.active != view.state.active || after.phase == Phase::over) {
        lines.push_back(fmt::format("locks {} and carries the ending through", dice_words(locked)));
        return lines;
    }
    lines.push_back(left > 0 ? fmt::format("locks {}, leaves {}", dice_words(locked), left)
                             : std::string("locks all your dice: Contract fulfilled"));
    const int gain = pay(after, view.cards(), Ending::complete) - pay(view.state, view.cards(), Ending::complete);
    lines.push_back(bonus_words(gain, view.state.column_count));
    if (is_fulfilled(after)) lines.push_back("then Complete: " + completing_words(after, view.cards()));
    return lines;
}

}  // namespace encounters::table
