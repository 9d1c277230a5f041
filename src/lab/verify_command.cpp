#include <encounters/lab/commands.hpp>
#include <encounters/play/verify.hpp>

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

namespace {

// What is wrong with the file itself, as play::verify says it; empty when nothing is.
std::string fault_text(const play::ReadJournal& journal) {
    const auto fault = play::replay(journal).fault;
    return fault ? play::to_text(*fault) : "";
}

}  // namespace

int verify(const std::filesystem::path& journal, const Streams& streams) {
    const play::ReadJournal read = play::read_journal_file(journal);
    const play::Verification found = play::verify(read);
    const std::string fault = fault_text(read);
    for (const std::string& line : found.lines) (line == fault ? streams.err : streams.out) << line << '\n';
    switch (found.verdict) {
        case play::Verdict::proved: return kDone;
        case play::Verdict::differs: return kFailed;
        case play::Verdict::open: return kBadInput;
    }
    return kBadInput;
}

}  // namespace encounters::lab
