#include "properties/random_cards.hpp"

#include "support/catch.hpp"

#include <encounters/play/random.hpp>

#include <algorithm>
#include <string>

namespace encounters::testing {

namespace {

constexpr int kKeywordsUsed = 3;
constexpr ColourSet kMayBeBarred = 0x1e;  // white never is

class Maker {
public:
    explicit Maker(std::uint64_t seed) : random_(seeded(seed)) {}

    Catalogue make() {
        Catalogue cards;
        cards.pack_id = "random";
        cards.keywords = {"Clan", "Lance", "Vehicle"};
        cards.table = table();
        dice_ = cards.table.dice_supply;
        // In some catalogues a deck is hardly more than the table needs, in others it lasts.
        fill(cards.contracts, between(2, one_in(2) ? 4 : 8), [&] { return contract(); });
        fill(cards.encounters, between(5, one_in(2) ? 8 : 30), [&] { return encounter(); });
        fill(cards.equipment, between(cards.table.market_size, cards.table.market_size + (one_in(2) ? 2 : 12)), [&] { return equipment(); });
        fill(cards.commands, kMaxSeats, [&] { return command(); });
        number_copies(cards);
        return cards;
    }

private:
    static play::Xoshiro256 seeded(std::uint64_t seed) {
        play::SplitMix64 seeds(seed * 3 + 1);
        return play::Xoshiro256(seeds);
    }

    int between(int least, int most) { return least + static_cast<int>(random_.below(static_cast<std::uint32_t>(most - least + 1))); }
    std::uint8_t small(int least, int most) { return static_cast<std::uint8_t>(between(least, most)); }
    bool one_in(int n) { return between(1, n) == 1; }
    int change() { return one_in(2) ? between(1, 3) : -between(1, 5); }

    TableConstants table() {
        TableConstants table;
        table.winning_reputation = one_in(3) ? between(1, 10) : 99;
        table.market_size = between(1, kMaxMarket);
        table.equipment_limit = between(1, kMaxEquipment);
        table.burn_cost = between(0, 3);
        table.hazard_pay = between(0, 3);
        table.patronage_pay = between(0, 3);
        table.max_columns = one_in(4) ? kMaxColumns : between(1, 3);
        if (one_in(2))
            for (int i = 0; i < kColours; ++i) table.dice_supply[i] = small(i == 0 ? 1 : 0, i == 0 ? 5 : 4);
        table.even_start.assign(static_cast<std::size_t>(between(0, kMaxSeats)), 10);
        return table;
    }

    // Some deck sizes come from copies of one card, others from many cards.
    template <class Card, class Make>
    void fill(std::vector<Card>& cards, int copies, Make make) {
        for (int left = copies; left > 0;) {
            Card card = make();
            card.copies = std::min(left, one_in(2) ? 1 : between(1, 4));
            card.id = "card-" + std::to_string(cards.size());
            card.name = card.id;
            left -= card.copies;
            cards.push_back(std::move(card));
        }
    }

    template <class Make>
    std::vector<Effect> effects(int least, Make make) {
        std::vector<Effect> list;
        const int count = one_in(10) ? kMaxEffects : between(least, 3);
        for (int i = 0; i < count; ++i) list.push_back(make());
        return list;
    }

    ContractCard contract() {
        ContractCard card;
        card.reputation = between(1, 4);
        card.effects = effects(0, [&] { return printed_on_contract(); });
        return card;
    }

    EncounterCard encounter() {
        EncounterCard card;
        card.value = one_in(6) ? between(1, 20) : between(1, 8);
        card.keywords = keywords();
        card.effects = effects(0, [&] { return printed_on_encounter(); });
        return card;
    }

    EquipmentCard equipment() {
        EquipmentCard card;
        card.type = colour();
        card.cost = between(1, 3);
        card.maintenance = one_in(3) ? 0 : between(1, 2);
        card.effects = effects(1, [&] { return by_hand(); });
        return card;
    }

    CommandCard command() {
        CommandCard card;
        for (int die = between(1, 7); die > 0; --die) {
            const int i = index_of(one_in(2) ? Colour::white : colour());
            if (card.dice[i] < dice_[i]) ++card.dice[i];
        }
        if (total(card.dice) == 0) card.dice[0] = 1;
        card.effects = effects(0, [&] { return one_in(2) ? by_hand() : printed_on_command(); });
        return card;
    }

    Colour colour() { return static_cast<Colour>(between(0, kColours - 1)); }
    KeywordSet keywords() { return static_cast<KeywordSet>(between(0, (1 << kKeywordsUsed) - 1)); }
    KeywordSet keyword() { return keyword_bit(between(0, kKeywordsUsed - 1)); }
    ColourSet hazards() { return static_cast<ColourSet>(between(1, 15) << 1) & kMayBeBarred; }

    DiceIcons icons() {
        DiceIcons icons;
        for (int i = between(1, 3); i > 0; --i)
            if (one_in(2))
                ++icons.any;
            else
                ++icons.colour[index_of(colour())];
        return icons;
    }

    DiceCounts dice() {
        DiceCounts dice{};
        for (int i = between(1, 3); i > 0; --i) ++dice[index_of(one_in(3) ? Colour::white : colour())];
        return dice;
    }

    Effect by_hand() {
        switch (between(0, 9)) {
            case 0: return SetFace{icons()};
            case 1: return Adjust{one_in(2) ? AdjustKind::exactly : AdjustKind::up_to, small(1, 5), icons()};
            case 2: return Reroll{icons()};
            case 3: return Flip{icons()};
            case 4: return LockExtra{icons()};
            case 5: return AddDice{dice()};
            case 6:
            case 7: return Cancel{};
            case 8: return Scout{static_cast<Deck>(between(0, kDecks - 1)), small(1, kMaxLooked)};
            default: return Requisition{small(1, kMaxLooked)};
        }
    }

    Effect printed_on_encounter() {
        switch (between(0, 9)) {
            case 0: return BonusCbills{small(1, 3)};
            case 1:
            case 2: return Hazard{hazards()};
            case 3: return FieldHire{};
            case 4: return Salvage{};
            case 5: return NoblePatronage{};
            case 6: return Censure{};
            case 7: return one_in(2) ? LockCount{small(2, 3), 0} : LockCount{0, small(1, 3)};
            case 8: return LockOnly{small(1, 0x3f)};
            default: return LockWith{colour()};
        }
    }

    Effect printed_on_command() {
        switch (between(0, 5)) {
            case 0: return EncounterValue{static_cast<std::int8_t>(change()), scope(), one_in(2) ? keyword() : KeywordSet{0}};
            case 1: return pay();
            case 2: return reputation_if();
            case 3: return Market{static_cast<std::int8_t>(-between(0, 2)), static_cast<std::int8_t>(between(-2, 2)), kAnyColour, false, false, small(0, 2)};
            case 4: return pool();
            default: return RevealChoice{small(2, 5)};
        }
    }

    Effect printed_on_contract() {
        switch (between(0, 11)) {
            case 0: return Hazard{hazards()};
            case 1: return MinEncounters{small(1, 3)};
            case 2: return FinalAssault{};
            case 3: return NoEscape{};
            case 4: return DefaultPenalty{small(1, 4)};
            case 5: return SecureBonus{small(1, 4)};
            case 6: return Market{static_cast<std::int8_t>(change()), static_cast<std::int8_t>(change()), small(1, kAnyColour), one_in(3), one_in(2), small(0, 2)};
            case 7: return pool();
            default: return printed_on_command();
        }
    }

    ValueScope scope() { return one_in(2) ? ValueScope::first_of_column : ValueScope::every_encounter; }

    Effect pay() {
        const PayWhen when = static_cast<PayWhen>(between(0, 3));
        return Pay{when, small(1, 3), when == PayWhen::per_keyword ? keyword() : KeywordSet{0}};
    }

    Effect reputation_if() {
        ReputationIf bonus;
        bonus.condition = static_cast<ReputationCondition>(between(0, 2));
        bonus.reputation = small(1, 2);
        if (bonus.condition == ReputationCondition::keyword_defeated) bonus.keywords = keyword();
        if (bonus.condition == ReputationCondition::encounters_defeated) bonus.encounters = small(1, 3);
        return bonus;
    }

    Effect pool() {
        Pool pool;
        const int form = between(0, 2);
        if (form != 0) pool.add = dice();
        if (form != 1) pool.leave_out = dice();
        return pool;
    }

    play::Xoshiro256 random_;
    DiceCounts dice_{};
};

}  // namespace

Catalogue random_cards(std::uint64_t seed) {
    Catalogue cards = Maker(seed).make();
    REQUIRE(why_unplayable(cards) == "");
    return cards;
}

}  // namespace encounters::testing
