// Cards edited after a game began: the game carries its own.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include <nlohmann/json.hpp>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

using nlohmann::ordered_json;

constexpr std::array<std::pair<const char*, const char*>, 4> kLists{
    {{"contracts.json", "contracts"}, {"encounters.json", "encounters"}, {"equipment.json", "equipment"}, {"commands.json", "commands"}}};

// A deck of a pack, changed in one of ways 0..9.
void change(ordered_json& cards, int way, SplitMix64& choice) {
    const std::size_t at = choice.next() % cards.size();
    auto& card = cards[at];
    switch (way) {
        case 0: card["id"] = "another-id"; break;
        case 1: card["name"] = "Another Name"; break;
        case 2: cards.erase(at); break;
        case 3: std::reverse(cards.begin(), cards.end()); break;
        case 4: card["effects"] = ordered_json::array({{{"effect", "no_such_effect"}}}); break;
        case 5: card["copies"] = 7; break;
        case 6:
            cards.push_back(card);
            cards.back()["id"] = "one-more";
            break;
        case 7: card = "no card at all"; break;
        case 8:
            for (const char* number : {"cost", "value", "reputation", "maintenance"})
                if (card.contains(number)) card[number] = card[number].get<int>() + 1;
            card["flavour"] = "changed";
            break;
        default: cards.clear(); break;
    }
}

// Writes the core pack into a folder with one change to it: its numbers 0..49.
void write_changed_pack(const std::filesystem::path& folder, int number) {
    std::filesystem::remove_all(folder);
    if (number == 49) return;  // the pack is gone
    std::filesystem::create_directories(folder);
    SplitMix64 choice(static_cast<std::uint64_t>(number));
    for (const auto& file : core_pack().files) {
        auto json = ordered_json::parse(file.text);
        const int list = number / 10;
        if (list < 4 && file.file == kLists[list].first) change(json[kLists[list].second], number % 10, choice);
        if (list == 4 && file.file == "table.json") json["burn_cost"] = 20 + number % 10;
        if (number == 48 && file.file == "pack.json") json["id"] = "other";
        put(folder / file.file, json.dump(2));
    }
}

std::vector<PackToday> packs_in(const std::filesystem::path& folder) {
    auto loaded = cards::load_pack(folder);
    if (loaded.pack_texts.empty()) return {};
    const bool is_core = content_of(folder / "pack.json").find("\"core\"") != std::string::npos;
    return {{is_core ? "core" : "other", loaded.pack_texts}};
}

}  // namespace

TEST_CASE("a game resumes and replays exactly, however its cards were edited since") {
    SavesFolder saves("edited cards");
    const Seed seed{82, "0f"};
    auto whole = seeded_session(table_of(core_pack(), 2), seed.value);
    decide_by_house(whole, 60);
    std::filesystem::path file;
    {
        auto game = saves.saved.begin(game_of(core_pack(), 2, seed));
        file = game.saving->file();
        decide_by_house(game.session, 40);
    }
    const std::string journal = content_of(file);
    const std::string seed_text = content_of(seed_file_of(file));

    for (int number = 0; number < 50; ++number) {
        INFO("change " << number);
        put(file, journal);
        put(seed_file_of(file), seed_text);
        write_changed_pack(saves.folder / "pack", number);

        const auto entry = saves.saved.describe(file, packs_in(saves.folder / "pack"));
        REQUIRE(entry.broken == "");
        CHECK((entry.cards == CardsToday::missing) == (number >= 48));
        // The same cards in another order are the same cards.
        const bool is_reordered = number < 40 && number % 10 == 3;
        CHECK((entry.cards == CardsToday::changed) == (number < 48 && !is_reordered));
        auto again = resumed(saves, file);
        decide_by_house(again.session, 20);
        REQUIRE(again.session.state() == whole.state());
        REQUIRE(again.session.events() == whole.events());
    }
}
