// A game kept on the disk: saved move by move, and whole again after the disk has failed.
#include <encounters/play/saving.hpp>

#include <fmt/format.h>

#include <cerrno>

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

bool Saving::save_in(const std::filesystem::path& folder, const std::string& name, const Session& session) {
    folder_ = folder;
    name_ = name;
    named_ = false;
    file_ = folder.empty() ? folder : folder / name;
    finished_ = false;
    return save_again(session);
}

bool Saving::save_again(const Session& session) {
    if (folder_.empty()) return told("there is no folder for saved games");
    if (const int error = files_.make_folders(folder_)) return told(failure("cannot make the folder", folder_, error));
    if (const auto problem = named_ ? std::nullopt : take_name()) return told(problem);
    return told(write_whole(session));
}

// The seed's file, made only if there was none, also keeps the journal's name for this game.
Saving::Problem Saving::take_name() {
    for (int number = 1; number <= kMostNames; ++number) {
        file_ = numbered(folder_, name_, number);
        if (is_taken(file_)) continue;
        const auto opened = files_.open(seed_file_of(file_), Opening::only_new, kOwnerOnly);
        if (opened.error == EEXIST) continue;
        if (opened.error != 0) return failure("cannot write", seed_file_of(file_), opened.error);
        files_.close(opened.handle);
        named_ = true;
        return std::nullopt;
    }
    return "too many games have the same name";
}

// The seed first: a journal without it could not go on.
Saving::Problem Saving::write_whole(const Session& session) {
    const std::string seed = seed_ ? to_text(*seed_) + '\n' : std::string{};
    if (auto problem = write_whole_file(seed_file_of(file_), seed, kOwnerOnly, files_)) return problem;
    if (auto problem = journal_.begin(file_, session, header_)) return problem;
    return finish_if_over(session);
}

Saving::Problem Saving::finish_if_over(const Session& session) {
    if (!session.is_over()) return std::nullopt;
    if (seed_)
        if (auto problem = journal_.finish(*seed_)) return problem;
    finished_ = true;
    files_.remove(seed_file_of(file_));
    return std::nullopt;
}

bool Saving::go_on_in(const std::filesystem::path& file, const ReadJournal& journal) {
    folder_ = file.parent_path();
    name_ = file.filename().string();
    file_ = file;
    named_ = true;
    finished_ = journal.seed.has_value();
    return told(journal_.go_on(file, journal));
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
    if (problem) problem = fmt::format("cannot write {}: {}", file_.string(), *problem);
    told(problem ? problem : finish_if_over(session));
}

void Saving::watch(Session& session) {
    session.observe([self = shared_from_this()](const Session& at, const Record& record) { self->take(at, record); });
}

}  // namespace encounters::play
