// The page on situations and their schema say what the reader knows.
#include "support/catch.hpp"

#include "cards/bad_samples.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/cards/situation.hpp>
#include <encounters/rules/engine.hpp>

#include <sstream>

using namespace encounters;
using namespace encounters::cards;

namespace {

const std::string kRoot = ENCOUNTERS_SOURCE_DIR;

// The words that a message lists behind "allowed: ".
std::vector<std::string> allowed_by(const std::string& text, const Catalogue& cards) {
    auto message = to_text(read_situation(text, cards).faults);
    message = message.substr(message.find("allowed: ") + 9);
    message = message.substr(0, message.find_first_of(";\n"));
    std::vector<std::string> words;
    std::istringstream stream(message);
    for (std::string word; std::getline(stream, word, ',');) words.push_back(word.substr(word.find_first_not_of(' ')));
    return words;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

// Blocks of JSON in a page.
std::vector<std::string> examples_in(const std::string& page) {
    std::vector<std::string> blocks;
    for (auto at = page.find("```json\n"); at != std::string::npos; at = page.find("```json\n", at + 8))
        blocks.push_back(page.substr(at + 8, page.find("```", at + 8) - at - 8));
    return blocks;
}

}  // namespace

TEST_CASE("the schema of situations has every key and every decision", "[schema]") {
    const auto cards = *load_pack_from_texts(samples::small_pack()).catalogue;
    const auto schema = samples::file_text(kRoot + "/data/schema/situation.schema.json");
    const auto keys = allowed_by(R"({"seats": [{}], "qqqqqqqq": 1})", cards);
    const auto decisions = allowed_by(R"({"seats": [{}], "decision": "qqqqqqqq"})", cards);

    CHECK(keys.size() > 30);
    CHECK(decisions.size() == 25);
    for (const auto& key : keys) CHECK((has(schema, "\"" + key + "\": {") ? "" : key) == "");
    for (const auto& decision : decisions) CHECK((has(schema, "\"" + decision + "\"") ? "" : decision) == "");
}

TEST_CASE("the page on situations explains every decision, and its examples can be played", "[schema]") {
    const auto core = *load_pack(kRoot + "/data/core").catalogue;
    const auto page = samples::file_text(kRoot + "/docs/situations.md");
    const auto examples = examples_in(page);

    CHECK(examples.size() == 2);
    for (const auto& example : examples) {
        const auto result = read_situation(example, core);
        CHECK(to_text(result.faults).empty());
        REQUIRE(result.ok());
        std::vector<Move> actions;
        legal_actions(*result.state, core, actions);
        CHECK_FALSE(actions.empty());
    }
    for (const auto& decision : allowed_by(R"({"seats": [{}], "decision": "qqqqqqqq"})", core))
        CHECK((has(page, "`" + decision + "`") ? "" : decision) == "");
}
