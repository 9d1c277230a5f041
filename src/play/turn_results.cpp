// What each turn came to, from its events.
#include <encounters/play/replay.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::play {

namespace {

// Adds what an event says to the turn in which it was told.
struct Telling {
    TurnResult& turn;
    void money(SeatIndex seat, int by) const { turn.cbills += seat == turn.seat ? by : 0; }
    void operator()(const TurnEnded& e) const { turn.ending = e.ending; }
    void operator()(const Secured&) const { turn.secured = true; }
    void operator()(const EncounterDefeated&) const { ++turn.defeated; }
    void operator()(const CashedOut& e) const { money(e.seat, e.total); }
    void operator()(const CbillsChanged& e) const { money(e.seat, e.by); }
    void operator()(const EquipmentBought& e) const { money(e.seat, -e.cost); }
    void operator()(const EquipmentReadied& e) const { money(e.seat, -e.cost); }
    void operator()(const ReputationScored& e) const { turn.reputation += e.seat == turn.seat ? e.total : 0; }
    // A won game is over before its turn has ended.
    void operator()(const WonGame& e) const {
        turn.won = e.seat == turn.seat;
        turn.ending = Ending::complete;
    }
    void operator()(const Burned& e) const {
        turn.burned = true;
        turn.reputation -= e.seat == turn.seat ? e.reputation : 0;
    }
    template <class Other>
    void operator()(const Other&) const {}
};

// The step that told an event.
int step_of(const std::vector<Step>& steps, std::size_t event) {
    const auto after = std::upper_bound(steps.begin(), steps.end(), event,
                                        [](std::size_t at, const Step& step) { return at < step.first_event; });
    return static_cast<int>(after - steps.begin()) - 1;
}

std::string gain(int amount, const char* what) { return fmt::format("{}{} {}", amount < 0 ? "" : "+", amount, what); }

}  // namespace

std::vector<TurnResult> turns_of(const Session& session) {
    std::vector<TurnResult> turns;
    const auto& events = session.events();
    for (std::size_t at = 0; at < events.size(); ++at) {
        if (const auto* began = std::get_if<TurnBegan>(&events[at])) {
            const int step = step_of(session.steps(), at) + 1;
            if (!turns.empty()) turns.back().last_step = step;
            TurnResult turn;
            turn.turn = began->turn;
            turn.seat = began->seat;
            turn.first_step = step;
            turns.push_back(turn);
        } else if (!turns.empty()) {
            std::visit(Telling{turns.back()}, events[at]);
        }
    }
    if (!turns.empty()) turns.back().last_step = static_cast<int>(session.steps().size());
    return turns;
}

std::string to_text(const TurnResult& result) {
    std::string text;
    switch (result.ending) {
        case Ending::none: text = "goes on"; break;
        case Ending::escape: text = "Escape"; break;
        case Ending::complete: text = "Complete"; break;
        case Ending::defaulted: text = result.burned ? "Default, burned" : "Default"; break;
    }
    if (result.cbills != 0) text += ": " + gain(result.cbills, result.cbills == 1 || result.cbills == -1 ? "C-bill" : "C-bills");
    if (result.reputation != 0) text += (result.cbills != 0 ? ", " : ": ") + gain(result.reputation, "Reputation");
    return result.won ? text + ", won" : text;
}

}  // namespace encounters::play
