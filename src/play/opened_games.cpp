#include "play/opened_games.hpp"

#include <algorithm>
#include <fstream>

namespace encounters::play {

OpenGame set_going(Session session, std::shared_ptr<Saving> saving, std::unique_ptr<ChanceSource> luck) {
    session.set_luck(std::move(luck));
    session.set_pace(LuckPace::until_decision);
    saving->watch(session);
    session.run_luck();
    return {std::move(session), std::move(saving)};
}

std::optional<Seed> seed_beside(const std::filesystem::path& journal, const JournalHeader& header) {
    const auto file = seed_file_of(journal);
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) return std::nullopt;
    std::ifstream stream(file, std::ios::binary);
    std::string text(100, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    if (text.ends_with('\n')) text.pop_back();
    auto seed = seed_from_text(text);
    if (seed && !is_promised(header, *seed)) seed.reset();
    return seed;
}

bool is_seed_beside(const std::filesystem::path& journal, const JournalHeader& header) {
    return seed_beside(journal, header).has_value();
}

OpenGame set_going_in_new_file(Session session, const JournalHeader& header, const Seed& seed, const NewPlace& place,
                               std::unique_ptr<ChanceSource> luck) {
    auto saving = std::make_shared<Saving>(header, seed, *place.files);
    saving->begin_in(place.folder, game_file_name(place.time, header.seats), session);
    return set_going(std::move(session), std::move(saving), std::move(luck));
}

int luck_made(const Session& session) {
    const auto& steps = session.steps();
    return static_cast<int>(std::count_if(steps.begin(), steps.end(), [](const Step& step) { return is_chance(step.move.kind); }));
}

JournalHeader with_new_luck(JournalHeader header, const Session& session, const Seed& seed, PlayedOn how) {
    header.played_on = how;
    header.taken_over = static_cast<int>(session.records().size());
    header.luck_taken_over = luck_made(session);
    if (header.dice == DiceOrigin::scripted) header.dice = DiceOrigin::seeded;
    header.cards = CardOrigin::seeded;
    promise(header, seed);
    return header;
}

}  // namespace encounters::play
