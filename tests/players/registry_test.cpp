// Who can be asked to play, and that whoever can be named can be made.
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <encounters/players/knowledge.hpp>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

TEST_CASE("every name makes a player that decides") {
    const auto knowledge = knowledge_of(core_pack().catalogue);
    auto session = seeded_session(table_of(core_pack(), 2), 5);

    for (const std::string& name : player_names()) {
        INFO(name);
        const auto player = player_named(name, knowledge);

        REQUIRE(player);
        CHECK_FALSE(why_illegal(session.state(), player->decide(session.state()).move, *core_pack().catalogue));
    }
}

TEST_CASE("no player has an unknown name") {
    CHECK_FALSE(player_named("", knowledge_of(core_pack().catalogue)));
    CHECK_FALSE(player_named("Regular", knowledge_of(core_pack().catalogue)));
}

TEST_CASE("knowledge keeps the cards and the fitted numbers") {
    Constants constants;
    constants.cbill_worth = 0.25;

    const auto knowledge = knowledge_of(core_pack().catalogue, constants);

    CHECK(&catalogue_of(*knowledge) == core_pack().catalogue.get());
    CHECK(constants_of(*knowledge) == constants);
}
