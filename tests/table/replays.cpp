#include "table/replays.hpp"

#include "support/catch.hpp"

namespace encounters::table::test {

namespace {

struct Table {
    TableWish wish;
    cards::LoadResult read;
};

Table table_of(const PlayedGame& wished) {
    Table table;
    table.read = cards::load_pack(core_cards());
    REQUIRE(table.read.ok());
    table.wish = usual_table(wished.seats, *table.read.catalogue);
    table.wish.reputation = wished.reputation;
    return table;
}

}  // namespace

play::Session played(const PlayedGame& wished) {
    const Table table = table_of(wished);
    play::Session game(setup_of(table.wish, *table.read.catalogue), std::make_unique<play::SeededChance>(wished.seed));
    while (game.act_house()) {
    }
    return game;
}

play::Replay replay_of(const PlayedGame& wished) {
    const Table table = table_of(wished);
    const play::Session game = played(wished);
    const play::Seed seed{wished.seed, ""};
    const play::JournalHeader header =
        play::journal_header(game.table(), files_of(table.wish, table.read.pack_texts), seed);
    return play::Replay(play::read_journal(play::write_journal(game, header, seed), "test.jsonl"));
}

}  // namespace encounters::table::test
