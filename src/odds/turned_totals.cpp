#include "odds/turned_totals.hpp"

#include "odds/turned_faces.hpp"
#include "odds/use_orders.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

std::size_t at(Colour colour) { return static_cast<std::size_t>(index_of(colour)); }

ColourSet colours_of(const Sizes& sizes, ColourSet bars) {
    ColourSet colours = 0;
    for (Colour colour : kAllColours)
        if (sizes[at(colour)] > 0 && !(bars & colour_bit(colour))) colours |= colour_bit(colour);
    return colours;
}

int dice_in(const Sizes& sizes, ColourSet colours) {
    int dice = 0;
    for (Colour colour : kAllColours)
        if (colours & colour_bit(colour)) dice += sizes[at(colour)];
    return dice;
}

struct Step {
    int spent = 0;
    int after = 0;
    int face = 0;  // 0: the die is not among those that count
};

}  // namespace

DiceLevels::DiceLevels(const LockBounds& bounds, int dice) : saturates(bounds.max >= dice), top(0), first(0) {
    const int least = bounds.min > 1 ? bounds.min : 0;
    top = std::min(saturates ? least : bounds.max, kMaxDice);
    first = top == 0 ? 0 : std::max(least, 1);
    if (least > top) first = top + 1;
}

// The words of one colour, made by adding one die after the other.
class ColourTable {
public:
    ColourTable(const TurnedTotals& all, Colour colour)
        : all_(all), colour_(colour), size_(all.sizes_[at(colour)]), lattice_(*all.lattices_[at(colour)]), states_(all.shared_) {
        for (const Turning& turning : all.situation_.kit.turnings) own_.push_back(digit(turning.icons.colour[at(colour)]));
        locks_ = digit(all.aim_ == Aim::lock_all ? all.situation_.kit.locks.colour[at(colour)] : 0);
        totals_.assign(static_cast<std::size_t>(size_) + 1, std::vector<SumMask>(static_cast<std::size_t>(states_ * levels()), 0));
        words_.resize(static_cast<std::size_t>(lattice_.count(size_)) * all.width_);
    }

    int states() const { return states_; }

    std::vector<SumMask> words() {
        for (order_ = 0; order_ < all_.orders_.size(); ++order_) {
            for (int face = 1; face <= kFaces; ++face) steps_[static_cast<std::size_t>(face - 1)] = steps_of(face);
            std::fill(totals_[0].begin(), totals_[0].end(), 0);
            totals_[0][0] = 1;
            add_dice(0, 0, 1);
        }
        return std::move(words_);
    }

private:
    int levels() const { return all_.levels_.top + 1; }

    Digit digit(int limit) {
        const Digit made{std::min(limit, size_), states_};
        states_ *= made.limit + 1;
        return made;
    }

    static bool spend(int& spent, const Digit& own, const Digit& shared) {
        const Digit& used = own.of(spent) < own.limit ? own : shared;
        if (used.of(spent) >= used.limit) return false;
        spent += used.stride;
        return true;
    }

    int after(int spent, const TurnedFace& way) const {
        const Digit& hires = all_.hires_;
        for (std::size_t turning = 0; turning < own_.size(); ++turning)
            if (((way.turnings >> turning) & 1u) && !spend(spent, own_[turning], all_.any_[turning])) return -1;
        return hires.of(spent) + way.hires > hires.limit ? -1 : spent + way.hires * hires.stride;
    }

    std::vector<Step> steps_of(int face) const {
        std::vector<Step> steps;
        for (const TurnedFace& way : turned_faces(all_.situation_.kit, all_.orders_[order_], colour_, face)) {
            if (!((all_.situation_.bounds.faces >> (way.face - 1)) & 1)) continue;
            for (int spent = 0; spent < states_; ++spent)
                if (const int then = after(spent, way); then >= 0) steps.push_back({spent, then, way.face});
        }
        if (all_.aim_ == Aim::lock_all)
            for (int spent = 0; spent < states_; ++spent)
                if (int then = spent; spend(then, locks_, all_.locks_)) steps.push_back({spent, then, 0});
        return steps;
    }

    void take(const Step& step, const std::vector<SumMask>& before, std::vector<SumMask>& then) const {
        const int top = all_.levels_.top;
        for (int level = 0; level <= top; ++level) {
            const SumMask sums = before[static_cast<std::size_t>(step.spent * levels() + level)];
            if (sums == 0 || (step.face > 0 && level == top && !all_.levels_.saturates)) continue;
            const int next = step.face > 0 ? std::min(level + 1, top) : level;
            then[static_cast<std::size_t>(step.after * levels() + next)] |= (sums << step.face) & all_.told_apart_;
        }
    }

    void add_dice(int size, int node, int lowest) {
        const std::vector<SumMask>& before = totals_[static_cast<std::size_t>(size)];
        if (size == size_) {
            keep(before, &words_[static_cast<std::size_t>(node) * all_.width_]);
            return;
        }
        std::vector<SumMask>& then = totals_[static_cast<std::size_t>(size) + 1];
        for (int face = lowest; face <= kFaces; ++face) {
            if (all_.aim_ == Aim::lock_all) {
                std::fill(then.begin(), then.end(), 0);
            } else {
                then = before;
            }
            for (const Step& step : steps_[static_cast<std::size_t>(face - 1)]) take(step, before, then);
            add_dice(size + 1, lattice_.with(size, node, face), face);
        }
    }

    // Whatever is spent of the colour's own will do; of what fits every colour, so much or less.
    void keep(const std::vector<SumMask>& totals, SumMask* words) const {
        for (int spent = 0; spent < states_; ++spent)
            for (int level = 0; level < levels(); ++level)
                words[all_.place(order_, spent % all_.shared_, level)] |= totals[static_cast<std::size_t>(spent * levels() + level)];
        if (all_.with_ & colour_bit(colour_))
            for (int shared = 0; shared < all_.shared_; ++shared) words[all_.place(order_, shared, 0)] &= ~SumMask{1};
        for (const Digit& any : all_.any_) add_less(any, words);
        add_less(all_.hires_, words);
        add_less(all_.locks_, words);
    }

    void add_less(const Digit& digit, SumMask* words) const {
        for (int shared = 0; shared < all_.shared_; ++shared)
            if (digit.of(shared) > 0)
                for (int level = 0; level < levels(); ++level)
                    words[all_.place(order_, shared, level)] |= words[all_.place(order_, shared - digit.stride, level)];
    }

    const TurnedTotals& all_;
    Colour colour_;
    int size_;
    const Lattice& lattice_;
    int states_;
    std::vector<Digit> own_;
    Digit locks_;
    std::size_t order_ = 0;
    std::array<std::vector<Step>, kFaces> steps_;
    std::vector<std::vector<SumMask>> totals_;  // by number of dice so far
    std::vector<SumMask> words_;
};

TurnedTotals::TurnedTotals(const Situation& situation, const Sizes& sizes, const Lattices& lattices, Aim aim)
    : situation_(situation), sizes_(sizes), lattices_(lattices), aim_(aim),
      levels_(situation.bounds, dice_in(sizes, colours_of(sizes, situation.bars))) {
    const ColourSet colours = colours_of(sizes, situation.bars);
    with_ = situation.bounds.with & colours;
    orders_ = use_orders(situation.kit, colours);
    for (Colour colour : kAllColours)
        if (colours & colour_bit(colour)) colours_.push_back(colour);
    const auto count = [&](Colour colour) { return lattices[at(colour)]->count(sizes[at(colour)]); };
    std::stable_sort(colours_.begin(), colours_.end(), [&](Colour one, Colour other) { return count(one) < count(other); });
    for (std::size_t i = kColours; i-- > 0;) {
        strides_[i] = rolls_;
        rolls_ *= static_cast<std::size_t>(lattices[i]->count(sizes[i]));
    }
    hopeless_ = colours_.empty() || (aim == Aim::lock_all && dice_in(sizes, kAnyColour) > dice_in(sizes, colours));
    set_shared();
    width_ = orders_.size() * static_cast<std::size_t>(shared_) * static_cast<std::size_t>(levels_.top + 1);
}

void TurnedTotals::set_shared() {
    const int dice = dice_in(sizes_, colours_of(sizes_, situation_.bars));
    const auto digit = [&](int limit) {
        const Digit made{limit, shared_};
        shared_ *= limit + 1;
        return made;
    };
    for (const Turning& turning : situation_.kit.turnings) any_.push_back(digit(std::min<int>(turning.icons.any, dice)));
    hires_ = digit(std::min(situation_.kit.hires, (kFaces - 1) * dice));
    locks_ = digit(aim_ == Aim::lock_all ? std::min<int>(situation_.kit.locks.any, dice) : 0);
}

void TurnedTotals::set_pairs() {
    pairs_.assign(static_cast<std::size_t>(shared_), {});
    std::vector<Digit> digits = any_;
    digits.push_back(hires_);
    digits.push_back(locks_);
    for (int both = 0; both < shared_; ++both)
        for (int one = 0; one <= both; ++one)
            if (std::all_of(digits.begin(), digits.end(), [&](const Digit& digit) { return digit.of(one) <= digit.of(both); }))
                pairs_[static_cast<std::size_t>(both)].emplace_back(one, both - one);
}

void TurnedTotals::build(int most_value) {
    told_apart_ = up_to(most_value);
    set_pairs();
    if (hopeless_) return;
    for (Colour colour : colours_) tables_[at(colour)] = ColourTable(*this, colour).words();
}

double TurnedTotals::build_steps() const {
    double steps = 0;
    for (Colour colour : colours_) {
        double states = static_cast<double>(width_);
        for (const Turning& turning : situation_.kit.turnings) states *= 1 + std::min<int>(turning.icons.colour[at(colour)], sizes_[at(colour)]);
        steps += lattices_[at(colour)]->count(sizes_[at(colour)]) * states * 25;
    }
    return steps;
}

double TurnedTotals::steps_of_joining() const {
    const auto levels = static_cast<double>(levels_.top + 1);
    return static_cast<double>(orders_.size()) * shared_ * levels * levels * 10;
}

double TurnedTotals::roll_steps() const { return static_cast<double>(rolls_) * steps_of_joining(); }

const SumMask* TurnedTotals::of(Colour colour, int node) const { return &tables_[at(colour)][static_cast<std::size_t>(node) * width_]; }

void TurnedTotals::join_levels(const SumMask* one, const SumMask* other, SumMask* both) const {
    const int top = levels_.top;
    for (int first = 0; first <= top; ++first)
        for (int second = 0; second <= top; ++second) {
            if (one[first] == 0 || other[second] == 0 || (first + second > top && !levels_.saturates)) continue;
            both[std::min(first + second, top)] |= joined(one[first], other[second]) & told_apart_;
        }
}

void TurnedTotals::join(const SumMask* one, const SumMask* other, SumMask* both) const {
    std::fill(both, both + width_, 0);
    for (std::size_t order = 0; order < orders_.size(); ++order)
        for (int spent = 0; spent < shared_; ++spent)
            for (const auto& [first, second] : pairs_[static_cast<std::size_t>(spent)])
                join_levels(one + place(order, first, 0), other + place(order, second, 0), both + place(order, spent, 0));
}

SumMask TurnedTotals::finish(const SumMask* one) const {
    SumMask sums = 0;
    for (std::size_t order = 0; order < orders_.size(); ++order)
        for (int level = levels_.first; level <= levels_.top; ++level) sums |= one[place(order, shared_ - 1, level)];
    return sums;
}

SumMask TurnedTotals::finish(const SumMask* one, const SumMask* other) const {
    SumMask sums = 0;
    std::array<SumMask, kMaxDice + 1> both;
    for (std::size_t order = 0; order < orders_.size(); ++order) {
        std::fill_n(both.begin(), levels_.top + 1, 0);
        for (const auto& [first, second] : pairs_.back()) join_levels(one + place(order, first, 0), other + place(order, second, 0), both.data());
        for (int level = levels_.first; level <= levels_.top; ++level) sums |= both[static_cast<std::size_t>(level)];
    }
    return sums;
}

SumMask TurnedTotals::totals(const Nodes& nodes) const {
    if (hopeless_) return 0;
    std::vector<SumMask> words(of(colours_.back(), nodes[at(colours_.back())]), of(colours_.back(), nodes[at(colours_.back())]) + width_);
    if (colours_.size() == 1) return finish(words.data());
    std::vector<SumMask> both(width_);
    for (std::size_t i = 0; i + 2 < colours_.size(); ++i) {
        join(words.data(), of(colours_[i], nodes[at(colours_[i])]), both.data());
        words.swap(both);
    }
    const Colour last = colours_[colours_.size() - 2];
    return finish(words.data(), of(last, nodes[at(last)]));
}

void TurnedTotals::fill(std::size_t next, const SumMask* so_far, std::size_t number, std::vector<SumMask>& found) const {
    const Colour colour = colours_[next];
    const int count = lattices_[at(colour)]->count(sizes_[at(colour)]);
    const bool is_last = next + 1 == colours_.size();
    std::vector<SumMask> both(is_last ? 0 : width_);
    for (int node = 0; node < count; ++node) {
        const std::size_t place_of_roll = number + static_cast<std::size_t>(node) * strides_[at(colour)];
        const SumMask* words = of(colour, node);
        if (is_last) {
            found[place_of_roll] = so_far ? finish(so_far, words) : finish(words);
        } else if (so_far) {
            join(so_far, words, both.data());
            fill(next + 1, both.data(), place_of_roll, found);
        } else {
            fill(next + 1, words, place_of_roll, found);
        }
    }
}

// Dice that take no part may show anything.
void TurnedTotals::spread(std::vector<SumMask>& found) const {
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        const auto count = static_cast<std::size_t>(lattices_[colour]->count(sizes_[colour]));
        if (count == 1 || std::find(colours_.begin(), colours_.end(), kAllColours[colour]) != colours_.end()) continue;
        for (std::size_t number = 0; number < rolls_; ++number) found[number] = found[number - number / strides_[colour] % count * strides_[colour]];
    }
}

std::vector<SumMask> TurnedTotals::all() const {
    std::vector<SumMask> found(rolls_, 0);
    if (hopeless_) return found;
    fill(0, nullptr, 0, found);
    spread(found);
    return found;
}

}  // namespace encounters::odds
