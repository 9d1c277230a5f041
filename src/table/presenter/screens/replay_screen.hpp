// A game looked at again: the table as it lay, what was done, the turns with their results, and the way through them.
#pragma once

#include <string>
#include <vector>

#include <encounters/play/replay.hpp>

#include "table/presenter/scene.hpp"
#include "table/presenter/table/view.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

enum class ReplayPace : std::uint8_t { slow, normal, fast };
inline constexpr int kReplayPaces = 3;

struct ReplayView {
    const View* table = nullptr;  // as it lay at the position
    const std::vector<play::TurnResult>* turns = nullptr;
    int turn = -1;                    // of `turns`; -1 before the first
    int position = 0;                 // moves made
    int size = 0;                     // all moves
    SeatIndex who = kNoSeat;          // made the last one; kNoSeat: luck
    std::string done{};               // the last one in words; empty at the start
    std::vector<std::string> told{};  // what came of it
    std::string next{};               // the next one in words; empty at the end
    std::string problem{};            // why the game ends early
    ReplayPace pace = ReplayPace::normal;
    bool is_playing = false;
};

Scene replay_scene(const ReplayView& view, Size size, const TextMeasure& measure);

// The question that "play on from here" asks, to be laid over the replay.
struct PlayOnView {
    std::string where{};             // "move 34, turn 5 of Ada"
    std::string why_no_same_luck{};  // empty when the same luck can be had
};
Scene play_on_scene(const PlayOnView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
