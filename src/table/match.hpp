// One game at the table: the session, and everything that the table shows of it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <encounters/play/log_text.hpp>
#include <encounters/play/session.hpp>

#include "table/presenter/table/view.hpp"

namespace encounters::table {

class Match {
public:
    // `rules` may be missing.
    Match(play::Session session, std::shared_ptr<const std::vector<RuleText>> rules);

    const play::Session& session() const { return session_; }
    const View& view() const { return view_; }
    void set_ui(const UiState& ui) { view_.ui = ui; }

    // False, and nothing changed, when the rules refuse.
    bool act(const Move& move);
    bool undo();
    // At most `most` decisions, whoever sits there; for pictures.
    void let_house_play(int most);
    // Whoever decides now has taken the seat.
    void sit_down();

private:
    struct LoggedLine {
        LogLine line;
        std::size_t event;  // of the session's
    };

    void show();
    void read_events();
    std::size_t first_undoable_event() const;
    std::vector<LogLine> log_with_barrier() const;

    play::Session session_;
    View view_;
    play::LogNames names_;
    std::vector<LoggedLine> logged_;
    std::size_t events_read_ = 0;
};

}  // namespace encounters::table
