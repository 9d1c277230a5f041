// The first line of a journal: the cards in full, the seats, where luck comes from, the promise of the seed.
#include "play/journal_fields.hpp"

#include <encounters/configured.hpp>

#include <nlohmann/json.hpp>

#include <map>

namespace encounters::play {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

const std::vector<std::string> kDiceWords{"seeded", "physical", "scripted"};
const std::vector<std::string> kCardWords{"seeded", "scripted"};
const std::vector<std::string> kSeatWords{"person", "house"};

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
                                    {"player", kSeatWords[static_cast<std::size_t>(seat.kind)]},
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
    seat.kind = static_cast<SeatKind>(fields.word("player", kSeatWords));
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
    if (fields.has("seed_chosen")) header.seed_chosen = fields.flag("seed_chosen");
}

void read_played_on(FieldReader& outer, JournalHeader& header) {
    FieldReader fields(outer.object("played_on"));
    header.taken_over = static_cast<int>(fields.number("moves", kLargestJournal));
    header.luck_taken_over = static_cast<int>(fields.number("old_luck", kLargestJournal));
    fields.finish();
    pass_on(fields, outer);
}

}  // namespace

JournalHeader journal_header(const TableSetup& table, const std::vector<cards::PackText>& files, const Seed& seed) {
    JournalHeader header;
    header.program = configured::kVersion;
    header.pack_id = table.catalogue->pack_id;
    header.pack_name = table.catalogue->pack_name;
    header.pack_version = table.catalogue->pack_version;
    header.files = files;
    header.seats = table.seats;
    header.even_start = table.even_start;
    header.seed_hash = seed_hash(seed);
    header.seed_chosen = seed.salt.empty();
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
    if (header.seed_chosen) line["seed_chosen"] = true;
    if (header.taken_over > 0)
        line["played_on"] = ordered_json{{"moves", header.taken_over}, {"old_luck", header.luck_taken_over}};
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
