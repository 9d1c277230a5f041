#include "lab/terminal.hpp"

#include "lab/pack.hpp"
#include "lab/standings.hpp"
#include "lab/table_text.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <istream>
#include <ostream>

namespace encounters::lab {

using fmt::format;

namespace {

constexpr const char* kKeys = "number = do it, why = what can't be done, undo, table, house, help, quit\n";

constexpr const char* kHelp =
    "  NUMBER        do that action\n"
    "  why           what can't be done now, each with its rule and reason\n"
    "  why WORDS     the same for what is called so: why escape, why buy, why lock white 3 + green 1\n"
    "  undo, redo    take the last decision back, back to the last roll or card; make it again\n"
    "  table         show the table again\n"
    "  all           list every way to lock\n"
    "  house         let the house player decide this\n"
    "  quit          leave the game\n"
    "  help          this list\n"
    "Every word can be shortened: h is help, ho is house. The rules are docs/rules.md.\n";

// Of two words that begin alike, the first one is meant.
constexpr std::array<std::string_view, 8> kWords{"why", "undo", "redo", "table", "all", "help", "house", "quit"};

// The whole word that is meant; what was typed when there is none.
std::string_view meant_by(std::string_view typed) {
    if (typed == "?") return "help";
    for (const std::string_view word : kWords)
        if (!typed.empty() && word.starts_with(typed)) return word;
    return typed;
}

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string::npos) return "";
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// In the midst of a use the table is as it was; the dice are enough.
bool is_small_step(Phase phase) {
    return phase == Phase::use_die || phase == Phase::use_face || phase == Phase::use_strike;
}

}  // namespace

Terminal::Terminal(play::Session& session, const Streams& streams)
    : session_(session),
      streams_(streams),
      names_(play::names_from(session.catalogue(), names_of(session.table().seats), session.start())) {}

int Terminal::run() {
    tell_news();
    show();
    std::string line;
    while (!session_.is_over()) {
        streams_.out << "> " << std::flush;
        if (!std::getline(streams_.in, line)) {
            streams_.out << "\nThe input has ended; the game is left here.\n";
            return kDone;
        }
        const Answer answer = carry_out(trimmed(line));
        if (answer == Answer::leaves) return kDone;
        if (answer == Answer::shows_table) {
            tell_news();
            show();
        }
    }
    streams_.out << standings_text(session_.state(), names_);
    return kDone;
}

Terminal::Answer Terminal::carry_out(const std::string& line) {
    int number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error == std::errc{} && end == line.data() + line.size()) return act(number);

    const std::string word = line.substr(0, line.find(' '));
    const std::string rest = word.size() < line.size() ? trimmed(line.substr(word.size())) : "";
    const std::string_view meant = meant_by(word);
    if (word.empty()) return Answer::asks_again;
    if (meant == "why") {
        streams_.out << why_text(rest, session_.legal(), session_.state(), names_);
        return Answer::asks_again;
    }
    if (meant == "undo") return take_back();
    if (meant == "redo") return make_again();
    if (meant == "table") return Answer::shows_table;
    if (meant == "house") return house();
    if (meant == "quit") {
        streams_.out << "The game is left here.\n";
        return Answer::leaves;
    }
    if (meant == "all") {
        ask(ListLength::all);
    } else if (meant == "help") {
        streams_.out << kHelp;
    } else {
        streams_.out << format("  \"{}\" is not understood. {}", line, kKeys);
    }
    return Answer::asks_again;
}

Terminal::Answer Terminal::act(int number) {
    const auto& actions = session_.legal();
    if (number < 1 || number > static_cast<int>(actions.size())) {
        streams_.out << format("  There is no action {}; they go from 1 to {}.\n", number, actions.size());
        return Answer::asks_again;
    }
    const Move move = actions[number - 1];
    told_ = session_.events().size();
    if (const auto refusal = session_.act(move)) {
        streams_.out << format("  {} ({})\n", refusal->reason, refusal->rule);
        return Answer::asks_again;
    }
    return Answer::shows_table;
}

Terminal::Answer Terminal::house() {
    told_ = session_.events().size();
    const std::size_t made = session_.steps().size();
    const State state = session_.state();
    if (!session_.act_house()) return Answer::asks_again;
    streams_.out << format("  The house player: {}\n", play::move_text(session_.steps()[made].move, state, names_));
    return Answer::shows_table;
}

Terminal::Answer Terminal::take_back() {
    const std::string label = session_.undo_label();
    if (!session_.undo()) {
        streams_.out << format("  {}\n", session_.why_no_undo());
        return Answer::asks_again;
    }
    streams_.out << format("  Taken back: {}\n", label);
    told_ = session_.events().size();
    return Answer::shows_table;
}

Terminal::Answer Terminal::make_again() {
    told_ = session_.events().size();
    if (!session_.redo()) {
        streams_.out << "  There is nothing to make again.\n";
        return Answer::asks_again;
    }
    return Answer::shows_table;
}

void Terminal::tell_news() {
    const auto& events = session_.events();
    const std::vector<Event> news(events.begin() + std::min(told_, events.size()), events.end());
    for (const auto& entry : play::log_entries(news, names_)) streams_.out << format("  {}\n", entry.text);
    told_ = events.size();
}

void Terminal::show() {
    if (session_.is_over()) return;
    streams_.out << (is_small_step(session_.state().phase) ? dice_text(session_.state(), names_)
                                                           : table_text(session_.state(), names_));
    ask(ListLength::first_locks);
    streams_.out << kKeys;
}

void Terminal::ask(ListLength length) {
    streams_.out << prompt_text(session_.state(), names_) << '\n'
                 << actions_text(session_.legal(), session_.state(), names_, length);
}

}  // namespace encounters::lab
