#include "odds/turned_faces.hpp"

#include <cstdlib>

namespace encounters::odds {

namespace {

constexpr int kHighest = 6;

bool turns(const SetFace&, int from, int to) { return from != to; }
bool turns(const Flip&, int from, int to) { return to == 7 - from; }
bool turns(const Adjust& adjust, int from, int to) {
    const int steps = std::abs(to - from);
    return adjust.kind == AdjustKind::exactly ? steps == adjust.amount : steps >= 1 && steps <= adjust.amount;
}
template <class Other>
bool turns(const Other&, int, int) {
    return false;
}

bool turns_to(const Effect& effect, int from, int to) {
    return std::visit([&](const auto& turning) { return turns(turning, from, to); }, effect);
}

bool takes_no_more(const TurnedFace& one, const TurnedFace& other) {
    return one.face == other.face && (one.turnings & ~other.turnings) == 0 && one.hires <= other.hires;
}

void add(std::vector<TurnedFace>& found, const TurnedFace& way) {
    for (const TurnedFace& known : found)
        if (takes_no_more(known, way)) return;
    std::erase_if(found, [&](const TurnedFace& known) { return takes_no_more(way, known); });
    found.push_back(way);
}

void add_raised(std::vector<TurnedFace>& found, const TurnedFace& way, int hires) {
    for (TurnedFace raised = way; raised.face <= kHighest && raised.hires <= hires; ++raised.face, ++raised.hires) add(found, raised);
}

// Q5.11: turnings of one card turn different dice.
std::uint32_t turnings_of_card(const Kit& kit, int card) {
    std::uint32_t turnings = 0;
    for (std::size_t i = 0; i < kit.turnings.size(); ++i)
        if (kit.turnings[i].card == card) turnings |= 1u << i;
    return turnings;
}

}  // namespace

std::vector<TurnedFace> turned_faces(const Kit& kit, const std::vector<int>& order, Colour colour, int face) {
    std::vector<TurnedFace> found;
    add_raised(found, {0, 0, static_cast<std::uint8_t>(face)}, kit.hires);
    for (const int turning : order) {
        const Turning& use = kit.turnings[static_cast<std::size_t>(turning)];
        if (use.icons.colour[static_cast<std::size_t>(index_of(colour))] + use.icons.any == 0) continue;
        const std::uint32_t same_card = turnings_of_card(kit, use.card);
        const std::vector<TurnedFace> before = found;
        for (const TurnedFace& way : before)
            for (int to = 1; to <= kHighest; ++to)
                if (!(way.turnings & same_card) && turns_to(use.effect, way.face, to))
                    add_raised(found, {way.turnings | 1u << turning, way.hires, static_cast<std::uint8_t>(to)}, kit.hires);
    }
    return found;
}

}  // namespace encounters::odds
