// A person in a test: the program without a display, driven by SDL events alone, under a clock that the test moves.
#pragma once

#include <encounters/play/session.hpp>

#include "table/app.hpp"
#include "table/offscreen.hpp"
#include "table/platform/sdl_input.hpp"

namespace encounters::table::test {

inline std::string core_cards() { return ENCOUNTERS_SOURCE_DIR "/data/core"; }
// The program's sources with the core cards, luck that begins with this seed, and a folder of saved games that is gone
// with the sources.
AppSources sources_with_seed(std::uint64_t seed);

class HandsOn {
public:
    explicit HandsOn(AppSources sources, Size size = {1280, 720}, float text_scale = 1);

    App& app() { return app_; }
    const Scene& scene() const { return app_.scene(); }
    Offscreen& screen() { return screen_; }

    // ---- SDL events, pushed into its queue and taken from there
    void push(const SDL_Event& event);
    void move_to(Point logical);
    void button_down(Point logical);
    void button_up(Point logical);
    void key_down(KeyPress press);
    void key_up(KeyPress press);
    void type(const std::string& text);
    void pass(Milliseconds time);
    Milliseconds now() const { return clock_.now(); }

    // ---- what people do with them
    // On the middle of what is seen of an item; `how_long` it is held down.
    void click(const Item& item, Milliseconds how_long = Milliseconds{0});
    void click(const std::string& label);
    void press(KeyPress press, Milliseconds how_long = Milliseconds{0});
    void press(Key key);

    // The item that would send this intent now, when there is one that is enabled.
    const Item* item_sending(const Intent& intent) const;

private:
    void take_events();

    Offscreen screen_;
    SdlInput input_;
    StoppedClock clock_;
    App app_;
};

// Every legal action of the prompt that no control offers, in words; empty when all is on offer.
std::vector<std::string> not_on_offer(const View& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table::test
