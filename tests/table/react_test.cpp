// What hands do: selecting, cycling, backing out, holding, zooming, and buttons that change under the pointer.
#include "support/catch.hpp"

#include "table/presenter/table/react.hpp"
#include "table/presenter/table/table_layout.hpp"
#include "table/table_states.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::testing;

namespace {

const FixedTextMeasure kMeasure;

// A table that nothing happens to but what a test puts in.
struct Desk {
    View view;
    Scene scene;
    Milliseconds now{1000};
    std::vector<Intent> asks;

    explicit Desk(const State& state) : view(view_of(state)) { lay_out(); }

    void lay_out() {
        scene = layout(view, {1280, 720}, kMeasure);
        view.ui = after_layout(view, scene, now);
        scene = layout(view, {1280, 720}, kMeasure);
    }
    void take(Reaction reaction) {
        view.ui = reaction.ui;
        asks = reaction.asks;
        lay_out();
    }
    void put(const InputEvent& event) { take(react(view, scene, event, now)); }
    void wait(int milliseconds) {
        now += Milliseconds{milliseconds};
        take(pass_time(view, scene, now));
    }
    void press(Key key) {
        KeyDown down;
        down.press.key = key;
        put(down);
    }
    void press_shift(Key key) {
        KeyDown down;
        down.press.key = key;
        down.press.shift = true;
        put(down);
    }
    void release(Key key) {
        KeyUp up;
        up.key = key;
        put(up);
    }
    Point middle(const std::string& label) const {
        return scene.items[scene.item_labelled(label).value()].visible().centre();
    }
    void click(const std::string& label) {
        const Point at = middle(label);
        put(PointerMove{at});
        put(PointerDown{at, PointerButton::left});
        put(PointerUp{at, PointerButton::left});
    }
    bool sends(const Move& move) const { return asks.size() == 1 && asks.front() == Intent(SendMove{move}); }
};

Desk desk_in(Phase phase, int seats = 4) { return Desk(states_by_phase(seats).at(phase)); }

// A roll that can be locked.
State lockable() {
    const State& state = states_by_phase(2).at(Phase::rolled);
    REQUIRE_FALSE(view_of(state).ranked_locks.empty());
    return state;
}

}  // namespace

TEST_CASE("number keys choose dice and drop them again", "[react]") {
    Desk desk(lockable());

    desk.press(Key::digit_1);
    desk.press(Key::digit_2);
    CHECK(desk.view.ui.selected == 0x3);

    desk.press(Key::digit_1);
    CHECK(desk.view.ui.selected == 0x2);

    desk.press(Key::escape);
    CHECK(desk.view.ui.selected == 0);
    CHECK(desk.asks.empty());
}

TEST_CASE("Tab shows the ranked locks one after the other, Shift Tab goes back, Enter takes the shown one", "[react]") {
    Desk desk(lockable());
    const std::vector<Move> locks = desk.view.ranked_locks;

    desk.press(Key::tab);
    CHECK(desk.view.ui.selected == locks.front().dice);

    for (std::size_t turn = 1; turn < locks.size(); ++turn) desk.press(Key::tab);
    CHECK(desk.view.ui.selected == locks.back().dice);

    desk.press(Key::tab);
    CHECK(desk.view.ui.selected == locks.front().dice);

    desk.press_shift(Key::tab);
    CHECK(desk.view.ui.selected == locks.back().dice);

    desk.press(Key::enter);
    CHECK(desk.sends(locks.back()));
}

TEST_CASE("Enter does nothing while no lock is shown", "[react]") {
    Desk desk(lockable());

    desk.press(Key::enter);

    CHECK(desk.asks.empty());
}

TEST_CASE("dice dropped on the open Encounter join the choice, and lock when they fit", "[react]") {
    Desk desk(lockable());
    const Move lock = desk.view.ranked_locks.front();
    const auto drag = [&](int index) {
        std::string die;
        std::string target;
        for (const Item& item : desk.scene.items) {
            if (!item.control) continue;
            if (desk.scene.intent_of(item) != nullptr && *desk.scene.intent_of(item) == Intent(ToggleDie{index}))
                die = item.control->label;
            const bool is_open =
                item.control->card ==
                CardKey{CardKind::encounter, desk.view.state.encounters[desk.view.state.newest].card.value};
            if (is_open && item.control->label.rfind("Encounter ", 0) == 0) target = item.control->label;
        }
        desk.put(PointerMove{desk.middle(die)});
        desk.put(PointerDown{desk.middle(die), PointerButton::left});
        desk.put(PointerMove{desk.middle(target)});
        desk.put(PointerUp{desk.middle(target), PointerButton::left});
    };

    for (int index = 0; index < desk.view.state.dice_count; ++index) {
        if ((lock.dice >> index) & 1U) drag(index);
    }

    CHECK(desk.sends(lock));
}

TEST_CASE("Burn has to be held for half a second, by pointer", "[react]") {
    Desk desk = desk_in(Phase::burn_choice);
    const Point burn = desk.middle("Choice 2: Burn");
    desk.put(PointerMove{burn});

    desk.put(PointerDown{burn, PointerButton::left});
    desk.put(PointerUp{burn, PointerButton::left});
    CHECK(desk.asks.empty());

    desk.put(PointerDown{burn, PointerButton::left});
    desk.wait(499);
    CHECK(desk.asks.empty());
    CHECK(highlight(desk.view.ui, desk.scene).held > 0.9F);

    desk.wait(1);
    CHECK(desk.sends(Move::of(MoveKind::burn)));
}

TEST_CASE("Burn has to be held for half a second, by key", "[react]") {
    Desk desk = desk_in(Phase::burn_choice);

    desk.press(Key::b);
    desk.wait(300);
    desk.release(Key::b);
    desk.wait(300);
    CHECK(desk.asks.empty());

    desk.press(Key::b);
    CHECK(time_to_wait(desk.view, desk.scene, desk.now).has_value());
    desk.wait(500);
    CHECK(desk.sends(Move::of(MoveKind::burn)));
}

TEST_CASE("Escape backs out of a use by taking it back", "[react]") {
    Desk desk = desk_in(Phase::use_die);
    desk.view.undo_takes_back = "use PPC";

    desk.press(Key::escape);

    REQUIRE(desk.asks.size() == 1);
    CHECK(desk.asks.front() == Intent(Undo{}));
}

TEST_CASE("Escape with nothing to back out of asks for the menu", "[react]") {
    Desk desk = desk_in(Phase::between);

    desk.press(Key::escape);

    REQUIRE(desk.asks.size() == 1);
    CHECK(desk.asks.front() == Intent(OpenMenu{}));
}

TEST_CASE("a button that changes under the resting pointer can't be pressed for 300 ms", "[react]") {
    Desk desk = desk_in(Phase::choose_contract);
    const Point at = desk.middle("Choice 1: " + desk.view.cards().contract(ContractId{desk.view.state.looked[0]}).name);
    desk.put(PointerMove{at});
    show_state(desk.view, states_by_phase(4).at(Phase::secure_choice));
    desk.view.ui.hand_over = false;
    desk.lay_out();

    desk.wait(299);
    desk.put(PointerDown{at, PointerButton::left});
    desk.put(PointerUp{at, PointerButton::left});
    CHECK(desk.asks.empty());

    desk.wait(1);
    desk.put(PointerDown{at, PointerButton::left});
    desk.put(PointerUp{at, PointerButton::left});
    CHECK(desk.sends(Move::of(MoveKind::secure)));
}

TEST_CASE("a card that the pointer rests on is shown large, and goes when it moves on", "[react]") {
    Desk desk = desk_in(Phase::between);
    const CardKey contract{CardKind::contract, desk.view.state.column().contract.value};
    for (const Item& item : desk.scene.items) {
        if (item.control && item.control->card == contract) desk.put(PointerMove{item.visible().centre()});
    }

    CHECK(time_to_wait(desk.view, desk.scene, desk.now) == Milliseconds{700});
    desk.wait(700);
    CHECK(desk.view.ui.glance == contract);

    desk.press(Key::z);
    CHECK(desk.view.ui.zoom == contract);

    desk.press(Key::escape);
    CHECK_FALSE(desk.view.ui.zoom);
}

TEST_CASE("a greyed action says why, with its rule, and F1 opens the rules there", "[react]") {
    Desk desk = desk_in(Phase::rolled);

    desk.press(Key::space);
    CHECK(desk.asks.empty());
    CHECK(desk.view.ui.focused == "Reveal next");

    desk.press(Key::f1);
    CHECK(desk.view.ui.rules_open);
    CHECK(desk.view.ui.rule == desk.view.why_not(Move::of(MoveKind::reveal))->rule);

    desk.press(Key::escape);
    CHECK_FALSE(desk.view.ui.rules_open);
}

TEST_CASE("a person sits down before deciding, by one deliberate key", "[react]") {
    View view = view_of(states_by_phase(4).at(Phase::between));
    view.ui.seated = kNoSeat;
    show_state(view, view.state);
    REQUIRE(view.ui.hand_over);
    Desk desk(view.state);
    desk.view = view;
    desk.lay_out();

    desk.press(Key::space);
    CHECK(desk.asks.empty());
    CHECK(desk.view.ui.hand_over);

    desk.press(Key::enter);
    CHECK_FALSE(desk.view.ui.hand_over);
    CHECK(desk.view.ui.seated == view.decider);

    show_state(desk.view, view.state);
    CHECK_FALSE(desk.view.ui.hand_over);
}

TEST_CASE("a letter takes the focus to the market", "[react]") {
    Desk desk(states_by_phase(1).at(Phase::before_flip));
    desk.view.state.seats[0].cbills = 50;
    show_state(desk.view, desk.view.state);
    desk.lay_out();

    desk.press(Key::b);
    CHECK(desk.view.ui.focused.rfind("Buy ", 0) == 0);

    desk.press(Key::enter);
    REQUIRE(desk.asks.size() == 1);
    CHECK(std::get<SendMove>(desk.asks.front()).move.kind == MoveKind::buy);
}

TEST_CASE("the wheel scrolls the column under it and the log", "[react]") {
    Desk desk(crowded(states_by_phase(2).at(Phase::between), {2, 30}));

    desk.put(Wheel{{100, 420}, 2});
    CHECK(desk.view.ui.column_scroll[0] == 2);
    desk.put(Wheel{{100, 420}, -5});
    CHECK(desk.view.ui.column_scroll[0] == 0);

    desk.put(Wheel{{1100, 420}, 1});
    CHECK(desk.view.ui.log_scroll == 2);
}
