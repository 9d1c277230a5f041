// Packs that can be read: what becomes of them, and how their folder may look.
#include "support/catch.hpp"

#include "cards/bad_samples.hpp"

#include <encounters/cards/loader.hpp>

#include <filesystem>
#include <fstream>

using namespace encounters;
using namespace encounters::cards;

namespace fs = std::filesystem;

namespace {

// A folder of its own that is gone afterwards.
class Folder {
public:
    explicit Folder(const std::string& name) : path_(fs::temp_directory_path() / ("encounters cards é " + name)) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { fs::remove_all(path_); }

    const fs::path& path() const { return path_; }
    void write(const std::string& name, const std::string& text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
    }
    void write_all(const samples::Texts& texts) const {
        for (const auto& [name, text] : texts) write(name, text);
    }

private:
    fs::path path_;
};

std::string only_line(const LoadResult& result) {
    return result.faults.size() == 1 ? to_text(result.faults[0]) : to_text(result.faults);
}

Catalogue small_catalogue() { return *load_pack_from_texts(samples::small_pack()).catalogue; }

constexpr const char* kFiles = "pack.json, table.json, contracts.json, encounters.json, equipment.json, commands.json";

}  // namespace

TEST_CASE("the core set is a pack without a fault or a warning", "[cards]") {
    const auto result = load_pack(std::string(ENCOUNTERS_SOURCE_DIR) + "/data/core");

    CHECK(to_text(result.faults).empty());
    REQUIRE(result.ok());
    CHECK(result.catalogue->pack_id == "core");
    CHECK(result.catalogue->copies_of(Deck::encounters).copies() == 72);
}

TEST_CASE("a pack in one line", "[cards]") {
    CHECK(summary(small_catalogue()) ==
          "small 1.2.3: 7 Contracts (4 names), 12 Encounters (7 names), 7 Equipment (5 names), 4 Combat Commands, "
          "29 effect words used, no faults");
    CHECK_THAT(summary(small_catalogue(), 1), Catch::Matchers::EndsWith(", 1 warning"));
    CHECK_THAT(summary(small_catalogue(), 2), Catch::Matchers::EndsWith(", 2 warnings"));
}

TEST_CASE("cards are read as they are written", "[cards]") {
    const auto catalogue = small_catalogue();

    CHECK(catalogue.pack_name == "Small Pack");
    CHECK(catalogue.keywords == std::vector<std::string>{"Lance", "Clan"});
    CHECK(catalogue.table.even_start == std::vector<int>{0, 1, 1, 2});
    CHECK(catalogue.contracts[0].copies == 4);
    CHECK(catalogue.contracts[2].reputation == 3);
    CHECK(catalogue.contracts[2].kind == "Siege");
    CHECK(catalogue.encounters[1].name == "Étoile 'Mech");
    CHECK(catalogue.encounters[1].value == 12);
    CHECK(catalogue.encounters[1].keywords == (keyword_bit(0) | keyword_bit(1)));
    CHECK(catalogue.encounters[2].flavour == "They were\nhere first.");
    CHECK(catalogue.equipment[1].type == Colour::green);
    CHECK(catalogue.equipment[1].cost == 4);
    CHECK(catalogue.equipment[1].maintenance == 2);
    CHECK_FALSE(catalogue.equipment[4].has_maintenance());
    CHECK(catalogue.commands[1].dice == DiceCounts{4, 0, 0, 2, 0});
    CHECK(catalogue.copies_of(Deck::contracts).definition == std::vector<std::uint8_t>{0, 0, 0, 0, 1, 2, 3});
}

TEST_CASE("effects used by hand are read with all their fields", "[cards]") {
    const auto catalogue = small_catalogue();
    DiceIcons yellow_and_any;
    yellow_and_any.colour[1] = 2;
    yellow_and_any.any = 1;
    DiceIcons two_green;
    two_green.colour[2] = 2;
    DiceIcons blue_and_white;
    blue_and_white.colour = {1, 0, 0, 2, 0};
    DiceIcons one_black;
    one_black.colour[4] = 1;
    DiceIcons one_any;
    one_any.any = 1;

    using Effects = std::vector<Effect>;
    CHECK((catalogue.equipment[0].effects == Effects{SetFace{yellow_and_any}}));
    CHECK((catalogue.equipment[1].effects == Effects{Adjust{AdjustKind::up_to, 2, two_green}}));
    CHECK((catalogue.equipment[2].effects == Effects{Reroll{blue_and_white}}));
    CHECK((catalogue.equipment[3].effects == Effects{Flip{one_black}, LockExtra{one_any}}));
    CHECK((catalogue.equipment[4].effects == Effects{Scout{Deck::encounters, 3}, AddDice{{0, 0, 1, 0, 0}}, Cancel{}}));
    CHECK((catalogue.commands[0].effects == Effects{Requisition{3}}));
}

TEST_CASE("printed effects are read with all their fields", "[cards]") {
    const auto catalogue = small_catalogue();
    const auto lance = keyword_bit(0);
    const auto clan = keyword_bit(1);

    using Effects = std::vector<Effect>;
    CHECK((catalogue.encounters[1].effects == Effects{BonusCbills{2}, Hazard{0x0a}}));
    CHECK((catalogue.encounters[2].effects == Effects{FieldHire{}}));
    CHECK((catalogue.encounters[3].effects == Effects{Salvage{}}));
    CHECK((catalogue.encounters[4].effects == Effects{NoblePatronage{}}));
    CHECK((catalogue.encounters[5].effects == Effects{Censure{}}));
    CHECK((catalogue.encounters[6].effects == Effects{LockCount{2, 3}, LockOnly{0x15}, LockWith{Colour::blue}}));
    CHECK((catalogue.contracts[1].effects ==
           Effects{EncounterValue{-1, ValueScope::every_encounter, clan}, Pay{PayWhen::per_keyword, 2, lance}}));
    CHECK((catalogue.contracts[2].effects ==
           Effects{ReputationIf{ReputationCondition::encounters_defeated, 1, 3, 0}, Market{1, 0, 0x12, false, false, 0},
                   Pool{{0, 0, 0, 1, 0}, {1, 0, 0, 0, 0}}, Hazard{0x04}, RevealChoice{2}, MinEncounters{1}}));
    CHECK((catalogue.contracts[3].effects == Effects{FinalAssault{}, NoEscape{}, DefaultPenalty{2}, SecureBonus{3},
                                                     Market{0, 0, kAnyColour, true, false, 0}}));
    CHECK((catalogue.commands[1].effects ==
           Effects{Market{0, -1, kAnyColour, false, false, 0}, Pool{{1, 0, 0, 0, 0}, {}}}));
}

TEST_CASE("the texts of a pack are kept, with a hash that is the same everywhere", "[cards]") {
    const auto texts = samples::small_pack();

    const auto result = load_pack_from_texts(texts);

    REQUIRE(result.pack_texts.size() == kPackFiles.size());
    for (std::size_t i = 0; i < kPackFiles.size(); ++i) {
        CHECK(result.pack_texts[i].file == kPackFiles[i]);
        CHECK(result.pack_texts[i].text == texts.at(std::string(kPackFiles[i])));
        CHECK(result.pack_texts[i].hash == content_hash(result.pack_texts[i].text));
    }
    CHECK(content_hash("") == 0xcbf29ce484222325u);
    CHECK(content_hash("a") == 0xaf63dc4c8601ec8cu);
}

TEST_CASE("a byte order mark and Windows' line ends change nothing", "[cards]") {
    auto texts = samples::small_pack();
    for (auto& [name, text] : texts) {
        std::string windows = "\xef\xbb\xbf";
        for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
        text = windows;
    }

    const auto result = load_pack_from_texts(texts);

    CHECK(to_text(result.faults).empty());
    CHECK(result.ok());
}

TEST_CASE("a folder with blanks and accents in its name is read", "[cards]") {
    const Folder folder("whole pack");
    folder.write_all(samples::small_pack());

    const auto result = load_pack(folder.path());

    CHECK(to_text(result.faults).empty());
    REQUIRE(result.ok());
    CHECK(result.catalogue->pack_id == "small");
}

TEST_CASE("a number changed in a file is changed in the catalogue", "[cards]") {
    const Folder folder("changed");
    auto texts = samples::small_pack();
    auto& table = texts["table.json"];
    table.replace(table.find("\"burn_cost\": 2"), 14, "\"burn_cost\": 3");
    folder.write_all(texts);

    const auto result = load_pack(folder.path());

    REQUIRE(result.ok());
    CHECK(result.catalogue->table.burn_cost == 3);
}

TEST_CASE("a folder that isn't there, isn't one or holds no pack is a single fault", "[cards]") {
    const Folder folder("no pack");
    folder.write("a file", "{}");
    const auto name = folder.path().string();

    CHECK(only_line(load_pack(folder.path() / "none")) ==
          name + "/none: there is no such folder; name the one that holds pack.json");
    CHECK(only_line(load_pack(folder.path() / "a file")) ==
          name + "/a file: this is not a folder; name the one that holds pack.json");
    CHECK(only_line(load_pack(folder.path())) == name + ": no card pack lies here; a pack has " + kFiles);
}

TEST_CASE("a missing file is told, and what it may be called instead", "[cards]") {
    const Folder folder("missing file");
    auto texts = samples::small_pack();
    texts["contract.json"] = texts["contracts.json"];
    texts.erase("contracts.json");
    texts.erase("table.json");
    folder.write_all(texts);

    CHECK(to_text(load_pack(folder.path()).faults) ==
          "table.json: the file is missing; a pack has " + std::string(kFiles) +
              "\ncontracts.json: the file is missing; a pack has " + kFiles + "; did you mean \"contract.json\"?\n");
}

TEST_CASE("a folder, a broken link, an endless or an unreadable file in place of a file are faults", "[cards]") {
    const Folder folder("odd files");
    auto texts = samples::small_pack();
    for (const auto* name : {"table.json", "contracts.json", "encounters.json", "equipment.json"}) texts.erase(name);
    folder.write_all(texts);
    fs::create_directory(folder.path() / "table.json");
    fs::create_symlink("nowhere", folder.path() / "contracts.json");
    fs::create_symlink("/dev/zero", folder.path() / "encounters.json");
    fs::create_symlink("/proc/self/mem", folder.path() / "equipment.json");

    CHECK(to_text(load_pack(folder.path()).faults) ==
          "table.json: this is a folder, not a file\n"
          "contracts.json: there is no such file; check its path\n"
          "encounters.json: this is not a plain file\n"
          "equipment.json: the file can't be read: Input/output error; check the disk it lies on\n");
}

TEST_CASE("a file beyond all bounds is not read", "[cards]") {
    const Folder folder("big");
    folder.write_all(samples::small_pack());
    folder.write("table.json", std::string((4u << 20) + 1, ' '));
    auto texts = samples::small_pack();
    texts["table.json"] = std::string((4u << 20) + 1, ' ');

    CHECK(only_line(load_pack(folder.path())) == "table.json: the file has 4194305 bytes; at most 4194304 are read");
    CHECK(only_line(load_pack_from_texts(texts)) == "table.json: the file has 4194305 bytes; at most 4194304 are read");
}

TEST_CASE("a file of too many values is not read to its end", "[cards]") {
    auto texts = samples::small_pack();
    std::string list = "{\"even_start\": [0";
    for (int i = 0; i < 200'000; ++i) list += ",0";
    texts["table.json"] = list + "]}";

    CHECK(only_line(load_pack_from_texts(texts)) ==
          "table.json:1:400013: /even_start/199998: more than 200000 values in one file");
}
