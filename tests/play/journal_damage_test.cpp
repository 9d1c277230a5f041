// Damaged journals: a shorter game that says so, or a clear reason; never another game.
#include "support/catch.hpp"

#include "play/checksum.hpp"
#include "support/play_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

constexpr const char* kFile = "game.jsonl";

// A short game of the small pack, finished or not.
std::string small_journal(int decisions) {
    const auto table = table_of(small_pack(), 2, SeatKind::house);
    const Seed seed{5, ""};
    auto session = seeded_session(table, seed.value);
    session.play_house(decisions);
    return write_journal(session, journal_header(table, small_pack().files, seed), seed);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = text.find('\n', start);
        lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return lines;
}

// The lines with checksums that fit, as a writer with other ideas would have made them.
std::string sealed(std::vector<std::string> lines) {
    std::string text;
    for (auto& line : lines) {
        if (const auto sum = line.rfind(R"(,"sum":")"); sum != std::string::npos) line.erase(sum);
        text += line + R"(,"sum":")";
        text += fmt::format("{:016x}\"}}\n", checksum_with(kEmptyChecksum, text));
    }
    return text;
}

void replace_in(std::string& line, const std::string& what, const std::string& by) {
    const auto at = line.find(what);
    REQUIRE(at != std::string::npos);
    line.replace(at, what.size(), by);
}

bool is_beginning_of(const ReadJournal& damaged, const ReadJournal& whole) {
    if (damaged.records.size() > whole.records.size()) return false;
    return std::equal(damaged.records.begin(), damaged.records.end(), whole.records.begin(),
                      [](const ReadRecord& one, const ReadRecord& other) { return one.record == other.record; });
}

void check_changed(std::string text, const ReadJournal& whole, std::size_t byte, int mask) {
    INFO("byte " << byte << " with " << mask);
    text[byte] = static_cast<char>(text[byte] ^ mask);

    const auto read = read_journal(text, kFile);

    const bool is_told = read.fault.has_value() || read.torn;
    REQUIRE(is_told);
    REQUIRE(read.good_bytes <= byte);
    REQUIRE(is_beginning_of(read, whole));
}

// A whole game of the core set, to its seed.
std::string core_journal() {
    const auto table = table_of(core_pack(), 2, SeatKind::house);
    const Seed seed{6, ""};
    auto session = seeded_session(table, seed.value);
    session.play_house(100000);
    REQUIRE(session.is_over());
    return write_journal(session, journal_header(table, core_pack().files, seed), seed);
}

void check_cut(const ReadJournal& cut, const ReadJournal& whole, const std::string& text, std::size_t bytes) {
    const std::size_t header_bytes = text.find('\n') + 1;
    const bool at_line_end = bytes > 0 && text[bytes - 1] == '\n';
    REQUIRE(cut.header.has_value() == (bytes >= header_bytes));
    REQUIRE(cut.fault.has_value() == (bytes < header_bytes));
    REQUIRE(cut.torn == (bytes > 0 && !at_line_end));
    REQUIRE(cut.good_bytes <= bytes);
    REQUIRE(cut.records.size() <= whole.records.size());
    REQUIRE_FALSE(cut.seed);
    const bool is_same = cut.records.empty() || cut.records.back().record == whole.records[cut.records.size() - 1].record;
    REQUIRE(is_same);
}

// The journal cut at every `each`-th byte of its first line.
void check_header_cuts(const std::string& text, std::size_t each) {
    const auto whole = read_journal(text, kFile);
    for (std::size_t bytes = 0; bytes <= text.find('\n'); bytes += each) {
        INFO("cut after " << bytes << " bytes");
        check_cut(read_journal(std::string_view(text).substr(0, bytes), kFile), whole, text, bytes);
    }
}

void check_header_changes(std::string text, std::size_t each) {
    const auto whole = read_journal(text, kFile);
    constexpr std::array<char, 4> masks{0x01, 0x20, 0x04, 0x7f};
    for (std::size_t byte = 0; byte <= text.find('\n'); byte += each) {
        INFO("byte " << byte << " changed");
        const char before = text[byte];
        text[byte] = static_cast<char>(before ^ masks[byte % masks.size()]);
        const auto read = read_journal(text, kFile);
        REQUIRE(read.fault.has_value());
        REQUIRE_FALSE(read.header);
        REQUIRE(read.records.empty());
        text[byte] = before;
    }
}

// Every line after the first: what comes before it is read once, and it is cut at each of its bytes.
void check_move_cuts(const std::string& text) {
    const auto whole = read_journal(text, kFile);
    std::size_t start = text.find('\n') + 1;
    auto before = read_journal(std::string_view(text).substr(0, start), kFile);
    while (start < text.size()) {
        const std::size_t end = text.find('\n', start) + 1;
        for (std::size_t bytes = start; bytes < end; ++bytes) {
            INFO("cut after " << bytes << " bytes");
            auto cut = before;
            read_more(cut, std::string_view(text).substr(start, bytes - start));
            check_cut(cut, whole, text, bytes);
        }
        read_more(before, std::string_view(text).substr(start, end - start));
        REQUIRE_FALSE(before.fault);
        start = end;
    }
    REQUIRE(before.good_bytes == text.size());
    REQUIRE(before.checksum == whole.checksum);
    REQUIRE(is_beginning_of(whole, before));
}

// The same with each byte changed: the game ends before its line.
void check_move_changes(std::string text) {
    constexpr std::array<int, 4> masks{0x04, 0x20, 0x80, 0xff};
    std::size_t start = text.find('\n') + 1;
    auto before = read_journal(std::string_view(text).substr(0, start), kFile);
    while (start < text.size()) {
        const std::size_t end = text.find('\n', start) + 1;
        for (std::size_t byte = start; byte < end; ++byte) {
            INFO("byte " << byte << " changed");
            const char was = text[byte];
            text[byte] = static_cast<char>(was ^ masks[byte % masks.size()]);
            auto read = before;
            read_more(read, std::string_view(text).substr(start));
            text[byte] = was;
            const bool is_told = read.fault.has_value() || read.torn;
            REQUIRE(is_told);
            REQUIRE(read.good_bytes == start);
            REQUIRE(read.records.size() == before.records.size());
            REQUIRE_FALSE(read.seed);
        }
        read_more(before, std::string_view(text).substr(start, end - start));
        start = end;
    }
    REQUIRE(before.seed);
}

// The journal after one line was changed and all checksums made to fit.
JournalFault fault_after(std::size_t line, const std::string& what, const std::string& by) {
    auto lines = lines_of(small_journal(40));
    replace_in(lines.at(line), what, by);
    const auto replayed = replay(read_journal(sealed(lines), kFile));
    REQUIRE(replayed.fault);
    return *replayed.fault;
}

// The first line of a kind, counted from 0.
std::size_t line_with(const std::string& part) {
    const auto lines = lines_of(small_journal(40));
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return line.find(part) != std::string::npos; });
    REQUIRE(found != lines.end());
    return static_cast<std::size_t>(found - lines.begin());
}

}  // namespace

TEST_CASE("a journal cut at any byte is a shorter game that says so, or none") {
    const std::string text = small_journal(40);
    const auto whole = read_journal(text, kFile);
    REQUIRE_FALSE(whole.fault);
    const std::size_t header_bytes = text.find('\n') + 1;

    for (std::size_t bytes = 0; bytes < text.size(); ++bytes) {
        INFO("cut after " << bytes << " bytes");
        const auto cut = read_journal(text.substr(0, bytes), kFile);

        const bool at_line_end = bytes > 0 && text[bytes - 1] == '\n';
        REQUIRE(cut.header.has_value() == (bytes >= header_bytes));
        REQUIRE(cut.fault.has_value() == (bytes < header_bytes));
        REQUIRE(cut.torn == (bytes > 0 && !at_line_end));
        REQUIRE(cut.records.size() < whole.records.size());
        REQUIRE(is_beginning_of(cut, whole));
        REQUIRE(cut.good_bytes <= bytes);
        if (at_line_end) {
            const auto replayed = replay(cut);
            REQUIRE_FALSE(replayed.fault);
            REQUIRE(replayed.session->state() == replay(whole, replayed.records).session->state());
        }
    }
}

TEST_CASE("a whole journal of the core set cut at any byte of its moves is a shorter game that says so") {
    check_move_cuts(core_journal());
}

TEST_CASE("a whole journal of the core set with any byte of its moves changed stops before that line") {
    check_move_changes(core_journal());
}

TEST_CASE("a journal of the core set cut or changed at any of 1000 bytes of its header is none") {
    const std::string text = core_journal();
    check_header_cuts(text, text.find('\n') / 1000);
    check_header_changes(text, text.find('\n') / 1000);
}

TEST_CASE("a journal of the core set cut or changed at any byte of its header is none", "[long]") {
    const std::string text = core_journal();
    check_header_cuts(text, 1);
    check_header_changes(text, 1);
}

TEST_CASE("every 50th line needs the hash of its table, and no other line may have one") {
    const std::size_t line = 50;
    auto lines = lines_of(small_journal(40));
    const auto at = lines[line].find(R"("state":)");
    REQUIRE(at != std::string::npos);
    const std::string member = lines[line].substr(at, 27);
    replace_in(lines[line], member, "");

    CHECK(read_journal(sealed(lines), kFile).fault->reason == "\"state\" is missing");
    CHECK(fault_after(3, R"("n":3,)", R"("n":3,)" + member).reason == "\"state\" is not a member of this line");
}

TEST_CASE("reading on after good lines is reading it all") {
    const std::string text = small_journal(100000);
    const auto whole = read_journal(text, kFile);
    const std::size_t middle = text.find('\n', text.size() / 2) + 1;
    auto read = read_journal(std::string_view(text).substr(0, middle), kFile);
    REQUIRE_FALSE(read.seed);

    read_more(read, std::string_view(text).substr(middle));

    CHECK_FALSE(read.fault);
    CHECK(read.seed == whole.seed);
    CHECK(read.good_bytes == text.size());
    CHECK(read.checksum == whole.checksum);
    CHECK(read.records.size() == whole.records.size());
    CHECK(is_beginning_of(read, whole));
}

TEST_CASE("a journal with any byte changed stops before that byte") {
    const std::string text = small_journal(15);
    const auto whole = read_journal(text, kFile);
    constexpr std::array<int, 4> masks{0x01, 0x20, 0x80, 0xff};

    for (std::size_t byte = 0; byte < text.size(); ++byte) check_changed(text, whole, byte, masks[byte % masks.size()]);
}

TEST_CASE("a journal with any bit changed stops before it", "[long]") {
    const std::string text = small_journal(40);
    const auto whole = read_journal(text, kFile);

    for (std::size_t byte = 0; byte < text.size(); ++byte)
        for (int mask = 1; mask < 256; mask *= 2) check_changed(text, whole, byte, mask);
}

TEST_CASE("a line left out, doubled or moved is noticed") {
    const auto lines = lines_of(small_journal(40));
    for (std::size_t line = 1; line + 1 < lines.size(); ++line) {
        auto without = lines;
        without.erase(without.begin() + static_cast<long>(line));
        auto doubled = lines;
        doubled.insert(doubled.begin() + static_cast<long>(line), lines[line]);
        auto moved = lines;
        std::swap(moved[line], moved[line + 1]);

        for (const auto& changed : {without, doubled, moved}) {
            std::string text;
            for (const auto& one : changed) text += one + "\n";
            const auto read = read_journal(text, kFile);
            REQUIRE(read.fault);
            REQUIRE(read.fault->line <= static_cast<int>(line) + 2);
            REQUIRE(is_beginning_of(read, read_journal(small_journal(40), kFile)));
        }
    }
}

TEST_CASE("a wrong line is named by file, line and reason") {
    auto lines = lines_of(small_journal(40));
    lines[11].back() = ']';
    std::string text;
    for (const auto& line : lines) text += line + "\n";

    const auto read = read_journal(text, kFile);

    REQUIRE(read.fault);
    CHECK(to_text(*read.fault) == "game.jsonl:12: the checksum is wrong");
    CHECK(read.records.size() == 10);
    CHECK(replay(read).session->records().size() == 10);
    CHECK(replay(read).fault == read.fault);
}

TEST_CASE("lines that fit their checksum and nothing else are told for what they are") {
    CHECK(fault_after(3, R"("n":3)", R"("n":4)").reason == "it is number 4 where 3 has to come");
    CHECK(fault_after(3, R"("kind":")", R"("kind":"un)").reason.ends_with("is no kind of line"));
    CHECK(fault_after(3, R"("kind")", R"("more":1,"kind")").reason == "\"more\" is not a member of this line");
    CHECK(fault_after(3, R"("n":3)", R"("n":3.0)").reason.starts_with("\"n\" is not a number"));
    CHECK(fault_after(3, R"("n":3)", R"("n":-3)").reason.starts_with("\"n\" is not a number"));
    CHECK(fault_after(3, R"({"n":3)", R"(["n":3)").reason == "it is not JSON");
    CHECK(fault_after(0, R"("even_start":false)", R"("even_start":0)").reason ==
          "\"even_start\" is neither true nor false");
    CHECK(fault_after(0, R"("cards":"seeded")", R"("cards":"dealt")").reason == "\"cards\" is none of seeded, scripted");
    CHECK(fault_after(0, R"("player":"house")", R"("player":"dog")").reason == "\"player\" is none of person, house, green, regular, veteran, elite");
    CHECK(fault_after(0, R"("sha256":")", R"("sha256":"0)").reason == "the cards are not those of their hash");
}

TEST_CASE("a move that the rules refuse stops the replay there, with the rule") {
    const auto line = line_with(R"("kind":"dice_landed")");

    const auto fault = fault_after(line, R"("faces":[)", R"("faces":[6,)");

    CHECK(fault.line == static_cast<int>(line) + 1);
    CHECK(fault.reason.starts_with("dice_landed is refused: "));
}

TEST_CASE("another seat's decision stops the replay") {
    const auto line = line_with(R"("kind":"flip_contracts")");
    const std::string seat = lines_of(small_journal(40))[line].find(R"("seat":0)") != std::string::npos ? "0" : "1";

    const auto fault = fault_after(line, R"("seat":)" + seat, R"("seat":)" + std::string(seat == "0" ? "1" : "0"));

    CHECK(fault.reason == "it is another seat's decision");
    CHECK(fault.line == static_cast<int>(line) + 1);
}

TEST_CASE("another table than the one written down stops the replay") {
    const auto line = line_with(R"("state":")");
    REQUIRE(line == 50);

    const auto fault = fault_after(line, R"("state":")", R"("state":"0000000000000000","was":")");
    CHECK(fault.reason == "\"was\" is not a member of this line");

    auto lines = lines_of(small_journal(40));
    const auto digits = lines[line].find(R"("state":")") + 9;
    lines[line].replace(digits, 16, "0123456789abcdef");
    const auto replayed = replay(read_journal(sealed(lines), kFile));
    REQUIRE(replayed.fault);
    CHECK(to_text(*replayed.fault) == "game.jsonl:51: the table is not the one that was written down");
}

TEST_CASE("state hashes of another kind are not compared") {
    auto lines = lines_of(small_journal(40));
    replace_in(lines[0], R"("state_hashes":"state-1")", R"("state_hashes":"other")");
    const auto digits = lines[50].find(R"("state":")") + 9;
    lines[50].replace(digits, 16, "0123456789abcdef");

    CHECK_FALSE(replay(read_journal(sealed(lines), kFile)).fault);
}

TEST_CASE("a newer journal is called newer") {
    auto lines = lines_of(small_journal(5));
    replace_in(lines[0], R"("format":1)", R"("format":2)");

    const auto read = read_journal(sealed(lines), kFile);

    REQUIRE(read.fault);
    CHECK(to_text(*read.fault) == "game.jsonl:1: it was written by a newer version of this program");
    CHECK_FALSE(read.header);
}

TEST_CASE("cards that no longer load are told, with their fault") {
    auto lines = lines_of(small_journal(5));
    auto read = read_journal(sealed(lines), kFile);
    REQUIRE(read.header);
    read.header->files[2].text = "{";

    const auto replayed = replay(read);

    CHECK_FALSE(replayed.session);
    REQUIRE(replayed.fault);
    CHECK(replayed.fault->reason.starts_with("its cards can't be read: contracts.json:1:"));
}

TEST_CASE("an undo of nothing stops the replay") {
    const auto table = table_of(small_pack(), 2);
    auto session = seeded_session(table, 5);
    JournalLines lines;
    std::string text = lines.header(journal_header(table, small_pack().files, Seed{5, ""}));
    for (const auto& record : session.records()) text += lines.record(record, session.state());
    text += lines.record({RecordKind::undo, Move{}, 0, SeatKind::person}, session.state());

    const auto replayed = replay(read_journal(text, kFile));

    REQUIRE(replayed.fault);
    CHECK(replayed.fault->line == static_cast<int>(session.records().size()) + 2);
    CHECK(replayed.fault->reason.starts_with("undo is refused: "));
}

TEST_CASE("what is no journal is refused with a reason") {
    CHECK(read_journal("", kFile).fault->reason == "it is empty");
    CHECK(read_journal("{", kFile).fault->reason == "it ends within its first line");
    CHECK(read_journal("\n", kFile).fault->reason == "this is not the first line of a journal");
    std::string zeros(100, '\0');
    zeros.back() = '\n';
    CHECK(read_journal(zeros, kFile).fault->reason == "this is not the first line of a journal");
    CHECK(read_journal("{\"format\":1,\"sum\":\"\xff\"}\n", kFile).fault.has_value());
    CHECK(read_journal(sealed({R"({"format":1)"}), kFile).fault->reason == "\"program\" is missing");
    CHECK(read_journal(sealed({"[1"}), kFile).fault.has_value());
    CHECK(read_journal(sealed({std::string(100000, '[')}), kFile).fault.has_value());
}

TEST_CASE("a file that can't be a journal is refused with a reason") {
    const auto folder = std::filesystem::temp_directory_path() / "encounters journal tests";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    std::filesystem::create_symlink(folder / "nowhere", folder / "dangling");
    std::ofstream(folder / "empty").close();
    std::ofstream(folder / "large").close();
    std::filesystem::resize_file(folder / "large", kLargestJournal + 1);

    CHECK(read_journal_file(folder / "missing").fault->reason == "there is no such file");
    CHECK(read_journal_file(folder / "dangling").fault->reason == "it is a link to a file that is not there");
    CHECK(read_journal_file(folder).fault->reason == "it is not a regular file");
    CHECK(read_journal_file(folder / "empty").fault->reason == "it is empty");
    CHECK(read_journal_file(folder / "large").fault->reason == "it has 67108865 bytes; a journal has at most 67108864");
    std::filesystem::remove_all(folder);
}
