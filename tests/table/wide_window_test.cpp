// Wide windows are filled: the market reaches the decks, and what is decided lies in the middle of its tray.
#include "support/catch.hpp"

#include "table/presenter/table/regions.hpp"
#include "table/presenter/table/table_layout.hpp"
#include "table/table_states.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::testing;

namespace {

const FixedTextMeasure kMeasure;

const Item& item_of(const Scene& scene, const std::string& label) { return scene.items[*scene.item_labelled(label)]; }

// The last place of the market, by whatever control it has there.
float market_end(const View& view, const Scene& scene) {
    float end = 0;
    for (int place = 0; place < view.cards().table.market_size; ++place) {
        for (const Item& item : scene.items) {
            if (!item.control || item.control->label.find(" (place ") == std::string::npos) continue;
            end = std::max(end, item.rectangle.right());
        }
    }
    return end;
}

}  // namespace

TEST_CASE("the market reaches the decks in wide windows too", "[wide_window]") {
    const View view = view_of(states_by_phase(4).at(Phase::between));
    for (const Size& size : {Size{1280, 720}, Size{1600, 900}, Size{1920, 1080}, Size{2560, 1080}}) {
        const Scene scene = layout(view, size, kMeasure);
        const float end = market_end(view, scene);
        const float decks = item_of(scene, "Discarded Contracts").rectangle.x;
        INFO(size.width << ": the market ends at " << end << ", the decks begin at " << decks);

        CHECK(end < decks);
        CHECK(decks - end < size.width / 20);
    }
}

TEST_CASE("answers and actions lie in the middle of a wide board, and fill a narrow one", "[wide_window]") {
    const View view = view_of(states_by_phase(4).at(Phase::rolled));
    for (const Size& size : {Size{1280, 720}, Size{1920, 1080}, Size{2560, 1080}, Size{3440, 1080}}) {
        const Regions regions = regions_for(view, size);
        const Scene scene = layout(view, size, kMeasure);
        const Rectangle first = item_of(scene, "Reveal next").rectangle;
        const Rectangle last = item_of(scene, "Escape Clause").rectangle;
        INFO(size.width);

        CHECK(std::abs((first.x - regions.tray.x) - (regions.tray.right() - last.right())) < 1);
        CHECK(last.right() - first.x <= 1400);
        const Rectangle lock = item_of(scene, "Lock").rectangle;
        CHECK(lock.right() <= last.right());
        CHECK(lock.right() > last.x);
    }
}
