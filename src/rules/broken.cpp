#include "rules/step.hpp"

#include <cstdio>
#include <cstdlib>

namespace encounters {

void broken(const char* what, long long expected, long long found) {
    std::fprintf(stderr, "broken invariant: %s: expected %lld, found %lld\n", what, expected, found);
    std::abort();
}

}  // namespace encounters
