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

bool is_whole(const RecomputedLuck& luck) {
    return luck.entered_rolls + luck.scripted_rolls + luck.scripted_draws + luck.taken_over == 0;
}

std::string rolls_and_draws(int rolls, int draws) {
    return fmt::format("{}, {}", count_text(rolls, "roll", "rolls"), count_text(draws, "draw", "draws"));
}

void say_not_proved(Verification& found, const JournalHeader& header, const RecomputedLuck& luck) {
    const auto say = [&](int count, const std::string& what) {
        if (count > 0) found.lines.push_back("Not proved: " + what);
    };
    say(luck.entered_rolls, count_text(luck.entered_rolls, "roll that was", "rolls that were") + " entered by people.");
    const std::string from_script = " that the file says came from a script.";
    say(luck.scripted_rolls, count_text(luck.scripted_rolls, "roll", "rolls") + from_script);
    say(luck.scripted_draws, count_text(luck.scripted_draws, "draw", "draws") + from_script);
    say(luck.taken_over, count_text(luck.taken_over, "piece", "pieces") + " of luck that came before this seed.");
    if (!is_whole(luck) && header.promise == Promise::seed)
        found.lines.push_back("The hash is of an older kind: it does not bind which luck is the seed's and which is not.");
}

void say_played_on(Verification& found, const JournalHeader& header) {
    const std::string lines = count_text(header.taken_over, "line was", "lines were");
    switch (header.played_on) {
        case PlayedOn::no: return;
        case PlayedOn::same_luck:
            found.lines.push_back(fmt::format("The first {} taken over from another game with the same seed. It was known "
                                              "when this game began: everybody could know what came.", lines));
            return;
        case PlayedOn::new_luck:
            found.lines.push_back(fmt::format("The first {} taken over from another game.", lines));
            return;
        case PlayedOn::lost_luck:
            found.lines.push_back(fmt::format("The first {} played with a seed that was lost.", lines));
            return;
    }
}

// What those who saw the hash know now.
void say_conclusion(Verification& found, const JournalHeader& header, const RecomputedLuck& luck) {
    if (is_whole(luck)) {
        found.lines.push_back("This proves to everyone who saw the hash before the first roll that nobody changed the luck afterwards.");
        return;
    }
    const bool is_later = header.luck_taken_over > 0;
    found.lines.push_back(fmt::format("This proves to everyone who saw the hash {} that nobody changed {} afterwards, and nothing else.",
                                      is_later ? "when the game was played on" : "before the first roll",
                                      found.rolls == 0   ? "the " + count_text(found.draws, "draw", "draws")
                                      : found.draws == 0 ? "the " + count_text(found.rolls, "roll", "rolls")
                                                         : fmt::format("these {} and {}", count_text(found.rolls, "roll", "rolls"),
                                                                       count_text(found.draws, "draw", "draws"))));
}

void say_same(Verification& found, const JournalHeader& header, const RecomputedLuck& luck, const Seed& seed) {
    const bool is_chosen = seed.salt.empty() || header.seed_chosen;
    const bool is_anything = found.rolls + found.draws > 0;
    found.verdict = is_anything ? Verdict::proved : Verdict::open;
    if (is_anything)
        found.lines.push_back("Recomputed from the seed and found the same: " + rolls_and_draws(found.rolls, found.draws) + ".");
    say_not_proved(found, header, luck);
    say_played_on(found, header);
    if (is_chosen) found.lines.push_back("The seed was chosen, not a proof: whoever chose it could know the luck ahead.");
    if (!is_anything)
        found.lines.push_back("OPEN: nothing in this game came from the seed, so nothing is proved.");
    else if (!is_chosen && header.played_on != PlayedOn::same_luck)
        say_conclusion(found, header, luck);
}

void check_luck(Verification& found, const Session& session, const JournalHeader& header, const Seed& seed) {
    const auto luck = recompute_luck(session, header, seed);
    found.rolls = luck.rolls;
    found.draws = luck.draws;
    found.entered_rolls = luck.entered_rolls;
    found.lines.push_back("The seed shown at the end, \"" + to_text(seed) + "\", has that hash.");
    luck.luck ? say_same(found, header, luck, seed) : say_difference(found, luck, session.catalogue());
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
    else if (replayed.session->is_over())
        found.lines.push_back(
            "OPEN: the game is over, but the line with its seed is missing. It is written when the game is looked at where its seed is.");
    else
        found.lines.push_back("OPEN: the game is not finished; its seed is shown when it is.");
    return found;
}

}  // namespace encounters::play
