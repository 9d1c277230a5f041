#include "cards/bad_samples.hpp"

#include <encounters/cards/loader.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace encounters::cards::samples {

namespace {

const std::string kTests = std::string(ENCOUNTERS_SOURCE_DIR) + "/tests";

std::string with_bytes(const std::string& text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text.compare(at, 2, "\\x") != 0) {
            result += text[at];
            continue;
        }
        result += static_cast<char>(std::stoi(text.substr(at + 2, 2), nullptr, 16));
        at += 3;
    }
    return result;
}

void add_line(std::string& text, const std::string& line) {
    if (!text.empty()) text += '\n';
    text += with_bytes(line);
}

void add_to(BadSample& sample, const std::string& line) {
    const auto rest = line.size() > 2 ? line.substr(2) : std::string();
    if (line.starts_with("= ")) {
        sample.expected.push_back(rest);
    } else if (line.starts_with("-")) {
        const auto file = sample.edits.back().file;
        if (!sample.edits.back().new_text.empty()) sample.edits.push_back({file, {}, {}});
        add_line(sample.edits.back().old_text, rest);
    } else if (line.starts_with("+")) {
        add_line(sample.edits.back().new_text, rest);
    } else if (!line.empty()) {
        sample.edits.push_back({line, {}, {}});
    }
}

std::vector<BadSample> samples_in(const std::string& path) {
    std::vector<BadSample> samples;
    std::istringstream lines(file_text(path));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("== "))
            samples.push_back({line.substr(3), {}, {}});
        else if (!samples.empty())
            add_to(samples.back(), line);
    }
    return samples;
}

void make(const Edit& edit, Texts& texts) {
    auto& text = texts.at(edit.file);
    if (edit.old_text.empty()) {
        text = edit.new_text;
        return;
    }
    const auto at = text.find(edit.old_text);
    if (at == std::string::npos || text.find(edit.old_text, at + 1) != std::string::npos)
        throw std::runtime_error(edit.file + " must hold once: " + edit.old_text);
    text.replace(at, edit.old_text.size(), edit.new_text);
}

}  // namespace

std::string file_text(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream) throw std::runtime_error("no file " + path);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<BadSample> bad_samples(const std::string& folder) {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(kTests + "/cards/" + folder))
        paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    std::vector<BadSample> all;
    for (const auto& path : paths) {
        const auto some = samples_in(path);
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

Texts small_pack() {
    Texts texts;
    for (const auto file : kPackFiles)
        texts[std::string(file)] = file_text(kTests + "/data/small_pack/" + std::string(file));
    return texts;
}

Texts edited(const BadSample& sample, Texts texts) {
    for (const auto& edit : sample.edits) make(edit, texts);
    return texts;
}

}  // namespace encounters::cards::samples
