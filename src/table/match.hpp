// One game at the table: the session, and everything that the table shows of it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <encounters/play/log_text.hpp>
#include <encounters/play/saved_games.hpp>
#include <encounters/players/player.hpp>

#include "table/presenter/table/view.hpp"

namespace encounters::table {

class Match {
public:
    // `rules` may be missing.
    Match(play::OpenGame game, std::shared_ptr<const std::vector<RuleText>> rules);

    const play::Session& session() const { return session_; }
    // Where the game is kept; nothing for one that is only shown.
    const play::Saving* saving() const { return saving_.get(); }
    // True when there is nothing that leaving it would lose; looks at the disk.
    bool is_safe() const { return !saving_ || saving_->look(); }
    const View& view() const { return view_; }
    void set_ui(const UiState& ui) { view_.ui = ui; }
    void set_meter(std::optional<PushMeter> meter) { view_.meter = std::move(meter); }
    void set_hint(std::optional<Hint> hint) { view_.hint = std::move(hint); }

    // False, and nothing changed, when the rules refuse, or when a computer player decides now.
    bool act(const Move& move);
    bool undo();
    bool redo();
    // A computer player's decision for the seat that decides now; its reason goes to the log.
    bool decide(const players::Decision& decision);
    // From here on this seat is played so (Q10.2).
    void set_seat(SeatIndex seat, play::SeatKind kind);
    // True when the whole game is saved: where it was tried, or in a folder.
    bool save_again();
    bool save_in(const std::filesystem::path& folder, const std::string& name);
    // At most `most` decisions, whoever sits there; for pictures.
    void let_house_play(int most);
    // Whoever decides now has taken the seat.
    void sit_down();

private:
    struct LoggedLine {
        LogLine line;
        std::size_t event;  // of the session's
    };
    struct ToldReason {
        std::string text;
        std::size_t event;  // the last one of the decision
    };

    void show();
    void show_undo();
    void show_saving();
    std::vector<LogLine> luck_lines() const;
    void read_events();
    std::size_t last_of_its_turn(std::size_t first, std::size_t end) const;
    void tell_reasons_before(std::size_t event);
    std::vector<LogLine> log_with_barrier() const;

    play::Session session_;
    std::shared_ptr<play::Saving> saving_;
    View view_;
    play::LogNames names_;
    std::vector<LoggedLine> logged_;
    std::size_t events_read_ = 0;
    std::vector<ToldReason> reasons_;
    std::size_t reasons_told_ = 0;
};

}  // namespace encounters::table
