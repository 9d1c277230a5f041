// Small favours that the program asks of the desktop it runs on.
#pragma once

#include <SDL.h>

#include <string>

#include "table/platform/window.hpp"

namespace encounters::table {

// Windows opened from now on need no display, unless the environment names a driver.
void do_without_display();

void set_title(Window& window, const std::string& title);

enum class Typing : std::uint8_t { off, on };
// Whether keys come as text too; a desktop may then show an input method.
void set_typing(Typing typing);

// Ends the sleep in which the loop waits for events; can be called on any thread.
void wake_loop();

// All textures are lost and have to be made anew.
bool has_lost_textures(const SDL_Event& event);

}  // namespace encounters::table
