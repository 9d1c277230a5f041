# Which Debian packages the project needs, and how missing ones get installed. Sourced by play and test.
# shellcheck shell=bash

# The same names in Debian 12 and 13.
build_packages=(
    cmake ninja-build g++
    nlohmann-json3-dev libfmt-dev libcli11-dev libsodium-dev
    libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libimgui-dev libstb-dev
    fonts-roboto-unhinted catch2
)

say() { printf '== %s\n' "$*" >&2; }

# fail CODE WORDS...
fail() {
    local code=$1
    shift
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit "$code"
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif ! command -v sudo >/dev/null; then
        fail 2 "needs root rights for: $*"
    elif [ -t 0 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

apt_get() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120 "$@" >&2; }

# ensure_packages PACKAGE... : installs those that are missing; touches neither network nor root rights when none is.
ensure_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is no Debian system. What is needed has these names there: $*"
        return
    fi
    local missing=() package
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing ${missing[*]}"
    if ! apt_get install -y --no-install-recommends "${missing[@]}"; then
        { apt_get update && apt_get install -y --no-install-recommends "${missing[@]}"; } ||
            fail 2 "could not install the packages; by hand: sudo apt-get install ${missing[*]}"
    fi
}

# Debian 12 ships one source file of Dear ImGui as documentation, and slim systems drop documentation: take it from the package.
ensure_imgui_example() {
    local root=$1 header=imgui_impl_sdl2.h example=usr/share/doc/libimgui-dev/examples/backends/imgui_impl_sdlrenderer.cpp
    local target="$root/build/libimgui-dev"
    command -v dpkg-deb >/dev/null || return 0
    [ -e "/usr/include/imgui/backends/$header" ] || [ -e "/$example" ] || [ -e "$target/$example" ] && return 0
    [ -e /usr/include/imgui/backends/imgui_impl_sdl.h ] || return 0
    say "Unpacking libimgui-dev for the source of its renderer"
    mkdir -p "$target"
    (cd "$target" && { apt-get -qq download libimgui-dev || { apt_get update && apt-get -qq download libimgui-dev; }; } >&2) ||
        fail 2 "could not fetch libimgui-dev; name a source tree of Dear ImGui with: cmake --preset release -DIMGUI_DIR=..."
    dpkg-deb -x "$target"/libimgui-dev_*.deb "$target"
}

# configure PRESET FOLDER [ARGUMENT...]
configure() {
    local preset=$1 folder=$2
    shift 2
    say "Configuring $folder"
    (cd "$root" && cmake --preset "$preset" -B "$root/$folder" "$@" >"$root/$folder.configure.log" 2>&1) || {
        cat "$root/$folder.configure.log" >&2
        fail 1 "$folder could not be configured"
    }
}

# build FOLDER TARGET...
build() {
    local folder=$1
    shift
    say "Building $folder: $*"
    cmake --build "$root/$folder" --parallel "$(nproc)" --target "$@" >&2 || fail 1 "$folder does not build"
}
