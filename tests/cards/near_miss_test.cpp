// What counts as a slip of the pen.
#include "support/catch.hpp"

#include <encounters/cards/near_miss.hpp>

using namespace encounters::cards;

TEST_CASE("the distance counts letters added, lost, changed and swapped", "[cards]") {
    CHECK(spelling_distance("hazard", "hazard") == 0);
    CHECK(spelling_distance("hazzard", "hazard") == 1);
    CHECK(spelling_distance("hazad", "hazard") == 1);
    CHECK(spelling_distance("hasard", "hazard") == 1);
    CHECK(spelling_distance("hazadr", "hazard") == 1);
    CHECK(spelling_distance("HAZARD", "hazard") == 0);
    CHECK(spelling_distance("", "hazard") == 6);
    CHECK(spelling_distance("salvage", "hazard") == 5);
}

TEST_CASE("the nearest word is meant, if it is near enough", "[cards]") {
    const std::vector<std::string> words{"set", "flip", "hazard", "final_assault", "cost", "copies"};

    CHECK(near_miss("hazzrd", words) == "hazard");
    CHECK(near_miss("final assalt", words) == "final_assault");
    CHECK(near_miss("Flip", words) == "flip");
    CHECK(near_miss("cots", words) == "cost");
    CHECK(near_miss("sat", words) == "set");
    CHECK(near_miss("cat", words).empty());
    CHECK(near_miss("dance", words).empty());
    CHECK(near_miss("", words).empty());
    CHECK(near_miss(std::string(65, 'a'), {std::string(65, 'a')}).empty());
}
