// Reads a pack of cards from its six JSON files: a complete Catalogue, or every fault of every file.
#pragma once

#include <encounters/cards/diagnostics.hpp>
#include <encounters/rules/catalogue.hpp>

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace encounters::cards {

// The files of a pack, in the order in which their faults are listed.
inline constexpr std::array<std::string_view, 6> kPackFiles{"pack.json",       "table.json",     "contracts.json",
                                                            "encounters.json", "equipment.json", "commands.json"};

// One file as it was read, byte for byte, and the hash of those bytes (see content_hash).
struct PackText {
    std::string file;
    std::string text;
    std::uint64_t hash = 0;
};

// `catalogue` is there exactly when `faults` holds no error; warnings may accompany it. Faults are in order of file and
// place. `pack_texts` holds the files that could be read, in the order of kPackFiles; a journal carries them.
struct LoadResult {
    std::optional<Catalogue> catalogue;
    std::vector<Fault> faults;
    std::vector<PackText> pack_texts;
    bool ok() const { return catalogue.has_value(); }
};

// Reads the files from a folder. A folder or file that is missing, unreadable or of the wrong sort is a fault too.
LoadResult load_pack(const std::filesystem::path& folder);

// The same from texts by file name, such as a journal's.
LoadResult load_pack_from_texts(const std::map<std::string, std::string>& texts);

// What was read, in one line: "core 1.0.0: 36 Contracts (29 names), 72 Encounters (54 names), 36 Equipment (30 names),
// 8 Combat Commands, 29 effect words used, no faults", or the number of warnings at the end.
std::string summary(const Catalogue& catalogue, int warnings = 0);

// FNV-1a, 64 bits: the same on every platform.
std::uint64_t content_hash(std::string_view text);

}  // namespace encounters::cards
