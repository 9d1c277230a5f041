#include "table/presenter/scene_checks.hpp"

#include <fmt/format.h>

namespace encounters::table {

namespace {

constexpr float kTolerance = 0.75F;  // logical pixels: less than can be seen

bool is_content(const Item& item) {
    const Drawing& drawing = item.drawing;
    if (const Icon* icon = std::get_if<Icon>(&drawing)) return !icon->is_ground;
    return std::holds_alternative<Text>(drawing) || std::holds_alternative<Die>(drawing) ||
           std::holds_alternative<Pips>(drawing);
}

std::string name_of(const Item& item) {
    static constexpr const char* kKinds[] = {"panel", "text", "icon", "die",   "card",  "button",
                                             "pips",  "line", "veil", "stamp", "target"};
    std::string name = kKinds[item.drawing.index()];
    if (const Text* text = std::get_if<Text>(&item.drawing)) name += fmt::format(" \"{}\"", text->text);
    if (const Icon* icon = std::get_if<Icon>(&item.drawing)) name += fmt::format(" {}", icon_file(icon->name));
    if (item.control) name += fmt::format(" [{}]", item.control->label);
    const Rectangle& at = item.rectangle;
    return fmt::format("{} at {:.0f},{:.0f} {:.0f}x{:.0f}", name, at.x, at.y, at.width, at.height);
}

bool is_veil(const Item& item) { return std::holds_alternative<Veil>(item.drawing); }

// What may not cover another one of its kind and layer.
struct Solid {
    const Item* item;
    Rectangle seen;
    bool is_content;
    bool is_control;
};

std::vector<Solid> solids_of(const Scene& scene) {
    std::vector<Solid> solids;
    for (const Item& item : scene.items) {
        const Solid solid{&item, item.visible(), is_content(item), item.control.has_value()};
        if (!is_veil(item) && (solid.is_content || solid.is_control)) solids.push_back(solid);
    }
    return solids;
}

bool do_collide(const Solid& a, const Solid& b) {
    if (a.item->layer != b.item->layer) return false;
    if (!(a.is_content && b.is_content) && !(a.is_control && b.is_control)) return false;
    const Rectangle common = intersection(a.seen, b.seen);
    return common.width > kTolerance && common.height > kTolerance;
}

bool is_inside(const Rectangle& inner, const Rectangle& outer) {
    return inner.x >= outer.x - kTolerance && inner.y >= outer.y - kTolerance &&
           inner.right() <= outer.right() + kTolerance && inner.bottom() <= outer.bottom() + kTolerance;
}

// Enabled controls with the same key, the ones under a veil and the ones above it apart.
std::vector<std::string> shared_keys(const Scene& scene) {
    struct Keyed {
        KeyPress key;
        const Item* item;
    };
    std::vector<std::string> sentences;
    std::vector<Keyed> before;
    for (const Item& item : scene.items) {
        if (is_veil(item)) before.clear();
        if (!item.control || !item.control->is_enabled) continue;
        for (const KeyPress& key : {item.control->key, item.control->other_key}) {
            if (key.key == Key::none) continue;
            for (const Keyed& other : before) {
                if (other.key == key)
                    sentences.push_back(
                        fmt::format("{} and {} share the key {}", name_of(*other.item), name_of(item), key_name(key)));
            }
            before.push_back({key, &item});
        }
    }
    return sentences;
}

template <class Add>
std::vector<std::string> about_items(const Scene& scene, const Add& add) {
    std::vector<std::string> sentences;
    for (const Item& item : scene.items) add(item, sentences);
    return sentences;
}

}  // namespace

std::vector<std::string> overlaps(const Scene& scene) {
    std::vector<std::string> sentences;
    const std::vector<Solid> solids = solids_of(scene);
    for (std::size_t first = 0; first < solids.size(); ++first) {
        for (std::size_t second = first + 1; second < solids.size(); ++second) {
            if (!do_collide(solids[first], solids[second])) continue;
            sentences.push_back(fmt::format("{} covers {}", name_of(*solids[second].item), name_of(*solids[first].item)));
        }
    }
    return sentences;
}

std::vector<std::string> outside_window(const Scene& scene) {
    const Rectangle window{0, 0, scene.size.width, scene.size.height};
    return about_items(scene, [&](const Item& item, std::vector<std::string>& sentences) {
        const Rectangle seen = item.visible();
        if (!seen.is_empty() && !is_inside(seen, window)) sentences.push_back(name_of(item) + " leaves the window");
    });
}

std::vector<std::string> cut_texts(const Scene& scene, const TextMeasure& measure) {
    return about_items(scene, [&](const Item& item, std::vector<std::string>& sentences) {
        const Text* text = std::get_if<Text>(&item.drawing);
        if (text == nullptr) return;
        const Rectangle seen = item.visible();
        if (seen.is_empty()) return;
        const bool is_too_wide = measure.width(text->text, text->style) > seen.width + kTolerance;
        const bool is_too_high = text->style.size > seen.height + kTolerance;
        if (is_too_wide || is_too_high)
            sentences.push_back(name_of(item) + (is_too_wide ? " is cut at its side" : " is cut in its height"));
    });
}

std::vector<std::string> unlisted_grounds(const Scene& scene) {
    return about_items(scene, [](const Item& item, std::vector<std::string>& sentences) {
        const Text* text = std::get_if<Text>(&item.drawing);
        if (text != nullptr && !is_listed({text->colour, text->ground})) {
            sentences.push_back(fmt::format("{} has colour {} on ground {}, a pair that the theme doesn't list",
                                            name_of(item), static_cast<int>(text->colour),
                                            static_cast<int>(text->ground)));
        }
    });
}

std::vector<std::string> unclear_controls(const Scene& scene) {
    std::vector<std::string> sentences = about_items(scene, [&](const Item& item, std::vector<std::string>& said) {
        if (!item.control) return;
        if (item.control->label.empty()) said.push_back(name_of(item) + " has no label");
        if (scene.intent_of(item) == nullptr) said.push_back(name_of(item) + " sends nothing");
        if (!item.control->is_enabled && item.control->why_not.empty())
            said.push_back(name_of(item) + " is greyed and doesn't say why");
    });
    for (const std::string& sentence : shared_keys(scene)) sentences.push_back(sentence);
    return sentences;
}

std::vector<std::string> faults(const Scene& scene, const TextMeasure& measure) {
    std::vector<std::string> all = overlaps(scene);
    for (const std::vector<std::string>& more :
         {outside_window(scene), cut_texts(scene, measure), unlisted_grounds(scene), unclear_controls(scene)}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

}  // namespace encounters::table
