#include "table/presenter/table/shorter_words.hpp"

namespace encounters::table {

namespace {

std::string without_brackets(std::string words) {
    for (std::size_t from = words.find(" ("); from != std::string::npos; from = words.find(" (")) {
        const std::size_t to = words.find(')', from);
        if (to == std::string::npos) break;
        words.erase(from, to + 1 - from);
    }
    return words;
}

// Up to the last of the words that begin a circumstance.
std::string without_last_circumstance(const std::string& words) {
    std::size_t cut = std::string::npos;
    for (const char* begin : {" for ", " of ", " to ", " on ", " in ", " from ", " with ", ", "}) {
        const std::size_t found = words.rfind(begin);
        if (found != std::string::npos && (cut == std::string::npos || found > cut)) cut = found;
    }
    return words.substr(0, cut);
}

}  // namespace

std::vector<std::string> shorter_and_shorter(const std::string& decision) {
    std::vector<std::string> ways{decision};
    const auto add = [&](std::string way) {
        if (!way.empty() && way != ways.back()) ways.push_back(std::move(way));
    };
    add(without_brackets(decision));
    for (std::string way = without_last_circumstance(ways.back()); way != ways.back();
         way = without_last_circumstance(ways.back()))
        add(way);
    add(decision.substr(0, decision.find(' ')));
    return ways;
}

}  // namespace encounters::table
