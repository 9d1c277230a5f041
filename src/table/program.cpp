#include "table/program.hpp"

#include <memory>
#include <optional>
#include <ostream>

#include "table/platform/desktop.hpp"
#include "table/platform/ending_signals.hpp"
#include "table/platform/error.hpp"
#include "table/platform/scene_renderer.hpp"
#include "table/platform/screenshot.hpp"
#include "table/platform/sdl_input.hpp"
#include "table/platform/surfaces.hpp"
#include "table/platform/system_clock.hpp"
#include "table/platform/window.hpp"
#include "table/start.hpp"

namespace encounters::table {

namespace {

constexpr Milliseconds kLongSleep{60'000};  // nothing is due then; it only looks whether all is well
constexpr float kTextStep = 1.1F;

WindowWish window_wish(const StartWish& wish) {
    WindowWish window;
    window.size = wish.size;
    window.text_scale = wish.scale.value_or(1);
    if (!wish.screenshot.empty()) window.visibility = Visibility::hidden;
    return window;
}

// Everything that lives as long as the window does.
struct Running {
    Running(const StartWish& wish, const Folders& folders)
        : window(window_wish(wish)),
          fonts(folders.fonts),
          renderer(window.renderer(), standard_theme(), fonts, folders.assets + "/icons") {
        renderer.set_scale(window.scale().pixels);
        AppSources sources = sources_for(wish, folders);
        if (wish.screenshot.empty()) sources.make_worker = [] { return std::make_unique<ThreadWorker>(wake_loop); };
        app = std::make_unique<App>(std::move(sources), window.logical_size(), renderer.measure());
    }

    Window window;
    Fonts fonts;
    SceneRenderer renderer;
    std::unique_ptr<App> app;
};

void set_icon(Window& window, const Folders& folders) {
    constexpr int kIconPixels = 128;
    window.set_icon(svg_surface(folders.assets + "/icons/app.svg", kIconPixels, kIconPixels).get());
}

void fit(Running& running, Milliseconds now) {
    running.renderer.set_scale(running.window.scale().pixels);
    running.app->set_size(running.window.logical_size(), now);
}

void grant(Running& running, const WindowWishes& wishes, Milliseconds now) {
    if (wishes.switch_full_screen) running.window.switch_full_screen();
    float scale = possible_text_scale(running.window.window_size(), running.window.text_scale());
    for (int step = 0; step < wishes.text_steps; ++step) scale *= kTextStep;
    for (int step = 0; step > wishes.text_steps; --step) scale /= kTextStep;
    if (wishes.usual_text) scale = 1;
    if (wishes.text_steps != 0 || wishes.usual_text) {
        running.window.set_text_scale(possible_text_scale(running.window.window_size(), scale));
        running.app->keep_text_size(running.window.text_scale());
    }
    if (wishes.switch_full_screen || wishes.text_steps != 0 || wishes.usual_text) fit(running, now);
}

void draw(Running& running, Milliseconds now) {
    running.renderer.draw(running.app->picture(now), running.app->marks());
    running.window.present();
}

Milliseconds longest_sleep(const App& app, Milliseconds now) { return app.time_to_wait(now).value_or(kLongSleep); }

void play_until_closed(Running& running, const EndingSignals& endings) {
    const SystemClock clock;
    SdlInput input;
    input.set_witness([&](const SDL_Event& event) {
        if (has_lost_textures(event)) running.renderer.forget_textures();
    });
    App& app = *running.app;
    std::string title;
    while (!endings.have_come()) {
        if (title != app.window_title()) set_title(running.window, title = app.window_title());
        if (app.take_redraw() && !running.window.is_minimised()) draw(running, clock.now());
        set_typing(app.wants_text() ? Typing::on : Typing::off);
        const std::vector<InputEvent> events = input.wait(longest_sleep(app, clock.now()), running.window.scale());
        const Milliseconds now = clock.now();
        for (const InputEvent& event : events) {
            if (std::holds_alternative<Resized>(event)) {
                fit(running, now);
            } else {
                app.take(event, now);
            }
        }
        app.pass_time(now);
        const WindowWishes wishes = app.take_wishes();
        if (wishes.close) return;
        grant(running, wishes, now);
    }
}

// Nobody can be asked any more.
int end_at_once(App& app, std::ostream& err) {
    const LastSave saved = app.save_at_last(last_resorts());
    if (!saved.told.empty()) err << "encounters: " << saved.told << '\n';
    return saved.is_kept ? kDone : kFailed;
}

int run_in_window(Running& running, std::ostream& err, const EndingSignals& endings) {
    play_until_closed(running, endings);
    return endings.have_come() ? end_at_once(*running.app, err) : kDone;
}

// Why the program can't begin so, said; nothing when it can.
std::optional<int> begin(App& app, const StartWish& wish, std::ostream& err) {
    const std::string why_not = go_to_start(app, wish);
    if (why_not.empty()) return std::nullopt;
    err << "encounters: " << why_not << '\n';
    return kBadInput;
}

int run_for_picture(const StartWish& wish, const Folders& folders, std::ostream& err) {
    // A picture needs no display; one that is asked for by name is used all the same.
    do_without_display();
    Running running(wish, folders);
    const std::optional<int> refused = begin(*running.app, wish, err);
    if (refused) return *refused;
    running.app->pass_time(Milliseconds{0});  // what is counted beside the window is counted by now
    running.renderer.draw(running.app->scene(), running.app->marks());
    save_screenshot(running.window.renderer(), wish.screenshot);
    return kDone;
}

int run_for_people(const StartWish& wish, const Folders& folders, std::ostream& err) {
    const EndingSignals endings;
    Running running(wish, folders);
    set_icon(running.window, folders);
    if (!wish.scale) running.window.set_text_scale(running.app->text_size());
    fit(running, Milliseconds{0});
    const std::optional<int> refused = begin(*running.app, wish, err);
    return refused ? *refused : run_in_window(running, err, endings);
}

}  // namespace

int run_program(const StartWish& wish, std::ostream& err) {
    try {
        const Folders folders = program_folders();
        return wish.screenshot.empty() ? run_for_people(wish, folders, err) : run_for_picture(wish, folders, err);
    } catch (const PlatformError& error) {
        err << "encounters: " << error.what() << '\n';
        return kFailed;
    }
}

}  // namespace encounters::table
