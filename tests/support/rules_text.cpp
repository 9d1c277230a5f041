#include "support/rules_text.hpp"

#include <array>
#include <type_traits>

namespace encounters::testing {

namespace {

constexpr std::array<const char*, 5> kColourNames{"white", "yellow", "green", "blue", "black"};
constexpr std::array<const char*, 3> kDeckNames{"contracts", "encounters", "equipment"};
constexpr std::array kEventNames{
    "CommandDealt",      "FirstSeatDrawn",  "TurnBegan",       "StartedFresh",      "Secured",
    "DieSwapped",        "TurnEnded",       "WonGame",         "CardDrawn",         "CardDiscarded",
    "DeckRebuilt",       "MarketOpened",    "MarketClosed",    "EquipmentBought",   "EquipmentReadied",
    "MarketReplaced",    "ContractLaid",    "NoContractLeft",  "DiceAdded",         "DiceRemoved",
    "DiceLeftOut",       "DiceRolled",      "DiceRecovered",   "DieChanged",        "DiceLocked",
    "DieLockedExtra",    "EncounterRevealed", "EncounterDefeated", "BonusNoted",    "HazardPayNoted",
    "TokenMoved",        "EquipmentUsed",   "PowerUsed",       "HireUsed",          "EffectStruck",
    "DeckScouted",       "ScoutOrdered",    "Requisitioned",   "DeckShuffled",      "EndingDeclared",
    "AssaultBegan",      "ContractFulfilled", "Extended",      "Defaulted",         "Burned",
    "CashedOut",         "CbillsChanged",   "HireJoined",      "SalvageFound",      "SalvageKept",
    "SalvageEmpty",      "ReputationScored"};
static_assert(kEventNames.size() == std::variant_size_v<Event>);

std::string field(Colour colour) { return kColourNames.at(static_cast<std::size_t>(colour)); }
std::string field(Deck deck) { return kDeckNames.at(static_cast<std::size_t>(deck)); }
template <class Kind>
std::string field(CardId<Kind> card) {
    return "card " + std::to_string(card.value);
}
std::string field(const DiceList& dice) {
    std::string text = "[";
    for (std::size_t i = 0; i < dice.count; ++i)
        text += (i ? " " : "") + field(dice.colours.at(i)) + " " + std::to_string(dice.faces.at(i));
    return text + "]";
}
std::string field(const std::array<std::uint8_t, kMaxLooked>& cards) {
    std::string text = "[";
    for (auto card : cards) text += std::to_string(card) + " ";
    return text + "]";
}
template <class Number>
    requires std::is_arithmetic_v<Number>
std::string field(Number number) {
    return std::to_string(number);
}
template <class Named>
    requires std::is_enum_v<Named>
std::string field(Named named) {
    return "#" + std::to_string(static_cast<int>(named));
}

template <class... Fields>
std::string listed(const Fields&... fields) {
    std::string text;
    ((text += (text.empty() ? "" : ", ") + field(fields)), ...);
    return text;
}

// Converts to whatever a field is, to count the fields of an aggregate.
struct Anything {
    template <class T>
    operator T() const;
};

template <class E, class... Fields>
constexpr int fields_of() {
    if constexpr (requires { E{Fields{}..., Anything{}}; })
        return fields_of<E, Fields..., Anything>();
    else
        return static_cast<int>(sizeof...(Fields));
}

template <class E>
std::string fields_text(const E& event) {
    constexpr int count = fields_of<E>();
    static_assert(count >= 1 && (count <= 7 || count == 10));
    if constexpr (count == 1) { const auto& [a] = event; return listed(a); }
    if constexpr (count == 2) { const auto& [a, b] = event; return listed(a, b); }
    if constexpr (count == 3) { const auto& [a, b, c] = event; return listed(a, b, c); }
    if constexpr (count == 4) { const auto& [a, b, c, d] = event; return listed(a, b, c, d); }
    if constexpr (count == 5) { const auto& [a, b, c, d, e] = event; return listed(a, b, c, d, e); }
    if constexpr (count == 6) { const auto& [a, b, c, d, e, f] = event; return listed(a, b, c, d, e, f); }
    if constexpr (count == 7) { const auto& [a, b, c, d, e, f, g] = event; return listed(a, b, c, d, e, f, g); }
    if constexpr (count == 10) {
        const auto& [a, b, c, d, e, f, g, h, i, j] = event;
        return listed(a, b, c, d, e, f, g, h, i, j);
    }
}

}  // namespace

std::string text_of(const Event& event) {
    const auto fields = std::visit([](const auto& one) { return fields_text(one); }, event);
    return std::string(kEventNames.at(event.index())) + "(" + fields + ")";
}

std::string text_of(const std::vector<Event>& events) {
    std::string text = "{";
    for (const auto& event : events) text += "\n    " + text_of(event);
    return text + (events.empty() ? "}" : "\n}");
}

std::string text_of(const Move& move) {
    auto text = std::string(name_of(move.kind)) + "(" + listed(move.a, move.b);
    if (move.dice) text += ", dice " + std::to_string(move.dice);
    for (std::size_t i = 0; i < move.face_count; ++i) text += (i ? " " : ", faces ") + std::to_string(move.faces.at(i));
    return text + ")";
}

}  // namespace encounters::testing
