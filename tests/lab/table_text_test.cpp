// What the terminal's table says of Encounters, endings, Equipment and dice: set up as situations.
#include "lab/lab_runs.hpp"

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

// The table of a situation, and of what is typed there.
std::string shown(const std::string& situation, const std::string& typed = "") {
    const TemporaryFolder folder;
    const std::string file = (folder / "table.json").string();
    write_file(file, situation);
    const Ran ran = run_lab({"play", "--state", file, "--seed", "1"}, typed + "q\n");
    CHECK(ran.err == "This game is not kept; --journal FILE keeps one.\n");
    return ran.out;
}

// A tableau of one column under this Contract, its first Encounter beaten with a white 4; `rest` are further members.
std::string under(const std::string& contract, const std::string& rest) {
    return R"({"seats": [{"command": "eridani-light-horse"}, {}], "columns": [{"contract": ")" + contract +
           R"(", "encounters": [{"card": "direct-fire-lance", "locked": [{"colour": "white", "face": 4}]})" + rest + "}";
}

}  // namespace

TEST_CASE("Q4.2a an Encounter is shown with its value now, and a beaten one with its card's and what lies on it", "[lab]") {
    const std::string table = shown(R"({"seats": [{"command": "eridani-light-horse"}, {}],
        "columns": [{"contract": "deep-recon", "encounters": [
            {"card": "direct-fire-lance", "locked": [{"colour": "white", "face": 1}, {"colour": "white", "face": 4}]},
            {"card": "fire-support-lance", "locked": [{"colour": "white", "face": 4}]},
            {"card": "militia-platoon"}]}],
        "dice": [{"colour": "white", "face": 2}, {"colour": "blue", "face": 2}]})");

    CHECK_THAT(table, ContainsSubstring("   4  Direct Fire Lance (Lance): beaten by Ada, printed 4, locked white 1 4, 5 in all\n"));
    CHECK_THAT(table, ContainsSubstring("   4  Fire Support Lance (Lance): beaten by Ada, locked white 4\n"));
    CHECK_THAT(table, ContainsSubstring("   6  Militia Platoon (Infantry): to beat now, printed 5\n"));
}

TEST_CASE("R6.1 between Encounters only endings that are allowed are offered", "[lab][R6.2]") {
    CHECK_THAT(shown(under("riot-duty", R"(]}], "decision": "between")")), ContainsSubstring("\n  Cash out now: 1 C-bill by Escape\n"));
    const std::string fulfilled = under("riot-duty", R"(]}], "dice": [], "decision": "between")");
    CHECK_THAT(shown(fulfilled), ContainsSubstring("\n  Cash out now: 1 C-bill and 1 Reputation by completing\n"));
}

TEST_CASE("Q6.10 where no ending is allowed the table says what is missing", "[lab][Q6.10]") {
    CHECK_THAT(shown(under("planetary-assault-tukayyid", R"(]}], "decision": "between")")),
               ContainsSubstring("\n  No cash out now: by Escape, this Contract allows no Escape; by completing, not all dice are\n"
                                 "  locked\n"));
}

TEST_CASE("R6.1 in an open roll the Encounter comes first", "[lab][R6.1]") {
    const std::string roll = R"(, {"card": "militia-platoon"}]}], "dice": [{"colour": "white", "face": 1}])";

    CHECK_THAT(shown(under("riot-duty", roll)),
               ContainsSubstring("\n  Cash out as it lies (beat the Encounter first): 1 C-bill by Escape\n"));
    CHECK_THAT(shown(under("planetary-assault-tukayyid", roll)), ContainsSubstring("\n  No cash out as it lies: by Escape, "));
}

TEST_CASE("R6.3 what has been cashed out is not offered again", "[lab][R6.3]") {
    const std::string salvage = R"(, {"card": "abandoned-depot", "locked": [{"colour": "white", "face": 6}]}]}],
        "decision": "salvage_choice", "salvaged": "lrm-20", "ending": "escape")";

    const std::string table = shown(under("riot-duty", salvage));

    CHECK_THAT(table, ContainsSubstring("(Reputation 1, paid)"));
    CHECK(count_in(table, "Cash out") == 0);
    CHECK(count_in(table, "cash out now") == 0);
}

TEST_CASE("R7.3 found Equipment is shown with its type and maintenance", "[lab][R7.3]") {
    const std::string salvage = R"(, {"card": "abandoned-depot", "locked": [{"colour": "white", "face": 6}]}]}],
        "decision": "salvage_choice", "salvaged": "lrm-20", "ending": "escape")";

    CHECK_THAT(shown(under("riot-duty", salvage)), ContainsSubstring("Found by Salvage\n  LRM 20 (Missile, maintenance 4): "));
}

TEST_CASE("R3.3 ready Equipment is shown with its maintenance, whoever owns it", "[lab][R3.3]") {
    const std::string table = shown(R"({"seats": [{"command": "eridani-light-horse", "equipment": [{"card": "autocannon-10"}, {"card": "narc-beacon"}]},
        {"equipment": [{"card": "gauss-rifle"}]}]})");

    CHECK_THAT(table, ContainsSubstring("1 Autocannon/10 (Ballistic, ready, maintenance 4): "));
    CHECK_THAT(table, ContainsSubstring("2 Narc Beacon (Missile, ready, no maintenance): "));
    CHECK_THAT(table, ContainsSubstring("Equipment: Gauss Rifle (ready, maintenance 6)\n"));
}

TEST_CASE("R5.5 dice picked for a reroll say that they will be rerolled", "[lab][R5.5]") {
    const std::string situation = R"({"seats": [{"command": "eridani-light-horse", "equipment": [{"card": "machine-gun-array"}]}, {}],
        "columns": [{"contract": "garrison-duty", "encounters": [{"card": "militia-platoon"}]}],
        "dice": [{"colour": "white", "face": 1}, {"colour": "white", "face": 3}, {"colour": "blue", "face": 6}]})";
    const auto number_of = [](const std::string& table, const std::string& action) {
        const std::size_t at = table.rfind("  " + action + "\n");
        REQUIRE(at != std::string::npos);
        return table.substr(at - 3, 3) + "\n";
    };

    const std::string use = number_of(shown(situation), "use Machine Gun Array").substr(2);
    const std::string pick = number_of(shown(situation, use), "reroll white 3").substr(2);
    const std::string picked = shown(situation, use + pick);

    CHECK(count_in(shown(situation, use), "(to be rerolled)") == 0);
    CHECK_THAT(picked, ContainsSubstring("  unlocked   white 1 3 (to be rerolled), blue 6\n"));
}
