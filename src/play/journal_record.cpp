// Records as members of a line: which move kind has which fields.
#include "play/journal_fields.hpp"

#include <nlohmann/json.hpp>

#include <array>

namespace encounters::play {

namespace {

const std::vector<std::string> kColourWords{"white", "yellow", "green", "blue", "black"};
const std::vector<std::string> kTargetWords{"contract", "encounter"};

// The name of the number in Move::a, or nothing when the kind has none.
const char* number_of(MoveKind kind) {
    switch (kind) {
        case MoveKind::card_drawn:
        case MoveKind::use_hire: return "card";
        case MoveKind::seat_drawn: return "first";
        case MoveKind::command_dealt: return "command";
        case MoveKind::swap:
        case MoveKind::pick_die: return "die";
        case MoveKind::buy:
        case MoveKind::replace:
        case MoveKind::pick_place: return "place";
        case MoveKind::make_room:
        case MoveKind::ready:
        case MoveKind::use_equipment:
        case MoveKind::take_salvage: return "slot";
        case MoveKind::choose_contract:
        case MoveKind::choose_encounter:
        case MoveKind::pick_card: return "choice";
        case MoveKind::pick_face: return "face";
        case MoveKind::give_token: return "to";
        default: return nullptr;
    }
}

void write_numbers(nlohmann::ordered_json& line, const Move& move) {
    const bool no_slot = move.kind == MoveKind::take_salvage && move.a == kNone;
    if (const char* name = number_of(move.kind); name && !no_slot) line[name] = move.a;
    if (move.kind == MoveKind::swap) line["colour"] = kColourWords[move.b];
    if (move.kind == MoveKind::strike) {
        line["target"] = kTargetWords[move.a];
        line["effect"] = move.b;
    }
}

void write_lists(nlohmann::ordered_json& line, const Move& move) {
    if (move.kind == MoveKind::dice_landed)
        line["faces"] = std::vector<int>(move.faces.begin(), move.faces.begin() + move.face_count);
    if (move.kind != MoveKind::lock) return;
    line["dice"] = nlohmann::ordered_json::array();
    for (int die = 0; die < kMaxDice; ++die)
        if ((move.dice >> die) & 1u) line["dice"].push_back(die);
}

void read_numbers(FieldReader& fields, Move& move) {
    const char* name = number_of(move.kind);
    const bool no_slot = move.kind == MoveKind::take_salvage && !fields.has(name);
    if (no_slot) move.a = kNone;
    if (name && !no_slot) move.a = static_cast<std::uint8_t>(fields.number(name, kNone - 1));
    if (move.kind == MoveKind::swap) move.b = static_cast<std::uint8_t>(fields.word("colour", kColourWords));
    if (move.kind != MoveKind::strike) return;
    move.a = static_cast<std::uint8_t>(fields.word("target", kTargetWords));
    move.b = static_cast<std::uint8_t>(fields.number("effect", kMaxEffects - 1));
}

void read_faces(FieldReader& fields, Move& move) {
    const auto faces = fields.numbers("faces", 6);
    if (faces.size() > kMaxDice) return fields.refuse("\"faces\" holds too many");
    move = Move::dice_landed(faces);
}

void read_dice(FieldReader& fields, Move& move) {
    for (const auto die : fields.numbers("dice", kMaxDice - 1)) {
        if ((move.dice >> die) & 1u) fields.refuse("\"dice\" names a die twice");
        move.dice |= 1u << die;
    }
}

Move read_move(FieldReader& fields, MoveKind kind) {
    Move move = Move::of(kind);
    read_numbers(fields, move);
    if (kind == MoveKind::dice_landed) read_faces(fields, move);
    if (kind == MoveKind::lock) read_dice(fields, move);
    return move;
}

std::optional<MoveKind> kind_named(const std::string& word) {
    for (int kind = 0; kind < kMoveKinds; ++kind)
        if (word == name_of(static_cast<MoveKind>(kind))) return static_cast<MoveKind>(kind);
    return std::nullopt;
}

std::optional<RecordKind> other_kind_named(const std::string& word) {
    if (word == "undo") return RecordKind::undo;
    if (word == "redo") return RecordKind::redo;
    if (word == "seat") return RecordKind::seat;
    return std::nullopt;
}

const char* word_of(const Record& record) {
    switch (record.kind) {
        case RecordKind::move: return name_of(record.move.kind);
        case RecordKind::undo: return "undo";
        case RecordKind::redo: return "redo";
        case RecordKind::seat: return "seat";
    }
    return "";
}

}  // namespace

void write_record(nlohmann::ordered_json& line, const Record& record) {
    if (record.seat != kNoSeat) line["seat"] = record.seat;
    line["kind"] = word_of(record);
    if (record.kind == RecordKind::seat) line["player"] = name_of(record.seat_kind);
    if (record.kind != RecordKind::move) return;
    write_numbers(line, record.move);
    write_lists(line, record.move);
}

Record read_record(FieldReader& fields, const std::string& kind) {
    Record record;
    const auto move_kind = kind_named(kind);
    const auto other_kind = other_kind_named(kind);
    if (!move_kind && !other_kind) {
        fields.refuse("\"" + kind + "\" is no kind of line");
        return record;
    }
    if (other_kind) record.kind = *other_kind;
    if (other_kind || !is_chance(*move_kind)) record.seat = static_cast<SeatIndex>(fields.number("seat", kMaxSeats - 1));
    if (record.kind == RecordKind::seat) record.seat_kind = static_cast<SeatKind>(fields.word("player", seat_kind_names()));
    if (move_kind) record.move = read_move(fields, *move_kind);
    return record;
}

}  // namespace encounters::play
