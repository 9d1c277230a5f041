// The reasons that `why` gives are true: while a question is open, it is what comes first.
#include "lab/lab_runs.hpp"

#include "lab/action_list.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/play/session.hpp>

#include <map>
#include <random>

using namespace encounters;
using namespace encounters::testing;

namespace {

bool is_question(Phase phase) {
    return phase != Phase::rolled && phase != Phase::before_flip && phase != Phase::between;
}

// What may be said of a move while a question is open: that the question comes first, or what is true whatever the answer.
bool is_true(const lab::Greyed& greyed, const State& state) {
    if (greyed.refusal.reason == "answer the open question first") return true;
    const bool trades = greyed.kind == MoveKind::buy || greyed.kind == MoveKind::ready || greyed.kind == MoveKind::replace;
    if (trades) return !state.market_open && greyed.refusal.rule == "R3.1";
    return greyed.kind == MoveKind::burn || greyed.kind == MoveKind::secure || greyed.kind == MoveKind::start_fresh;
}

}  // namespace

TEST_CASE("Q4.6 nothing false is said of what can't be done while a question is open", "[lab][Q4.6][R4.2][R3.1]") {
    const auto cards = std::make_shared<const Catalogue>(*cards::load_pack(core_folder()).catalogue);
    std::map<Phase, int> asked;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        play::TableSetup table;
        table.catalogue = cards;
        table.seats = {{"Ada"}, {"Ben"}};
        play::Session session(table, std::make_unique<play::SeededChance>(seed));
        std::minstd_rand choice(static_cast<unsigned>(seed));
        const play::LogNames names = play::names_from(*cards, {"Ada", "Ben"}, session.start());
        for (int made = 0; made < 400 && !session.is_over(); ++made) {
            if (is_question(session.state().phase)) {
                ++asked[session.state().phase];
                for (const lab::Greyed& greyed : lab::greyed_actions(session.state(), names)) {
                    CAPTURE(seed, made, greyed.text, greyed.refusal.reason);
                    CHECK(is_true(greyed, session.state()));
                }
            }
            if (made % 3 == 0) {
                session.act_house();
            } else {
                const std::vector<Move> legal = session.legal();
                session.act(legal[choice() % legal.size()]);
            }
        }
    }

    for (const Phase phase : {Phase::use_die, Phase::use_face, Phase::burn_choice, Phase::choose_contract, Phase::make_room})
        CHECK(asked[phase] > 0);
}
