// What a Regular sees of Contracts before it takes one.
#include "players/played_games.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

const Catalogue& core() { return *core_pack().catalogue; }

bool forbids_escape(const ContractCard& card) {
    for (const Effect& effect : card.effects)
        if (std::holds_alternative<NoEscape>(effect)) return true;
    return false;
}

bool bars_own_dice(const State& state, ContractId card) {
    const DiceCounts& dice = core().command(state.player().command).dice;
    for (const Colour colour : kAllColours)
        if ((barred_under(core(), card) & colour_bit(colour)) != 0 && dice[static_cast<std::size_t>(index_of(colour))] > 0) return true;
    return false;
}

bool is_trap(const State& state, ContractId card) { return forbids_escape(core().contract(card)) && bars_own_dice(state, card); }

// Which of the two it takes: 0 for the first, 1 for the second.
int taken_of(Player& player, State state, ContractId first, ContractId second) {
    state.looked[0] = first.value;
    state.looked[1] = second.value;
    return player.move(state).a;
}

}  // namespace

TEST_CASE("a regular takes any other Contract before one that can neither be fulfilled nor left") {
    const auto regular = player_named("regular", core_knowledge());
    int asked = 0;

    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        visit_states(core(), 2, seed, [&](const State& state) {
            if (state.phase != Phase::choose_contract || contract_chooser(state) != state.active) return;
            for (std::uint8_t trap = 0; trap < core().contracts.size(); ++trap)
                for (std::uint8_t other = 0; other < core().contracts.size(); ++other) {
                    if (!is_trap(state, ContractId{trap}) || is_trap(state, ContractId{other})) continue;
                    INFO(core().contracts[trap].id << " or " << core().contracts[other].id);
                    CHECK(taken_of(*regular, state, ContractId{trap}, ContractId{other}) == 1);
                    ++asked;
                }
        });
    CHECK(asked > 100);
}
