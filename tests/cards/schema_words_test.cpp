// The schemas know the same words as the loader.
#include "support/catch.hpp"

#include <encounters/cards/loader.hpp>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace {

const std::filesystem::path kData = std::filesystem::path(ENCOUNTERS_SOURCE_DIR) / "data";

std::string text_of(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    REQUIRE(stream);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

// Every text that stands behind `start` up to the next quotation mark.
std::set<std::string> texts_after(const std::string& text, const std::string& start) {
    std::set<std::string> found;
    for (auto at = text.find(start); at != std::string::npos; at = text.find(start, at + 1)) {
        const auto from = at + start.size();
        found.insert(text.substr(from, text.find('"', from) - from));
    }
    return found;
}

}  // namespace

TEST_CASE("the schema of effects has the words that the core set uses, and no others", "[schema]") {
    std::set<std::string> used;
    for (const auto* file : {"contracts.json", "encounters.json", "equipment.json", "commands.json"})
        used.merge(texts_after(text_of(kData / "core" / file), "{\"effect\": \""));

    const auto known = texts_after(text_of(kData / "schema/effects.schema.json"), "\"effect\": {\"const\": \"");

    CHECK(known == used);
}

TEST_CASE("every file of the core set names a schema that exists", "[schema]") {
    for (const auto file : encounters::cards::kPackFiles) {
        INFO(file);
        const auto named = texts_after(text_of(kData / "core" / file), "\"$schema\": \"");

        REQUIRE(named.size() == 1);
        CHECK(std::filesystem::exists(kData / "core" / *named.begin()));
    }
}
