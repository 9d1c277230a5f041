#include "table/presenter/screens/table_wish.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include <encounters/rules/engine.hpp>

#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

constexpr std::array<const char*, kMaxSeats> kNames{"Ada", "Ben", "Cleo", "Dirk", "Elsa", "Finn", "Gwen", "Hugo"};

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string::npos) return "";
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// Capitals of the Latin letters count as small ones.
std::string folded(const std::string& text) {
    std::string small = trimmed(text);
    for (char& letter : small) letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return small;
}

bool is_taken(const TableWish& wish, const std::string& name) {
    return std::any_of(wish.seats.begin(), wish.seats.end(),
                       [&](const SeatWish& seat) { return folded(seat.name.text) == folded(name); });
}

int unused(const TableWish& wish, int SeatWish::*which) {
    for (int value = 0; value < kMaxSeats; ++value) {
        const bool is_used = std::any_of(wish.seats.begin(), wish.seats.end(),
                                         [&](const SeatWish& seat) { return seat.*which == value; });
        if (!is_used) return value;
    }
    return 0;
}

void swap_to_next(TableWish& wish, int seat, int SeatWish::*which) {
    SeatWish& own = wish.seats[static_cast<std::size_t>(seat)];
    const int old = own.*which;
    const int next = (old + 1) % kMaxSeats;
    for (SeatWish& other : wish.seats) {
        if (other.*which == next) other.*which = old;
    }
    own.*which = next;
}

std::string why_no_names(const TableWish& wish) {
    for (std::size_t seat = 0; seat < wish.seats.size(); ++seat) {
        const std::string name = folded(wish.seats[seat].name.text);
        if (name.empty()) return fmt::format("Player {} needs a name.", seat + 1);
        for (std::size_t other = 0; other < seat; ++other) {
            if (folded(wish.seats[other].name.text) == name)
                return fmt::format("Players {} and {} need different names.", other + 1, seat + 1);
        }
    }
    return "";
}

}  // namespace

TableWish usual_table(int seats, const Catalogue& cards) {
    TableWish wish;
    wish.reputation = cards.table.winning_reputation;
    wish.seed.most = kLongestSeed;
    for (int seat = 0; seat < seats; ++seat) add_seat(wish);
    return wish;
}

std::vector<int> offered_reputations(const Catalogue& cards) {
    std::vector<int> offered{5, cards.table.winning_reputation, 15};
    std::sort(offered.begin(), offered.end());
    offered.erase(std::unique(offered.begin(), offered.end()), offered.end());
    return offered;
}

void add_seat(TableWish& wish) {
    if (wish.seats.size() >= kMaxSeats) return;
    SeatWish seat;
    seat.name.most = kLongestName;
    const auto* name =
        std::find_if(kNames.begin(), kNames.end(), [&](const char* free) { return !is_taken(wish, free); });
    seat.name.text = name == kNames.end() ? "" : *name;
    seat.name.caret = seat.name.text.size();
    seat.colour = unused(wish, &SeatWish::colour);
    seat.shape = unused(wish, &SeatWish::shape);
    wish.seats.push_back(seat);
}

void remove_seat(TableWish& wish, int seat) {
    if (wish.seats.size() > 1) wish.seats.erase(wish.seats.begin() + seat);
}

void next_colour(TableWish& wish, int seat) { swap_to_next(wish, seat, &SeatWish::colour); }

void next_shape(TableWish& wish, int seat) { swap_to_next(wish, seat, &SeatWish::shape); }

std::string rank_words(play::SeatKind kind) { return with_capital(play::name_of(kind)); }

play::SeatKind next_kind(play::SeatKind kind, const std::vector<play::SeatKind>& offered) {
    if (kind == play::SeatKind::person) return offered.empty() ? kind : offered.front();
    const auto found = std::find(offered.begin(), offered.end(), kind);
    return found == offered.end() || found + 1 == offered.end() ? play::SeatKind::person : *(found + 1);
}

std::string why_no_table(const TableWish& wish, const Catalogue& cards) {
    const std::string names = why_no_names(wish);
    if (!names.empty()) return names;
    if (!wish.seed.text.empty() && !typed_seed(wish))
        return fmt::format("The seed has to be a number from 0 to {}.", ~std::uint64_t{0});
    const std::optional<Refusal> refusal =
        why_no_game(Setup{static_cast<int>(wish.seats.size()), wish.even_start}, cards);
    return refusal ? fmt::format("No game can begin: {} ({}).", refusal->reason, refusal->rule) : "";
}

std::optional<std::uint64_t> typed_seed(const TableWish& wish) {
    const std::string digits = trimmed(wish.seed.text);
    std::uint64_t value = 0;
    const std::from_chars_result read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (digits.empty() || read.ec != std::errc() || read.ptr != digits.data() + digits.size()) return std::nullopt;
    return value;
}

TableWish wish_of(const play::TableSetup& table, bool real_dice) {
    TableWish wish;
    wish.reputation = table.catalogue->table.winning_reputation;
    wish.even_start = table.even_start;
    wish.real_dice = real_dice;
    wish.seed.most = kLongestSeed;
    for (const play::Seat& seat : table.seats) {
        SeatWish wished;
        wished.name.most = kLongestName;
        type_into(wished.name, seat.name);
        wished.colour = seat.colour % kMaxSeats;
        wished.shape = seat.shape % kMaxSeats;
        wished.kind = seat.kind;
        wish.seats.push_back(std::move(wished));
    }
    return wish;
}

std::vector<cards::PackText> files_of(const TableWish& wish, std::vector<cards::PackText> files) {
    constexpr std::string_view kMember = "\"winning_reputation\"";
    for (cards::PackText& file : files) {
        const std::size_t member = file.file == "table.json" ? file.text.find(kMember) : std::string::npos;
        if (member == std::string::npos) continue;
        const std::size_t first = file.text.find_first_of("0123456789", member + kMember.size());
        if (first == std::string::npos) continue;
        const std::size_t last = file.text.find_first_not_of("0123456789", first);
        file.text.replace(first, last - first, fmt::format("{}", wish.reputation));
        file.hash = cards::content_hash(file.text);
    }
    return files;
}

play::TableSetup setup_of(const TableWish& wish, const Catalogue& cards) {
    Catalogue house = cards;
    house.table.winning_reputation = wish.reputation;
    play::TableSetup setup;
    setup.catalogue = std::make_shared<const Catalogue>(std::move(house));
    setup.even_start = wish.even_start;
    for (const SeatWish& wished : wish.seats) {
        play::Seat seat;
        seat.name = trimmed(wished.name.text);
        seat.colour = static_cast<std::uint8_t>(wished.colour);
        seat.shape = static_cast<std::uint8_t>(wished.shape);
        seat.kind = wished.kind;
        setup.seats.push_back(std::move(seat));
    }
    return setup;
}

}  // namespace encounters::table
