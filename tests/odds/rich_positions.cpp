#include "odds/rich_positions.hpp"

#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <encounters/rules/decks.hpp>
#include <encounters/rules/queries.hpp>

namespace encounters::odds::testing {

namespace {

const Catalogue& core() { return *encounters::testing::core_pack().catalogue; }

bool is_hire(std::uint8_t card) {
    for (const Effect& effect : core().encounters[card].effects)
        if (std::holds_alternative<FieldHire>(effect)) return true;
    return false;
}

void enrich(State& state, const Riches& riches, play::Xoshiro256& random) {
    SeatState& player = state.player();
    player.equipment_count = static_cast<std::uint8_t>(riches.equipment);
    player.exhausted = 0;
    for (int slot = 0; slot < riches.equipment; ++slot)
        player.equipment[static_cast<std::size_t>(slot)] = EquipmentId{static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(core().equipment.size())))};
    state.hire_count = 0;
    CardSet& unseen = state.deck(Deck::encounters).unseen;
    for (std::uint8_t card = 0; card < core().encounters.size() && random.below(2) == 0; ++card)
        if (is_hire(card) && cards_in(unseen, core().copies_of(Deck::encounters), card) > 0 && unseen.count() > 1) {
            take_card(unseen, core().copies_of(Deck::encounters), card);
            state.hires[state.hire_count++] = {state.active, EncounterId{card}};
        }
}

bool is_wanted(const State& state, const Riches& riches) {
    return !why_illegal(state, Move::of(MoveKind::reveal), core()) && reveal_count(state, core()) == 1 && unlocked_count(state) <= riches.most_dice;
}

EncounterId one_coming(const State& state, play::Xoshiro256& random) {
    const DeckState& deck = state.deck(Deck::encounters);
    if (deck.known_count > 0) return EncounterId{deck.known[0]};
    const int copy = nth_copy(deck.unseen, static_cast<int>(random.below(static_cast<std::uint32_t>(deck.unseen.count()))));
    return EncounterId{core().copies_of(Deck::encounters).definition[static_cast<std::size_t>(copy)]};
}

}  // namespace

std::vector<RichPosition> rich_positions(int wanted, const Riches& riches) {
    play::SplitMix64 seeds(20261130);
    play::Xoshiro256 random(seeds);
    std::vector<RichPosition> found;
    for (std::uint64_t seed = 1; static_cast<int>(found.size()) < wanted; ++seed) {
        play::Session session = encounters::testing::seeded_session(encounters::testing::table_of(encounters::testing::core_pack(), 3), seed);
        const auto first = static_cast<int>(random.below(60));
        for (int decision = 0; decision < 120 && !session.is_over(); ++decision) {
            encounters::testing::decide_by_house(session, 1);
            if (decision < first || !is_wanted(session.state(), riches)) continue;
            RichPosition position{session.state(), {}};
            enrich(position.state, riches, random);
            position.card = one_coming(position.state, random);
            found.push_back(position);
            break;
        }
    }
    return found;
}

State revealed_by_engine(const RichPosition& position) {
    State state = position.state;
    REQUIRE_FALSE(apply(state, Move::of(MoveKind::reveal), core(), Events()));
    REQUIRE_FALSE(apply(state, Move::of(MoveKind::card_drawn, position.card.value), core(), Events()));
    return state;
}

}  // namespace encounters::odds::testing
