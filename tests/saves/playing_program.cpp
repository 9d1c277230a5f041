#include "saves/playing_program.hpp"

#include "support/catch.hpp"

#include <encounters/play/journal.hpp>

#include <csignal>
#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

namespace encounters::testing {

namespace {

std::string read_more(int output) {
    std::string text(4096, '\0');
    const ssize_t count = ::read(output, text.data(), text.size());
    text.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return text;
}

std::string read_rest(int output) {
    std::string all;
    for (std::string more = read_more(output); !more.empty(); more = read_more(output)) all += more;
    ::close(output);
    return all;
}

// The last whole line of the form "RECORDS HASH".
Report last_report(std::string said) {
    Report report;
    said.resize(said.rfind('\n') == std::string::npos ? 0 : said.rfind('\n') + 1);
    for (std::size_t start = 0; start < said.size();) {
        const std::size_t end = said.find('\n', start);
        const std::string line = said.substr(start, end - start);
        if (line.size() > 17 && line[line.size() - 17] == ' ')
            report = {std::stoi(line), std::stoull(line.substr(line.size() - 16), nullptr, 16)};
        start = end + 1;
    }
    return report;
}

[[noreturn]] void become(const std::vector<std::string>& command, const std::filesystem::path& directory, int output,
                         const std::vector<std::string>& environment) {
    for (const auto& setting : environment) ::putenv(const_cast<char*>(setting.c_str()));
    std::vector<char*> words;
    for (const auto& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    const bool is_ready = ::dup2(output, 1) == 1 && ::chdir(directory.c_str()) == 0;
    if (is_ready) ::execvp(words[0], words.data());
    ::_exit(127);
}

}  // namespace

PlayingProgram::PlayingProgram(const std::filesystem::path& folder, std::uint64_t seed, const std::filesystem::path& file, Syncing syncing)
    : program(ENCOUNTERS_BUILD_DIR "/play_and_save"),
      pack(ENCOUNTERS_SOURCE_DIR "/tests/data/small_pack"),
      folder_(folder),
      seed_(seed),
      file_(file),
      syncing_(syncing) {
    if (!file.empty()) records_before_ = play::read_journal_file(file).records.size();
}

PlayingProgram::Running PlayingProgram::start(int decisions, const std::vector<std::string>& words,
                                              const std::vector<std::string>& environment) const {
    std::vector<std::string> command = words;
    command.insert(command.end(), {program.string(), folder_.string(), pack.string(), std::to_string(seed_), std::to_string(decisions)});
    if (!file_.empty()) command.push_back(file_.string());
    std::vector<std::string> settings = environment;
    settings.push_back(syncing_ == Syncing::yes ? "SYNC=yes" : "SYNC=no");
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const pid_t process = ::fork();
    REQUIRE(process >= 0);
    if (process == 0) become(command, working_directory, ends[1], settings);
    ::close(ends[1]);
    return {process, ends[0]};
}

Report PlayingProgram::run_and_kill(int reports, std::uint64_t work) {
    const Running running = start(1000000, {}, {});
    std::string said;
    for (int lines = 0; lines < reports;) {
        const std::string more = read_more(running.output);
        if (more.empty()) break;
        for (const char letter : more) lines += letter == '\n' ? 1 : 0;
        said += more;
    }
    volatile std::uint64_t sink = 0;
    for (std::uint64_t step = 0; step < work; ++step) sink = sink + step;
    ::kill(running.process, SIGKILL);
    said += read_rest(running.output);
    ::waitpid(running.process, nullptr, 0);
    return last_report(said);
}

std::string PlayingProgram::run(int decisions, const std::vector<std::string>& words, const std::vector<std::string>& environment) {
    const Running running = start(decisions, words, environment);
    const std::string said = read_rest(running.output);
    int status = 0;
    ::waitpid(running.process, &status, 0);
    INFO(said);
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
    return said;
}

}  // namespace encounters::testing
