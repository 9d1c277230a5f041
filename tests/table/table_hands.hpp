// A game on the table, played through react() by keys or by the pointer, with a clock that only the test moves.
#pragma once

#include <encounters/play/session.hpp>

#include "table/presenter/table/react.hpp"
#include "table/presenter/table/table_layout.hpp"

namespace encounters::table::testing {

class TableHands {
public:
    TableHands(int seats, std::uint64_t seed, Size size);

    const View& view() const { return view_; }
    const Scene& scene() const { return scene_; }
    const play::Session& session() const { return session_; }
    // What was asked of the program and not of the game since the last call.
    std::vector<Intent> asked();

    void put(const InputEvent& event);
    void wait(Milliseconds time);
    void press(Key key);
    void press(KeyPress press);
    void click(Point at);
    // The middle of the item with this label; it must be there and on top.
    Point middle_of(const std::string& label) const;
    void click(const std::string& label) { click(middle_of(label)); }

    // Makes a move by keys alone, or by the pointer alone; false when there is no way.
    bool do_by_keys(const Move& move);
    bool do_by_pointer(const Move& move);

private:
    void take(Reaction reaction);
    void show();
    void lay_out();
    bool focus_by_arrows(const std::string& label);
    bool choose_dice_by_keys(std::uint32_t dice);
    const Item* item_sending(const Move& move) const;
    template <class TurnPage>
    const Item* item_on_some_page(const Move& move, const TurnPage& turn_page);

    play::Session session_;
    View view_;
    Scene scene_;
    Size size_;
    Milliseconds now_{1000};
    std::vector<Intent> asked_;
};

}  // namespace encounters::table::testing
