#include "table/hands_on.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <encounters/play/log_text.hpp>

#include "support/catch.hpp"
#include "support/test_files.hpp"
#include "table/presenter/table/table_layout.hpp"
#include "table/presenter/utf8.hpp"

namespace encounters::table::test {

namespace {

constexpr Milliseconds kBetweenActions{400};  // longer than a button needs to settle

SDL_Keycode code_of(Key key) {
    for (SDL_Keycode code = 1; code < 128; ++code) {
        if (key_of(code) == key) return code;
    }
    for (SDL_Scancode scan = SDL_SCANCODE_A; scan < SDL_SCANCODE_KP_DIVIDE;
         scan = static_cast<SDL_Scancode>(scan + 1)) {
        if (key_of(SDL_SCANCODE_TO_KEYCODE(scan)) == key) return SDL_SCANCODE_TO_KEYCODE(scan);
    }
    FAIL("no key code for key " << static_cast<int>(key));
    return SDLK_UNKNOWN;
}

SDL_Event key_event(Uint32 type, KeyPress press) {
    SDL_Event event{};
    event.type = type;
    event.key.keysym.sym = code_of(press.key);
    event.key.keysym.mod = static_cast<Uint16>((press.control ? KMOD_LCTRL : 0) | (press.shift ? KMOD_LSHIFT : 0));
    return event;
}

SDL_Event pointer_event(Uint32 type, Point points) {
    SDL_Event event{};
    event.type = type;
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = static_cast<int>(points.x);
        event.motion.y = static_cast<int>(points.y);
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = static_cast<int>(points.x);
        event.button.y = static_cast<int>(points.y);
    }
    return event;
}

// A folder of saved games and the disk it lies on, of one test alone.
std::string folder_name() {
    static int made = 0;
    return fmt::format("games {} {}", getpid(), ++made);
}
struct Kept {
    encounters::testing::Folder folder{folder_name()};
    encounters::testing::TestFiles files{};
};

// Read once for all tests.
cards::LoadResult core_set() {
    static const cards::LoadResult read = cards::load_pack(core_cards());
    return read;
}

bool offers(const Scene& scene, const Move& move) {
    for (const Item& item : scene.items) {
        if (!item.control || !item.control->is_enabled || item.visible().is_empty()) continue;
        const Intent* intent = scene.intent_of(item);
        const SendMove* send = intent == nullptr ? nullptr : std::get_if<SendMove>(intent);
        if (send != nullptr && send->move == move) return true;
    }
    return false;
}

// A prompt on every page and every tab, each laid out when it is first looked at.
class Pages {
public:
    Pages(View view, Size size, const TextMeasure& measure) : view_(std::move(view)), size_(size), measure_(measure) {}

    bool offer(const Move& move) {
        for (int page = 0; page <= kPages; ++page)
            if (offers(scene(page), move)) return true;
        return false;
    }

private:
    static constexpr int kPages = 12;  // then the tab with what is one's own

    const Scene& scene(int page) {
        if (page < static_cast<int>(scenes_.size())) return scenes_[static_cast<std::size_t>(page)];
        view_.ui.page = page < kPages ? page : 0;
        if (page == kPages) view_.ui.tab = PanelTab::mine;
        return scenes_.emplace_back(layout(view_, size_, measure_));
    }

    View view_;
    Size size_;
    const TextMeasure& measure_;
    std::vector<Scene> scenes_;
};

}  // namespace

AppSources sources_with_seed(std::uint64_t seed) {
    AppSources sources;
    sources.cards_from = core_cards();
    const auto kept = std::make_shared<Kept>();
    sources.saves = kept->folder.path();
    sources.files = &kept->files;
    sources.clock = [] { return play::LocalTime{2026, 11, 30, 4, 5}; };
    sources.read_cards = core_set;
    sources.fresh_seed = [seed, kept] { return play::Seed{seed, "0f"}; };
    sources.version = "test";
    sources.options.meter = MeterUse::off;
    return sources;
}

HandsOn::HandsOn(AppSources sources, Size size, float text_scale)
    : screen_(size, text_scale),
      app_(std::move(sources), screen_.window().logical_size(), screen_.renderer().measure()) {
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
}

void HandsOn::push(const SDL_Event& event) {
    SDL_Event copy = event;
    REQUIRE(SDL_PushEvent(&copy) == 1);
    take_events();
}

void HandsOn::take_events() {
    for (const InputEvent& event : input_.take(screen_.window().scale())) app_.take(event, clock_.now());
}

void HandsOn::move_to(Point logical) {
    const float points = screen_.window().scale().points;
    push(pointer_event(SDL_MOUSEMOTION, {logical.x * points, logical.y * points}));
}

void HandsOn::button_down(Point logical) {
    const float points = screen_.window().scale().points;
    push(pointer_event(SDL_MOUSEBUTTONDOWN, {logical.x * points, logical.y * points}));
}

void HandsOn::button_up(Point logical) {
    const float points = screen_.window().scale().points;
    push(pointer_event(SDL_MOUSEBUTTONUP, {logical.x * points, logical.y * points}));
}

void HandsOn::key_down(KeyPress press) { push(key_event(SDL_KEYDOWN, press)); }

void HandsOn::key_up(KeyPress press) { push(key_event(SDL_KEYUP, press)); }

void HandsOn::type(const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
        SDL_Event event{};
        event.type = SDL_TEXTINPUT;
        const std::size_t next = next_character(text, at);
        text.copy(event.text.text, next - at, at);
        push(event);
        at = next;
    }
}

void HandsOn::pass(Milliseconds time) {
    clock_.advance(time);
    app_.pass_time(clock_.now());
}

void HandsOn::click(const Item& item, Milliseconds how_long) {
    const Point at = item.visible().centre();
    move_to(at);
    pass(kBetweenActions);
    button_down(at);
    if (how_long.count() > 0) pass(how_long);
    button_up(at);
    pass(kBetweenActions);
}

void HandsOn::click(const std::string& label) {
    const std::optional<std::size_t> found = scene().item_labelled(label);
    INFO("clicking " << label);
    REQUIRE(found.has_value());
    const Item item = scene().items[*found];
    click(item);
}

void HandsOn::press(KeyPress which, Milliseconds how_long) {
    key_down(which);
    if (how_long.count() > 0) pass(how_long);
    key_up(which);
    pass(kBetweenActions);
}

void HandsOn::press(Key key) {
    KeyPress which;
    which.key = key;
    press(which);
}

const Item* HandsOn::item_sending(const Intent& intent) const {
    for (const Item& item : scene().items) {
        if (!item.control || !item.control->is_enabled || item.visible().is_empty()) continue;
        const Intent* sent = scene().intent_of(item);
        if (sent != nullptr && *sent == intent) return &item;
    }
    return nullptr;
}

std::vector<std::string> not_on_offer(const View& view, Size size, const TextMeasure& measure) {
    constexpr std::size_t kMostLocks = 6;
    std::vector<std::string> missing;
    std::size_t locks = 0;
    Pages pages(view, size, measure);
    const auto is_on_offer = [&](const Move& move) {
        if (move.kind != MoveKind::lock) return pages.offer(move);
        View chosen = view;
        chosen.ui.selected = move.dice;
        return Pages(std::move(chosen), size, measure).offer(move);
    };
    for (const Move& move : view.legal) {
        if (move.kind == MoveKind::lock && ++locks > kMostLocks) continue;
        if (!is_on_offer(move)) missing.push_back(play::move_text(move, view.state, view.cards()));
    }
    return missing;
}

}  // namespace encounters::table::test
