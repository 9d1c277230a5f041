#include "lab/rules_index/citations.hpp"

#include "lab/rules_index/rule_id.hpp"

namespace encounters::lab {

namespace {

int indent_of(std::string_view line) {
    const auto first = line.find_first_not_of(' ');
    return first == std::string_view::npos ? 0 : static_cast<int>(first);
}

bool is_comment(std::string_view line) {
    return line.substr(static_cast<std::size_t>(indent_of(line))).starts_with("//");
}
bool is_blank(std::string_view line) { return line.find_first_not_of(" \t\r") == std::string_view::npos; }

// What stands between quotes, when it is exactly an id.
std::vector<std::string> quoted_ids(std::string_view line) {
    std::vector<std::string> ids;
    std::size_t open = line.find('"');
    while (open != std::string_view::npos) {
        const std::size_t close = line.find('"', open + 1);
        if (close == std::string_view::npos) break;
        const std::string_view inside = line.substr(open + 1, close - open - 1);
        const auto found = rule_ids_in(inside);
        if (found.size() == 1 && found.front() == inside) ids.push_back(found.front());
        open = line.find('"', close + 1);
    }
    return ids;
}

// Goes down the lines and remembers what is being defined and which ids wait for the next name.
class Reader {
public:
    explicit Reader(const TextFile& file) : file_(file) {}

    std::vector<Citation> read() {
        for (const std::string_view line : lines_of(file_.text)) {
            ++line_;
            if (is_comment(line)) {
                for (auto& id : rule_ids_in(line)) waiting_.push_back({std::move(id), file_.path, line_, ""});
            } else if (is_blank(line)) {
                flush("");
            } else {
                read_code(line);
            }
        }
        flush("");
        return std::move(found_);
    }

private:
    void read_code(std::string_view line) {
        std::string name = declared_name(line);
        const bool is_inside = indent_of(line) > 0 && !inside_.empty();
        if (indent_of(line) == 0 && !name.empty()) inside_ = name;
        const bool is_member = is_inside && file_.path.ends_with(".hpp") && !name.empty();
        const std::string citing = is_inside && !is_member ? inside_ : name;
        flush(citing);
        const std::size_t comment = line.find("//");
        for (auto& id : rule_ids_in(comment == std::string_view::npos ? std::string_view() : line.substr(comment)))
            found_.push_back({std::move(id), file_.path, line_, citing});
        for (auto& id : quoted_ids(line.substr(0, comment)))
            found_.push_back({std::move(id), file_.path, line_, citing});
        if (line.starts_with("}")) inside_.clear();
    }

    void flush(const std::string& name) {
        for (Citation& citation : waiting_) {
            citation.name = name;
            found_.push_back(std::move(citation));
        }
        waiting_.clear();
    }

    const TextFile& file_;
    int line_ = 0;
    std::string inside_;             // the function or type whose body the line stands in
    std::vector<Citation> waiting_;  // of the comment just read
    std::vector<Citation> found_;
};

}  // namespace

std::vector<Citation> citations_in(const TextFile& file) { return Reader(file).read(); }

}  // namespace encounters::lab
