// Luck recomputed from a seed and compared, step by step, with what was written down.
#include <encounters/play/journal.hpp>
#include <encounters/play/real_dice.hpp>

namespace encounters::play {

namespace {

// The numbers of the records that luck made, from 1. Luck is never taken back, so its steps come in the same order.
std::vector<int> luck_records(const Session& session) {
    std::vector<int> numbers;
    int number = 0;
    for (const auto& record : session.records()) {
        ++number;
        if (record.kind == RecordKind::move && is_chance(record.move.kind)) numbers.push_back(number);
    }
    return numbers;
}

struct Recomputing {
    RecomputedLuck& found;
    const JournalHeader& header;
    const Catalogue& catalogue;

    // False when the step isn't what the seed gives.
    bool take(const State& state, const Move& written, int record) {
        const Chance due = chance(state, catalogue);
        const bool is_dice = due.kind == ChanceKind::dice;
        if (found.taken_over < header.luck_taken_over) return ++found.taken_over > 0;
        if (is_dice && header.dice == DiceOrigin::scripted) return ++found.scripted_rolls > 0;
        if (!is_dice && header.cards == CardOrigin::scripted) return ++found.scripted_draws > 0;
        const auto expected = found.luck->outcome(state, due, catalogue);
        if (is_dice && !expected) return ++found.entered_rolls > 0;
        if (is_dice) ++found.rolls;
        if (!is_dice && due.forced == kNone) ++found.draws;
        if (expected == written) return true;
        found.record = record;
        found.expected = expected;
        found.written = written;
        found.before = state;
        found.luck.reset();
        return false;
    }
};

}  // namespace

std::unique_ptr<ChanceSource> luck_source(DiceOrigin dice, const Seed& seed) {
    if (dice == DiceOrigin::physical) return std::make_unique<RealDiceChance>(seed.value);
    return std::make_unique<SeededChance>(seed.value);
}

RecomputedLuck recompute_luck(const Session& session, const JournalHeader& header, const Seed& seed) {
    RecomputedLuck found;
    found.luck = luck_source(header.dice, seed);
    const auto records = luck_records(session);
    Recomputing recomputing{found, header, session.catalogue()};
    State state = session.start();
    std::size_t at = 0;
    for (const auto& step : session.steps()) {
        if (is_chance(step.move.kind)) {
            const int record = at < records.size() ? records[at++] : 0;
            if (!recomputing.take(state, step.move, record)) break;
        }
        apply(state, step.move, session.catalogue(), Events());
    }
    return found;
}

std::unique_ptr<ChanceSource> seeded_luck_after(const Session& session, const Seed& seed) {
    return recompute_luck(session, JournalHeader{}, seed).luck;
}

}  // namespace encounters::play
