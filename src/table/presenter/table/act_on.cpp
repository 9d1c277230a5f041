#include "table/presenter/table/act_on.hpp"

#include <algorithm>

#include "table/presenter/table/dice_entry.hpp"

namespace encounters::table {

namespace {

struct CarryOut {
    const View& view;
    Reaction& reaction;
    UiState& ui() const { return reaction.ui; }

    void operator()(const ToggleDie& toggle) const {
        ui().selected ^= 1U << toggle.index;
        ui().ranked = -1;
        ui().focused.clear();
    }
    void operator()(const DropSelection&) const {
        ui().selected = 0;
        ui().ranked = -1;
    }
    void operator()(const NextLock& next) const {
        const int locks = static_cast<int>(view.ranked_locks.size());
        if (locks == 0) return;
        ui().ranked = ui().ranked < 0 ? (next.step > 0 ? 0 : locks - 1) : (ui().ranked + next.step + locks) % locks;
        ui().selected = view.ranked_locks[static_cast<std::size_t>(ui().ranked)].dice;
        ui().focused.clear();
    }
    void operator()(const OpenZoom& zoom) const {
        ui().zoom = zoom.card;
        ui().glance.reset();
    }
    void operator()(const CloseZoom&) const { ui().zoom.reset(); }
    void operator()(const ScrollColumn& scroll) const {
        std::int16_t& back = ui().column_scroll[static_cast<std::size_t>(scroll.column)];
        back = static_cast<std::int16_t>(std::clamp(back + scroll.lines, 0, kMaxTableau - 1));
    }
    void operator()(const ScrollColumns& scroll) const {
        ui().columns_scroll = std::clamp(ui().columns_scroll + scroll.step, 0,
                                         std::max(0, static_cast<int>(view.state.column_count) - 1));
    }
    void operator()(const ScrollLog& scroll) const {
        ui().log_scroll =
            std::clamp(ui().log_scroll + scroll.lines, 0, std::max(0, static_cast<int>(view.log.size()) - 1));
    }
    void operator()(const ScrollRules& scroll) const {
        const int rules = view.rules ? static_cast<int>(view.rules->size()) : 0;
        ui().rules_scroll = std::clamp(ui().rules_scroll + scroll.lines, -rules, rules);
    }
    void operator()(const TurnPage& turn) const { ui().page = std::max(0, ui().page + turn.step); }
    void operator()(const ShowTab& tab) const { ui().tab = static_cast<PanelTab>(tab.tab); }
    void operator()(const OpenDiscard& open) const { ui().discards = static_cast<encounters::Deck>(open.deck); }
    void operator()(const ShowRule& show) const {
        ui().rules_open = true;
        ui().zoom.reset();
        ui().discards.reset();
        ui().rule = show.rule;
        ui().rules_scroll = 0;
    }
    void operator()(const CloseDialog&) const {
        ui().rules_open = false;
        ui().discards.reset();
    }
    void operator()(const FocusLabel& focus) const { ui().focused = focus.start; }
    void operator()(const EnterFace& enter) const { enter_face(ui(), view, enter.face); }
    void operator()(const ChooseDieToEnter& choose) const { choose_die(ui(), view, choose.die); }
    void operator()(const TakeBackFace&) const { take_back_face(ui()); }
    void operator()(const TakeSeat&) const {
        ui().hand_over = false;
        ui().seated = view.decider;
        ui().seated_turn = view.state.turn;
    }
    void operator()(const Nothing&) const {}
    void operator()(const SendMove& move) const { reaction.asks.emplace_back(move); }
    void operator()(const AskHint& ask) const { reaction.asks.emplace_back(ask); }
    void operator()(const Undo& undo) const { reaction.asks.emplace_back(undo); }
    void operator()(const Redo& redo) const { reaction.asks.emplace_back(redo); }
    void operator()(const OpenMenu& menu) const { reaction.asks.emplace_back(menu); }
    void operator()(const GoTo& go) const { reaction.asks.emplace_back(go); }
    void operator()(const DoOnScreen& deed) const { reaction.asks.emplace_back(deed); }
    void operator()(const LeaveProgram& leave) const { reaction.asks.emplace_back(leave); }
};

}  // namespace

void activate(Reaction& reaction, const View& view, const Scene& scene, const Item& item) {
    if (!item.control->is_enabled) {
        reaction.ui.focused = item.control->label;
        return;
    }
    const Intent* intent = scene.intent_of(item);
    if (intent != nullptr) std::visit(CarryOut{view, reaction}, *intent);
}

}  // namespace encounters::table
