// The first line of a journal: the cards in full, the seats, where luck comes from, the promise of the seed.
#include "play/journal_fields.hpp"

#include <encounters/configured.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <map>

namespace encounters::play {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

const std::vector<std::string> kDiceWords{"seeded", "physical", "scripted"};
const std::vector<std::string> kCardWords{"seeded", "scripted"};
const std::vector<std::string> kLuckWords{"own", "same", "new", "lost"};  // the first one is never written
constexpr int kPromiseOfTerms = 2;

// The files by name, each with its length, so that no two packs read the same.
std::string pack_hash(const std::vector<cards::PackText>& files) {
    std::string all;
    for (const auto& file : files) all += file.file + '\n' + std::to_string(file.text.size()) + '\n' + file.text;
    return sha256_of(all);
}

ordered_json pack_json(const JournalHeader& header) {
    ordered_json files = ordered_json::array();
    for (const auto& file : header.files) files.push_back(ordered_json{{"name", file.file}, {"text", file.text}});
    return {{"id", header.pack_id},
            {"name", header.pack_name},
            {"version", header.pack_version},
            {"sha256", pack_hash(header.files)},
            {"files", files}};
}

ordered_json seats_json(const std::vector<Seat>& seats) {
    ordered_json list = ordered_json::array();
    for (const auto& seat : seats)
        list.push_back(ordered_json{{"name", seat.name},
                                    {"player", name_of(seat.kind)},
                                    {"colour", seat.colour},
                                    {"shape", seat.shape}});
    return list;
}

// What went wrong inside a list is told of the line.
void pass_on(const FieldReader& inner, FieldReader& outer) {
    if (inner.failed()) outer.refuse(inner.problem());
}

Seat read_seat(FieldReader& outer, const json& object) {
    FieldReader fields(object);
    Seat seat;
    seat.name = fields.text("name");
    seat.kind = static_cast<SeatKind>(fields.word("player", seat_kind_names()));
    seat.colour = static_cast<std::uint8_t>(fields.number("colour", 255));
    seat.shape = static_cast<std::uint8_t>(fields.number("shape", 255));
    fields.finish();
    pass_on(fields, outer);
    return seat;
}

cards::PackText read_file(FieldReader& outer, const json& object) {
    FieldReader fields(object);
    cards::PackText file;
    file.file = fields.text("name");
    file.text = fields.text("text");
    file.hash = cards::content_hash(file.text);
    fields.finish();
    pass_on(fields, outer);
    return file;
}

void read_pack(FieldReader& outer, JournalHeader& header, const json& object) {
    FieldReader fields(object);
    header.pack_id = fields.text("id");
    header.pack_name = fields.text("name");
    header.pack_version = fields.text("version");
    const std::string hash = fields.text("sha256");
    if (const auto* files = fields.list("files"))
        for (const auto& file : *files) header.files.push_back(read_file(fields, file));
    if (hash != pack_hash(header.files)) fields.refuse("the cards are not those of their hash");
    fields.finish();
    pass_on(fields, outer);
}

void read_packs(FieldReader& fields, JournalHeader& header) {
    const auto* packs = fields.list("packs");
    if (packs && packs->size() != 1) fields.refuse("\"packs\" holds not exactly one pack");
    if (!fields.failed()) read_pack(fields, header, packs->front());
}

void read_seats(FieldReader& fields, JournalHeader& header) {
    const auto* seats = fields.list("seats");
    if (seats && (seats->empty() || seats->size() > kMaxSeats)) fields.refuse("\"seats\" holds not 1 to 8 seats");
    if (fields.failed()) return;
    for (const auto& seat : *seats) header.seats.push_back(read_seat(fields, seat));
}

void read_luck(FieldReader& fields, JournalHeader& header) {
    header.dice = static_cast<DiceOrigin>(fields.word("dice", kDiceWords));
    header.cards = static_cast<CardOrigin>(fields.word("cards", kCardWords));
    if (fields.has("seed_sha256")) header.seed_hash = fields.text("seed_sha256");
    if (fields.has("promise") && fields.number("promise", kPromiseOfTerms) != kPromiseOfTerms)
        fields.refuse("\"promise\" is not 2");
    if (fields.has("promise")) header.promise = Promise::seed_and_terms;
    if (fields.has("seed_chosen")) header.seed_chosen = fields.flag("seed_chosen");
}

void read_played_on(FieldReader& outer, JournalHeader& header) {
    FieldReader fields(outer.object("played_on"));
    header.taken_over = static_cast<int>(fields.number("moves", kLargestJournal));
    header.luck_taken_over = static_cast<int>(fields.number("old_luck", kLargestJournal));
    if (header.luck_taken_over > header.taken_over) fields.refuse("\"old_luck\" is more than \"moves\"");
    header.played_on = header.luck_taken_over > 0 ? PlayedOn::new_luck : PlayedOn::same_luck;
    if (fields.has("luck")) header.played_on = static_cast<PlayedOn>(fields.word("luck", kLuckWords));
    if (header.played_on == PlayedOn::no) fields.refuse("\"luck\" is none of same, new, lost");
    fields.finish();
    pass_on(fields, outer);
}

// What is hashed: the seed, and what could otherwise be changed afterwards to make other luck of it.
std::string promised_text(const JournalHeader& header, const Seed& seed) {
    if (header.promise == Promise::seed) return to_text(seed);
    return fmt::format("{} dice {} cards {} luck {} old_luck {} pack {}", to_text(seed),
                       kDiceWords[static_cast<std::size_t>(header.dice)], kCardWords[static_cast<std::size_t>(header.cards)],
                       kLuckWords[static_cast<std::size_t>(header.played_on)], header.luck_taken_over, pack_hash(header.files));
}

ordered_json played_on_json(const JournalHeader& header) {
    return {{"moves", header.taken_over},
            {"old_luck", header.luck_taken_over},
            {"luck", kLuckWords[static_cast<std::size_t>(header.played_on)]}};
}

}  // namespace

void promise(JournalHeader& header, const Seed& seed) {
    header.promise = Promise::seed_and_terms;
    header.seed_hash = sha256_of(promised_text(header, seed));
    header.seed_chosen = seed.salt.empty();
}

bool is_promised(const JournalHeader& header, const Seed& seed) {
    return sha256_of(promised_text(header, seed)) == header.seed_hash;
}

JournalHeader journal_header(const TableSetup& table, const std::vector<cards::PackText>& files, const Seed& seed) {
    JournalHeader header;
    header.program = configured::kVersion;
    header.pack_id = table.catalogue->pack_id;
    header.pack_name = table.catalogue->pack_name;
    header.pack_version = table.catalogue->pack_version;
    header.files = files;
    header.seats = table.seats;
    header.even_start = table.even_start;
    promise(header, seed);
    return header;
}

ordered_json header_json(const JournalHeader& header) {
    ordered_json line{{"format", kJournalFormat}, {"program", header.program}, {"state_hashes", kStateHashes}};
    if (!header.began.empty()) line["began"] = header.began;
    line["seats"] = seats_json(header.seats);
    line["even_start"] = header.even_start;
    line["dice"] = kDiceWords[static_cast<std::size_t>(header.dice)];
    line["cards"] = kCardWords[static_cast<std::size_t>(header.cards)];
    if (!header.seed_hash.empty()) line["seed_sha256"] = header.seed_hash;
    if (header.promise == Promise::seed_and_terms) line["promise"] = kPromiseOfTerms;
    if (header.seed_chosen) line["seed_chosen"] = true;
    if (header.played_on != PlayedOn::no) line["played_on"] = played_on_json(header);
    if (!header.situation.empty()) line["situation"] = header.situation;
    line["packs"] = ordered_json::array({pack_json(header)});
    return line;
}

JournalHeader read_header(FieldReader& fields) {
    JournalHeader header;
    fields.number("format", kJournalFormat);
    header.program = fields.text("program");
    fields.text("state_hashes");
    if (fields.has("began")) header.began = fields.text("began");
    read_seats(fields, header);
    header.even_start = fields.flag("even_start");
    read_luck(fields, header);
    if (fields.has("played_on")) read_played_on(fields, header);
    if (fields.has("situation")) header.situation = fields.text("situation");
    read_packs(fields, header);
    return header;
}

}  // namespace encounters::play
