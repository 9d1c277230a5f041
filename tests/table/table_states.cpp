#include "table/table_states.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/play/chance_source.hpp>
#include <encounters/play/house_player.hpp>
#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

#include <random>

#include "support/catch.hpp"

namespace encounters::table::testing {

namespace {

constexpr int kMostGames = 400;
constexpr int kMostMoves = 4000;

bool is_asked_in(Phase phase, int seats) {
    switch (phase) {
        case Phase::deal_commands:
        case Phase::first_seat:
        case Phase::flip_contracts:
        case Phase::draw_encounters:
        case Phase::use_look:
        case Phase::salvage_draw: return false;
        case Phase::secure_choice:
        case Phase::swaps:
        case Phase::burn_choice:
        case Phase::give_patronage:
        case Phase::give_censure: return seats > 1;
        default: return true;
    }
}

std::size_t wanted_phases(int seats) {
    std::size_t wanted = 0;
    for (int phase = 0; phase <= static_cast<int>(Phase::over); ++phase)
        wanted += is_asked_in(static_cast<Phase>(phase), seats) ? 1 : 0;
    return wanted;
}

// Mostly the house player, so that games get somewhere; one choice in four is anything legal, so that they get
// everywhere.
Move some_move(const State& state, const Catalogue& cards, std::mt19937& luck) {
    std::vector<Move> legal;
    legal_actions(state, cards, legal);
    return luck() % 4 == 0 ? legal[luck() % legal.size()] : play::house_move(state, cards);
}

void play_one(int seats, unsigned seed, std::map<Phase, State>& found) {
    const Catalogue& cards = *core_cards();
    std::mt19937 luck(seed);
    play::SeededChance chances(seed);
    Setup setup;
    setup.seats = seats;
    State state = new_game(setup, cards);
    for (int move = 0; move < kMostMoves && state.phase != Phase::over; ++move) {
        const Chance due = chance(state, cards);
        if (due.kind == ChanceKind::none) found.emplace(state.phase, state);
        const Move next =
            due.kind == ChanceKind::none ? some_move(state, cards, luck) : *chances.outcome(state, due, cards);
        if (apply(state, next, cards, Events())) FAIL("the engine refused its own move");
    }
    if (state.phase == Phase::over) found.emplace(state.phase, state);
}

std::map<Phase, State> played(int seats) {
    std::map<Phase, State> found;
    for (unsigned seed = 1; seed <= kMostGames && found.size() < wanted_phases(seats); ++seed)
        play_one(seats, seed, found);
    for (int phase = 0; phase <= static_cast<int>(Phase::over); ++phase) {
        INFO("no game of " << seats << " seats came to " << phase_word(static_cast<Phase>(phase)));
        REQUIRE(is_asked_in(static_cast<Phase>(phase), seats) == (found.count(static_cast<Phase>(phase)) == 1));
    }
    return found;
}

bool is_newest_open(const State& state) { return state.newest != kNone && !state.encounters[state.newest].defeated(); }

void lay_encounters(State& state, Crowd crowd) {
    const bool is_open = is_newest_open(state);
    const bool has_newest = state.newest != kNone;
    const EncounterOnTable newest = has_newest ? state.encounters[state.newest] : state.encounters[0];
    const std::size_t kinds = core_cards()->encounters.size();
    state.encounter_count = 0;
    for (int column = 0; column < crowd.columns; ++column) {
        for (int row = 0; row < crowd.encounters; ++row) {
            EncounterOnTable lying;
            lying.card =
                EncounterId{static_cast<std::uint8_t>(static_cast<std::size_t>(state.encounter_count * 7) % kinds)};
            lying.defeated_by = state.active;
            lying.column = static_cast<std::uint8_t>(column) & 0xfU;
            state.encounters[state.encounter_count++] = lying;
        }
    }
    if (!has_newest) return;
    state.newest = static_cast<std::uint8_t>(state.encounter_count - 1);
    EncounterOnTable& last = state.encounters[state.newest];
    last.card = newest.card;
    if (is_open) last.defeated_by = kNoSeat;
}

}  // namespace

std::shared_ptr<const Catalogue> core_cards() {
    static const std::shared_ptr<const Catalogue> cards = [] {
        cards::LoadResult loaded = cards::load_pack(ENCOUNTERS_SOURCE_DIR "/data/core");
        REQUIRE(loaded.ok());
        return std::make_shared<const Catalogue>(std::move(*loaded.catalogue));
    }();
    return cards;
}

const std::map<Phase, State>& states_by_phase(int seats) {
    static std::map<int, std::map<Phase, State>> known;
    const auto found = known.find(seats);
    if (found != known.end()) return found->second;
    return known.emplace(seats, played(seats)).first->second;
}

State crowded(const State& state, Crowd crowd) {
    if (state.column_count == 0) return state;
    State larger = state;
    const Column current = state.column();
    for (int column = 0; column + 1 < crowd.columns; ++column) {
        Column& laid = larger.columns[static_cast<std::size_t>(column)];
        laid = Column{};
        laid.contract = ContractId{
            static_cast<std::uint8_t>(static_cast<std::size_t>(column * 3) % core_cards()->contracts.size())};
        laid.completed = 1;
        laid.paid = column == 0 ? 1 : 0;
    }
    larger.column_count = static_cast<std::uint8_t>(crowd.columns);
    larger.column() = current;
    lay_encounters(larger, crowd);
    for (int index = 0; index < larger.dice_count; ++index) {
        encounters::Die& die = larger.dice[static_cast<std::size_t>(index)];
        if (die.locked()) die.place = static_cast<std::uint8_t>(index % std::max(1, larger.encounter_count - 1));
    }
    sort_dice(larger);
    return larger;
}

View view_of(const State& state) {
    static const char* const kNames[] = {"Ana",  "Bj\u00f6rn", "Chao", "Wilhelmina the Elder of Tharkad",
                                         "Dana", "Veteran",    "Ewa",  "\u0424\u0430\u0440\u0438\u0434"};
    View view;
    view.catalogue = core_cards().get();
    for (int seat = 0; seat < state.seat_count; ++seat) {
        SeatView who;
        who.name = kNames[seat];
        who.colour = seat;
        who.shape = seat;
        view.seats.push_back(who);
    }
    view.log = {{"Turn 3: Ana", LogTone::heading, ""},
                {"Ana locks white 3 + white 1 = 4 on Direct Fire Lance", LogTone::fact, "R4.2"},
                {"no undo above this line", LogTone::barrier, ""}};
    view.receipt = {"Bj\u00f6rn escaped: 2 C-bills",
                    "Chao defaulted in column 2 and was paid 3 C-bills for the first one"};
    show_state(view, state);
    view.ui.hand_over = false;
    return view;
}

std::string phase_word(Phase phase) {
    static constexpr const char* kWords[] = {
        "deal_commands",    "first_seat",      "secure_choice",  "swaps",        "before_flip",
        "flip_contracts",   "choose_contract", "between",        "make_room",    "draw_encounters",
        "choose_encounter", "rolled",          "use_die",        "use_face",     "use_strike",
        "use_look",         "use_order",       "use_card",       "use_place",    "burn_choice",
        "salvage_draw",     "salvage_choice",  "give_patronage", "give_censure", "over"};
    return kWords[static_cast<std::size_t>(phase)];
}

}  // namespace encounters::table::testing
