#include "players/regular/turnings.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

constexpr std::uint8_t kAllFaces = 0x3f;

constexpr std::uint8_t face_bit(int face) { return face >= 1 && face <= 6 ? static_cast<std::uint8_t>(1u << (face - 1)) : std::uint8_t{0}; }

std::uint8_t reach_of(const SetFace&, int face) { return kAllFaces & static_cast<std::uint8_t>(~face_bit(face)); }
std::uint8_t reach_of(const Flip&, int face) { return face_bit(7 - face); }
std::uint8_t reach_of(const Adjust& adjust, int face) {
    unsigned faces = 0;
    const int least = adjust.kind == AdjustKind::exactly ? adjust.amount : 1;
    for (int step = least; step <= adjust.amount; ++step) faces |= face_bit(face - step) | face_bit(face + step);
    return static_cast<std::uint8_t>(faces);
}
struct Raise {};
std::uint8_t reach_of(const Raise&, int face) { return face_bit(face + 1); }

template <class E>
concept Turns = requires(const E& effect) { reach_of(effect, 1); };

template <class E>
Turning turning_of(const E& effect, const DiceIcons& icons) {
    Turning turning;
    turning.icons = icons;
    for (int face = 1; face <= 6; ++face) turning.reach[static_cast<std::size_t>(face)] = reach_of(effect, face);
    return turning;
}

// By the faces that dice show, bit f - 1 for face f: how far one of them could be lowered and raised.
Spans spans_of(const Turning& turning) {
    Spans spans;
    for (unsigned faces = 0; faces < spans.down.size(); ++faces)
        for (int face = 1; face <= 6; ++face) {
            const unsigned reach = turning.reach[static_cast<std::size_t>(face)];
            if (reach == 0 || !((faces >> (face - 1)) & 1u)) continue;
            const int down = face - (__builtin_ctz(reach) + 1);
            const int up = 32 - __builtin_clz(reach) - face;
            spans.down[faces] = static_cast<std::int8_t>(std::max<int>(spans.down[faces], down));
            spans.up[faces] = static_cast<std::int8_t>(std::max<int>(spans.up[faces], up));
        }
    return spans;
}

}  // namespace

std::vector<Turning> Turnings::read(const std::vector<Effect>& effects) {
    std::vector<Turning> turnings;
    const auto add = [&](Turning turning, std::size_t effect) {
        turning.spans = static_cast<std::uint16_t>(spans_.size());
        spans_.push_back(spans_of(turning));
        turning.effect = static_cast<std::uint8_t>(effect);
        turnings.push_back(turning);
    };
    for (std::size_t i = 0; i < effects.size(); ++i)
        std::visit(
            [&]<class E>(const E& printed) {
                if constexpr (Turns<E>) add(turning_of(printed, printed.dice), i);
            },
            effects[i]);
    return turnings;
}

Turnings::Turnings(const Catalogue& catalogue) {
    DiceIcons one;
    one.any = 1;
    hire_ = turning_of(Raise{}, one);
    spans_.push_back(spans_of(hire_));
    for (const EquipmentCard& card : catalogue.equipment) equipment_.push_back(read(card.effects));
    for (const CommandCard& card : catalogue.commands) commands_.push_back(read(card.effects));
}

}  // namespace encounters::players::regular
