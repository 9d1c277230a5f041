#include <encounters/lab/commands.hpp>
#include <encounters/play/verify.hpp>

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

int verify(const std::filesystem::path& journal, const Streams& streams) {
    const play::Verification found = play::verify(play::read_journal_file(journal));
    for (const std::string& line : found.lines) streams.out << line << '\n';
    switch (found.verdict) {
        case play::Verdict::proved: return kDone;
        case play::Verdict::differs: return kFailed;
        case play::Verdict::open: return kBadInput;
    }
    return kBadInput;
}

}  // namespace encounters::lab
