#include "table/presenter/table/receipt.hpp"

#include <algorithm>

#include <encounters/play/log_text.hpp>

namespace encounters::table {

namespace {

// 0: not worth a line; more is weightier.
struct WeightOf {
    int operator()(const WonGame&) const { return 5; }
    int operator()(const ReputationScored&) const { return 5; }
    int operator()(const Burned&) const { return 5; }
    int operator()(const Defaulted&) const { return 4; }
    int operator()(const Secured&) const { return 4; }
    int operator()(const CashedOut&) const { return 3; }
    int operator()(const TokenMoved&) const { return 3; }
    int operator()(const SalvageKept&) const { return 2; }
    int operator()(const HireJoined&) const { return 2; }
    int operator()(const EquipmentBought&) const { return 1; }
    template <class Other>
    int operator()(const Other&) const {
        return 0;
    }
};

struct Weighed {
    int weight = 0;
    std::string text;
};

std::vector<Weighed> weighed_lines(const play::Session& session, const std::vector<std::string>& names,
                                   std::size_t from) {
    play::LogNames followed = play::names_from(session.catalogue(), names, session.start());
    std::vector<Weighed> lines;
    const std::vector<Event>& events = session.events();
    for (std::size_t index = 0; index < events.size(); ++index) {
        play::follow(followed, events[index]);
        const int weight = index < from ? 0 : std::visit(WeightOf{}, events[index]);
        if (weight > 0) lines.push_back({weight, play::log_line(events[index], followed)});
    }
    return lines;
}

// The lightest go first until few enough are left.
std::vector<std::string> weightiest(std::vector<Weighed> lines) {
    lines.erase(std::remove_if(lines.begin(), lines.end(), [](const Weighed& line) { return line.text.empty(); }),
                lines.end());
    while (lines.size() > kReceiptLines) {
        const auto lightest = std::min_element(lines.begin(), lines.end(),
                                               [](const Weighed& a, const Weighed& b) { return a.weight < b.weight; });
        lines.erase(lightest);
    }
    std::vector<std::string> texts;
    for (Weighed& line : lines) texts.push_back(std::move(line.text));
    return texts;
}

std::size_t event_after_last_decision(SeatIndex seat, const play::Session& session) {
    const std::vector<play::Step>& steps = session.steps();
    for (std::size_t step = steps.size(); step > 0; --step) {
        if (steps[step - 1].seat == seat)
            return step < steps.size() ? steps[step].first_event : session.events().size();
    }
    return session.events().size();
}

}  // namespace

std::vector<std::string> receipt_for(SeatIndex seat, const play::Session& session,
                                     const std::vector<std::string>& names) {
    if (seat == kNoSeat) return {};
    return weightiest(weighed_lines(session, names, event_after_last_decision(seat, session)));
}

std::vector<std::string> receipt_of_turn(const play::Session& session, const std::vector<std::string>& names) {
    const std::vector<Event>& events = session.events();
    std::size_t from = events.size();
    while (from > 0 && !std::holds_alternative<TurnBegan>(events[from - 1])) --from;
    return weightiest(weighed_lines(session, names, from));
}

}  // namespace encounters::table
