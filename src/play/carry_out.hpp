// Doing again what a journal's record says was done.
#pragma once

#include <encounters/play/session.hpp>

namespace encounters::play {

// Carries a record out in a session whose luck is entered. Gives the reason when it can't be done, else an empty text.
std::string carry_out(Session& session, const Record& record);

}  // namespace encounters::play
