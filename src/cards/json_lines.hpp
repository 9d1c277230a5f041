// Writes small JSON objects by hand: in one line, or with one member a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace encounters::cards {

// `value` is JSON already.
struct WrittenMember {
    std::string key;
    std::string value;
};

class WrittenObject {
public:
    void add(std::string_view key, std::string value);
    void add(std::string_view key, int number);
    void add_word(std::string_view key, std::string_view word);  // no character of it needs an escape
    void add_true(std::string_view key) { add(key, "true"); }
    bool empty() const { return members_.empty(); }

    std::string in_one_line() const;  // {"a": 1, "b": 2}
    std::string in_lines() const;     // a member a line, and a line end at the end

private:
    std::vector<WrittenMember> members_;
};

std::string word_text(std::string_view word);
// [1, 2]
std::string list_in_one_line(const std::vector<std::string>& items);
// An item a line, indented by `blanks` for the closing bracket and two more for the items; [] when there is none.
std::string list_in_lines(const std::vector<std::string>& items, int blanks);

}  // namespace encounters::cards
