#include "table/presenter/icon.hpp"

#include "table/presenter/utf8.hpp"

namespace encounters::table {

namespace {

constexpr char32_t kFirstInline = 0xE000;  // Unicode's private-use area

constexpr std::array<std::string_view, kIcons> kFiles{
    "die-white",   "die-yellow", "die-green",     "die-blue",      "die-black",     "pip",          "energy",
    "missile",     "ballistic",  "melee",         "miscellaneous", "c-bill",        "reputation",   "patronage",
    "censure",     "field-hire", "salvage",       "hazard",        "bonus",         "lock",         "set",
    "adjust",      "reroll",     "flip",          "add-dice",      "cancel",        "scout",        "requisition",
    "deck",        "discard",    "undo",          "arrow-left",    "arrow-right",   "arrow-up",     "arrow-down",
    "check",       "warning",    "information",   "ready",         "exhausted",     "person",       "machine",
    "dice",        "log",        "seat-shield",   "seat-circle",   "seat-triangle", "seat-diamond", "seat-hexagon",
    "seat-square", "seat-star",  "seat-pentagon", "contract",      "encounter",     "equipment",    "command",
    "escape",      "close",      "app",
};
static_assert(!kFiles.back().empty());

}  // namespace

std::string_view icon_file(IconName icon) { return kFiles[static_cast<std::size_t>(icon)]; }

std::string inline_icon(IconName icon) { return utf8_of(kFirstInline + static_cast<char32_t>(icon)); }

std::optional<IconName> icon_of_character(char32_t character) {
    if (character < kFirstInline || character >= kFirstInline + kIcons) return std::nullopt;
    return static_cast<IconName>(character - kFirstInline);
}

}  // namespace encounters::table
