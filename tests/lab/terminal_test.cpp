// play: a game at the terminal, driven by what people type.
#include "lab/lab_runs.hpp"

#include <algorithm>
#include <istream>
#include <sstream>
#include <streambuf>

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;

namespace {

Ran play(const std::string& input, const std::string& seed = "1") { return run_lab({"play", "--seed", seed}, input); }

// Somebody at the terminal: reads the newest prompt and types the number of the first action that a list of beginnings
// names, as a person would who always plays by the same plain plan.
class Typist : public std::streambuf {
public:
    Typist(const std::ostringstream& screen, std::vector<std::string> plan) : screen_(screen), plan_(std::move(plan)) {}
    int decisions() const { return decisions_; }

private:
    int_type underflow() override {
        if (decisions_ == kMostDecisions) return traits_type::eof();
        const std::string seen = screen_.str();
        typed_ = number_in(seen.substr(std::min(seen.rfind("\n================"), seen.size()))) + "\n";
        if (typed_ == "\n") return traits_type::eof();
        ++decisions_;
        setg(typed_.data(), typed_.data(), typed_.data() + typed_.size());
        return traits_type::to_int_type(typed_.front());
    }

    std::string number_in(const std::string& prompt) const {
        const std::vector<std::string> lines = lines_of_text(prompt);
        for (const std::string& words : plan_)
            for (const std::string& line : lines)
                if (line.size() > 7 && line.starts_with("  ") && line.substr(7).starts_with(words))
                    return line.substr(line.find_first_not_of(' '),
                                       line.find(' ', line.find_first_not_of(' ')) - line.find_first_not_of(' '));
        return "";
    }

    static constexpr int kMostDecisions = 3000;
    const std::ostringstream& screen_;
    std::vector<std::string> plan_;
    std::string typed_;
    int decisions_ = 0;
};

}  // namespace

TEST_CASE("the terminal shows what lies on the table and what may be done", "[lab]") {
    const Ran ran = play("");

    CHECK(ran.code == lab::kDone);
    CHECK(ran.err == "This game is not kept; --journal FILE keeps one.\n");
    for (const std::string part :
         {"> Ben: 0 C-bills, 0 Reputation", "Command: Northwind Highlanders (5 white, 1 black)",
          "Black Market (open; one card may be replaced)", "Tableau: empty", "not rolled 5 white, 1 black",
          "Decks: Contracts 36 (discards 0)", "Ben: before the Contract is flipped", "    1  flip the Contracts",
          "number = do it"})
        CHECK_THAT(ran.out, ContainsSubstring(part));
    CHECK_THAT(ran.out, EndsWith("The input has ended; the game is left here.\n"));
}

TEST_CASE("nothing on the terminal is wider than 96 columns", "[lab]") {
    std::string input;
    for (int i = 0; i < 300; ++i) input += "house\nwhy\n";

    for (const std::string& line : lines_of_text(run_lab({"play", "--seats", "8", "--seed", "2"}, input).out)) {
        int width = 0;
        for (const char byte : line) width += (static_cast<unsigned char>(byte) & 0xc0u) != 0x80u ? 1 : 0;
        CHECK(width <= 98);  // "> " may stand ahead of a line when the input is no terminal
    }
}

TEST_CASE("a number does its action, and undo takes it back", "[lab]") {
    const Ran ran = play("1\n1\nundo\nundo\nquit\n");

    CHECK_THAT(ran.out, ContainsSubstring("Ben: which Contract?"));
    CHECK_THAT(ran.out, ContainsSubstring("begins column 1"));
    CHECK(count_in(ran.out, "Taken back: choose ") == 1);
    CHECK(count_in(ran.out, "Ben: which Contract?") == 2);
    CHECK_THAT(ran.out, EndsWith("The game is left here.\n"));
}

TEST_CASE("redo makes a decision again that was taken back", "[lab]") {
    const Ran ran = play("1\n1\nundo\nredo\nredo\n");

    CHECK(count_in(ran.out, "begins column 1") == 2);
    CHECK_THAT(ran.out, ContainsSubstring("There is nothing to make again."));
}

TEST_CASE("undo says why nothing can be taken back", "[lab]") {
    const Ran ran = play("undo\nquit\n");

    const auto lines = lines_of_text(ran.out);
    REQUIRE(lines.size() > 2);
    const std::string& said = lines[lines.size() - 2];
    CHECK(said.size() > 10);
    CHECK(count_in(ran.out, "Taken back") == 0);
}

TEST_CASE("why lists what can't be done, with rule and reason", "[lab]") {
    const Ran ran = play("why\nquit\n");

    CHECK_THAT(ran.out, ContainsSubstring("  R3.2  buy Equipment: "));
    CHECK_THAT(ran.out, ContainsSubstring("  escape: ") || ContainsSubstring("  Escape: "));
    CHECK_THAT(ran.out, ContainsSubstring("reveal the next Encounter: "));
    CHECK(count_in(ran.out, "flip the Contracts: ") == 0);
}

TEST_CASE("why answers about one thing", "[lab]") {
    const Ran ran = play("why buy\nwhy burn\nwhy 1\nwhy 77\nwhy flip\nwhy dragon\nwhy lock w3\nquit\n");

    CHECK(count_in(ran.out, "buy Equipment: ") == 1);
    CHECK(count_in(ran.out, "burn: ") == 1);
    CHECK(count_in(ran.out, "That can be done: flip the Contracts\n") == 2);
    CHECK_THAT(ran.out, ContainsSubstring("There is no action 77; they go from 1 to 6.\n"));
    CHECK_THAT(ran.out, ContainsSubstring("Nothing refused is called \"dragon\"."));
    CHECK_THAT(ran.out, ContainsSubstring("These are not unlocked dice. Name them so: why lock white 3 + green 1"));
}

TEST_CASE("Q4.2a why answers about dice that don't make the value", "[lab][R4.2]") {
    // Seed 1: Ben flips, takes the second Contract and faces a 14 with white 3 4 4 5 5 and black 1.
    const Ran ran = play("1\n2\n1\nwhy lock white 3 + w4\nwhy lock w4 w5 w5\nquit\n");

    CHECK_THAT(ran.out, ContainsSubstring("Ben rolls white 5 4 4 3 5, black 1"));
    CHECK_THAT(ran.out, ContainsSubstring("  Q4.2a lock white 3 + white 4: "));
    CHECK_THAT(ran.out, ContainsSubstring("  That can be done: lock white 4 + white 5 + white 5\n"));
}

TEST_CASE("what isn't understood changes nothing and is answered with the keys", "[lab]") {
    const Ran ran = play("dance\n0\n99\n-1\n\n1x\nhelp\nquit\n");

    CHECK(count_in(ran.out, "is not understood. number = do it") == 2);
    CHECK(count_in(ran.out, "There is no action ") == 3);
    CHECK_THAT(ran.out, ContainsSubstring("why WORDS"));
    CHECK(count_in(ran.out, "Ben: before the Contract is flipped") == 1);
}

TEST_CASE("words may be shortened, and carriage returns don't matter", "[lab]") {
    const Ran ran = play("ho\r\nt\r\nu\r\nw buy\r\n?\r\nq\r\n");

    CHECK_THAT(ran.out, ContainsSubstring("The house player: flip the Contracts"));
    CHECK(count_in(ran.out, "Ben: which Contract?") == 2);
    CHECK_THAT(ran.out, EndsWith("The game is left here.\n"));
}

TEST_CASE("h is help and plays nothing", "[lab]") {
    const std::string help = play("help\nquit\n").out;

    for (const std::string typed : {"h", "he", "hel", "?"}) CHECK(play(typed + "\nq\n").out == help);
    CHECK(count_in(help, "The house player") == 0);
    CHECK_THAT(help, ContainsSubstring("h is help, ho is house"));
    for (const std::string typed : {"ho", "hou", "hous"})
        CHECK(play(typed + "\nq\n").out == play("house\nquit\n").out);
}

TEST_CASE("what may be done and what may not are called the same", "[lab]") {
    CHECK_THAT(play("q\n").out, ContainsSubstring("replace "));
    CHECK_THAT(play("why replace\nq\n").out, ContainsSubstring("That can be done: replace "));

    const Ran rolled = play("1\n2\n1\nwhy replace\nwhy in the Black Market\nwhy buy\nq\n");

    CHECK(count_in(rolled.out, "  R3.1  replace a market card: ") == 2);
    CHECK(count_in(rolled.out, "  R3.1  buy Equipment: ") == 1);
    CHECK(count_in(rolled.out, "Nothing refused is called") == 0);
}

TEST_CASE("why answers about one card of many that are refused alike", "[lab]") {
    const std::string market = play("q\n").out;
    const std::size_t first = market.find("\n  1 ") + 5;
    const std::string card = market.substr(first, market.find(" (", first) - first);

    const Ran ran = play("why buy " + card + "\nq\n");

    CAPTURE(card);
    CHECK_THAT(ran.out, ContainsSubstring("  R3.2  buy "));
    CHECK(count_in(ran.out, "Nothing refused is called") == 0);
}

TEST_CASE("a whole game of two is played at the terminal by numbers alone", "[lab]") {
    std::ostringstream screen;
    std::ostringstream messages;
    Typist typist(screen, {"complete", "Secure", "flip", "choose", "lock", "reveal", "Default", "leave the tableau",
                           "give ", "keep ", "leave ", "face "});
    std::istream keyboard(&typist);

    const int code = lab::run({"play", "--seats", "2", "--seed", "6"}, {keyboard, screen, messages});

    CHECK(code == lab::kDone);
    CHECK(messages.str() == "This game is not kept; --journal FILE keeps one.\n");
    CHECK_THAT(screen.str(), ContainsSubstring(" wins the game with "));
    CHECK_THAT(screen.str(), ContainsSubstring("\n  1. "));
    CHECK(typist.decisions() > 20);
}

TEST_CASE("the house player can play both seats to the end", "[lab]") {
    std::string input;
    for (int i = 0; i < 2000; ++i) input += "house\n";

    const Ran ran = play(input, "3");

    CHECK(ran.code == lab::kDone);
    CHECK_THAT(ran.out, ContainsSubstring("The game is over after"));
    CHECK(count_in(ran.out, "The input has ended") == 0);
}
