#include "properties/agreement.hpp"

#include <encounters/rules/queries.hpp>

#include <algorithm>

namespace encounters::testing {

namespace {

constexpr int kPlaces = 32;  // more than any list of dice, places, slots or cards open to a choice
constexpr int kMostDice = 10;

enum class Fields { none, one, two };

Fields fields_of(MoveKind kind) {
    switch (kind) {
        case MoveKind::swap:
        case MoveKind::strike: return Fields::two;
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
        case MoveKind::give_token: return Fields::one;
        default: return Fields::none;
    }
}

// The moves of a kind, every value of its fields in turn, are looked up in the list and asked for.
class Comparison {
public:
    Comparison(const State& state, const Catalogue& cards, const std::vector<Move>& listed)
        : state_(state), cards_(cards), listed_(listed) {}

    std::string of_all() {
        for (int kind = 0; kind < kMoveKinds; ++kind) of_kind(static_cast<MoveKind>(kind));
        if (unlocked_count(state_) <= kMostDice)
            for (std::uint32_t dice = 0; dice < 1u << unlocked_count(state_); ++dice) compare(Move::lock(dice));
        const bool locks = std::any_of(listed_.begin(), listed_.end(), [](const Move& move) { return move.kind == MoveKind::lock; });
        if (locks != can_lock(state_, cards_)) fault_ = "can_lock and the listed locks differ";
        if (fault_.empty() && unlocked_count(state_) <= kMostDice && accepted_ != listed_.size()) fault_ = "an action is listed twice";
        return fault_;
    }

private:
    void of_kind(MoveKind kind) {
        if (kind == MoveKind::lock) return;
        if (fields_of(kind) == Fields::none) return compare(Move::of(kind));
        for (int a = 0; a < (kind == MoveKind::use_hire ? kNone : kPlaces); ++a) of_place(kind, static_cast<std::uint8_t>(a));
        of_place(kind, kNone);
    }

    void of_place(MoveKind kind, std::uint8_t a) {
        for (std::uint8_t b = 0; b < (fields_of(kind) == Fields::two ? 9 : 1); ++b) compare(Move::of(kind, a, b));
    }

    void compare(const Move& move) {
        const bool accepted = !why_illegal(state_, move, cards_);
        accepted_ += accepted;
        const bool listed = std::find(listed_.begin(), listed_.end(), move) != listed_.end();
        if (accepted == listed || !fault_.empty()) return;
        fault_ = std::string(listed ? "listed and refused: " : "accepted and not listed: ") + name_of(move.kind) + " " +
                 std::to_string(move.a) + " " + std::to_string(move.b) + " " + std::to_string(move.dice);
    }

    const State& state_;
    const Catalogue& cards_;
    const std::vector<Move>& listed_;
    std::string fault_;
    std::size_t accepted_ = 0;
};

}  // namespace

std::string why_disagree(const State& state, const Catalogue& cards, const std::vector<Move>& listed) {
    return Comparison(state, cards, listed).of_all();
}

}  // namespace encounters::testing
