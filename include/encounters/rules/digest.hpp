// What play asks of cards at every step, packed side by side without their texts; made by number_copies.
#pragma once

#include <encounters/rules/effects.hpp>

namespace encounters {

inline constexpr std::size_t kEffectKinds = std::variant_size_v<Effect>;
template <class E>
inline constexpr std::size_t kKindOf = Effect(E{}).index();

// A card's effects in printed order. Most cards print few kinds of effects, so that asking for one kind is mostly
// answered by one byte.
struct PrintedEffects {
    std::array<std::uint8_t, kEffectKinds> of_kind{};  // bit i of of_kind[k]: effect i is of the kind k of Effect
    std::uint8_t count = 0;
    std::array<Effect, kMaxEffects> effect{};  // the first `count`

    template <class E>
    std::uint8_t all() const {
        return of_kind[kKindOf<E>];
    }
};

struct EncounterDigest {
    std::int16_t value = 1;
    KeywordSet keywords = 0;
    PrintedEffects printed;
};

struct EquipmentDigest {
    Colour type = Colour::white;
    std::int16_t cost = 1;
    std::int16_t maintenance = 0;
    PrintedEffects printed;
};

}  // namespace encounters
