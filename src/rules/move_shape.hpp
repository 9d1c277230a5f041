// Which fields of a Move its kind uses: the others are 0, so that one decision has one Move.
#pragma once

#include <encounters/rules/moves.hpp>

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace encounters {

namespace move_shape {

// The fields of a kind of move that it names.
enum class Named : std::uint8_t { nothing, a, a_and_b, dice, faces };

constexpr Named named_by(MoveKind kind) {
    switch (kind) {
        case MoveKind::lock: return Named::dice;
        case MoveKind::dice_landed: return Named::faces;
        case MoveKind::swap:
        case MoveKind::strike: return Named::a_and_b;
        case MoveKind::card_drawn:
        case MoveKind::seat_drawn:
        case MoveKind::command_dealt:
        case MoveKind::buy:
        case MoveKind::make_room:
        case MoveKind::ready:
        case MoveKind::replace:
        case MoveKind::choose_contract:
        case MoveKind::choose_encounter:
        case MoveKind::use_equipment:
        case MoveKind::use_hire:
        case MoveKind::pick_die:
        case MoveKind::pick_face:
        case MoveKind::pick_card:
        case MoveKind::pick_place:
        case MoveKind::take_salvage:
        case MoveKind::give_token: return Named::a;
        case MoveKind::start_fresh:
        case MoveKind::secure:
        case MoveKind::done:
        case MoveKind::flip_contracts:
        case MoveKind::reveal:
        case MoveKind::declare_default:
        case MoveKind::use_power:
        case MoveKind::escape:
        case MoveKind::complete:
        case MoveKind::extend:
        case MoveKind::burn:
        case MoveKind::keep_standing:
        case MoveKind::leave_salvage: return Named::nothing;
    }
    return Named::nothing;
}

// A move as bytes: kind, a, b, face_count, four of dice, then the faces.
inline constexpr std::size_t kHead = 8;
using Head = std::array<std::uint8_t, kHead>;
using Faces = std::array<std::uint8_t, kMaxDice>;
static_assert(offsetof(Move, a) == 1 && offsetof(Move, b) == 2 && offsetof(Move, face_count) == 3 && offsetof(Move, dice) == 4 &&
              offsetof(Move, faces) == kHead);

// 0xff for each byte that the kind does not name, which has to be 0; a kind that doesn't exist names nothing.
constexpr Head unnamed_by(Named named) {
    Head unnamed{0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff};
    if (named == Named::a || named == Named::a_and_b) unnamed[1] = 0;
    if (named == Named::a_and_b) unnamed[2] = 0;
    if (named == Named::faces) unnamed[3] = 0;
    if (named == Named::dice) unnamed[4] = unnamed[5] = unnamed[6] = unnamed[7] = 0;
    return unnamed;
}

inline constexpr auto kUnnamed = [] {
    std::array<Head, kMoveKinds + 1> unnamed{};
    for (std::size_t kind = 0; kind < kMoveKinds; ++kind) unnamed[kind] = unnamed_by(named_by(static_cast<MoveKind>(kind)));
    unnamed[kMoveKinds] = unnamed_by(Named::nothing);
    return unnamed;
}();

// By a number of faces, 0xff for each further one.
inline constexpr auto kFurther = [] {
    std::array<Faces, kMaxDice + 1> further{};
    for (std::size_t count = 0; count < further.size(); ++count)
        for (std::size_t i = count; i < kMaxDice; ++i) further[count][i] = 0xff;
    return further;
}();

inline std::uint64_t eight_from(const void* bytes, std::size_t from) {
    std::uint64_t word = 0;
    std::memcpy(&word, static_cast<const std::uint8_t*>(bytes) + from, sizeof word);
    return word;
}

// Every move is asked, so its bytes are looked at eight by eight.
inline std::uint64_t named_after(const Faces& faces, std::size_t count) {
    constexpr std::size_t kLast = kMaxDice - sizeof(std::uint64_t);
    const std::uint8_t* further = kFurther[std::min<std::size_t>(count, kMaxDice)].data();
    return (eight_from(faces.data(), 0) & eight_from(further, 0)) | (eight_from(faces.data(), 8) & eight_from(further, 8)) |
           (eight_from(faces.data(), kLast) & eight_from(further, kLast));
}

}  // namespace move_shape

// Whether every field that the kind does not name is 0.
inline bool is_plain(const Move& move) {
    using namespace move_shape;
    const std::size_t kind = std::min<std::size_t>(static_cast<std::size_t>(move.kind), kMoveKinds);
    const std::uint64_t unnamed = eight_from(&move, 0) & eight_from(kUnnamed[kind].data(), 0);
    return (unnamed | named_after(move.faces, move.face_count)) == 0;
}

}  // namespace encounters
