// What each effect says, one overload an effect: the word of card files, a picture, a sentence and a few words. An
// effect without its overloads doesn't compile.
#pragma once

#include <encounters/cards/card_text.hpp>

namespace encounters::cards::effect_text {

// What sentences depend on besides the effect.
struct Setting {
    PrintedOn printed_on;
    const Catalogue& catalogue;
};

struct Wording {
    std::string_view word;
    std::string_view icon;
    std::string sentence;  // with a full stop
    std::string in_short;  // without
};

Wording wording(const SetFace& effect, const Setting& setting);
Wording wording(const Adjust& effect, const Setting& setting);
Wording wording(const Reroll& effect, const Setting& setting);
Wording wording(const Flip& effect, const Setting& setting);
Wording wording(const LockExtra& effect, const Setting& setting);
Wording wording(const AddDice& effect, const Setting& setting);
Wording wording(const Cancel& effect, const Setting& setting);
Wording wording(const Scout& effect, const Setting& setting);
Wording wording(const Requisition& effect, const Setting& setting);

Wording wording(const BonusCbills& effect, const Setting& setting);
Wording wording(const Hazard& effect, const Setting& setting);
Wording wording(const FieldHire& effect, const Setting& setting);
Wording wording(const Salvage& effect, const Setting& setting);
Wording wording(const NoblePatronage& effect, const Setting& setting);
Wording wording(const Censure& effect, const Setting& setting);
Wording wording(const LockCount& effect, const Setting& setting);
Wording wording(const LockOnly& effect, const Setting& setting);
Wording wording(const LockWith& effect, const Setting& setting);

Wording wording(const EncounterValue& effect, const Setting& setting);
Wording wording(const Pay& effect, const Setting& setting);
Wording wording(const ReputationIf& effect, const Setting& setting);
Wording wording(const Market& effect, const Setting& setting);
Wording wording(const Pool& effect, const Setting& setting);
Wording wording(const RevealChoice& effect, const Setting& setting);
Wording wording(const MinEncounters& effect, const Setting& setting);
Wording wording(const FinalAssault& effect, const Setting& setting);
Wording wording(const NoEscape& effect, const Setting& setting);
Wording wording(const DefaultPenalty& effect, const Setting& setting);
Wording wording(const SecureBonus& effect, const Setting& setting);

}  // namespace encounters::cards::effect_text
