#include "table/hands_play.hpp"

#include <deque>
#include <map>

#include <encounters/play/house_player.hpp>
#include <encounters/play/log_text.hpp>

#include "support/catch.hpp"
#include "table/presenter/table/focus.hpp"

namespace encounters::table::test {

namespace {

constexpr Milliseconds kHeld{600};

struct Way {
    Key key;
    Direction direction;
};
constexpr Way kWays[] = {{Key::left, Direction::left},
                         {Key::right, Direction::right},
                         {Key::up, Direction::up},
                         {Key::down, Direction::down}};

// The arrow keys that lead the focus from one label to another; nothing when they don't.
std::optional<std::vector<Key>> arrows_to(const Scene& scene, const std::string& from, const std::string& to) {
    std::map<std::string, std::vector<Key>> reached{{from, {}}};
    std::deque<std::string> next{from};
    while (!next.empty()) {
        const std::string here = next.front();
        next.pop_front();
        if (here == to) return reached[here];
        for (const Way& way : kWays) {
            const std::string there = focus_towards(scene, here, way.direction);
            if (there.empty() || reached.count(there) != 0) continue;
            reached[there] = reached[here];
            reached[there].push_back(way.key);
            next.push_back(there);
        }
    }
    return std::nullopt;
}

// By its own key, else by leading the focus there.
void use(HandsOn& hands, const Item& item) {
    const Control control = *item.control;
    const Milliseconds how_long = control.is_held ? kHeld : Milliseconds{0};
    const std::optional<std::size_t> by_key = hands.scene().item_for(control.key);
    const std::string focused = hands.app().match()->view().ui.focused;
    if (by_key && hands.scene().items[*by_key].control->label == control.label &&
        (focused.empty() || control.key.key != Key::enter))
        return hands.press(control.key, how_long);
    const std::optional<std::vector<Key>> way = arrows_to(hands.scene(), focused, control.label);
    INFO("from \"" << focused << "\" to \"" << control.label << "\"");
    REQUIRE(way.has_value());
    for (const Key key : *way) hands.press(key);
    REQUIRE(hands.app().match()->view().ui.focused == control.label);
    KeyPress enter;
    enter.key = Key::enter;
    hands.press(enter, how_long);
}

void click_dice(HandsOn& hands, std::uint32_t dice) {
    for (int die = 0; die < kMaxDice; ++die) {
        const std::uint32_t selected = hands.app().match()->view().ui.selected;
        if (((selected ^ dice) >> die) & 1U) click_intent(hands, ToggleDie{die});
    }
}

// Looks for the move's control on the pages and the tabs as a person would.
void find_and_click(HandsOn& hands, const Move& move) {
    constexpr int kPages = 12;
    for (int page = 0; page < kPages && hands.item_sending(SendMove{move}) == nullptr; ++page) {
        if (hands.item_sending(TurnPage{1}) == nullptr) break;
        click_intent(hands, TurnPage{1});
    }
    const ShowTab mine{static_cast<int>(PanelTab::mine)};
    if (hands.item_sending(SendMove{move}) == nullptr && hands.item_sending(mine) != nullptr) click_intent(hands, mine);
    INFO("move " << play::move_text(move, hands.app().match()->view().state,
                                    hands.app().match()->session().catalogue()));
    click_intent(hands, SendMove{move});
}

void key_dice(HandsOn& hands, std::uint32_t dice) {
    for (int die = 0; die < kMaxDice; ++die) {
        const std::uint32_t selected = hands.app().match()->view().ui.selected;
        if (((selected ^ dice) >> die) & 1U) use_intent(hands, ToggleDie{die});
    }
}

}  // namespace

void click_intent(HandsOn& hands, const Intent& intent) {
    const Item* item = hands.item_sending(intent);
    REQUIRE(item != nullptr);
    const Item found = *item;
    hands.click(found, found.control->is_held ? kHeld : Milliseconds{0});
}

void use_intent(HandsOn& hands, const Intent& intent) {
    const Item* item = hands.item_sending(intent);
    REQUIRE(item != nullptr);
    const Item found = *item;
    use(hands, found);
}

void do_by_mouse(HandsOn& hands, const Move& move) {
    if (hands.app().match()->view().ui.hand_over) click_intent(hands, TakeSeat{});
    if (move.kind == MoveKind::lock) click_dice(hands, move.dice);
    find_and_click(hands, move);
}

void do_by_keys(HandsOn& hands, const Move& move) {
    if (hands.app().match()->view().ui.hand_over) use_intent(hands, TakeSeat{});
    if (move.kind == MoveKind::lock) key_dice(hands, move.dice);
    constexpr int kPages = 12;
    for (int page = 0; page < kPages && hands.item_sending(SendMove{move}) == nullptr; ++page) {
        if (hands.item_sending(TurnPage{1}) == nullptr) break;
        use_intent(hands, TurnPage{1});
    }
    const ShowTab mine{static_cast<int>(PanelTab::mine)};
    if (hands.item_sending(SendMove{move}) == nullptr && hands.item_sending(mine) != nullptr) use_intent(hands, mine);
    INFO("move " << play::move_text(move, hands.app().match()->view().state,
                                    hands.app().match()->session().catalogue()));
    use_intent(hands, SendMove{move});
}

// The house player's move, and now and then another one.
Move next_move(const play::Session& session, play::SplitMix64& random) {
    if (random.next() % 8 != 0) return play::house_move(session.state(), session.catalogue());
    return session.legal()[random.next() % session.legal().size()];
}

}  // namespace encounters::table::test
