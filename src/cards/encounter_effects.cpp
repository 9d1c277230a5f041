// The effects printed on Encounters.
#include "cards/effect_reading.hpp"
#include "cards/words.hpp"

#include <fmt/format.h>

namespace encounters::cards {

namespace {

constexpr Range kCbills{1, 20};

Effect read_bonus_cbills(Fields& fields, const CardContext&) {
    return BonusCbills{static_cast<std::uint8_t>(fields.whole("cbills", kCbills))};
}

Effect read_hazard(Fields& fields, const CardContext&) {
    Hazard hazard;
    const auto* types = fields.required("types", "a list of " + listed(barred_type_words()));
    if (!types) return hazard;
    for (const auto position : words_of({*types, "types"}, barred_type_words(), fields.faults()))
        hazard.types = static_cast<ColourSet>(hazard.types | colour_bit(colour_at(position + 1)));
    return hazard;
}

Effect read_field_hire(Fields&, const CardContext&) { return FieldHire{}; }
Effect read_salvage(Fields&, const CardContext&) { return Salvage{}; }
Effect read_noble_patronage(Fields&, const CardContext&) { return NoblePatronage{}; }
Effect read_censure(Fields&, const CardContext&) { return Censure{}; }

Effect read_lock_count(Fields& fields, const CardContext&) {
    LockCount count;
    count.min = static_cast<std::uint8_t>(fields.whole_or("min", {2, 8}, 0));
    count.max = static_cast<std::uint8_t>(fields.whole_or("max", {1, 8}, 0));
    fields.needs_one_of({"min", "max"});
    if (fields.is_clean() && count.min > 0 && count.max > 0 && count.min > count.max)
        fields.faults().error(fields.object(), fmt::format("min {} is more than max {}", count.min, count.max));
    return count;
}

std::uint8_t faces_in(const Value& list, FaultList& faults) {
    std::uint8_t faces = 0;
    const auto* items = items_of({list, "faces"}, {1, 6}, faults);
    if (!items) return faces;
    for (const auto& item : *items) {
        const auto face = whole_number({item, "a face"}, {1, 6}, faults);
        if (!face) continue;
        const auto bit = 1u << (*face - 1);
        if (faces & bit) faults.error(item, fmt::format("faces names {} twice", *face));
        faces = static_cast<std::uint8_t>(faces | bit);
    }
    return faces;
}

Effect read_lock_only(Fields& fields, const CardContext&) {
    constexpr std::uint8_t kOddFaces = 0x15;
    constexpr std::uint8_t kEvenFaces = 0x2a;
    const auto* faces = fields.required("faces", "odd, even or a list of faces");
    if (!faces) return LockOnly{};
    if (faces->kind == ValueKind::text) {
        const auto parity = word_of({*faces, "faces"}, {"odd", "even"}, fields.faults());
        return LockOnly{parity.value_or(0) == 0 ? kOddFaces : kEvenFaces};
    }
    if (faces->kind == ValueKind::list) return LockOnly{faces_in(*faces, fields.faults())};
    report_wrong({*faces, "faces"}, "odd, even or a list of faces", fields.faults());
    return LockOnly{};
}

Effect read_lock_with(Fields& fields, const CardContext&) {
    return LockWith{colour_at(fields.word("colour", colour_words()))};
}

}  // namespace

std::span<const EffectWord> encounter_effect_words() {
    static constexpr EffectWord words[] = {
        {"bonus_cbills", kEncounter, read_bonus_cbills},
        {"hazard", kEncounter | kContract, read_hazard},
        {"field_hire", kEncounter, read_field_hire},
        {"salvage", kEncounter, read_salvage},
        {"noble_patronage", kEncounter, read_noble_patronage},
        {"censure", kEncounter, read_censure},
        {"lock_count", kEncounter, read_lock_count},
        {"lock_only", kEncounter, read_lock_only},
        {"lock_with", kEncounter, read_lock_with},
    };
    return words;
}

}  // namespace encounters::cards
