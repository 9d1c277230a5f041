// Sessions and their saving put together, for new games, resumed ones and forks alike.
#pragma once

#include <encounters/play/saved_games.hpp>

namespace encounters::play {

// Saving watches from here on, luck comes from `luck`, and all of it that is due is carried out.
OpenGame set_going(Session session, std::shared_ptr<Saving> saving, std::unique_ptr<ChanceSource> luck);

// The seed of an unfinished game from the file beside its journal; nothing when it is not there or not the promised one.
std::optional<Seed> seed_beside(const std::filesystem::path& journal, const JournalHeader& header);

// How a session is saved under a new name from now on.
struct NewPlace {
    std::filesystem::path folder;
    LocalTime time;
    FileSystem* files = nullptr;
};
// A game that goes on in a file of its own with the seed of its header. False luck can't be: `luck` stands after all steps.
OpenGame set_going_in_new_file(Session session, const JournalHeader& header, const Seed& seed, const NewPlace& place,
                               std::unique_ptr<ChanceSource> luck);

// How many outcomes of luck a session has had.
int luck_made(const Session& session);

// The header of a game in which all luck from here on comes from another seed.
JournalHeader with_new_luck(JournalHeader header, const Session& session, const Seed& seed, PlayedOn how);

}  // namespace encounters::play
