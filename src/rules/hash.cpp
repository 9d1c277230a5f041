#include <encounters/rules/state.hpp>

namespace encounters {

namespace {

// Mixes 64-bit words; the same on every platform because only values are fed, never memory.
class Mixer {
public:
    void operator()(std::uint64_t word) {
        hash_ = (hash_ ^ word) * 0x9e3779b97f4a7c15u;
        hash_ ^= hash_ >> 29;
    }
    template <class Bytes>
    void bytes(const Bytes& bytes) {
        std::uint64_t word = 0;
        int filled = 0;
        for (auto byte : bytes) {
            word = word << 8 | static_cast<std::uint8_t>(byte);
            if (++filled % 8 == 0) (*this)(word);
        }
        (*this)(word ^ static_cast<std::uint64_t>(filled) << 56);
    }
    std::uint64_t result() const { return hash_; }

private:
    std::uint64_t hash_ = 0x243f6a8885a308d3u;
};

void feed(Mixer& mix, const CardSet& set) {
    for (std::uint64_t word : set.bits) mix(word);
}

void feed(Mixer& mix, const DeckState& deck) {
    feed(mix, deck.unseen);
    feed(mix, deck.discards);
    mix.bytes(deck.known);
}

void feed(Mixer& mix, const EncounterOnTable& e) {
    mix(std::uint64_t{e.card.value} | std::uint64_t{e.defeated_by} << 8 | std::uint64_t{e.struck} << 16 |
        std::uint64_t{e.column} << 24 | std::uint64_t{e.hazard_pay} << 32 | std::uint64_t{e.gone} << 33);
}

void feed(Mixer& mix, const Column& c) {
    mix(std::uint64_t{c.contract.value} | std::uint64_t{c.struck} << 8 |
        std::uint64_t{static_cast<std::uint8_t>(c.bonus_reputation)} << 16 | std::uint64_t{c.equipment_used} << 24 |
        std::uint64_t{c.completed} << 25 | std::uint64_t{c.paid} << 26);
}

void feed(Mixer& mix, const SeatState& seat) {
    mix(static_cast<std::uint32_t>(seat.cbills) | std::uint64_t{static_cast<std::uint16_t>(seat.reputation)} << 32 |
        std::uint64_t{seat.command.value} << 48 | std::uint64_t{seat.equipment_count} << 56);
    std::uint64_t slots = std::uint64_t{seat.exhausted} << 48 | std::uint64_t{seat.readied} << 56;
    for (std::size_t i = 0; i < kMaxEquipment; ++i) slots |= std::uint64_t{seat.equipment[i].value} << (8 * i);
    mix(slots);
}

void feed(Mixer& mix, const Die& die) {
    mix(static_cast<std::uint64_t>(die.colour) | std::uint64_t{die.face} << 8 | std::uint64_t{die.place} << 16 |
        std::uint64_t{die.marks} << 24);
}

void feed(Mixer& mix, const Use& use) {
    mix(std::uint64_t{use.source} | std::uint64_t{use.card} << 8 | std::uint64_t{use.effect} << 16 |
        std::uint64_t{use.die} << 24 | std::uint64_t{use.acted} << 32 | static_cast<std::uint64_t>(use.back) << 40 |
        std::uint64_t{use.icons.any} << 48);
    mix.bytes(use.icons.colour);
}

void feed_numbers(Mixer& mix, const State& s) {
    mix.bytes(s.looked);
    mix.bytes(s.bonus_dice);
    mix.bytes(s.contract_dice);
    mix.bytes(s.swapped);
    mix(std::uint64_t{s.turn} | std::uint64_t{s.paying} << 16 | std::uint64_t{static_cast<std::uint16_t>(s.command_reputation)} << 32);
    mix(static_cast<std::uint32_t>(s.cashed));
    const std::array<std::uint8_t, 25> small{
        s.seat_count, s.column_count, s.encounter_count, s.hire_count, s.dice_count, s.looked_count, s.look_count,
        s.placed_count, static_cast<std::uint8_t>(s.phase), s.active, s.patronage, s.censure, s.chain_start, s.winner,
        s.newest, s.secured_column, s.pending, s.replacements, s.salvage_at, s.salvaged, static_cast<std::uint8_t>(s.ending),
        static_cast<std::uint8_t>(s.step),
        static_cast<std::uint8_t>(s.even_start | s.standing << 1 | s.extending << 2 | s.market_open << 3 | s.bought << 4),
        static_cast<std::uint8_t>(s.reveal_due | s.power_used << 1 | s.lock_window << 2 | s.censured_at_start << 3), 0};
    mix.bytes(small);
}

}  // namespace

std::uint64_t hash_of(const State& state) {
    Mixer mix;
    for (const DeckState& deck : state.decks) feed(mix, deck);
    for (int i = 0; i < state.encounter_count; ++i) feed(mix, state.encounters[i]);
    for (int i = 0; i < state.hire_count; ++i) mix(std::uint64_t{state.hires[i].seat} << 8 | state.hires[i].card.value);
    for (int i = 0; i < state.seat_count; ++i) feed(mix, state.seats[i]);
    for (int i = 0; i < state.column_count; ++i) feed(mix, state.columns[i]);
    for (int i = 0; i < state.dice_count; ++i) feed(mix, state.dice[i]);
    for (EquipmentId card : state.market) mix(card.value);
    feed(mix, state.drawn);
    feed(mix, state.use);
    feed_numbers(mix, state);
    return mix.result();
}

}  // namespace encounters
