// The numbers of reasons as people read them: told as exactly as they are meant.
#pragma once

#include <encounters/players/reason.hpp>

#include <string>

namespace encounters::players {

// "38 %".
std::string percent(double share);
// "3.0", "0.25", "62 %": as it stands beside another one of its unit; never "-0.0".
std::string bare_amount(double amount, ReasonUnit unit);
// "3.0 C-bills", "0.25 Reputation", "a chance of 62 % to win".
std::string amount_of(double amount, ReasonUnit unit);

}  // namespace encounters::players
