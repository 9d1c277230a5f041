#include "support/rules_table.hpp"

#include "support/catch.hpp"

#include <algorithm>
#include <array>

namespace encounters::testing {

namespace {

template <class Card>
std::uint8_t find_card(const std::vector<Card>& cards, std::string_view id) {
    INFO("card " << id);
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const Card& card) { return card.id == id; });
    REQUIRE(found != cards.end());
    return static_cast<std::uint8_t>(found - cards.begin());
}

std::vector<Shown> sorted(Dice dice) {
    std::vector<Shown> sorted(dice);
    std::sort(sorted.begin(), sorted.end(), [](const Shown& one, const Shown& other) {
        return std::pair(one.colour, one.face) < std::pair(other.colour, other.face);
    });
    return sorted;
}

}  // namespace

// ---- set-up

Table::Table(const Cards& cards, const Start& start) : catalogue(cards.build()) {
    Setup setup;
    setup.seats = static_cast<int>(start.commands.size());
    setup.even_start = start.even_start;
    REQUIRE_FALSE(why_no_game(setup, catalogue));
    state = new_game(setup, catalogue);
    check();
    deal(start);
    events_.clear();
}

void Table::deal(const Start& start) {
    std::size_t dealt = 0;
    std::size_t laid = 0;
    for (auto due = chance(state, catalogue); due.kind != ChanceKind::none; due = chance(state, catalogue)) {
        REQUIRE(due.kind != ChanceKind::dice);
        if (due.kind == ChanceKind::command)
            act(MoveKind::command_dealt, command(start.commands.at(dealt++)).value);
        else if (due.kind == ChanceKind::seat)
            act(MoveKind::seat_drawn, start.first_seat);
        else
            draw(laid < start.market.size() ? start.market.at(laid) : "filler"), ++laid;
    }
    REQUIRE(dealt == start.commands.size());
    REQUIRE(laid >= start.market.size());
    REQUIRE(state.phase == Phase::before_flip);
}

// ---- steps

void Table::act(const Move& move) {
    INFO("move " << text_of(move));
    REQUIRE_FALSE(why_illegal(state, move, catalogue));
    if (!is_chance(move.kind)) REQUIRE(allows(move));
    State quiet = state;
    REQUIRE_FALSE(apply(quiet, move, catalogue, Events{}));
    REQUIRE_FALSE(apply(state, move, catalogue, Events{events_}));
    const bool same_when_unheard = quiet == state;
    REQUIRE(same_when_unheard);
    check();
    check_decider();
}

void Table::act(MoveKind kind, int a, int b) {
    act(Move::of(kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)));
}

void Table::draw(std::string_view id) {
    INFO("draw " << id);
    const auto due = chance(state, catalogue);
    REQUIRE(due.kind == ChanceKind::card);
    act(MoveKind::card_drawn, card(due.deck, id));
}

void Table::draw(std::initializer_list<const char*> cards) {
    for (const auto* card : cards) draw(card);
}

void Table::roll(Dice dice) {
    const auto due = chance(state, catalogue);
    REQUIRE(due.kind == ChanceKind::dice);
    REQUIRE(due.dice_count == dice.size());
    auto left = sorted(dice);
    std::vector<int> faces;
    for (std::size_t i = 0; i < due.dice_count; ++i) {
        const auto colour = due.colours.at(i);
        const auto next = std::find_if(left.begin(), left.end(), [&](const Shown& die) { return die.colour == colour; });
        INFO("a die of colour " << static_cast<int>(colour) << " is due and not given");
        REQUIRE(next != left.end());
        faces.push_back(next->face);
        left.erase(next);
    }
    act(Move::dice_landed(faces));
}

void Table::flip(std::string_view id, std::string_view other) {
    act(MoveKind::flip_contracts);
    draw(id);
    draw(other);
    act(MoveKind::choose_contract, state.looked.at(0) == contract(id).value ? 0 : 1);
    REQUIRE(state.column().contract == contract(id));
}

void Table::extend_to(std::string_view id) {
    act(MoveKind::extend);
    act(MoveKind::flip_contracts);
    draw(id);
}

void Table::reveal(std::string_view id) {
    act(MoveKind::reveal);
    draw(id);
}

void Table::reveal(std::string_view id, Dice dice) {
    reveal(id);
    roll(dice);
}

void Table::lock(Dice dice) { act(locking(dice)); }

void Table::beat(std::string_view id, Dice rolled, Dice locked) {
    reveal(id, rolled);
    lock(locked);
}

void Table::use(std::string_view id) { act(using_equipment(id)); }

void Table::pick(Shown die) { act(picking(die)); }

void Table::pick(Shown die, int face) {
    act(picking(die));
    act(MoveKind::pick_face, face);
}

void Table::done() { act(MoveKind::done); }

void Table::finish_use() {
    if (state.phase == Phase::use_die) done();
}

void Table::strike_contract(int effect) { act(MoveKind::strike, static_cast<int>(StrikeTarget::contract), effect); }

void Table::strike_encounter(int effect) { act(MoveKind::strike, static_cast<int>(StrikeTarget::encounter), effect); }

void Table::default_out() {
    act(MoveKind::declare_default);
    if (state.phase == Phase::burn_choice) act(MoveKind::keep_standing);
}

void Table::secure() {
    act(MoveKind::secure);
    if (state.phase == Phase::swaps) act(MoveKind::done);
}

// ---- moves

int Table::die_index(Shown die, std::uint32_t taken) const {
    int marked = -1;
    for (int i = 0; i < state.dice_count; ++i) {
        const auto& other = state.dice.at(static_cast<std::size_t>(i));
        if (!other.unlocked() || other.colour != die.colour || other.face != die.face || (taken >> i & 1u)) continue;
        if (!other.marks) return i;
        if (marked < 0) marked = i;
    }
    INFO("no unlocked die of colour " << static_cast<int>(die.colour) << " shows " << die.face);
    REQUIRE(marked >= 0);
    return marked;
}

Move Table::locking(Dice dice) const {
    std::uint32_t bits = 0;
    for (const auto& die : dice) bits |= 1u << die_index(die, bits);
    return Move::lock(bits);
}

Move Table::using_equipment(std::string_view id) const {
    return Move::of(MoveKind::use_equipment, static_cast<std::uint8_t>(slot_of(state.active, id)));
}

Move Table::picking(Shown die) const {
    return Move::of(MoveKind::pick_die, static_cast<std::uint8_t>(die_index(die, 0)));
}

Move Table::swapping(Shown locked_die, Colour becomes) const {
    const auto* const end = state.dice.data() + state.dice_count;
    const auto* const found = std::find_if(state.dice.data(), end, [&](const Die& die) {
        return die.locked() && die.colour == locked_die.colour && die.face == locked_die.face;
    });
    REQUIRE(found != end);
    return Move::of(MoveKind::swap, static_cast<std::uint8_t>(found - state.dice.data()),
                    static_cast<std::uint8_t>(becomes));
}

// ---- questions

std::string Table::refused(const Move& move) {
    INFO("move " << text_of(move));
    const auto reason = why_illegal(state, move, catalogue);
    REQUIRE(reason);
    CHECK_FALSE(allows(move));
    const State before = state;
    std::vector<Event> events;
    const auto answer = apply(state, move, catalogue, Events{events});
    REQUIRE(answer);
    CHECK(*answer == *reason);
    CHECK(!reason->reason.empty());
    CHECK(events == std::vector<Event>{});
    const bool unchanged = before == state;
    REQUIRE(unchanged);
    return std::string(reason->rule);
}

std::string Table::refused(MoveKind kind, int a, int b) {
    return refused(Move::of(kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)));
}

bool Table::allows(const Move& move) const {
    const auto all = actions();
    return std::find(all.begin(), all.end(), move) != all.end();
}

bool Table::allows(MoveKind kind, int a, int b) const {
    return allows(Move::of(kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)));
}

std::vector<Move> Table::actions() const {
    std::vector<Move> actions;
    legal_actions(state, catalogue, actions);
    return actions;
}

std::vector<Move> Table::actions(MoveKind kind) const {
    auto actions = this->actions();
    actions.erase(std::remove_if(actions.begin(), actions.end(), [&](const Move& move) { return move.kind != kind; }),
                  actions.end());
    return actions;
}

std::vector<Event> Table::heard() {
    auto events = std::move(events_);
    events_.clear();
    return events;
}

std::vector<int> Table::faces(Colour colour) const {
    std::vector<int> faces;
    for (std::size_t i = 0; i < state.dice_count; ++i)
        if (state.dice.at(i).unlocked() && state.dice.at(i).colour == colour) faces.push_back(state.dice.at(i).face);
    return faces;
}

void Table::check() const {
    if (is_conserved) REQUIRE(why_invalid(state, catalogue) == "");
}

// Somebody decides and can do something, or luck is due, or the game is over; never two of these.
void Table::check_decider() const {
    const auto all = actions();
    const bool luck = chance(state, catalogue).kind != ChanceKind::none;
    const bool over = state.phase == Phase::over;
    REQUIRE((mover() != kNoSeat) == (!luck && !over));
    REQUIRE(all.empty() == (luck || over));
    REQUIRE(luck == chance_due(state, catalogue));
    for (const auto& move : all) {
        INFO("legal " << text_of(move));
        REQUIRE_FALSE(why_illegal(state, move, catalogue));
    }
}

// ---- changing the table

void Table::give(int index, std::string_view id) {
    auto& owner = seat(index);
    REQUIRE(owner.equipment_count < catalogue.table.equipment_limit);
    take_card(state.deck(Deck::equipment).unseen, catalogue.copies_of(Deck::equipment), equipment(id).value);
    owner.equipment.at(owner.equipment_count++) = equipment(id);
    check();
}

void Table::give_exhausted(int index, std::string_view id) {
    give(index, id);
    auto& owner = seat(index);
    owner.exhausted = static_cast<std::uint8_t>(owner.exhausted | 1u << (owner.equipment_count - 1));
    check();
}

void Table::give_hire(int index, std::string_view id) {
    take_card(state.deck(Deck::encounters).unseen, catalogue.copies_of(Deck::encounters), encounter(id).value);
    const HireOnTable hire{static_cast<SeatIndex>(index), encounter(id)};
    auto* const end = state.hires.begin() + state.hire_count;
    auto* const place = std::find_if(state.hires.begin(), end, [&](const HireOnTable& other) {
        return other.seat > hire.seat || (other.seat == hire.seat && other.card > hire.card);
    });
    std::move_backward(place, end, end + 1);
    *place = hire;
    ++state.hire_count;
    check();
}

void Table::leave_unseen(Deck which, std::initializer_list<const char*> cards) {
    auto& deck = state.deck(which);
    const auto& copies = catalogue.copies_of(which);
    CardSet left;
    for (const auto* id : cards) {
        take_card(deck.unseen, copies, card(which, id));
        add_card(left, copies, card(which, id));
    }
    while (!deck.unseen.empty()) {
        const auto definition = copies.definition.at(static_cast<std::size_t>(nth_copy(deck.unseen, 0)));
        take_card(deck.unseen, copies, definition);
        add_card(deck.discards, copies, definition);
    }
    deck.unseen = left;
    check();
}

// ---- cards by id

ContractId Table::contract(std::string_view id) const { return {find_card(catalogue.contracts, id)}; }
EncounterId Table::encounter(std::string_view id) const { return {find_card(catalogue.encounters, id)}; }
EquipmentId Table::equipment(std::string_view id) const { return {find_card(catalogue.equipment, id)}; }
CommandId Table::command(std::string_view id) const { return {find_card(catalogue.commands, id)}; }

std::uint8_t Table::card(Deck deck, std::string_view id) const {
    switch (deck) {
        case Deck::contracts: return contract(id).value;
        case Deck::encounters: return encounter(id).value;
        case Deck::equipment: break;
    }
    return equipment(id).value;
}

int Table::slot_of(int index, std::string_view id) const {
    const auto& owner = state.seats.at(static_cast<std::size_t>(index));
    for (int slot = 0; slot < owner.equipment_count; ++slot)
        if (owner.equipment.at(static_cast<std::size_t>(slot)) == equipment(id)) return slot;
    FAIL("seat " << index << " has no " << id);
    return 0;
}

int Table::place_of(std::string_view id) const {
    for (int place = 0; place < catalogue.table.market_size; ++place)
        if (state.market.at(static_cast<std::size_t>(place)) == equipment(id)) return place;
    FAIL("the market has no " << id);
    return 0;
}

DiceList dice_list(Dice dice) {
    DiceList list;
    for (const auto& die : sorted(dice)) list.add(die.colour, static_cast<std::uint8_t>(die.face));
    return list;
}

}  // namespace encounters::testing
