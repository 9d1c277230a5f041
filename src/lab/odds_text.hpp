// Odds as text and as JSON.
#pragma once

#include <encounters/odds/panel.hpp>

#include <string>

namespace encounters::lab {

// "79.2 % (6155 of 7776)", "sure", "impossible"; "about 93 %" when sampled.
std::string odds_text(const odds::Odds& odds);

// The members of a JSON object, without its braces: "hits":6155,"rolls":7776,"chance":0.7915,"about":false
std::string odds_members(const odds::Odds& odds);

// The answers to one question.
struct OddsAnswer {
    odds::BareAndGeared defeat;
    odds::BareAndGeared all;
    bool has_gear = false;  // something is ready that may help
};
// Lines, each after two spaces.
std::string answer_text(const OddsAnswer& answer);
// The best chance's members, then "bare" and "all_locked" as objects.
std::string answer_members(const OddsAnswer& answer);

std::string pushing_text(const odds::Pushing& pushing);
std::string pushing_members(const odds::Pushing& pushing);

}  // namespace encounters::lab
