// Texts cut short or changed at random: always an answer, never a crash.
#include "support/catch.hpp"

#include "cards/bad_samples.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/cards/situation.hpp>
#include <encounters/rules/engine.hpp>
#include <encounters/rules/invariants.hpp>

#include <cstdint>

using namespace encounters;
using namespace encounters::cards;

namespace {

// Moves a piece of the text elsewhere in it, `salt` choosing which and where.
std::string shuffled(const std::string& text, std::uint64_t salt) {
    const auto number = [&](std::uint64_t bound) {
        salt = salt * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::size_t>((salt >> 33) % bound);
    };
    auto result = text;
    const auto from = number(text.size());
    const auto length = 1 + number(12);
    const auto piece = text.substr(number(text.size()), length);
    result.replace(from, number(12), piece);
    return result;
}

const std::string kSituation = std::string(ENCOUNTERS_SOURCE_DIR) + "/tests/data/situations/rolled.json";

}  // namespace

TEST_CASE("a card file cut short anywhere is told as such, once", "[cards]") {
    const auto texts = samples::small_pack();
    const auto& whole = texts.at("encounters.json");
    const auto last_brace = whole.rfind('}');

    for (std::size_t length = 0; length <= last_brace; ++length) {
        auto cut = texts;
        cut["encounters.json"] = whole.substr(0, length);
        const auto result = load_pack_from_texts(cut);
        INFO(to_text(result.faults));
        CHECK_FALSE(result.ok());
        CHECK(result.faults.size() == 1);
        CHECK(result.faults[0].line > 0);
    }
}

TEST_CASE("card files changed at random are read or refused", "[cards]") {
    const auto texts = samples::small_pack();
    int refused = 0;

    for (std::uint64_t salt = 0; salt < 2000; ++salt) {
        auto changed = texts;
        auto& text = changed[std::string(kPackFiles[salt % kPackFiles.size()])];
        text = shuffled(text, salt);
        const auto result = load_pack_from_texts(changed);
        CHECK(result.ok() != has_errors(result.faults));
        refused += result.ok() ? 0 : 1;
    }

    CHECK(refused > 1000);
    CHECK(refused < 2000);
}

TEST_CASE("situations changed at random are refused, or can be played", "[cards]") {
    const auto cards = *load_pack_from_texts(samples::small_pack()).catalogue;
    const auto text = samples::file_text(kSituation);
    int refused = 0;

    for (std::uint64_t salt = 0; salt < 3000; ++salt) {
        const auto result = read_situation(shuffled(text, salt), cards);
        CHECK(result.ok() != has_errors(result.faults));
        refused += result.ok() ? 0 : 1;
        if (!result.ok()) continue;
        CHECK(why_invalid(*result.state, cards).empty());
        std::vector<Move> actions;
        legal_actions(*result.state, cards, actions);
        for (const auto& action : actions) CHECK_FALSE(why_illegal(*result.state, action, cards));
    }

    CHECK(refused > 1500);
    CHECK(refused < 3000);
}
