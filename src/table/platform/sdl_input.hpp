// The one adapter from SDL's events to our own.
#pragma once

#include <SDL.h>

#include <functional>
#include <optional>
#include <vector>

#include "table/platform/scale.hpp"
#include "table/presenter/clock.hpp"
#include "table/presenter/input.hpp"

namespace encounters::table {

// What an SDL event means here, nothing if it means nothing. Mouse positions are window points and become logical ones.
std::optional<InputEvent> translated(const SDL_Event& event, const Scale& scale);

Key key_of(SDL_Keycode code);

// Events as they come. Others (ImGui's bridge) may look at each SDL event first.
class SdlInput {
public:
    using Witness = std::function<void(const SDL_Event&)>;

    void set_witness(Witness witness) { witness_ = std::move(witness); }
    // Sleeps until something happens or the time is over (0 or less doesn't sleep), then takes everything there is.
    std::vector<InputEvent> wait(Milliseconds longest, const Scale& scale);
    std::vector<InputEvent> take(const Scale& scale);

private:
    void take_one(const SDL_Event& event, const Scale& scale, std::vector<InputEvent>& taken) const;

    Witness witness_;
};

}  // namespace encounters::table
