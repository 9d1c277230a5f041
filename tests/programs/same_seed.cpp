// Says whether seeds give the same games as they always did, whichever compiler built this.
//   same_seed PACK LIST          compares with the list; exit code 1 and the first difference when it isn't the same
//   same_seed PACK LIST --write  writes the list anew
#include <encounters/cards/loader.hpp>
#include <encounters/play/event_json.hpp>
#include <encounters/play/session.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

using namespace encounters;

namespace {

constexpr int kGames = 200;
constexpr int kDecisions = 300;

// As many seats as there are Commands.
std::uint64_t most_seats(const Catalogue& cards) {
    int commands = 0;
    for (const auto& command : cards.commands) commands += command.copies;
    return static_cast<std::uint64_t>(std::min(commands, kMaxSeats));
}

std::string line_of(const std::shared_ptr<const Catalogue>& cards, std::uint64_t seed) {
    play::TableSetup table;
    table.catalogue = cards;
    table.even_start = seed % 2 == 0;
    table.seats.resize(1 + seed % most_seats(*cards));
    play::Session session(table, std::make_unique<play::SeededChance>(seed));
    play::SplitMix64 choice(seed * 31);
    int made = 0;
    for (; made < kDecisions && session.decider() != kNoSeat; ++made)
        session.act(session.legal()[choice.next() % session.legal().size()]);
    std::string events;
    for (const auto& event : session.events()) events += play::event_json(event, *cards) + '\n';
    return fmt::format("{} {} {:016x} {:016x}\n", seed, made, hash_of(session.state()), cards::content_hash(events));
}

std::string list_of(const std::shared_ptr<const Catalogue>& cards) {
    std::string list = "# seed, decisions, hash of the table they lead to, hash of all events; tests/programs/same_seed.cpp\n";
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) list += line_of(cards, seed);
    return list;
}

int compare(const std::string& list, const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    std::istringstream now(list);
    std::string then_line;
    std::string now_line;
    while (std::getline(now, now_line)) {
        if (!std::getline(stream, then_line)) then_line = "nothing";
        if (then_line == now_line) continue;
        std::printf("%s has\n  %s\nand now it is\n  %s\n", file.c_str(), then_line.c_str(), now_line.c_str());
        return 1;
    }
    return 0;
}

}  // namespace

int main(int count, char** words) {
    if (count < 3) return 2;
    auto loaded = cards::load_pack(words[1]);
    if (!loaded.ok()) return 2;
    const std::string list = list_of(std::make_shared<const Catalogue>(std::move(*loaded.catalogue)));
    if (count == 3) return compare(list, words[2]);
    std::ofstream(words[2], std::ios::binary) << list;
    return 0;
}
