#include "table/platform/folders.hpp"

#include <SDL.h>
#include <unistd.h>

#include <filesystem>

#include <encounters/configured.hpp>

#include "table/platform/error.hpp"

namespace encounters::table {

namespace {

bool is_below(const std::filesystem::path& folder, const std::filesystem::path& top) {
    const std::filesystem::path from_top = folder.lexically_relative(top);
    return !from_top.empty() && *from_top.begin() != "..";
}

}  // namespace

Folders folders_for(const std::string& program_folder) {
    std::filesystem::path folder = std::filesystem::path(program_folder).lexically_normal();
    if (!folder.has_filename()) folder = folder.parent_path();
    if (is_below(folder, configured::kBuildDirectory)) {
        const std::string source = configured::kSourceDirectory;
        return {source + "/data", source + "/assets", configured::kBuildFonts, true};
    }
    const std::string share = (folder / configured::kInstalledShare).lexically_normal().string();
    return {share + "/data", share + "/assets", share + "/fonts", false};
}

// SDL makes the folder while it tells it; where that can't be done, saving will say why.
std::string preference_folder() {
    constexpr const char* kProgram = "encounters";
    if (char* path = SDL_GetPrefPath("", kProgram)) {
        const std::string folder = std::filesystem::path(path).parent_path().string();
        SDL_free(path);
        return folder;
    }
    SDL_ClearError();
    if (const char* data = SDL_getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
        return std::string(data) + "/" + kProgram;
    const char* home = SDL_getenv("HOME");
    return home != nullptr && *home == '/' ? std::string(home) + "/.local/share/" + kProgram : "";
}

std::vector<std::string> last_resorts() {
    constexpr const char* kProgram = "/encounters";
    std::vector<std::string> folders;
    const auto add = [&](const char* variable, const std::string& below) {
        const char* folder = SDL_getenv(variable);
        if (folder != nullptr && *folder == '/') folders.push_back(folder + below);
    };
    add("XDG_STATE_HOME", kProgram);
    add("HOME", std::string("/.local/state") + kProgram);
    const std::string own = kProgram + std::string("-") + std::to_string(getuid());
    folders.push_back("/var/tmp" + own);
    std::error_code ignored;
    folders.push_back(std::filesystem::temp_directory_path(ignored).string() + own);
    return folders;
}

Folders program_folders() {
    char* path = SDL_GetBasePath();
    if (path == nullptr) throw PlatformError(std::string("The program's own folder can't be found: ") + SDL_GetError());
    const std::string folder = path;
    SDL_free(path);
    return folders_for(folder);
}

}  // namespace encounters::table
