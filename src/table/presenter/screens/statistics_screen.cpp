#include "table/presenter/screens/statistics_screen.hpp"

#include <algorithm>

#include <fmt/format.h>

#include <encounters/play/verify.hpp>

#include "table/presenter/screens/face_chart.hpp"
#include "table/presenter/screens/screen_parts.hpp"
#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

constexpr float kGap = 12;
constexpr float kPromise = 104;
constexpr float kLine = 21;
constexpr float kLegend = 172;
constexpr float kHighestRow = 240;

void by_colour(SceneBuilder& scene, const Rectangle& row, const play::DiceStatistics& dice) {
    const int cells = encounters::kColours + 1;
    face_chart(scene, across(row, 0, cells, kGap), {"All dice", Surface::block_lit, DieColour::white, &dice.all});
    int cell = 1;
    for (const encounters::Colour colour : kAllColours) {
        face_chart(scene, across(row, cell++, cells, kGap),
                   {with_capital(colour_word(colour)), band_of(colour), die_colour(colour),
                    &dice.by_colour[index_of(colour)]});
    }
}

void by_seat(SceneBuilder& scene, const Rectangle& row, const StatisticsView& view) {
    const int seats = static_cast<int>(std::min(view.seats.size(), view.dice.by_seat.size()));
    if (seats == 0) return;
    for (int seat = 0; seat < seats; ++seat) {
        const SeatView& who = view.seats[static_cast<std::size_t>(seat)];
        face_chart(
            scene, across(row, seat, seats, seats > 6 ? 6 : kGap),
            {who.name, seat_surface(who.colour), DieColour::white, &view.dice.by_seat[static_cast<std::size_t>(seat)]});
    }
}

// A chosen seed has no salt.
std::string seed_words(const play::Seed& seed) {
    return seed.salt.empty() ? fmt::format("{}", seed.value) : play::to_text(seed);
}

void promise(SceneBuilder& scene, const Rectangle& at, const LuckPromise& luck) {
    scene.panel(at, Surface::panel);
    struct Said {
        std::string words;
        TextRole role;
        Colour colour;
    };
    const std::vector<std::string> words = luck_words(luck);
    std::vector<Said> lines{{words.front(), TextRole::card_title, luck.is_chosen ? Colour::amber : Colour::bright}};
    if (!luck.seed_hash.empty()) lines.push_back({play::grouped_hash(luck.seed_hash), TextRole::body, Colour::plain});
    if (luck.seed) lines.push_back({"Seed  " + seed_words(*luck.seed), TextRole::body, Colour::amber});
    for (std::size_t index = 1; index < words.size(); ++index)
        lines.push_back({words[index], TextRole::body, Colour::soft});
    Rectangle inside = inset(at, 16, 8);
    const float height = std::min(kLine, inside.height / static_cast<float>(lines.size()));
    for (const Said& line : lines)
        scene.text(cut_top(inside, height), line.words, {line.role, line.colour, Surface::panel});
}

void foot(SceneBuilder& scene, Rectangle row, const LuckPromise& luck) {
    Rectangle side = cut_right(row, 170);
    cut_right(row, kGap);
    promise(scene, row, luck);
    screen_button(scene, cut_bottom(side, 50), {"Back", "", plain_key(Key::escape), Surface::button_primary},
                  DoOnScreen{ScreenDeed::close_dialog, 0});
}

// What the dashed lines are, at the end of the line over the charts.
void legend(SceneBuilder& scene, const Rectangle& at) {
    constexpr const char* kWords = "what fair dice average";
    const float width = scene.text_width(kWords, TextRole::body) + 1;
    scene.text({at.right() - width, at.y, width, at.height}, kWords, {TextRole::body, Colour::soft});
    scene.line({at.right() - width - 34, at.centre().y, 26, 2}, {Colour::bright, 1, Dash::dashed});
}

}  // namespace

namespace {

// When the hash was fixed, and who could know the seed by then.
std::string hash_words(const LuckPromise& luck) {
    if (luck.played_on == play::PlayedOn::same_luck)
        return "The hash of the seed, known since the game it was played on from: no proof";
    if (luck.old_luck > 0) return "The hash of the seed, fixed when the game was played on, for all luck after that";
    return "The hash of the seed, fixed before the first roll";
}

}  // namespace

LuckPromise promise_of(const play::JournalHeader& header, const std::optional<play::Seed>& seed) {
    return {header.dice, header.seed_hash, header.seed_chosen, seed, header.played_on, header.luck_taken_over, false};
}

std::vector<std::string> luck_words(const LuckPromise& luck) {
    const bool is_real = luck.dice == play::DiceOrigin::physical;
    std::vector<std::string> words;
    if (luck.seed_hash.empty()) {
        words.push_back("No seed was promised for this game.");
    } else if (luck.is_chosen) {
        words.push_back("The seed was chosen by hand: chosen, not a proof.");
    } else {
        words.push_back(hash_words(luck));
    }
    if (is_real)
        words.push_back("People rolled their own dice and entered the faces; only the cards come from a seed.");
    if (luck.seed_hash.empty()) return words;
    if (!luck.seed) {
        words.push_back(luck.is_lost ? "The seed is not here any more, so nothing can be recomputed from it."
                                     : "The seed itself is shown when the game is over.");
    } else {
        words.push_back(fmt::format("encounters-lab verify FILE recomputes {}{} from the seed.",
                                    is_real ? "every card" : "every roll and every card",
                                    luck.old_luck > 0 ? " since it was played on" : ""));
    }
    return words;
}

Scene statistics_scene(const StatisticsView& view, Size size, const TextMeasure& measure) {
    SceneBuilder scene(size, standard_theme(), measure);
    Rectangle page = page_of(size, 1240);
    legend(scene, {page.right() - kLegend, page.y + 44, kLegend, 22});
    page_head(scene, page, {"How the dice fell", play::sentence(view.dice.all)});
    foot(scene, cut_bottom(page, kPromise), view.luck);
    cut_bottom(page, kGap);
    const float row = std::min(kHighestRow, (page.height - kGap) / 2);
    by_colour(scene, cut_top(page, row), view.dice);
    cut_top(page, kGap);
    by_seat(scene, cut_top(page, row), view);
    return scene.finish();
}

}  // namespace encounters::table
