#include "players/knowledge_data.hpp"

#include <utility>

namespace encounters::players {

std::shared_ptr<const Knowledge> knowledge_of(std::shared_ptr<const Catalogue> catalogue, const Constants& constants) {
    return std::make_shared<const Knowledge>(std::move(catalogue), constants);
}

const Catalogue& catalogue_of(const Knowledge& knowledge) { return *knowledge.catalogue; }

const Constants& constants_of(const Knowledge& knowledge) { return knowledge.constants; }

}  // namespace encounters::players
