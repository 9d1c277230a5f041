#include <encounters/lab/commands.hpp>
#include <encounters/lab/odds.hpp>
#include <encounters/odds/kit.hpp>
#include <encounters/odds/next.hpp>
#include <encounters/play/journal.hpp>

#include "lab/odds_table.hpp"
#include "lab/odds_text.hpp"
#include "lab/odds_words.hpp"
#include "lab/pack.hpp"

#include <encounters/cards/names.hpp>

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

namespace {

using fmt::format;

constexpr odds::Limits kPatience{1e9, nullptr};  // nobody waits for a frame here

int refuse(const std::string& sentence, const Streams& streams) {
    streams.err << sentence << '\n';
    return kBadInput;
}

odds::BareAndGeared both_ways(const State& state, const Catalogue& cards, odds::Aim aim) {
    return {*odds::odds_now(state, cards, {aim, odds::Means::bare, kPatience}), *odds::odds_now(state, cards, {aim, odds::Means::geared, kPatience})};
}

odds::BareAndGeared both_ways_of_next(const State& state, const Catalogue& cards, odds::Aim aim) {
    return {*odds::odds_of_next(state, cards, {aim, odds::Means::bare, kPatience}), *odds::odds_of_next(state, cards, {aim, odds::Means::geared, kPatience})};
}

// ---- dice without a game

std::string colours_json(ColourSet colours) {
    std::string text;
    for (Colour colour : kAllColours)
        if (colours & colour_bit(colour)) text += format("{}\"{}\"", text.empty() ? "" : ",", cards::colour_name(colour));
    return text;
}

std::string dice_json(const DiceCounts& dice) {
    std::string text;
    for (Colour colour : kAllColours)
        if (const int count = dice[static_cast<std::size_t>(index_of(colour))]; count > 0)
            text += format("{}\"{}\":{}", text.empty() ? "" : ",", cards::colour_name(colour), count);
    return text;
}

std::vector<std::string> ids_of(const std::vector<EquipmentId>& equipment, const Catalogue& cards) {
    std::vector<std::string> ids;
    for (const EquipmentId card : equipment) ids.push_back(cards.equipment_card(card).id);
    return ids;
}

std::string quoted(const std::vector<std::string>& ids) { return ids.empty() ? "" : format("\"{}\"", fmt::join(ids, "\",\"")); }

std::string dice_words(const DiceCounts& dice) {
    std::string text;
    for (Colour colour : kAllColours)
        if (const int count = dice[static_cast<std::size_t>(index_of(colour))]; count > 0)
            text += format("{}{} {}", text.empty() ? "" : ", ", count, cards::colour_name(colour));
    return text;
}

void tell(const DiceQuestion& question, const OddsAnswer& answer, const Catalogue& cards, const OddsOptions& options, std::ostream& out) {
    if (options.json) {
        out << format(R"({{"dice":{{{}}},"value":{},"bar":[{}],"equipment":[{}],{}}})", dice_json(question.dice), question.value,
                      colours_json(question.bars), quoted(ids_of(question.equipment, cards)), answer_members(answer))
            << '\n';
        return;
    }
    out << format("{} against {}", dice_words(question.dice), question.value);
    for (Colour colour : kAllColours)
        if (question.bars & colour_bit(colour)) out << format(", {} barred", cards::colour_name(colour));
    if (!question.equipment.empty()) out << format(", with {}", fmt::join(ids_of(question.equipment, cards), ", "));
    out << '\n' << answer_text(answer);
}

int odds_of_dice(const OddsOptions& options, const Streams& streams) {
    if (!options.dice || !options.value) return refuse("Say --dice and --value, or --journal and --move.", streams);
    if (options.move) return refuse("--move goes with --journal, not with --dice.", streams);
    const Read<DiceCounts> dice = read_dice(*options.dice);
    if (!dice.problem.empty()) return refuse(dice.problem, streams);
    const Read<ColourSet> bars = read_bars(options.bars);
    if (!bars.problem.empty()) return refuse(bars.problem, streams);
    const std::optional<Pack> pack = load(options.data, streams);
    if (!pack) return kBadInput;
    const auto equipment = read_equipment(options.equipment, *pack->catalogue);
    if (!equipment.problem.empty()) return refuse(equipment.problem, streams);

    const DiceQuestion question{dice.value, *options.value, bars.value, equipment.value};
    const OddsTable table = table_for(question, *pack->catalogue);
    const OddsAnswer answer{both_ways(table.state, table.catalogue, odds::Aim::defeat), both_ways(table.state, table.catalogue, odds::Aim::lock_all),
                            !equipment.value.empty()};
    tell(question, answer, *pack->catalogue, options, streams.out);
    return kDone;
}

// ---- a position of a journal

bool is_geared(const State& state, const Catalogue& cards) { return !(odds::kit_of(state, cards, 0) == odds::Kit{}); }

std::string this_text(const State& state, const Catalogue& cards, const std::optional<OddsAnswer>& answer) {
    if (!answer) return "No roll is due or open.\n";
    const EncounterId card = state.encounters[state.newest].card;
    return format("{} ({})\n{}", cards.encounter(card).name, value_of(state, cards, card), answer_text(*answer));
}

std::string this_json(const State& state, const Catalogue& cards, const std::optional<OddsAnswer>& answer) {
    if (!answer) return "null";
    const EncounterId card = state.encounters[state.newest].card;
    return format(R"({{"encounter":"{}","value":{},{}}})", cards.encounter(card).id, value_of(state, cards, card), answer_members(*answer));
}

void tell_position(const State& state, const Catalogue& cards, const OddsOptions& options, std::ostream& out) {
    std::optional<OddsAnswer> now;
    std::optional<OddsAnswer> next;
    const bool geared = state.active != kNoSeat && is_geared(state, cards);
    if (state.phase == Phase::rolled) now = OddsAnswer{both_ways(state, cards, odds::Aim::defeat), both_ways(state, cards, odds::Aim::lock_all), geared};
    if (!why_illegal(state, Move::of(MoveKind::reveal), cards))
        next = OddsAnswer{both_ways_of_next(state, cards, odds::Aim::defeat), both_ways_of_next(state, cards, odds::Aim::lock_all), geared};
    const odds::Pushing pushing = odds::pushing_of(state, cards);
    if (options.json) {
        out << format(R"({{"move":{},"this":{},"next":{},"pushing":{{{}}}}})", *options.move, this_json(state, cards, now),
                      next ? format("{{{}}}", answer_members(*next)) : "null", pushing_members(pushing))
            << '\n';
        return;
    }
    out << this_text(state, cards, now) << (next ? "The next Encounter\n" + answer_text(*next) : "No Encounter can be revealed now.\n");
    if (has_contract(state)) out << pushing_text(pushing);
}

int odds_of_journal(const OddsOptions& options, const Streams& streams) {
    const bool asks_of_dice = options.dice || options.value || !options.bars.empty() || !options.equipment.empty() || !options.data.empty();
    if (asks_of_dice) return refuse("--journal has its own dice, cards and Equipment: only --move and --json go with it.", streams);
    if (!options.move) return refuse("Say --move too: how many moves of the journal are made.", streams);
    const play::ReadJournal journal = play::read_journal_file(options.journal);
    const auto records = static_cast<std::uint64_t>(journal.records.size());
    if (!journal.header) return refuse(play::to_text(*journal.fault), streams);
    if (*options.move > records) return refuse(format("--move {} is beyond the journal: it has {} moves.", *options.move, records), streams);
    const play::ReplayedJournal replayed = play::replay(journal, static_cast<int>(*options.move));
    const bool is_there = replayed.session && static_cast<std::uint64_t>(replayed.records) == *options.move;
    if (!is_there) return refuse(replayed.fault ? play::to_text(*replayed.fault) : format("{}: can't be carried out so far", journal.file), streams);
    tell_position(replayed.session->state(), replayed.session->catalogue(), options, streams.out);
    return kDone;
}

}  // namespace

int odds(const OddsOptions& options, const Streams& streams) {
    return options.journal.empty() ? odds_of_dice(options, streams) : odds_of_journal(options, streams);
}

}  // namespace encounters::lab
