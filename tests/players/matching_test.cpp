// Matching dice to a value: the same numbers of dice as the rules offer, and with cards the same as trying everything.
#include "players/played_games.hpp"
#include "players/regular/matching.hpp"
#include "properties/random_cards.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <encounters/play/random.hpp>

#include <algorithm>
#include <bit>
#include <set>

using namespace encounters;
using namespace encounters::players::regular;
using namespace encounters::testing;

namespace {

Question question_of(const State& state, const Catalogue& cards) {
    Question question;
    question.value = value_of(state, cards, state.encounters[state.newest].card);
    question.bounds = lock_bounds(state, cards);
    const ColourSet bars = barred(state, cards);
    for (std::uint8_t i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i)
        if (!(bars & colour_bit(state.dice[i].colour)))
            question.pieces[static_cast<std::size_t>(question.piece_count++)] = {i, state.dice[i].face, state.dice[i].colour, false, false};
    return question;
}

std::set<int> sizes_offered(const State& state, const Catalogue& cards) {
    std::vector<Move> actions;
    legal_actions(state, cards, actions);
    std::set<int> sizes;
    for (const Move& move : actions)
        if (move.kind == MoveKind::lock) sizes.insert(std::popcount(move.dice));
    return sizes;
}

int check_rolls(const Catalogue& cards, std::uint64_t seed) {
    Matching matching;
    int rolls = 0;
    visit_states(cards, 2, seed, [&](const State& state) {
        if (state.phase != Phase::rolled || unlocked_count(state) > 12) return;
        const Question question = question_of(state, cards);
        if (question.value > kMostValue) return;
        matching.solve(question);
        std::set<int> sizes;
        matching.each_way([&](const Way& way) {
            const Move lock = Move::lock(canonical_dice(state, matching.answer(way).dice));
            REQUIRE(std::popcount(lock.dice) == way.dice);
            REQUIRE_FALSE(why_illegal(state, lock, cards));
            sizes.insert(way.dice);
        });
        REQUIRE(sizes == sizes_offered(state, cards));
        ++rolls;
    });
    return rolls;
}

// ---- with cards: everything tried, one die after the other

using Found = std::set<std::pair<int, unsigned>>;  // dice locked, turnings used

class TryAll {
public:
    explicit TryAll(const Question& question) : question_(question) {
        for (int i = 0; i < question.turning_count; ++i) icons_[static_cast<std::size_t>(i)] = question.turnings[static_cast<std::size_t>(i)].icons;
        go_on(0, 0, 0, 0, 0);
    }
    Found found;

private:
    void go_on(int piece, int total, int dice, unsigned uses, ColourSet with) {
        if (piece == question_.piece_count) {
            const bool fits = dice >= question_.bounds.min && dice <= question_.bounds.max && (with & question_.bounds.with) == question_.bounds.with;
            if (dice > 0 && total == question_.value && fits) found.insert({dice, uses});
            return;
        }
        const Piece& at = question_.pieces[static_cast<std::size_t>(piece)];
        const auto take = [&](int face, unsigned used) {
            if ((question_.bounds.faces >> (face - 1)) & 1u) go_on(piece + 1, total + face, dice + 1, used, with | colour_bit(at.colour));
        };
        if (!at.has_to_turn) {
            go_on(piece + 1, total, dice, uses, with);
            take(at.face, uses);
        }
        for (int i = 0; i < question_.turning_count; ++i) {
            const Turning& turning = question_.turnings[static_cast<std::size_t>(i)];
            if ((at.has_to_turn && i > 0) || (turning.going_on && at.touched)) continue;
            std::uint8_t& own = icons_[static_cast<std::size_t>(i)].colour[static_cast<std::size_t>(index_of(at.colour))];
            std::uint8_t& icon = own > 0 ? own : icons_[static_cast<std::size_t>(i)].any;
            if (icon == 0 || turning.reach[at.face] == 0) continue;
            --icon;
            if (at.has_to_turn) go_on(piece + 1, total, dice, uses | 1u << i, with);
            for (int face = 1; face <= 6; ++face)
                if ((turning.reach[at.face] >> (face - 1)) & 1u) take(face, uses | 1u << i);
            ++icon;
        }
    }

    const Question& question_;
    std::array<DiceIcons, kMostTurnings> icons_{};
};

class Maker {
public:
    explicit Maker(std::uint64_t seed) : seeds_(seed), random_(seeds_) {}

    Question make() {
        Question question;
        question.piece_count = between(1, 5);
        question.value = between(1, 22);  // low ones and others are matched in two ways
        question.turning_count = between(0, 2);
        if (between(1, 4) == 1) question.bounds = {between(1, 2), between(2, 4), 0x3f, 0};
        if (between(1, 4) == 1) question.bounds.faces = 0x15;
        // No more than a matching looks at: two cards, or one and an asked colour.
        if (question.turning_count < 2 && between(1, 3) == 1) question.bounds.with = colour_bit(Colour::yellow);
        for (std::uint8_t i = 0; i < question.piece_count; ++i)
            question.pieces[i] = {i, static_cast<std::uint8_t>(between(1, 6)), between(1, 2) == 1 ? Colour::white : Colour::yellow, between(1, 5) == 1, false};
        for (int i = 0; i < question.turning_count; ++i) question.turnings[static_cast<std::size_t>(i)] = turning(i);
        if (question.turning_count > 0 && between(1, 4) == 1) waiting(question);
        return question;
    }

private:
    int between(int least, int most) { return least + static_cast<int>(random_.below(static_cast<std::uint32_t>(most - least + 1))); }

    Turning turning(int index) {
        Turning turning;
        turning.source = static_cast<std::uint8_t>(index);
        turning.going_on = index == 0;
        turning.icons.colour[0] = static_cast<std::uint8_t>(between(0, index == 0 ? 2 : 1));
        turning.icons.colour[1] = static_cast<std::uint8_t>(between(0, 1));
        turning.icons.any = static_cast<std::uint8_t>(between(0, 1));
        for (std::size_t face = 1; face <= 6; ++face) turning.reach[face] = static_cast<std::uint8_t>(between(0, 63));
        return turning;
    }

    // A die that waits for its face: its icon isn't spent yet.
    void waiting(Question& question) {
        Piece& piece = question.pieces[0];
        piece.has_to_turn = true;
        piece.touched = false;
        question.turnings[0].icons.any = 1;
        if (question.turnings[0].reach[piece.face] == 0) question.turnings[0].reach[piece.face] = 1;
    }

    play::SplitMix64 seeds_;
    play::Xoshiro256 random_;
};

// The answer's dice, turned as it says, make the value with the turnings that the way names.
void check_answer(const Question& question, const Matching& matching, const Way& way) {
    const Answer answer = matching.answer(way);
    REQUIRE(std::popcount(answer.dice) == way.dice);
    int total = 0;
    unsigned uses = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(question.piece_count); ++i) {
        const bool turned = answer.turned_by[i] != kNone;
        if (turned) {
            uses |= 1u << answer.turned_by[i];
            const std::uint8_t faces = question.turnings[answer.turned_by[i]].reach[question.pieces[i].face];
            REQUIRE(((faces >> (answer.turned_to[i] - 1)) & 1u) == 1u);
        }
        if ((answer.dice >> question.pieces[i].die) & 1u) total += turned ? answer.turned_to[i] : question.pieces[i].face;
    }
    REQUIRE(total == question.value);
    REQUIRE(uses == way.uses);
}

}  // namespace

TEST_CASE("bare dice match in just the numbers that the rules offer") {
    int rolls = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        rolls += check_rolls(*core_pack().catalogue, seed);
        rolls += check_rolls(random_cards(seed), seed);
    }
    CHECK(rolls > 300);
}

TEST_CASE("with cards that turn dice everything is found that trying everything finds") {
    Maker maker(5);
    Matching matching;
    int matched = 0;
    for (int i = 0; i < 3000; ++i) {
        const Question question = maker.make();
        const TryAll tried(question);
        Found found;

        matching.solve(question);
        matching.each_way([&](const Way& way) {
            found.insert({way.dice, way.uses});
            check_answer(question, matching, way);
        });

        INFO("question " << i);
        REQUIRE(found == tried.found);
        matched += !found.empty();
    }
    CHECK(matched > 500);
    CHECK(matched < 2900);
}
