// Every kind of prompt at every size: nothing overlaps, leaves the window or is cut without an ellipsis.
#include "support/catch.hpp"

#include <fmt/format.h>

#include "table/presenter/scene_checks.hpp"
#include "table/presenter/table/table_layout.hpp"
#include "table/presenter/table/words.hpp"
#include "table/table_states.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::testing;

namespace {

// In logical pixels; the first and the last are 150 % at 1920x1080 and 2560x1080 as well.
const std::vector<Size> kSizes{{1280, 720}, {1920, 1080}, {2560, 1080}, {1024, 640}, {2560 / 1.5F, 720}};

std::string place_of(Phase phase, int seats, Crowd crowd, Size size) {
    return fmt::format("{}, {} seats, {} columns of {}, {:.0f}x{:.0f}", phase_word(phase), seats, crowd.columns,
                       crowd.encounters, size.width, size.height);
}

void check_sizes(const View& view, const std::string& what) {
    static const FixedTextMeasure measure;
    for (const Size& size : kSizes) {
        const std::vector<std::string> found = faults(layout(view, size, measure), measure);
        INFO(what << fmt::format(", {:.0f}x{:.0f}", size.width, size.height));
        CHECK(found == std::vector<std::string>{});
    }
}

void check_crowds(int seats) {
    for (const auto& [phase, state] : states_by_phase(seats)) {
        for (int columns = 1; columns <= 4; ++columns) {
            for (int encounters = 1; encounters <= 6; ++encounters) {
                const Crowd crowd{columns, encounters};
                check_sizes(view_of(crowded(state, crowd)), place_of(phase, seats, crowd, {}));
            }
        }
    }
}

}  // namespace

TEST_CASE("every prompt is laid out without a fault, one seat", "[layout]") { check_crowds(1); }
TEST_CASE("every prompt is laid out without a fault, two seats", "[layout]") { check_crowds(2); }
TEST_CASE("every prompt is laid out without a fault, four seats", "[layout]") { check_crowds(4); }
TEST_CASE("every prompt is laid out without a fault, eight seats", "[layout]") { check_crowds(8); }

TEST_CASE("every prompt of a computer player is laid out without a fault, and does nothing", "[layout]") {
    for (const int seats : {2, 8}) {
        for (const auto& [phase, state] : states_by_phase(seats)) {
            View view = view_of(crowded(state, {2, 3}));
            for (SeatView& seat : view.seats) {
                seat.is_person = false;
                seat.rank = "Veteran";
                seat.kind = play::SeatKind::veteran;
            }
            show_state(view, view.state);

            check_sizes(view, place_of(phase, seats, {2, 3}, {}));
            const Scene scene = layout(view, {1280, 720}, FixedTextMeasure());
            const bool sends = std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
                if (!item.control || !item.control->is_enabled) return false;
                const Intent& intent = *scene.intent_of(item);
                return std::holds_alternative<SendMove>(intent) || std::holds_alternative<ToggleDie>(intent);
            });
            CHECK_FALSE(sends);
        }
    }
}

TEST_CASE("every prompt with odds and a hint is laid out without a fault", "[layout]") {
    for (const int seats : {1, 2, 8}) {
        for (const auto& [phase, state] : states_by_phase(seats)) {
            View view = view_of(crowded(state, {2, 3}));
            PushMeter meter;
            meter.next = ShownOdds{{0.4321, true}, ShownChance{0.87, true}};
            meter.roll = meter.next;
            meter.sure = 25;
            meter.at_risk = 125;
            view.meter = meter;
            Hint hint;
            hint.who = "Veteran";
            if (!view.legal.empty()) hint.move = view.legal.back();
            hint.what = "Lock white 6 + white 5 + yellow 4 + yellow 4 + green 3 = 22 on Star League Royal Battalion Remnants";
            hint.why = "An Escape is worth 13.0 C-bills, another Encounter 12.4, with a chance of 62 % to defeat it and go on from there.";
            view.hint = hint;
            check_sizes(view, place_of(phase, seats, {2, 3}, {}));

            view.meter->next->geared.reset();
            view.meter->is_counting = true;
            view.hint->move.reset();
            view.hint->what.clear();
            view.hint->why.clear();
            check_sizes(view, place_of(phase, seats, {2, 3}, {}));
        }
    }
}

TEST_CASE("sixteen columns and sixty-four Encounters are scrolled, the newest in view", "[layout]") {
    const State state = states_by_phase(2).at(Phase::rolled);

    const View view = view_of(crowded(state, {16, 4}));
    const View tall = view_of(crowded(state, {2, 32}));

    check_sizes(view, "16 columns of 4");
    check_sizes(tall, "2 columns of 32");
    for (const Size& size : kSizes) {
        const Scene scene = layout(tall, size, FixedTextMeasure());
        const std::string newest =
            "Encounter 32 of column 2: " + core_cards()->encounter(tall.state.encounters[tall.state.newest].card).name;
        CHECK(scene.item_labelled(newest));
    }
}

TEST_CASE("sheets over the table are laid out without a fault", "[layout]") {
    View view = view_of(states_by_phase(4).at(Phase::between));
    view.rules = std::make_shared<const std::vector<RuleText>>(
        std::vector<RuleText>{{"", "1 Table and set-up"}, {"R4.4", "After a defeat with dice left, go on."}});

    SECTION("hand-over") { view.ui.hand_over = true; }
    SECTION("rules") { view.ui.rules_open = true; }
    SECTION("rules at a paragraph") {
        view.ui.rules_open = true;
        view.ui.rule = "R4.4";
    }
    SECTION("discards") { view.ui.discards = Deck::encounters; }
    SECTION("a card pinned") { view.ui.zoom = CardKey{CardKind::contract, 3}; }
    SECTION("a card over the discards") {
        view.ui.discards = Deck::contracts;
        view.ui.zoom = CardKey{CardKind::encounter, 3};
    }
    SECTION("the log, in the compact form") { view.ui.tab = PanelTab::log; }
    SECTION("the rules of the moment") { view.ui.tab = PanelTab::rules; }
    SECTION("a reason") { view.ui.hovered = "Complete"; }
    SECTION("a card glanced at that can't be bought, and why") {
        const EquipmentId card = view.state.market[0];
        view.ui.hovered = "Buy " + core_cards()->equipment_card(card).name + " (place 1)";
        view.ui.pointer = Point{60, 140};
        view.ui.glance = CardKey{CardKind::equipment, card.value};
    }

    check_sizes(view, "sheet");
}

TEST_CASE("every card can be zoomed without a fault", "[layout]") {
    View view = view_of(states_by_phase(2).at(Phase::between));
    const auto check_kind = [&](CardKind kind, std::size_t count) {
        for (std::size_t id = 0; id < count; ++id) {
            view.ui.zoom = CardKey{kind, static_cast<std::uint8_t>(id)};
            const FixedTextMeasure measure;
            const Scene scene = layout(view, {1280, 720}, measure);
            CHECK(faults(scene, measure) == std::vector<std::string>{});
            const bool is_whole = std::none_of(scene.items.begin(), scene.items.end(), [](const Item& item) {
                const Text* text = std::get_if<Text>(&item.drawing);
                return item.layer == Layer::zoom_pieces && text != nullptr && text->is_cut &&
                       text->colour == encounters::table::Colour::ink;
            });
            INFO(face_of(*core_cards(), *view.ui.zoom).name);
            CHECK(is_whole);
        }
    };

    check_kind(CardKind::contract, core_cards()->contracts.size());
    check_kind(CardKind::encounter, core_cards()->encounters.size());
    check_kind(CardKind::equipment, core_cards()->equipment.size());
    check_kind(CardKind::command, core_cards()->commands.size());
}
