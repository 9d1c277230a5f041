#include "table/table_hands.hpp"

#include <map>
#include <utility>

#include <encounters/rules/queries.hpp>

#include "support/catch.hpp"
#include "table/presenter/table/focus.hpp"
#include "table/table_states.hpp"

namespace encounters::table::testing {

namespace {

constexpr int kMostPages = 12;
const FixedTextMeasure kMeasure;

play::TableSetup table_for(int seats) {
    play::TableSetup setup;
    setup.catalogue = core_cards();
    for (int seat = 0; seat < seats; ++seat) {
        play::Seat who;
        who.name = std::string(1, static_cast<char>('A' + seat));
        setup.seats.push_back(who);
    }
    return setup;
}

Key key_of(Direction direction) {
    switch (direction) {
        case Direction::left: return Key::left;
        case Direction::right: return Key::right;
        case Direction::up: return Key::up;
        default: return Key::down;
    }
}

}  // namespace

TableHands::TableHands(int seats, std::uint64_t seed, Size size)
    : session_(table_for(seats), std::make_unique<play::SeededChance>(seed)), size_(size) {
    view_.catalogue = core_cards().get();
    for (int seat = 0; seat < seats; ++seat)
        view_.seats.push_back({session_.seat(static_cast<SeatIndex>(seat)).name, seat, seat, true});
    show();
}

void TableHands::show() {
    view_.undo_takes_back = session_.undo_label();
    view_.why_no_undo = std::string(session_.why_no_undo());
    show_state(view_, session_.state());
    lay_out();
}

void TableHands::lay_out() {
    scene_ = layout(view_, size_, kMeasure);
    UiState seen = after_layout(view_, scene_, now_);
    if (view_.ui == seen) return;
    view_.ui = std::move(seen);
    scene_ = layout(view_, size_, kMeasure);
}

// Time alone changes no scene.
void TableHands::take(Reaction reaction) {
    UiState before = std::exchange(view_.ui, std::move(reaction.ui));
    before.now = view_.ui.now;
    if (!(view_.ui == before)) lay_out();
    for (const Intent& ask : reaction.asks) {
        if (const SendMove* sent = std::get_if<SendMove>(&ask)) {
            REQUIRE_FALSE(session_.act(sent->move));
            show();
        } else if (std::holds_alternative<Undo>(ask)) {
            REQUIRE(session_.undo());
            show();
        } else {
            asked_.push_back(ask);
        }
    }
}

std::vector<Intent> TableHands::asked() { return std::exchange(asked_, {}); }

void TableHands::put(const InputEvent& event) { take(react(view_, scene_, event, now_)); }

void TableHands::wait(Milliseconds time) {
    now_ += time;
    take(pass_time(view_, scene_, now_));
}

void TableHands::press(KeyPress press) {
    KeyDown down;
    down.press = press;
    put(down);
    KeyUp up;
    up.key = press.key;
    put(up);
}

void TableHands::press(Key key) {
    KeyPress plain;
    plain.key = key;
    press(plain);
}

void TableHands::click(Point at) {
    wait(Milliseconds{400});
    put(PointerMove{at});
    put(PointerDown{at, PointerButton::left});
    put(PointerUp{at, PointerButton::left});
}

Point TableHands::middle_of(const std::string& label) const {
    const std::optional<std::size_t> found = scene_.item_labelled(label);
    INFO(label);
    REQUIRE(found);
    const Point middle = scene_.items[*found].visible().centre();
    REQUIRE(scene_.item_at(middle) == found);
    return middle;
}

const Item* TableHands::item_sending(const Move& move) const {
    for (const Item& item : scene_.items) {
        if (!item.control || !item.control->is_enabled) continue;
        const SendMove* sent = std::get_if<SendMove>(scene_.intent_of(item));
        if (sent != nullptr && sent->move == move) return &item;
    }
    return nullptr;
}

template <class TurnPage>
const Item* TableHands::item_on_some_page(const Move& move, const TurnPage& turn_page) {
    for (int page = 0; page < kMostPages; ++page) {
        const Item* item = item_sending(move);
        if (item != nullptr) return item;
        const bool has_more = scene_.item_labelled("More answers") || scene_.item_labelled("More Field Hires");
        if (!has_more) return nullptr;
        turn_page(scene_.item_labelled("More answers") ? "More answers" : "More Field Hires");
    }
    return nullptr;
}

// The shortest way of arrows from the focus there is now.
bool TableHands::focus_by_arrows(const std::string& label) {
    std::map<std::string, std::pair<std::string, Direction>> came_from;
    std::vector<std::string> open{view_.ui.focused};
    for (std::size_t at = 0; at < open.size() && came_from.count(label) == 0; ++at) {
        for (const Direction direction : {Direction::left, Direction::right, Direction::up, Direction::down}) {
            const std::string to = focus_towards(scene_, open[at], direction);
            if (to != view_.ui.focused && came_from.emplace(to, std::make_pair(open[at], direction)).second)
                open.push_back(to);
        }
    }
    std::vector<Direction> way;
    for (std::string at = label; at != view_.ui.focused; at = came_from.at(at).first) {
        if (came_from.count(at) == 0) return false;
        way.push_back(came_from.at(at).second);
    }
    for (auto step = way.rbegin(); step != way.rend(); ++step) press(key_of(*step));
    return view_.ui.focused == label;
}

bool TableHands::choose_dice_by_keys(std::uint32_t dice) {
    for (int index = 0; index < view_.state.dice_count; ++index) {
        if (((dice >> index) & 1U) == 0) continue;
        const Item* die = nullptr;
        for (const Item& item : scene_.items) {
            if (!item.control || !item.control->is_enabled) continue;
            const ToggleDie* toggle = std::get_if<ToggleDie>(scene_.intent_of(item));
            if (toggle != nullptr && toggle->index == index) die = &item;
        }
        if (die == nullptr || die->control->key.key == Key::none) return false;
        press(die->control->key);
    }
    press(Key::enter);
    return true;
}

bool TableHands::do_by_keys(const Move& move) {
    if (view_.ui.hand_over) press(Key::enter);
    if (move.kind == MoveKind::lock) return choose_dice_by_keys(move.dice);
    const Item* item = item_on_some_page(move, [&](const std::string& more) {
        if (focus_by_arrows(more)) press(Key::enter);
    });
    if (item == nullptr) return false;
    const Control control = *item->control;
    KeyPress key = control.key;
    if (key.key == Key::none) {
        if (!focus_by_arrows(control.label)) return false;
        key.key = Key::enter;
    }
    if (!control.is_held) {
        press(key);
        return true;
    }
    KeyDown down;
    down.press = key;
    put(down);
    wait(Milliseconds{500});
    return true;
}

bool TableHands::do_by_pointer(const Move& move) {
    if (view_.ui.hand_over) click("Take the seat");
    if (move.kind == MoveKind::lock) {
        for (int index = 0; index < view_.state.dice_count; ++index) {
            if (((move.dice >> index) & 1U) == 0) continue;
            for (const Item& item : scene_.items) {
                const Intent* intent = item.control ? scene_.intent_of(item) : nullptr;
                const ToggleDie* toggle = intent == nullptr ? nullptr : std::get_if<ToggleDie>(intent);
                if (toggle == nullptr || toggle->index != index) continue;
                click(item.control->label);
                break;
            }
        }
        click("Lock");
        return true;
    }
    const Item* item = item_on_some_page(move, [&](const std::string& more) { click(more); });
    if (item == nullptr) return false;
    const Control control = *item->control;
    if (!control.is_held) {
        click(control.label);
        return true;
    }
    wait(Milliseconds{400});
    put(PointerMove{middle_of(control.label)});
    put(PointerDown{middle_of(control.label), PointerButton::left});
    wait(Milliseconds{500});
    return true;
}

}  // namespace encounters::table::testing
