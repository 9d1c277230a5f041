#include <encounters/cards/loader.hpp>
#include <encounters/lab/commands.hpp>
#include <encounters/players/fit.hpp>

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

namespace {

std::string counted(int count, const char* noun) { return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s"); }

}  // namespace

int validate(const std::filesystem::path& folder, const Streams& streams) {
    const cards::LoadResult read = cards::load_pack(pack_folder(folder));
    const int warnings = cards::count_of(read.faults, cards::Severity::warning);
    const std::string numbers = players::read_constants(pack_folder(folder)).fault;
    streams.err << cards::to_text(read.faults);
    if (!numbers.empty()) streams.err << numbers << '\n';
    if (read.ok() && numbers.empty()) {
        streams.out << cards::summary(*read.catalogue, warnings) << '\n';
        return kDone;
    }
    const int errors = cards::count_of(read.faults, cards::Severity::error) + (numbers.empty() ? 0 : 1);
    streams.err << fmt::format("{}: {}{}\n", folder.string(), counted(errors, "error"),
                               warnings > 0 ? ", " + counted(warnings, "warning") : "");
    return kBadInput;
}

}  // namespace encounters::lab
