#include <encounters/cards/situation.hpp>

#include "cards/pack_files.hpp"
#include "cards/reader.hpp"
#include "cards/situation_reading.hpp"

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

}  // namespace

SituationResult read_situation(std::string_view text, const Catalogue& catalogue, const std::string& file) {
    FaultList faults(file);
    SituationResult result;
    if (const auto root = read_json(text, faults)) {
        Draft draft(catalogue, faults);
        read_into(draft, *root);
        if (!faults.has_errors()) check_prompt(*root, draft);
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
