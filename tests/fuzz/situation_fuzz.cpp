// Situation files made by a fuzzer: faults are told, or the table is valid, reads back as itself and can be played on.
#include "fuzz/fuzz_support.hpp"

#include <encounters/cards/situation.hpp>
#include <encounters/rules/invariants.hpp>

using namespace encounters;
using namespace encounters::testing;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto& catalogue = *small_pack_cards();
    const std::string text(data, data + size);
    const auto read = cards::read_situation(text, catalogue);
    const std::string faults = cards::to_text(read.faults);
    require_none(read.ok() == cards::has_errors(read.faults) ? "faults and a table at once, or neither: " + faults : "");
    if (!read.ok()) return 0;
    require_none(std::string(why_invalid(*read.state, catalogue)));
    const auto again = cards::read_situation(cards::write_situation(*read.state, catalogue), catalogue);
    require_none(again.ok() ? "" : "what was written can't be read: " + cards::to_text(again.faults));
    require_none(*again.state == *read.state ? "" : "another table is read than was written");
    play_on(*read.state, catalogue, size, 60);
    return 0;
}
