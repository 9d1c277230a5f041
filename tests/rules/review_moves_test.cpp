// One decision has one Move: fields that a kind does not name are refused when they hold anything.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

TEST_CASE("R5.1 a move with fields that its kind does not use is refused", "[R5.1][review]") {
    Table table{Cards{}};

    CHECK(table.refused(MoveKind::flip_contracts, 1) == "R5.1");
    CHECK(table.refused(MoveKind::flip_contracts, 0, 1) == "R5.1");
    table.flip("contract 1");
    table.reveal("value 5", {5, 1, 1, 1, 1, yellow(1)});
    Move locking = table.locking({5});
    CHECK(table.allows(locking));
    locking.a = 1;
    CHECK(table.refused(locking) == "R5.1");
}

TEST_CASE("R4.7 a roll with faces beyond its dice is refused", "[R4.7][R5.1][review]") {
    Table table{Cards{}};
    table.flip("contract 1");
    table.reveal("value 5");
    Move landed = Move::dice_landed(std::vector<int>{1, 1, 1, 1, 1, 1});
    CHECK_FALSE(why_illegal(table.state, landed, table.catalogue));
    landed.faces[6] = 1;
    CHECK(why_illegal(table.state, landed, table.catalogue));
    landed.face_count = 255;
    CHECK(why_illegal(table.state, landed, table.catalogue));
}
