#include <encounters/cards/situation.hpp>

#include "cards/pack_files.hpp"
#include "cards/reader.hpp"
#include "cards/situation_reading.hpp"
#include "cards/situation_words.hpp"

#include <fmt/format.h>

namespace encounters::cards {

namespace {

constexpr int kLongestNote = 400;

void read_into(Draft& draft, const Value& root) {
    Fields fields(root, "the file", draft.faults);
    if (!fields.is_object()) return;
    fields.line_or("$schema", kLongestNote);
    fields.prose_or("about", kLongestNote);
    read_frame(fields, draft);
    read_seats(fields, draft);
    read_columns(fields, draft);
    read_use(fields, draft);
    read_dice(fields, draft);
    read_piles(fields, draft);
    read_turn(fields, draft);
    fields.close();
}

State state_told_by(const Value& root, const Catalogue& cards) {
    FaultList faults("");
    Draft draft(cards, faults);
    read_into(draft, root);
    return draft.state;
}

Value without_member(const Value& root, const Member& gone) {
    Value rest = root;
    rest.members.clear();
    for (const auto& member : root.members)
        if (&member != &gone) rest.members.push_back(member);
    return rest;
}

// Nothing may be told that the prompt has no use for, such as a purchase while nobody buys: a State that carries it is not
// the one a game would be in, and it would be lost when the situation is written.
void check_all_is_of_use(const Value& root, Draft& draft) {
    FaultList none("");
    const auto written = read_json(write_situation(draft.state, draft.cards), none);
    const State kept = written ? state_told_by(*written, draft.cards) : draft.state;
    if (kept == draft.state) return;
    const auto& word = decision_words()[static_cast<std::size_t>(draft.state.phase)];
    bool is_told = false;
    for (const auto& member : root.members) {
        if (!(state_told_by(without_member(root, member), draft.cards) == kept)) continue;
        draft.faults.error(member.value, fmt::format("{} has no use for {} as it is here; leave it out", word, in_quotes(member.key)));
        is_told = true;
    }
    if (!is_told) draft.faults.error(root, fmt::format("{} has no use for some of what is told here", word));
}

}  // namespace

SituationResult read_situation(std::string_view text, const Catalogue& catalogue, const std::string& file) {
    FaultList faults(file);
    SituationResult result;
    if (const auto root = read_json(text, faults)) {
        Draft draft(catalogue, faults);
        read_into(draft, *root);
        if (!faults.has_errors()) check_prompt(*root, draft);
        if (!faults.has_errors()) check_all_is_of_use(*root, draft);
        if (!faults.has_errors()) result.state = draft.state;
    }
    result.faults = faults.sorted();
    return result;
}

SituationResult read_situation_file(const std::filesystem::path& path, const Catalogue& catalogue) {
    const auto file = read_file(path);
    if (file.text) return read_situation(*file.text, catalogue, shown_path(path));
    SituationResult result;
    Fault fault;
    fault.file = shown_path(path);
    fault.message = file.message;
    result.faults.push_back(std::move(fault));
    return result;
}

}  // namespace encounters::cards
