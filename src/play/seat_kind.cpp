#include <encounters/play/seat_kind.hpp>

#include <algorithm>

namespace encounters::play {

const std::vector<std::string>& seat_kind_names() {
    static const std::vector<std::string> names{"person", "house", "green", "regular", "veteran", "elite"};
    return names;
}

const std::string& name_of(SeatKind kind) { return seat_kind_names()[static_cast<std::size_t>(kind)]; }

std::optional<SeatKind> seat_kind_named(std::string_view name) {
    const std::vector<std::string>& names = seat_kind_names();
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<SeatKind>(found - names.begin());
}

}  // namespace encounters::play
