// Real dice at the table: entered by mouse alone and by keys alone, taken back, refused in words, for a whole game.
#include "support/catch.hpp"

#include "table/hands_play.hpp"
#include "table/looks.hpp"
#include "table/presenter/scene_checks.hpp"
#include "table/presenter/table/dice_entry.hpp"
#include "table/presenter/table/table_layout.hpp"
#include "table/presenter/table/words.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

using Sentences = std::vector<std::string>;

play::Session with_real_dice(HandsOn& hands, int seats, std::uint64_t seed) {
    TableWish wish = usual_table(seats, *hands.app().cards());
    wish.reputation = 5;
    return play::Session(setup_of(wish, *hands.app().cards()), std::make_unique<play::RealDiceChance>(seed));
}

// To the first roll of a game.
void play_to_roll(HandsOn& hands) {
    hands.app().play(with_real_dice(hands, 2, 3), hands.now());
    hands.app().let_house_play(1'000, hands.now());
    REQUIRE(is_roll_asked(hands.app().match()->view()));
}

const EnteredRoll& roll(HandsOn& hands) { return hands.app().match()->view().ui.roll; }

Move random_roll(const play::Session& session, play::SplitMix64& random) {
    play::DiceEntry entry(session.state(), session.catalogue());
    while (!entry.is_complete()) entry.enter(1 + static_cast<int>(random.next() % 6));
    return entry.move();
}

bool shows(const Scene& scene, const std::string& words) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item.drawing);
        return text != nullptr && text->text.find(words) != std::string::npos;
    });
}

struct ByMouse {
    HandsOn& hands;
    void roll(const Move& landed) const {
        for (int die = 0; die < landed.face_count; ++die)
            click_intent(hands, EnterFace{landed.faces[static_cast<std::size_t>(die)]});
        click_intent(hands, SendMove{landed});
    }
    void decide(const Move& move) const { do_by_mouse(hands, move); }
};

struct ByKeys {
    HandsOn& hands;
    void roll(const Move& landed) const {
        for (int die = 0; die < landed.face_count; ++die)
            hands.press(static_cast<Key>(static_cast<int>(Key::digit_0) + landed.faces[static_cast<std::size_t>(die)]));
        hands.press(Key::enter);
    }
    void decide(const Move& move) const { do_by_keys(hands, move); }
};

template <class By>
void play_whole_game(HandsOn& hands, const By& by, std::uint64_t seed) {
    play::Session reference = with_real_dice(hands, 2, seed);
    hands.app().play(with_real_dice(hands, 2, seed), hands.now());
    play::SplitMix64 random(seed);
    int moves = 0;
    while (!reference.is_over()) {
        REQUIRE(++moves < 5000);
        REQUIRE(hands.app().match()->session().state() == reference.state());
        const bool is_roll = reference.luck_is_due();
        const Move move = is_roll ? random_roll(reference, random) : next_move(reference, random);
        if (is_roll) {
            by.roll(move);
        } else {
            by.decide(move);
        }
        REQUIRE_FALSE(reference.act(move).has_value());
    }
    CHECK(hands.app().match()->session().state() == reference.state());
    CHECK(hands.app().screen() == ScreenName::game_over);
}

}  // namespace

TEST_CASE("entering a roll is in order at every size, from the first die to the last", "[dice_entry]") {
    for (const Look& look : kLooks) {
        HandsOn hands(sources_with_seed(1), look.window, look.scale);
        play_to_roll(hands);
        const int dice = entry_of(hands.app().match()->view()).size();
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale << ", dice " << dice);
        for (int die = 0; die <= dice; ++die) {
            const Sentences found = faults(hands.scene(), hands.screen().renderer().measure());
            CHECK(found == Sentences{});
            hands.press(Key::digit_8);
            CHECK(faults(hands.scene(), hands.screen().renderer().measure()) == Sentences{});
            hands.press(Key::digit_4);
        }
    }
}

TEST_CASE("digits enter the faces in the order of the dice, Backspace takes one back, Enter takes the roll",
          "[dice_entry]") {
    HandsOn hands(sources_with_seed(1));
    play_to_roll(hands);
    const int dice = entry_of(hands.app().match()->view()).size();
    REQUIRE(dice >= 2);

    hands.press(Key::digit_3);
    hands.press(Key::digit_5);
    CHECK(roll(hands).faces == std::vector<EnteredFace>{{0, 3}, {1, 5}});
    hands.press(Key::backspace);
    CHECK(roll(hands).faces == std::vector<EnteredFace>{{0, 3}});
    hands.press(Key::enter);
    CHECK(is_roll_asked(hands.app().match()->view()));

    for (int die = 1; die < dice; ++die) hands.press(Key::digit_2);
    hands.press(Key::enter);
    CHECK_FALSE(is_roll_asked(hands.app().match()->view()));
    const State& state = hands.app().match()->session().state();
    CHECK(state.phase == Phase::rolled);
    int threes = 0;
    for (int die = 0; die < state.dice_count; ++die) threes += state.dice[static_cast<std::size_t>(die)].face == 3;
    CHECK(threes == 1);
}

TEST_CASE("a die that is clicked takes the next face, also another one than before", "[dice_entry]") {
    HandsOn hands(sources_with_seed(1));
    play_to_roll(hands);

    click_intent(hands, ChooseDieToEnter{1});
    click_intent(hands, EnterFace{6});
    CHECK(roll(hands).faces == std::vector<EnteredFace>{{1, 6}});
    click_intent(hands, EnterFace{1});
    CHECK(roll(hands).faces == std::vector<EnteredFace>{{1, 6}, {0, 1}});
    click_intent(hands, ChooseDieToEnter{1});
    click_intent(hands, EnterFace{2});
    CHECK(roll(hands).faces == std::vector<EnteredFace>{{0, 1}, {1, 2}});
    click_intent(hands, TakeBackFace{});
    CHECK(roll(hands).faces == std::vector<EnteredFace>{{0, 1}});
}

TEST_CASE("what is no face, and a face too many, are refused with the reason", "[dice_entry]") {
    HandsOn hands(sources_with_seed(1));
    play_to_roll(hands);
    const int dice = entry_of(hands.app().match()->view()).size();

    hands.press(Key::digit_7);
    CHECK(roll(hands).faces.empty());
    CHECK(shows(hands.scene(), "A die shows 1 to 6, not 7."));
    hands.press(Key::digit_0);
    CHECK(shows(hands.scene(), "A die shows 1 to 6, not 0."));
    const Item& take = hands.scene().items[*hands.scene().item_labelled("Take the roll")];
    CHECK_FALSE(take.control->is_enabled);
    CHECK(take.control->why_not == std::to_string(dice) + " dice have no face yet");

    for (int die = 0; die < dice; ++die) hands.press(Key::digit_1);
    CHECK(roll(hands).refused.empty());
    hands.press(Key::digit_1);
    CHECK(static_cast<int>(roll(hands).faces.size()) == dice);
    CHECK(shows(hands.scene(), "All " + std::to_string(dice) + " dice have their faces."));
}

TEST_CASE("a letter takes the dice of its colour first, and then the others follow", "[dice_entry]") {
    HandsOn hands(sources_with_seed(1));
    play_to_roll(hands);
    const play::DiceEntry entry = entry_of(hands.app().match()->view());
    const encounters::Colour last = entry.colour(entry.size() - 1);
    REQUIRE(entry.colour(0) == encounters::Colour::white);
    REQUIRE(last != encounters::Colour::white);
    const int first_of_last = entry.count_of(encounters::Colour::white);
    const auto letter = [](encounters::Colour colour) {
        constexpr Key kLetters[] = {Key::w, Key::y, Key::g, Key::b, Key::x};
        return kLetters[index_of(colour)];
    };

    hands.press(letter(last));
    CHECK(die_to_enter(hands.app().match()->view()) == first_of_last);
    for (int die = 0; die < entry.count_of(last); ++die) hands.press(Key::digit_6);
    CHECK(roll(hands).faces.front() == EnteredFace{first_of_last, 6});
    CHECK(die_to_enter(hands.app().match()->view()) == 0);
    hands.press(letter(last));
    CHECK(roll(hands).refused == "All " + std::string(colour_word(last)) + " dice have their faces.");
    hands.press(Key::w);
    hands.press(Key::digit_2);
    CHECK(roll(hands).faces.back() == EnteredFace{0, 2});
}

TEST_CASE("the letters on the dice are as good as the colours', and one that isn't rolled is refused", "[dice_entry]") {
    HandsOn hands(sources_with_seed(1));
    play_to_roll(hands);
    const play::DiceEntry entry = entry_of(hands.app().match()->view());
    struct Letters {
        encounters::Colour colour;
        Key of_colour;
        Key on_die;
    };
    for (const Letters& letters : {Letters{encounters::Colour::yellow, Key::y, Key::e}, Letters{encounters::Colour::green, Key::g, Key::m},
                                   Letters{encounters::Colour::blue, Key::b, Key::b}, Letters{encounters::Colour::black, Key::x, Key::x}}) {
        for (const Key key : {letters.of_colour, letters.on_die}) {
            hands.press(Key::w);
            hands.press(key);
            if (entry.count_of(letters.colour) > 0) {
                CHECK(roll(hands).colour == letters.colour);
            } else {
                CHECK(roll(hands).refused == "No " + std::string(colour_word(letters.colour)) + " die is rolled.");
            }
        }
    }
}

TEST_CASE("what is to be rolled is never cut, however many colours there are", "[dice_entry]") {
    for (const Look& look : kLooks) {
        HandsOn hands(sources_with_seed(1), look.window, look.scale);
        play_to_roll(hands);
        const TextMeasure& measure = hands.screen().renderer().measure();
        View view = hands.app().match()->view();
        for (int die = 0; die < view.state.dice_count; ++die)
            view.state.dice[static_cast<std::size_t>(die)].colour = static_cast<encounters::Colour>(die % encounters::kColours);
        const Scene scene = layout(view, hands.scene().size, measure);
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);

        CHECK(faults(scene, measure) == Sentences{});
        int told = 0;
        for (const Item& item : scene.items) {
            const Text* text = std::get_if<Text>(&item.drawing);
            if (text == nullptr || text->text.rfind("Roll ", 0) != 0) continue;
            ++told;
            CHECK_FALSE(text->is_cut);
        }
        CHECK(told == 2);
    }
}

TEST_CASE("a whole game with entered dice is played by mouse alone", "[dice_entry]") {
    HandsOn hands(sources_with_seed(1));
    play_whole_game(hands, ByMouse{hands}, 21);
}

TEST_CASE("a whole game with entered dice is played by keys alone", "[dice_entry]") {
    HandsOn hands(sources_with_seed(1));
    play_whole_game(hands, ByKeys{hands}, 22);
}
