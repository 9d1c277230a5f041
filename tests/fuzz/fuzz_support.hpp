// What the fuzz targets share: the small pack, failing loudly, and playing on from any state.
#pragma once

#include <encounters/cards/loader.hpp>
#include <encounters/rules/engine.hpp>

#include <memory>
#include <string>

namespace encounters::testing {

const std::vector<cards::PackText>& small_pack_files();
const std::shared_ptr<const Catalogue>& small_pack_cards();

// Ends the program with the reason, so that the fuzzer keeps the input, unless the reason is empty.
void require_none(const std::string& reason);

// So many moves, chosen from the numbers; every state on the way has to be valid and every legal move accepted.
void play_on(State state, const Catalogue& catalogue, std::uint64_t numbers, int moves);

}  // namespace encounters::testing
