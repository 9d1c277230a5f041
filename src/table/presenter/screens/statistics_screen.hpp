// How the dice of a game fell, by colour and by seat, against what fair dice give; and what its seed proves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <encounters/play/dice_statistics.hpp>
#include <encounters/play/journal.hpp>

#include "table/presenter/scene.hpp"
#include "table/presenter/table/view.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

// Where a game's luck comes from, and what of it is known now.
struct LuckPromise {
    play::DiceOrigin dice = play::DiceOrigin::seeded;
    std::string seed_hash{};           // empty: nothing was promised
    bool is_chosen = false;            // by hand
    std::optional<play::Seed> seed{};  // once the game is over
    play::PlayedOn played_on = play::PlayedOn::no;
    int old_luck = 0;                  // so many first outcomes are not from this seed
    bool is_lost = false;              // the seed is nowhere to be found, now or at the end
};
LuckPromise promise_of(const play::JournalHeader& header, const std::optional<play::Seed>& seed);

struct StatisticsView {
    play::DiceStatistics dice{};
    std::vector<SeatView> seats{};
    LuckPromise luck{};
};

Scene statistics_scene(const StatisticsView& view, Size size, const TextMeasure& measure);

// What the promise means for people, in plain sentences, the first about the seed itself.
std::vector<std::string> luck_words(const LuckPromise& luck);

}  // namespace encounters::table
