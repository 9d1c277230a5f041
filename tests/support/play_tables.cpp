// Tables to play at.
#include "support/play_tables.hpp"

#include "support/catch.hpp"

namespace encounters::testing {

namespace {

Pack loaded(const std::string& folder) {
    auto result = cards::load_pack(std::string(ENCOUNTERS_SOURCE_DIR) + folder);
    INFO(cards::to_text(result.faults));
    REQUIRE(result.ok());
    return {std::make_shared<const Catalogue>(std::move(*result.catalogue)), std::move(result.pack_texts)};
}

}  // namespace

const Pack& small_pack() {
    static const Pack pack = loaded("/tests/data/small_pack");
    return pack;
}

const Pack& core_pack() {
    static const Pack pack = loaded("/data/core");
    return pack;
}

play::TableSetup table_of(const Pack& pack, int seats, play::SeatKind kind) {
    play::TableSetup table;
    table.catalogue = pack.catalogue;
    for (int seat = 1; seat <= seats; ++seat) table.seats.push_back({"Seat " + std::to_string(seat), kind, 0, 0});
    return table;
}

play::Session seeded_session(const play::TableSetup& table, std::uint64_t seed) {
    return play::Session(table, std::make_unique<play::SeededChance>(seed));
}

}  // namespace encounters::testing
