// Card files made by a fuzzer: one file of the small pack is replaced. Whatever is in it, faults are told, or a game is
// played with it.
#include "fuzz/fuzz_support.hpp"

#include <encounters/cards/card_text.hpp>
#include <encounters/rules/catalogue.hpp>

using namespace encounters;
using namespace encounters::testing;

namespace {

void tell_cards(const Catalogue& catalogue) {
    for (const auto& card : catalogue.contracts) cards::rules_text(card, catalogue);
    for (const auto& card : catalogue.encounters) cards::rules_text(card, catalogue);
    for (const auto& card : catalogue.equipment) cards::rules_text(card, catalogue);
    for (const auto& card : catalogue.commands) cards::rules_text(card, catalogue);
}

}  // namespace

// The first byte says which file it is, the second how the game goes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) return 0;
    std::map<std::string, std::string> texts;
    for (const auto& file : small_pack_files()) texts[file.file] = file.text;
    texts[std::string(cards::kPackFiles[data[0] % cards::kPackFiles.size()])] = std::string(data + 2, data + size);
    const auto loaded = cards::load_pack_from_texts(texts);
    const std::string faults = cards::to_text(loaded.faults);
    require_none(loaded.ok() == cards::has_errors(loaded.faults) ? "faults and cards at once, or neither: " + faults : "");
    if (!loaded.ok()) return 0;
    require_none(why_unplayable(*loaded.catalogue));
    tell_cards(*loaded.catalogue);
    const Setup setup{1 + data[1] % 3, data[1] % 2 == 0};
    if (!why_no_game(setup, *loaded.catalogue)) play_on(new_game(setup, *loaded.catalogue), *loaded.catalogue, data[1], 80);
    return 0;
}
