// The chi-square distribution's tail, by the incomplete gamma function: a series below its middle, a fraction above.
#include <encounters/play/dice_statistics.hpp>

#include <cmath>

namespace encounters::play {

namespace {

constexpr double kEnough = 1e-15;  // relative size of a term that no longer matters
constexpr int kMostTerms = 10000;

// x^a e^-x / gamma(a)
double front(double a, double x) { return std::exp(a * std::log(x) - x - std::lgamma(a)); }

// The lower part, P(a, x), for x < a + 1.
double by_series(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (int n = 1; n < kMostTerms && term > sum * kEnough; ++n) sum += term *= x / (a + n);
    return sum * front(a, x);
}

// The upper part, Q(a, x), for x >= a + 1; Lentz's method.
double by_fraction(double a, double x) {
    constexpr double tiny = 1e-300;
    double b = x + 1 - a;
    double c = 1 / tiny;
    double d = 1 / b;
    double result = d;
    for (int n = 1; n < kMostTerms; ++n) {
        const double factor = -n * (n - a);
        b += 2;
        d = factor * d + b;
        d = 1 / (std::fabs(d) < tiny ? tiny : d);
        c = b + factor / c;
        if (std::fabs(c) < tiny) c = tiny;
        result *= d * c;
        if (std::fabs(d * c - 1) < kEnough) break;
    }
    return result * front(a, x);
}

}  // namespace

double chi_square_tail(double value, int degrees) {
    if (value <= 0) return 1;
    const double a = degrees / 2.0;
    const double x = value / 2;
    return x < a + 1 ? 1 - by_series(a, x) : by_fraction(a, x);
}

}  // namespace encounters::play
