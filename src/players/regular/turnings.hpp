// How cards turn dice, read once: for each card what a question of a roll takes of it.
#pragma once

#include "players/regular/matching.hpp"

#include <encounters/rules/catalogue.hpp>

namespace encounters::players::regular {

// By the faces that dice show (bit f - 1 for face f), how far one icon could lower or raise one of them at most.
struct Spans {
    std::array<std::int8_t, 64> down{};
    std::array<std::int8_t, 64> up{};
};

class Turnings {
public:
    explicit Turnings(const Catalogue& catalogue);
    // Icons are all unspent; whose they are is filled in when it is asked about.
    const std::vector<Turning>& of(EquipmentId card) const { return equipment_[card.value]; }
    const std::vector<Turning>& of(CommandId card) const { return commands_[card.value]; }
    // A Field Hire's: one die of any colour up by one.
    const Turning& hire() const { return hire_; }

    const Spans& spans(const Turning& turning) const { return spans_[turning.spans]; }

private:
    std::vector<Turning> read(const std::vector<Effect>& effects);

    std::vector<Spans> spans_;  // by Turning::spans
    std::vector<std::vector<Turning>> equipment_;
    std::vector<std::vector<Turning>> commands_;
    Turning hire_;
};

}  // namespace encounters::players::regular
