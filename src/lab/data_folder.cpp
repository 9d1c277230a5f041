#include <encounters/configured.hpp>
#include <encounters/lab/commands.hpp>

#include <system_error>

namespace encounters::lab {

namespace {

namespace fs = std::filesystem;

bool is_below(const fs::path& path, const fs::path& folder) {
    const fs::path from_folder = path.lexically_relative(folder);
    return !from_folder.empty() && *from_folder.begin() != "..";
}

}  // namespace

fs::path own_data_folder() {
    std::error_code failed;
    const fs::path program = fs::canonical("/proc/self/exe", failed);
    if (failed || is_below(program, configured::kBuildDirectory))
        return fs::path(configured::kSourceDirectory) / "data";
    return (program.parent_path() / configured::kInstalledShare / "data").lexically_normal();
}

fs::path pack_folder(const fs::path& data) {
    const fs::path folder = data.empty() ? own_data_folder() : data;
    std::error_code ignored;
    const bool is_pack = fs::exists(folder / "pack.json", ignored);
    return !is_pack && fs::is_directory(folder / "core", ignored) ? folder / "core" : folder;
}

}  // namespace encounters::lab
