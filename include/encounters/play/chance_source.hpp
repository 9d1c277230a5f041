// Where luck comes from: a seeded generator, a script, or people who enter what fell on their table.
#pragma once

#include <encounters/play/random.hpp>
#include <encounters/rules/engine.hpp>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace encounters::play {

class ChanceSource {
public:
    virtual ~ChanceSource() = default;
    // The outcome of the luck that is due, as a legal move; nothing when it has to come from somewhere else (people
    // enter it, or a script has run out). `due.kind` is not none.
    virtual std::optional<Move> outcome(const State& state, const Chance& due, const Catalogue& catalogue) = 0;
    // One that will give the same outcomes from here on.
    virtual std::unique_ptr<ChanceSource> copy() const = 0;
};

// Luck by a generator; each outcome is exactly as likely as the rules say.
class SeededChance : public ChanceSource {
public:
    explicit SeededChance(std::uint64_t seed) : streams_(seed) {}
    std::optional<Move> outcome(const State& state, const Chance& due, const Catalogue& catalogue) override;
    std::unique_ptr<ChanceSource> copy() const override { return std::make_unique<SeededChance>(*this); }
    bool operator==(const SeededChance& other) const { return streams_ == other.streams_; }

private:
    LuckStreams streams_;
};

// What a script has ready, each list used from its front. A forced card (see Chance) takes nothing from it.
struct Script {
    std::vector<std::uint8_t> faces;                          // one after the other, whatever roll they are for
    std::array<std::vector<std::uint8_t>, kDecks> cards;      // by Deck: indices of definitions
    std::vector<SeatIndex> first_seats;
    std::vector<CommandId> commands;
};

// Luck as written down. An outcome that the rules refuse (a face of 7, a card that is not in the deck) is given all the
// same, so that the session refuses it.
class ScriptedChance : public ChanceSource {
public:
    explicit ScriptedChance(Script script) : script_(std::move(script)) {}
    // Nothing when too little is left for the luck that is due; the script is then kept as it is.
    std::optional<Move> outcome(const State& state, const Chance& due, const Catalogue& catalogue) override;
    std::unique_ptr<ChanceSource> copy() const override { return std::make_unique<ScriptedChance>(*this); }

    // How many faces, cards, seats and Commands have not been used. Tests require 0.
    int unused() const;
    // The same in words, such as "2 faces, 1 card of encounters"; empty when all is used.
    std::string unused_text() const;
    // More luck, after what is left.
    void add(const Script& more);

private:
    Script script_;
};

// Luck that never comes by itself: people, or a journal, enter every outcome as a move.
class EnteredChance : public ChanceSource {
public:
    std::optional<Move> outcome(const State&, const Chance&, const Catalogue&) override { return std::nullopt; }
    std::unique_ptr<ChanceSource> copy() const override { return std::make_unique<EnteredChance>(); }
};

}  // namespace encounters::play
