// A game kept on the disk: saved move by move, and whole again after the disk has failed.
#include <encounters/play/saving.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <utility>

namespace encounters::play {

namespace {

constexpr int kMostNames = 10000;
constexpr unsigned kOwnerOnly = 0600;

std::filesystem::path numbered(const std::filesystem::path& folder, const std::string& name, int number) {
    const std::filesystem::path plain(name);
    if (number == 1) return folder / plain;
    return folder / (plain.stem().string() + fmt::format(" {}", number) + plain.extension().string());
}

std::string failure(const char* what, const std::filesystem::path& path, int error) {
    return fmt::format("{} {}: {}", what, path.string(), error_text(error));
}

bool is_taken(const std::filesystem::path& path) {
    std::error_code error;
    return std::filesystem::symlink_status(path, error).type() != std::filesystem::file_type::not_found;
}

}  // namespace

std::filesystem::path seed_file_of(const std::filesystem::path& journal) {
    auto file = journal;
    return file.replace_extension(".seed");
}

Saving::Saving(JournalHeader header, std::optional<Seed> seed, FileSystem& files)
    : header_(std::move(header)), seed_(std::move(seed)), files_(files), journal_(files) {}

std::optional<Seed> Saving::seed_of_finished(const Session& session) const {
    return session.is_over() ? seed_ : std::nullopt;
}

bool Saving::told(const Problem& problem) {
    why_not_saved_ = problem ? fmt::format("This game is not being saved: {}.", *problem) : std::string{};
    return is_saved();
}

// A finished game's file is held no more; whoever likes may delete it.
bool Saving::is_in_place() const { return finished_ ? is_taken(at_.file) : journal_.is_in_place(); }

bool Saving::look() {
    if (is_saved() && !is_in_place()) told(fmt::format("its file {} is not there any more", at_.file.string()));
    return is_saved();
}

bool Saving::begin_in(const std::filesystem::path& folder, const std::string& name, const Session& session) {
    at_ = {folder, name, folder.empty() ? folder : folder / name, false};
    return save_again(session);
}

bool Saving::save_in(const std::filesystem::path& folder, const std::string& name, const Session& session) {
    if (at_.is_named && folder.lexically_normal() == at_.folder.lexically_normal()) return save_again(session);
    const Place before = at_;
    const bool may_delete = !is_taken(before.file) || (finished_ ? is_this_game(before.file) : journal_.is_in_place());
    const bool was_saved = is_saved();
    const bool was_finished = std::exchange(finished_, false);
    JournalFile left = std::exchange(journal_, JournalFile(files_));
    const bool is_moved = begin_in(folder, name, session);
    why_not_moved_ = why_not_saved_;
    if (is_moved) {
        left.close();
        if (may_delete) delete_left(before);
        return true;
    }
    const Place tried = std::exchange(at_, before);
    const bool may_delete_tried = !is_taken(tried.file) || journal_.is_in_place();
    journal_ = std::exchange(left, JournalFile(files_));
    if (may_delete_tried) delete_left(tried);
    finished_ = was_finished;
    if (was_saved) told(std::nullopt);
    return false;
}

bool Saving::is_this_game(const std::filesystem::path& file) const {
    const auto read = read_journal_file(file);
    return read.header && read.header->seed_hash == header_.seed_hash && read.seed == seed_;
}

// The place before the journal was moved, or one where it could not be saved: its file, if it is this game's, and the seed
// that kept its name.
void Saving::delete_left(const Place& place) {
    if (!place.is_named) return;
    JournalFile journal(files_);
    const bool is_there = is_taken(place.file);
    if (is_there && journal.hold(place.file)) return;
    if (is_there && files_.remove(place.file) != 0) return;
    files_.remove(seed_file_of(place.file));
}

bool Saving::save_again(const Session& session) {
    if (at_.folder.empty()) return told("there is no folder for saved games");
    if (finished_ && is_in_place()) return told(std::nullopt);
    finished_ = false;
    if (const int error = files_.make_folders(at_.folder)) return told(failure("cannot make the folder", at_.folder, error));
    return told(write_whole(session));
}

// A name under which something else has come to lie is the game's no more.
Saving::Problem Saving::write_whole(const Session& session) {
    if (at_.is_named) {
        auto problem = write_in_place(session);
        if (!journal_.is_taken()) return problem;
        at_.is_named = false;
    }
    if (auto problem = take_name()) return problem;
    return write_in_place(session);
}

// The seed's file, made only if there was none, also keeps the journal's name for this game.
Saving::Problem Saving::take_name() {
    for (int number = 1; number <= kMostNames; ++number) {
        at_.file = numbered(at_.folder, at_.name, number);
        if (is_taken(at_.file)) continue;
        const auto opened = files_.open(seed_file_of(at_.file), Opening::only_new, kOwnerOnly);
        if (opened.error == EEXIST) continue;
        if (opened.error != 0) return failure("cannot write", seed_file_of(at_.file), opened.error);
        files_.close(opened.handle);
        at_.is_named = true;
        return std::nullopt;
    }
    return "too many games have the same name";
}

// The seed before the journal, which could not go on without it.
Saving::Problem Saving::write_in_place(const Session& session) {
    if (auto problem = journal_.claim(at_.file, session, header_)) return problem;
    const std::string seed = seed_ ? to_text(*seed_) + '\n' : std::string{};
    if (auto problem = write_whole_file(seed_file_of(at_.file), seed, kOwnerOnly, files_)) return problem;
    if (auto problem = journal_.begin(at_.file, session, header_)) return problem;
    return finish_if_over(session);
}

Saving::Problem Saving::finish_if_over(const Session& session) {
    if (!session.is_over()) return std::nullopt;
    if (seed_)
        if (auto problem = journal_.finish(*seed_)) return problem;
    finished_ = true;
    journal_.close();
    files_.remove(seed_file_of(at_.file));
    return std::nullopt;
}

bool Saving::go_on_in(const ReadJournal& journal, JournalFile held, const std::optional<std::string>& why_not_held) {
    const std::filesystem::path file(journal.file);
    at_ = {file.parent_path(), file.filename().string(), file, true};
    finished_ = journal.seed.has_value();
    journal_ = std::move(held);
    return told(why_not_held ? why_not_held : journal_.go_on(journal));
}

void Saving::finish(const Session& session) {
    if (is_saved() && !finished_) told(finish_if_over(session));
}

void Saving::take(const Session& session, const Record& record) {
    if (finished_) return;
    if (!is_saved() || !journal_.is_open()) {
        save_again(session);
        return;
    }
    auto problem = journal_.append(record, session.state());
    if (problem) problem = fmt::format("cannot write {}: {}", at_.file.string(), *problem);
    told(problem ? problem : finish_if_over(session));
}

void Saving::watch(Session& session) {
    session.observe([self = shared_from_this()](const Session& at, const Record& record) { self->take(at, record); });
}

}  // namespace encounters::play
