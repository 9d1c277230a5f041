// A journal's luck checked against its seed, in sentences.
#include <encounters/play/log_text.hpp>
#include <encounters/play/verify.hpp>

#include <fmt/format.h>

namespace encounters::play {

namespace {

std::string of_dice(const Move& move) {
    std::string faces;
    for (int die = 0; die < move.face_count; ++die) faces += fmt::format(" {}", move.faces[die]);
    return "the dice" + faces;
}

// What luck brought, in words.
std::string outcome_text(const Move& move, const State& before, const Catalogue& catalogue) {
    if (move.kind == MoveKind::dice_landed) return of_dice(move);
    return move_text(move, before, catalogue);
}

std::string count_text(int count, const char* one, const char* many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

void say_promise(Verification& found, const JournalHeader& header) {
    if (header.seed_hash.empty()) return;
    found.lines.push_back("The hash shown at the start: " + grouped_hash(header.seed_hash));
}

void say_fault(Verification& found, const ReadJournal& journal, const JournalFault& fault) {
    found.lines.push_back(to_text(fault));
    if (!journal.header) return;
    found.move = fault.line - 1;
    found.verdict = Verdict::differs;
    found.lines.push_back(fmt::format("NOT PROVED: the file was changed or damaged at move {}.", found.move));
}

void say_difference(Verification& found, const RecomputedLuck& luck, const Catalogue& catalogue) {
    found.verdict = Verdict::differs;
    found.move = luck.record;
    const std::string expected = luck.expected ? outcome_text(*luck.expected, luck.before, catalogue) : "nothing";
    found.lines.push_back(fmt::format("NOT PROVED: at move {} the journal says {}, the seed gives {}.", luck.record,
                                      outcome_text(luck.written, luck.before, catalogue), expected));
}

void say_limits(Verification& found, const JournalHeader& header, const RecomputedLuck& luck, const Seed& seed) {
    if (header.taken_over > 0)
        found.lines.push_back(fmt::format("The first {} were taken over from another game, whose players may have known what came.",
                                          count_text(header.taken_over, "move", "moves")));
    if (luck.taken_over > 0)
        found.lines.push_back(fmt::format("The luck of {} of them came from that game and is not checked.", luck.taken_over));
    if (luck.entered_rolls > 0)
        found.lines.push_back(fmt::format("{} entered by people: real dice can't be checked.",
                                          count_text(luck.entered_rolls, "roll was", "rolls were")));
    if (seed.salt.empty() || header.seed_chosen)
        found.lines.push_back("The seed was chosen, not a proof: whoever chose it could know the luck ahead.");
}

void say_proved(Verification& found, const JournalHeader& header, const RecomputedLuck& luck, const Seed& seed) {
    found.verdict = Verdict::proved;
    found.lines.push_back(fmt::format("Recomputed from the seed and found the same: {}, {}.", count_text(found.rolls, "roll", "rolls"),
                                      count_text(found.draws, "draw", "draws")));
    say_limits(found, header, luck, seed);
    if (seed.salt.empty() || header.seed_chosen) return;
    found.lines.push_back("This proves to everyone who saw the hash before the first roll that nobody changed the luck afterwards.");
}

void check_luck(Verification& found, const Session& session, const JournalHeader& header, const Seed& seed) {
    const auto luck = recompute_luck(session, header, seed);
    found.rolls = luck.rolls;
    found.draws = luck.draws;
    found.entered_rolls = luck.entered_rolls;
    found.lines.push_back("The seed shown at the end: " + to_text(seed) + "; it has that hash.");
    luck.luck ? say_proved(found, header, luck, seed) : say_difference(found, luck, session.catalogue());
}

}  // namespace

std::string grouped_hash(std::string_view hash) {
    std::string text;
    for (std::size_t at = 0; at < hash.size(); at += 4) text += (at == 0 ? "" : " ") + std::string(hash.substr(at, 4));
    return text;
}

Verification verify(const ReadJournal& journal) {
    Verification found;
    const auto replayed = replay(journal);
    if (journal.header) say_promise(found, *journal.header);
    if (replayed.fault) {
        say_fault(found, journal, *replayed.fault);
        return found;
    }
    if (journal.torn) found.lines.push_back("An unfinished last line was cut off.");
    if (journal.seed)
        check_luck(found, *replayed.session, *journal.header, *journal.seed);
    else if (journal.header->seed_hash.empty())
        found.lines.push_back("OPEN: nothing in this game was seeded, so nothing can be recomputed.");
    else
        found.lines.push_back("OPEN: the game is not finished; its seed is shown when it is.");
    return found;
}

}  // namespace encounters::play
