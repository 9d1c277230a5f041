#include "fuzz/fuzz_support.hpp"

#include <encounters/play/chance_source.hpp>
#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

#include <cstdio>
#include <cstdlib>

namespace encounters::testing {

namespace {

cards::LoadResult& loaded() {
    static cards::LoadResult result = cards::load_pack(ENCOUNTERS_SOURCE_DIR "/tests/data/small_pack");
    require_none(result.ok() ? "" : "the small pack can't be read");
    return result;
}

}  // namespace

const std::vector<cards::PackText>& small_pack_files() { return loaded().pack_texts; }

const std::shared_ptr<const Catalogue>& small_pack_cards() {
    static const auto cards = std::make_shared<const Catalogue>(*loaded().catalogue);
    return cards;
}

void require_none(const std::string& reason) {
    if (reason.empty()) return;
    std::fprintf(stderr, "%s\n", reason.c_str());
    std::abort();
}

void play_on(State state, const Catalogue& catalogue, std::uint64_t numbers, int moves) {
    play::SeededChance luck(numbers);
    play::SplitMix64 choice(numbers);
    std::vector<Move> actions;
    for (int made = 0; made < moves && state.phase != Phase::over; ++made) {
        require_none(std::string(why_invalid(state, catalogue)));
        Move move;
        if (chance_due(state, catalogue)) {
            const auto outcome = luck.outcome(state, chance(state, catalogue), catalogue);
            require_none(outcome ? "" : "no luck comes");
            move = *outcome;
        } else {
            legal_actions(state, catalogue, actions);
            require_none(actions.empty() ? "nothing can be done" : "");
            move = actions[choice.next() % actions.size()];
        }
        const auto refusal = apply(state, move, catalogue, Events());
        require_none(refusal ? "a legal move is refused: " + std::string(refusal->reason) : "");
    }
}

}  // namespace encounters::testing
