# Finds every library we use. All come from Debian; a missing one is named by its package, all missing ones at once.

set(ENCOUNTERS_MISSING_PACKAGES "")

macro(encounters_needs package)
  foreach(found_variable ${ARGN})
    if(NOT ${found_variable})
      list(APPEND ENCOUNTERS_MISSING_PACKAGES ${package})
    endif()
  endforeach()
endmacro()

function(encounters_imported name include_directory)
  add_library(${name} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${name} SYSTEM INTERFACE ${include_directory})
  target_link_libraries(${name} INTERFACE ${ARGN})
endfunction()

find_path(NLOHMANN_JSON_INCLUDE nlohmann/json.hpp)
encounters_needs(nlohmann-json3-dev NLOHMANN_JSON_INCLUDE)

find_path(FMT_INCLUDE fmt/format.h)
encounters_needs(libfmt-dev FMT_INCLUDE)

find_path(CLI11_INCLUDE CLI/CLI.hpp)
encounters_needs(libcli11-dev CLI11_INCLUDE)

find_path(SODIUM_INCLUDE sodium.h)
find_library(SODIUM_LIBRARY sodium)
encounters_needs(libsodium-dev SODIUM_INCLUDE SODIUM_LIBRARY)

find_path(SDL2_INCLUDE SDL.h PATH_SUFFIXES SDL2)
find_library(SDL2_LIBRARY SDL2)
encounters_needs(libsdl2-dev SDL2_INCLUDE SDL2_LIBRARY)

find_path(SDL2_IMAGE_INCLUDE SDL_image.h PATH_SUFFIXES SDL2)
find_library(SDL2_IMAGE_LIBRARY SDL2_image)
encounters_needs(libsdl2-image-dev SDL2_IMAGE_INCLUDE SDL2_IMAGE_LIBRARY)

find_path(SDL2_TTF_INCLUDE SDL_ttf.h PATH_SUFFIXES SDL2)
find_library(SDL2_TTF_LIBRARY SDL2_ttf)
encounters_needs(libsdl2-ttf-dev SDL2_TTF_INCLUDE SDL2_TTF_LIBRARY)

find_path(IMGUI_INCLUDE imgui.h PATH_SUFFIXES imgui)
find_library(IMGUI_LIBRARY imgui)
encounters_needs(libimgui-dev IMGUI_INCLUDE IMGUI_LIBRARY)

find_path(STB_INCLUDE stb_image_write.h PATH_SUFFIXES stb)
find_library(STB_LIBRARY stb)
encounters_needs(libstb-dev STB_INCLUDE STB_LIBRARY)

find_path(ROBOTO_DIRECTORY Roboto-Regular.ttf
          PATHS /usr/share/fonts /usr/local/share/fonts
          PATH_SUFFIXES truetype/roboto/unhinted/RobotoTTF truetype/roboto/unhinted truetype/roboto
          NO_CMAKE_FIND_ROOT_PATH)
find_path(ROBOTO_CONDENSED_DIRECTORY RobotoCondensed-Regular.ttf
          PATHS /usr/share/fonts /usr/local/share/fonts
          PATH_SUFFIXES truetype/roboto/unhinted truetype/roboto/unhinted/RobotoTTF truetype/roboto
          NO_CMAKE_FIND_ROOT_PATH)
encounters_needs(fonts-roboto-unhinted ROBOTO_DIRECTORY ROBOTO_CONDENSED_DIRECTORY)

if(ENCOUNTERS_TESTS)
  find_path(CATCH2_INCLUDE NAMES catch2/catch_all.hpp catch2/catch.hpp)
  encounters_needs(catch2 CATCH2_INCLUDE)
endif()

if(ENCOUNTERS_MISSING_PACKAGES)
  list(REMOVE_DUPLICATES ENCOUNTERS_MISSING_PACKAGES)
  list(JOIN ENCOUNTERS_MISSING_PACKAGES " " missing)
  message(FATAL_ERROR "Debian packages are missing. Install them with:\n  sudo apt-get install ${missing}\n"
                      "or let src/tools/test do it.")
endif()

encounters_imported(encounters::json ${NLOHMANN_JSON_INCLUDE})
encounters_imported(encounters::cli ${CLI11_INCLUDE})
encounters_imported(encounters::sodium ${SODIUM_INCLUDE} ${SODIUM_LIBRARY})
encounters_imported(encounters::stb ${STB_INCLUDE} ${STB_LIBRARY})
encounters_imported(encounters::sdl ${SDL2_INCLUDE} ${SDL2_IMAGE_LIBRARY} ${SDL2_TTF_LIBRARY} ${SDL2_LIBRARY})

# fmt's shared library has another name in each Debian, and one .deb serves both: its code is compiled into ours, in one
# file and not in each that formats (2.5 s a file).
encounters_imported(encounters::fmt ${FMT_INCLUDE} encounters_fmt)

encounters_imported(encounters::imgui ${IMGUI_INCLUDE} ${IMGUI_LIBRARY} encounters::stb)

# Dear ImGui's two backends. Since 1.89 they are imgui_impl_sdl2 and imgui_impl_sdlrenderer2, and Debian 13 has both
# inside its library; Debian 12 has only the first one there and ships the source of the second as an example.
find_path(IMGUI_BACKENDS_INCLUDE NAMES imgui_impl_sdl2.h imgui_impl_sdl.h
          HINTS ${IMGUI_INCLUDE}/backends ${IMGUI_INCLUDE})
if(NOT IMGUI_BACKENDS_INCLUDE)
  message(FATAL_ERROR "imgui_impl_sdl2.h (or imgui_impl_sdl.h) is not in ${IMGUI_INCLUDE}/backends. "
                      "It belongs to the Debian package libimgui-dev: sudo apt-get install --reinstall libimgui-dev")
endif()

add_library(encounters_imgui_backends INTERFACE)
target_include_directories(encounters_imgui_backends SYSTEM INTERFACE ${IMGUI_BACKENDS_INCLUDE})
target_link_libraries(encounters_imgui_backends INTERFACE encounters::imgui encounters::sdl)
if(EXISTS "${IMGUI_BACKENDS_INCLUDE}/imgui_impl_sdl2.h")
  target_compile_definitions(encounters_imgui_backends INTERFACE ENCOUNTERS_IMGUI_SDL2_NEW_NAMES)
else()
  set(IMGUI_DIR "" CACHE PATH "Source of Dear ImGui (upstream layout), where Debian's example is not installed")
  find_file(IMGUI_SDLRENDERER_SOURCE imgui_impl_sdlrenderer.cpp
            PATHS ${IMGUI_DIR}/backends /usr/share/doc/libimgui-dev/examples/backends
                  ${PROJECT_SOURCE_DIR}/build/libimgui-dev/usr/share/doc/libimgui-dev/examples/backends
            NO_DEFAULT_PATH)
  if(NOT IMGUI_SDLRENDERER_SOURCE)
    message(FATAL_ERROR
      "imgui_impl_sdlrenderer.cpp is missing: this system has dropped /usr/share/doc of libimgui-dev.\n"
      "src/tools/play and src/tools/test unpack it from the package; or name a source tree of Dear ImGui with -DIMGUI_DIR=...")
  endif()
  add_library(encounters_imgui_sdlrenderer STATIC ${IMGUI_SDLRENDERER_SOURCE})
  target_include_directories(encounters_imgui_sdlrenderer SYSTEM PRIVATE ${IMGUI_BACKENDS_INCLUDE})
  target_link_libraries(encounters_imgui_sdlrenderer PRIVATE encounters::sdl PUBLIC encounters::imgui)
  target_link_libraries(encounters_imgui_backends INTERFACE encounters_imgui_sdlrenderer encounters::imgui encounters::sdl)
endif()
