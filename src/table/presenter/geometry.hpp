// Logical lengths of the window: points, sizes and rectangles in float pixels at 100 %, before text size and HiDPI
// scaling.
#pragma once

#include <algorithm>

namespace encounters::table {

struct Point {
    float x = 0;
    float y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
    float width = 0;
    float height = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

// Half open: the left and top edges belong to it, the right and bottom ones don't.
struct Rectangle {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    float right() const { return x + width; }
    float bottom() const { return y + height; }
    Point centre() const { return {x + width / 2, y + height / 2}; }
    bool is_empty() const { return width <= 0 || height <= 0; }
    bool contains(Point point) const { return point.x >= x && point.x < right() && point.y >= y && point.y < bottom(); }

    friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

// What both cover; empty (width or height 0) when they don't touch.
inline Rectangle intersection(const Rectangle& a, const Rectangle& b) {
    const float left = std::max(a.x, b.x);
    const float top = std::max(a.y, b.y);
    return {left, top, std::max(0.0F, std::min(a.right(), b.right()) - left),
            std::max(0.0F, std::min(a.bottom(), b.bottom()) - top)};
}

// The smallest rectangle around both; an empty one adds nothing.
inline Rectangle united(const Rectangle& a, const Rectangle& b) {
    if (a.is_empty()) return b;
    if (b.is_empty()) return a;
    const float left = std::min(a.x, b.x);
    const float top = std::min(a.y, b.y);
    return {left, top, std::max(a.right(), b.right()) - left, std::max(a.bottom(), b.bottom()) - top};
}

// Smaller by `margin` on every side, never below nothing; a negative margin grows it.
inline Rectangle inset(const Rectangle& outer, float margin) {
    return {outer.x + margin, outer.y + margin, std::max(0.0F, outer.width - 2 * margin),
            std::max(0.0F, outer.height - 2 * margin)};
}

inline Rectangle inset(const Rectangle& outer, float horizontal, float vertical) {
    return {outer.x + horizontal, outer.y + vertical, std::max(0.0F, outer.width - 2 * horizontal),
            std::max(0.0F, outer.height - 2 * vertical)};
}

inline Rectangle moved(const Rectangle& from, float x, float y) {
    return {from.x + x, from.y + y, from.width, from.height};
}

inline Rectangle centred(Point centre, Size size) {
    return {centre.x - size.width / 2, centre.y - size.height / 2, size.width, size.height};
}

// The cuts take a strip of at most the given length off a rectangle and leave `from` with the rest.
inline Rectangle cut_top(Rectangle& from, float length) {
    const float taken = std::clamp(length, 0.0F, from.height);
    const Rectangle strip{from.x, from.y, from.width, taken};
    from.y += taken;
    from.height -= taken;
    return strip;
}

inline Rectangle cut_bottom(Rectangle& from, float length) {
    const float taken = std::clamp(length, 0.0F, from.height);
    from.height -= taken;
    return {from.x, from.bottom(), from.width, taken};
}

inline Rectangle cut_left(Rectangle& from, float length) {
    const float taken = std::clamp(length, 0.0F, from.width);
    const Rectangle strip{from.x, from.y, taken, from.height};
    from.x += taken;
    from.width -= taken;
    return strip;
}

inline Rectangle cut_right(Rectangle& from, float length) {
    const float taken = std::clamp(length, 0.0F, from.width);
    from.width -= taken;
    return {from.right(), from.y, taken, from.height};
}

// Part `index` (from 0) of `count` equal parts side by side with `gap` between them.
inline Rectangle across(const Rectangle& whole, int index, int count, float gap) {
    const float width = (whole.width - gap * static_cast<float>(count - 1)) / static_cast<float>(count);
    return {whole.x + static_cast<float>(index) * (width + gap), whole.y, width, whole.height};
}

}  // namespace encounters::table
