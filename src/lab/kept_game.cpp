#include "lab/kept_game.hpp"

#include <encounters/play/verify.hpp>

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

using fmt::format;
namespace fs = std::filesystem;

KeptGame::KeptGame(const PlayOptions& options, play::JournalHeader header, play::Seed seed, const Streams& streams)
    : options_(options),
      seed_(std::move(seed)),
      saving_(std::make_shared<play::Saving>(std::move(header), seed_)),
      streams_(streams) {}

// A journal there, or the secret of one, is never written over.
std::string KeptGame::why_no_journal() const {
    const fs::path& file = options_.journal;
    if (!file.has_filename() || play::seed_file_of(file) == file) return "that is no name for a journal";
    std::error_code unknown;
    if (file.has_parent_path() && !fs::is_directory(file.parent_path(), unknown)) return "there is no such folder";
    for (const fs::path& taken : {file, play::seed_file_of(file)}) {
        std::error_code ignored;
        if (fs::symlink_status(taken, ignored).type() != fs::file_type::not_found)
            return format("{} is there already; a game begins a new journal", taken.filename().string());
    }
    return "";
}

bool KeptGame::begin(play::Session& session) {
    if (options_.journal.empty()) return true;
    std::string reason = why_no_journal();
    const fs::path folder = options_.journal.has_parent_path() ? options_.journal.parent_path() : fs::path(".");
    if (reason.empty() && !saving_->begin_in(folder, options_.journal.filename().string(), session))
        reason = saving_->why_not_saved();
    if (!reason.empty()) {
        streams_.err << format("{}: the journal can't be written there: {}\n", options_.journal.string(), reason);
        return false;
    }
    streams_.out << format("Hash of the seed: {}\n", play::grouped_hash(saving_->header().seed_hash));
    saving_->watch(session);
    session.observe([this](const play::Session&, const play::Record&) { tell_trouble(saving_->why_not_saved()); });
    return true;
}

void KeptGame::tell_trouble(const std::string& now) {
    if (now == told_) return;
    streams_.err << (now.empty() ? "This game is being saved again." : now) << '\n';
    told_ = now;
}

void KeptGame::say_farewell(const play::Session& session) const {
    const bool is_kept = !options_.journal.empty() && saving_->is_saved();
    const bool shows_seed = !options_.seed && (options_.journal.empty() || session.is_over());
    streams_.err << (is_kept ? format("This game is kept in {}.", options_.journal.string())
                             : std::string("This game is not kept; --journal FILE keeps one."));
    if (shows_seed) streams_.err << format(" Its seed was {}.", seed_.value);
    streams_.err << '\n';
}

}  // namespace encounters::lab
