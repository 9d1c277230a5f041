// Every legal action can be reached on the table, and nothing enabled sends an illegal one.
#include "support/catch.hpp"

#include <algorithm>
#include <set>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/focus.hpp"
#include "table/presenter/table/prompt.hpp"
#include "table/presenter/table/table_layout.hpp"
#include "table/table_states.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::testing;

namespace {

const FixedTextMeasure kMeasure;
const std::vector<Size> kSizes{{1280, 720}, {1024, 640}};

std::vector<Move> enabled_moves(const Scene& scene) {
    std::vector<Move> moves;
    for (const Item& item : scene.items) {
        if (!item.control || !item.control->is_enabled) continue;
        const SendMove* sent = std::get_if<SendMove>(scene.intent_of(item));
        if (sent != nullptr) moves.push_back(sent->move);
    }
    return moves;
}

// With all pages of choices turned.
std::vector<Move> reachable_moves(View view, Size size) {
    std::vector<Move> moves;
    for (view.ui.page = 0; view.ui.page < 12; ++view.ui.page) {
        const std::vector<Move> more = enabled_moves(layout(view, size, kMeasure));
        moves.insert(moves.end(), more.begin(), more.end());
    }
    return moves;
}

bool has(const std::vector<Move>& moves, const Move& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

bool shows(const Scene& scene, const std::string& words) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item.drawing);
        return text != nullptr && text->text.find(words) != std::string::npos;
    });
}

void check_moves(const View& view, Size size) {
    const std::vector<Move> reachable = reachable_moves(view, size);
    for (const Move& move : view.legal) {
        INFO("legal " << name_of(move.kind) << ' ' << int(move.a) << ' ' << int(move.b));
        CHECK((move.kind == MoveKind::lock || has(reachable, move)));
    }
    for (const Move& move : reachable) {
        INFO("sent " << name_of(move.kind) << ' ' << int(move.a) << ' ' << int(move.b));
        CHECK(view.is_legal(move));
    }
}

template <class Check>
void for_every_prompt(const Check& check) {
    for (const int seats : {1, 2, 4, 8}) {
        for (const auto& [phase, state] : states_by_phase(seats)) {
            INFO(phase_word(phase) << ", " << seats << " seats");
            check(state);
        }
    }
}

}  // namespace

TEST_CASE("every legal action can be reached, and no enabled item sends an illegal one", "[layout]") {
    for_every_prompt([](const State& state) {
        for (const Size& size : kSizes) check_moves(view_of(state), size);
    });
}

TEST_CASE("every lock can be made by choosing its dice, and no other choice of dice locks", "[layout]") {
    View view = view_of(states_by_phase(4).at(Phase::rolled));
    const std::uint32_t choices = 1U << unlocked_count(view.state);

    for (std::uint32_t chosen = 1; chosen < choices; ++chosen) {
        view.ui.selected = chosen;
        const Scene scene = layout(view, {1280, 720}, kMeasure);
        const Item& lock = scene.items[*scene.item_labelled("Lock")];

        CHECK(lock.control->is_enabled == view.is_legal(Move::lock(canonical_dice(view.state, chosen))));
        CHECK(std::get<SendMove>(*scene.intent_of(lock)).move == Move::lock(canonical_dice(view.state, chosen)));
    }
}

TEST_CASE("Tab goes through different legal locks, the one of fewest dice first", "[layout]") {
    for_every_prompt([](const State& state) {
        const View view = view_of(state);
        for (std::size_t place = 0; place < view.ranked_locks.size(); ++place) {
            const Move& lock = view.ranked_locks[place];
            CHECK(view.is_legal(lock));
            CHECK(std::count(view.ranked_locks.begin(), view.ranked_locks.end(), lock) == 1);
            CHECK(__builtin_popcount(view.ranked_locks.front().dice) <= __builtin_popcount(lock.dice));
        }
        const bool has_locks = std::any_of(view.legal.begin(), view.legal.end(),
                                           [](const Move& move) { return move.kind == MoveKind::lock; });
        CHECK(view.ranked_locks.empty() != has_locks);
    });
}

TEST_CASE("whose decision it is stands in the tray and on the seat, and the question in words", "[layout]") {
    for_every_prompt([](const State& state) {
        const View view = view_of(state);
        const Prompt prompt = prompt_of(view);
        const Scene scene = layout(view, {1920, 1080}, kMeasure);

        CHECK_FALSE(prompt.question.empty());
        CHECK(shows(scene, prompt.question));
        CHECK(shows(scene, state.phase == Phase::over ? "The game is over" : prompt.whose.substr(0, 8)));
        if (state.phase != Phase::over) CHECK(shows(scene, "decides"));
    });
}

TEST_CASE("the five decisions outside of a player's own run are named as such", "[layout]") {
    const auto special = [](Phase phase) { return prompt_of(view_of(states_by_phase(4).at(phase))).special; };

    CHECK(special(Phase::secure_choice) == "Secure");
    CHECK(special(Phase::burn_choice) == "Burn");
    CHECK(special(Phase::give_patronage) == "Noble Patronage tie");
    CHECK(special(Phase::give_censure) == "Censure tie");

    State state = states_by_phase(4).at(Phase::choose_contract);
    state.censure = state.active;
    const View view = view_of(state);
    REQUIRE(view.decider != state.active);
    CHECK(prompt_of(view).special == "Censure pick");
    CHECK(prompt_of(view).whose == seat_name(view, view.decider) + " decides for " + seat_name(view, state.active));
}

TEST_CASE("Q4.10 a Contract that bars dice of the pool says so before it is taken", "[layout][Q4.10]") {
    const State state = states_by_phase(4).at(Phase::choose_contract);
    const auto note_of = [&](const char* id, encounters::Colour own) {
        State asked = state;
        for (std::uint8_t card = 0; card < core_cards()->contracts.size(); ++card)
            if (core_cards()->contracts[card].id == id) asked.looked[0] = card;
        REQUIRE(asked.dice_count > 1);
        for (std::uint8_t die = 0; die < asked.dice_count; ++die) asked.dice[die].colour = die == 0 ? own : encounters::Colour::white;
        return prompt_of(view_of(asked)).choices.front().note;
    };

    CHECK(note_of("munitions-plant-raid", encounters::Colour::blue) == "blue dice can't be locked");
    CHECK(note_of("munitions-plant-raid", encounters::Colour::yellow) == "yellow dice can't be locked");
    CHECK(note_of("munitions-plant-raid", encounters::Colour::green).empty());
    CHECK(note_of("garrison-duty", encounters::Colour::blue).empty());
}

TEST_CASE("arrow keys reach everything that can be done", "[layout]") {
    for_every_prompt([](const State& state) {
        const View view = view_of(state);
        const Scene scene = layout(view, {1280, 720}, kMeasure);
        std::set<std::string> reached{""};
        std::vector<std::string> open{""};
        while (!open.empty()) {
            const std::string from = open.back();
            open.pop_back();
            for (const Direction direction : {Direction::left, Direction::right, Direction::up, Direction::down}) {
                const std::string to = focus_towards(scene, from, direction);
                if (reached.insert(to).second) open.push_back(to);
            }
        }
        for (const std::size_t index : scene.focus_order()) {
            INFO(scene.items[index].control->label);
            CHECK(reached.count(scene.items[index].control->label) == 1);
        }
    });
}

TEST_CASE("a die that was locked without being rolled lies blank on its Encounter", "[layout]") {
    for (const Size& size : kSizes) {
        State state = crowded(states_by_phase(2).at(Phase::between), {1, 3});
        REQUIRE(state.dice_count > 1);
        state.dice[0].place = static_cast<std::uint8_t>(state.encounter_count - 1);
        state.dice[0].face = 0;

        const Scene scene = layout(view_of(state), size, kMeasure);

        const auto is_blank = [](const Item& item) {
            const encounters::table::Die* die = std::get_if<encounters::table::Die>(&item.drawing);
            return die != nullptr && die->face == 0 && die->marking == DieMarking::pips && item.rectangle.width >= 12;
        };
        CHECK(std::count_if(scene.items.begin(), scene.items.end(), is_blank) == 1);
    }
}

TEST_CASE("labels tell the controls of a table apart", "[layout]") {
    for_every_prompt([](const State& state) {
        const Scene scene = layout(view_of(state), {1280, 720}, kMeasure);
        std::set<std::string> labels;
        for (const Item& item : scene.items) {
            if (!item.control) continue;
            INFO(item.control->label);
            CHECK(labels.insert(item.control->label).second);
        }
    });
}
