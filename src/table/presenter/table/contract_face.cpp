#include "table/presenter/table/card_faces.hpp"

namespace encounters::table {

namespace {

constexpr float kBand = 5;
constexpr float kMedal = 30;

void medal(SceneBuilder& scene, const Rectangle& at, int reputation) {
    Panel disc;
    disc.surface = Surface::block;
    disc.radius = at.width / 2;
    scene.add(at, disc);
    scene.text(at, std::to_string(reputation),
               {TextRole::number, Colour::bright, Surface::block, Align::centre, at.width / kMedal});
}

}  // namespace

void contract_face(Desk& desk, const Rectangle& at, ContractId id, CardLook look) {
    SceneBuilder& scene = desk.scene;
    const ContractCard& card = desk.cards().contract(id);
    Card paper;
    paper.surface = look.paper;
    paper.band = Band::left;
    paper.band_surface = Surface::band_contract;
    paper.band_size = kBand;
    scene.card(at, paper).control = std::move(look.control);

    Rectangle inside = inset(at, 10, 4);
    inside.x += kBand;
    inside.width -= kBand;
    const float disc = std::min(kMedal, inside.height - 4);
    Rectangle head = cut_top(
        inside, std::max(disc + 2, scene.line_height(TextRole::card_title) + scene.line_height(TextRole::secondary)));
    const Rectangle corner = cut_right(head, disc);
    medal(scene, {corner.x, corner.y + 2, disc, disc}, card.reputation);
    cut_right(head, 6);
    scene.text(cut_top(head, scene.line_height(TextRole::card_title)), card.name,
               {TextRole::card_title, Colour::ink, look.paper});
    const Rectangle kind = cut_top(head, scene.line_height(TextRole::secondary));
    scene.text(kind, card.kind, {TextRole::secondary, Colour::ink_soft, look.paper});
    const CardWords words{printed_text(desk.cards(), key_of(id)), short_words(desk.cards(), key_of(id)),
                          TextRole::body_strong};
    fitting_words(scene, inside, words, {TextRole::secondary_strong, Colour::ink, look.paper});
}

}  // namespace encounters::table
